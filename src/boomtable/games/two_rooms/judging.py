"""Who wins: how everybody's aim is judged at the end, and who can no longer reach it [TR22] [TR24] [TR28]."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from typing import TYPE_CHECKING

from boomtable.engine import Seat
from boomtable.games.two_rooms.characters.character import CARDS, Team, Verdict
from boomtable.games.two_rooms.moves import Call
from boomtable.games.two_rooms.people import Condition, Kind, Person

if TYPE_CHECKING:
    from boomtable.games.two_rooms.table import TwoRooms

DOWN = 2  # cards of each room that stay face down until the last


def met_as_they_are(table: TwoRooms, one: Seat, other: Seat) -> bool:
    """Whether two players have shared cards with each other since both got their present cards [TR34]."""
    since = max(table.people[seat].since for seat in (one, other))
    return any({*share.seats} == {one, other} and share.kind is Kind.CARD for share in table.shares[since:])


def first_partner(table: TwoRooms, seat: Seat) -> Seat | None:
    """The first player somebody shared anything with since they got their card [TR34]."""
    since = table.shares[table.people[seat].since :]
    return next((share.partner(seat) for share in since if seat in share.seats), None)


def chose_each_other(table: TwoRooms, seat: Seat, partner: Seat) -> bool:
    """Whether Clone and Robot first shared with each other, so that both lose."""
    return table.people[partner].card in ("clone", "robot") and first_partner(table, partner) == seat


class Judge:
    """A table at the end of the game, and the questions that decide who wins."""

    def __init__(self, table: TwoRooms) -> None:
        self.table = table
        self.president, self.bomber = (self.holder(table.stands_for(card)) for card in ("president", "bomber"))
        self.dead = self._dead()
        dead = self.president is not None and self.president in self.dead
        self.red = dead and self._met("engineer", self.bomber)
        self.blue = not dead and self._met("doctor", self.president)
        tyrants = [seat for seat in self._holders("nuclear-tyrant") if not self.person(seat).aim]
        self.tyrant = next((seat for seat in tyrants if self._own(seat).won), None)

    def _dead(self) -> set[Seat]:
        """The dead, with everyone whom the Bomber kills, unless the Bomber is dead already [TR24]."""
        people = self.table.people
        dead = {seat for seat, person in enumerate(people) if person.has(Condition.DEAD)}
        blast = [] if self.blast is None else self.table.within(self.blast)
        return dead | {seat for seat in blast if not people[seat].has(Condition.IMMUNE)}

    @property
    def blast(self) -> int | None:
        """The Bomber's room; none where there is no Bomber, or a dead one [TR24]."""
        bomber = None if self.bomber is None else self.table.people[self.bomber]
        return None if bomber is None or bomber.has(Condition.DEAD) else bomber.room

    @property
    def down(self) -> tuple[Seat, ...]:
        """Whose cards are turned up last: President and Bomber, and as many more as leave two down in each room.

        Who else stays down must not follow a pattern: if it were the first seats, a later one would give itself away.
        Ambassadors, whom everyone knows, hide nobody as long as there are others.
        """
        acting = [seat for seat in (self.president, self.bomber) if seat is not None]
        others = list[Seat]()
        for room in (0, 1):
            wanted = DOWN - sum(self.person(seat).room == room for seat in acting)
            hiding = [seat for seat in self.table.within(room) if seat not in acting]
            others += sorted(hiding, key=lambda seat: (self.table.is_ambassador(seat), self._mixed(seat)))[:wanted]
        return (*acting, *others)

    def _mixed(self, seat: Seat) -> bytes:
        """Something by which nobody can guess the order of seats, and which is the same whenever it is asked for."""
        return sha256(f"{seat} {len(self.table.log)}".encode()).digest()

    def _met(self, helper: str, seat: Seat | None) -> bool:
        """Whether the President met the Doctor, or the Bomber the Engineer, if there is one [TR24]."""
        other = self.holder(self.table.stands_for(helper))
        return other is None or (seat is not None and met_as_they_are(self.table, seat, other))

    def _holders(self, card: str) -> list[Seat]:
        return [seat for seat, person in enumerate(self.table.people) if person.card == card and not person.gambling]

    def holder(self, card: str) -> Seat | None:
        return next((seat for seat, person in enumerate(self.table.people) if person.card == card), None)

    def person(self, seat: Seat) -> Person:
        return self.table.people[seat]

    # Where people are.

    def _seat(self, who: Seat | str) -> Seat | None:
        return self.holder(who) if isinstance(who, str) else who

    def together(self, who: Seat | str, whom: Seat | str | None) -> bool:
        one, other = self._seat(who), None if whom is None else self._seat(whom)
        return one is not None and other is not None and self.person(one).room == self.person(other).room

    def with_president(self, who: Seat | str) -> bool:
        return self.together(who, self.president)

    def with_bomber(self, who: Seat | str) -> bool:
        return self.together(who, self.bomber)

    def leads(self, seat: Seat) -> bool:
        return self.table.leaders[self.person(seat).room] == seat

    # What people did.

    def most_rounds(self, rounds: tuple[int, ...]) -> bool:
        """More than half of the planned rounds [TR27] [TR29]."""
        return 2 * len(set(rounds)) > self.table.options.rounds

    def _shared_with(self, seat: Seat, card: str) -> bool:
        """Whether this player, since they got their card, shared cards with whoever held that card then [TR34]."""
        since = self.table.shares[self.person(seat).since :]
        met = [share.card_of(share.partner(seat)) for share in since if seat in share.seats and share.kind is Kind.CARD]
        return card in met

    def shared_cards(self, seat: Seat, primary: str) -> bool:
        return self._shared_with(seat, self.table.stands_for(primary))

    def first_partner_wins(self, seat: Seat) -> bool | None:
        """Whether the first partner wins; None without one, or for Clone and Robot who chose each other."""
        partner = first_partner(self.table, seat)
        if partner is None:
            return None
        return None if chose_each_other(self.table, seat, partner) else self.verdict(partner).won

    # What people said.

    def called(self, seat: Seat) -> bool:
        winner = Call.RED if self.red else Call.BLUE if self.blue else Call.NEITHER
        return dict(self.table.called).get(seat) is winner

    def named(self, seat: Seat) -> bool:
        return dict(self.table.named).get(seat) == self.table.buried != ""

    def shot(self, card: str) -> bool:
        return self.holder(card) in [seat for _, seat in self.table.shots if seat is not None]

    # The verdicts.

    def verdict(self, seat: Seat) -> Verdict:
        if self.tyrant is not None and seat != self.tyrant:
            return Verdict(False, "tyrant-wins", "TR36")
        return self._own(seat)

    def _own(self, seat: Seat) -> Verdict:
        person = self.person(seat)
        if aim := person.aim:
            won, why = self._replaced(seat, aim.condition, aim.partner)
            return Verdict(
                won, why if won else f"not-{why}", "TR36" if aim.condition is not Condition.ZOMBIE else "TR37"
            )
        return CARDS["gambler" if person.gambling else person.card].verdict(self, seat)

    def _replaced(self, seat: Seat, condition: Condition, partner: Seat | None) -> tuple[bool, str]:
        if condition is Condition.ZOMBIE:
            return self._all_zombies(), "all-zombies"
        if condition is Condition.IN_LOVE:
            return self.together(seat, partner), "together-in-love"
        return not self.together(seat, partner), "apart-in-hate"

    def _all_zombies(self) -> bool:
        """Whether somebody lives, and everyone alive except Ambassadors is a zombie [TR37]."""
        players = [seat for seat in range(self.table.players) if not self.table.is_ambassador(seat)]
        living = [seat for seat in players if seat not in self.dead]
        return bool(living) and all(self.person(seat).has(Condition.ZOMBIE) for seat in living)

    @property
    def side(self) -> str:
        if self.tyrant is not None:
            return "neither"
        return Team.RED if self.red else Team.BLUE if self.blue else "neither"


def tally(table: TwoRooms) -> Iterator[tuple[str, float]]:
    """Whether President and Bomber ended in one room, how many shares there were, and how many grey and green won."""
    judge = Judge(table)
    if judge.president is not None and judge.bomber is not None:
        yield "together", judge.with_bomber(judge.president)
    yield "shares", float(len(table.shares))
    for seat, person in enumerate(table.people):
        if CARDS[person.card].team in (Team.GREY, Team.GREEN):
            yield "alone", judge.verdict(seat).won


# Premature Loss, a variant: whoever can no longer win becomes a Gambler [TR28].


def become_gamblers(table: TwoRooms) -> TwoRooms:
    for seat, person in enumerate(table.people):
        if not person.gambling and hopeless(table, seat):
            table = table.person(seat, gambling=True)
    return table


def hopeless(table: TwoRooms, seat: Seat) -> bool:
    person = table.people[seat]
    match person.card:
        case "agoraphobe":
            return person.left
        case "minion":
            return person.usurped
        case "nuclear-tyrant":
            return _met(table, seat)
        case "clone" | "robot":
            return _mirrored(table, seat)
        case "traveler":
            return _too_late(table, person.trips)
        case "anarchist":
            return _too_late(table, person.votes)
    return False


def _met(table: TwoRooms, seat: Seat) -> bool:
    """Whether they shared with the President or Bomber card itself; a backup would reveal what is buried."""
    since = table.shares[table.people[seat].since :]
    met = [share.card_of(share.partner(seat)) for share in since if seat in share.seats and share.kind is Kind.CARD]
    return "president" in met or "bomber" in met


def _mirrored(table: TwoRooms, seat: Seat) -> bool:
    """Whether Clone and Robot chose each other and saw it; after a share of colours alone it would be a hint."""
    partner = first_partner(table, seat)
    if partner is None or not chose_each_other(table, seat, partner):
        return False
    return met_as_they_are(table, seat, partner)


def _too_late(table: TwoRooms, done: tuple[int, ...]) -> bool:
    """Whether even all remaining rounds cannot make it more than half."""
    planned = table.options.rounds
    return 2 * (len(set(done)) + planned - table.number + 1) <= planned
