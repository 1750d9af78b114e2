"""Cards with a power that their holder can use."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boomtable.engine import Seat, but
from boomtable.games.two_rooms.characters.character import Character, Limit, Team, both_sides, card
from boomtable.games.two_rooms.characters.teams import BIG
from boomtable.games.two_rooms.leading import counts_as_mayor, shown_as_mayor, usurping
from boomtable.games.two_rooms.news import Tackled
from boomtable.games.two_rooms.people import Condition, Kind, Offer
from boomtable.games.two_rooms.sharing import forced_share, offering

if TYPE_CHECKING:
    from boomtable.games.two_rooms.table import TwoRooms


@both_sides
class Agent(Character):
    """Once a round, show your card to a player: they must share cards with you."""

    name = "Agent"
    targets, limit, speaks = 1, Limit.ROUND, True
    advised = BIG

    def use(self, table: TwoRooms, me: Seat, targets: tuple[Seat, ...]) -> TwoRooms:
        return forced_share(table, me, targets[0])


@both_sides
class Enforcer(Character):
    """Once a round, show your card to two others: they must share cards with each other."""

    name = "Enforcer"
    targets, limit, speaks = 2, Limit.ROUND, True
    advised = BIG

    def use(self, table: TwoRooms, me: Seat, targets: tuple[Seat, ...]) -> TwoRooms:
        return forced_share(table, *targets)


@both_sides
class Bouncer(Character):
    """While your room is the larger one, show your card to a player: they change rooms. Not in the last round."""

    name = "Bouncer"
    targets, speaks, last_round = 1, True, False

    def usable(self, table: TwoRooms, me: Seat) -> bool:
        room = table.people[me].room
        return len(table.counted(room)) > len(table.counted(1 - room))

    def use(self, table: TwoRooms, me: Seat, targets: tuple[Seat, ...]) -> TwoRooms:
        [seat] = targets
        if table.people[seat].has(Condition.IMMUNE) or table.is_ready(seat):
            return table
        return table.changing_rooms(seat)


@both_sides
class Psychologist(Character):
    """Show your card to one who is shy, coy or paranoid: they may share cards with you all the same, and are cured."""

    name = "Psychologist"
    targets, by_showing, cures = 1, True, True

    def use(self, table: TwoRooms, me: Seat, targets: tuple[Seat, ...]) -> TwoRooms:
        return offering(table, Offer(me, targets[0], Kind.CARD, cure=True))


@both_sides
class Security(Character):
    """Once, show your card to all for good and name another: they cannot leave as hostage this round."""

    name = "Security"
    targets, limit, speaks, opens, holds = 1, Limit.GAME, True, True, True

    def use(self, table: TwoRooms, me: Seat, targets: tuple[Seat, ...]) -> TwoRooms:
        [seat] = targets
        if table.people[seat].has(Condition.IMMUNE):
            return table
        return but(table, tackled=(*table.tackled, seat)).tell_room(table.people[me].room, Tackled(me, seat))


@both_sides
class Usurper(Character):
    """Once, but not in the last round, show your card to all for good: you lead, and no vote can change it."""

    name = "Usurper"
    targets, limit, last_round, opens = 0, Limit.GAME, False, True

    def usable(self, table: TwoRooms, me: Seat) -> bool:
        return not table.locked(table.people[me].room)

    def use(self, table: TwoRooms, me: Seat, targets: tuple[Seat, ...]) -> TwoRooms:
        return usurping(table, me)


@both_sides
class Mayor(Character):
    """While you point, show your card to all: in an even number your vote counts two. It stops the other Mayor."""

    name = "Mayor"
    targets, by_showing = 0, True
    pointless_at = range(6, 31, 4)

    def usable(self, table: TwoRooms, me: Seat) -> bool:
        room = table.people[me].room
        rival = any(seat != me and table.people[seat].room == room for seat in table.mayors)
        return (rival or table.pointing[me] is not None) and not counts_as_mayor(table, me)

    def use(self, table: TwoRooms, me: Seat, targets: tuple[Seat, ...]) -> TwoRooms:
        return shown_as_mayor(table, me)


@card
class Cupid(Character):
    """Once, show your card to two others: they are in love, and must end in the same room, whatever they wanted."""

    name, team = "Cupid", Team.RED
    targets, limit, speaks = 2, Limit.GAME, True
    paired = ("eris",)

    def use(self, table: TwoRooms, me: Seat, targets: tuple[Seat, ...]) -> TwoRooms:
        one, other = targets
        return table.giving(one, Condition.IN_LOVE, other).giving(other, Condition.IN_LOVE, one)


@card
class Eris(Character):
    """Once, show your card to two others: they are in hate, and must end in opposite rooms, whatever they wanted."""

    name, team = "Eris", Team.BLUE
    targets, limit, speaks = 2, Limit.GAME, True
    paired = ("cupid",)

    def use(self, table: TwoRooms, me: Seat, targets: tuple[Seat, ...]) -> TwoRooms:
        one, other = targets
        return table.giving(one, Condition.IN_HATE, other).giving(other, Condition.IN_HATE, one)
