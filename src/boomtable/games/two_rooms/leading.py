"""How a room gets its leader: appointed, handed the card, voted in, drawn, or by a Usurper's card [TR8] - [TR11]."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from boomtable.engine import Alarm, Seat, but
from boomtable.games.two_rooms.news import Led, NoMayor
from boomtable.games.two_rooms.people import put

if TYPE_CHECKING:
    from boomtable.games.two_rooms.table import TwoRooms

MAYORS = ("mayor-red", "mayor-blue")
ANSWER = 10.0  # seconds for the other Mayor [TR32]


def led_by(table: TwoRooms, seat: Seat, how: str, by: tuple[Seat, ...]) -> TwoRooms:
    """A room gets a leader; its votes start again, and an offered leader card lapses [TR10]."""
    room = table.people[seat].room
    here = table.within(room)
    led = tuple(sorted({*table.people[seat].led, room}))
    table = but(
        table.person(seat, led=led),
        leaders=put(table.leaders, room, seat),
        lead_offers=put(table.lead_offers, room, None),
        pointing=tuple(None if who in here else at for who, at in enumerate(table.pointing)),
        mayors=tuple(mayor for mayor in table.mayors if mayor not in here),
        barred=table.barred if table.barred[room] == seat else put(table.barred, room, None),
        hostages=table.hostages if table.leaders[room] == seat else put(table.hostages, room, None),  # [TR12]
    )
    return table.tell_room(room, Led(seat, how, by))


def counted_out(table: TwoRooms, room: int) -> TwoRooms:
    """The votes of a room are counted: more than half of the players for somebody else make them leader [TR10]."""
    if (winner := _ahead(table, room, None)) is not None:
        return _voted(table, room, winner)
    return table if answering(table, room) else settled(table, room)


def _ahead(table: TwoRooms, room: int, mayor: Seat | None) -> Seat | None:
    """Who has more than half of the votes and does not lead yet; a Mayor's vote counts twice [TR32]."""
    leader, heads = table.leaders[room], table.counted(room)
    may_vote = leader is not None or table.options.first_leader_by_vote
    if not may_vote or table.barred[room] is not None or table.locked(room):
        return None
    votes, needed = fingers(table, heads, mayor), majority(heads)
    return next((seat for seat, number in votes.items() if number >= needed and seat != leader), None)


def fingers(table: TwoRooms, heads: list[Seat], mayor: Seat | None) -> Counter[Seat]:
    """How many votes each player has; a Mayor's vote counts twice [TR32]."""
    votes: Counter[Seat] = Counter()
    for voter in heads:
        if (at := table.pointing[voter]) is not None:
            votes[at] += 2 if voter == mayor else 1
    return votes


def majority(heads: list[Seat]) -> int:
    """How many votes make a leader: more than half of the players [TR10]."""
    return len(heads) // 2 + 1


def _voted(table: TwoRooms, room: int, winner: Seat) -> TwoRooms:
    by = tuple(voter for voter in table.counted(room) if table.pointing[voter] == winner)
    if table.leaders[room] is not None:
        for voter in by:
            table = table.person(voter, votes=(*table.people[voter].votes, table.number))
        table = usurped(table, room)
    return led_by(table, winner, "vote", by)


# Mayors, as the room has seen them and as they are [TR32].


def elect(table: TwoRooms, room: int) -> Seat | None:
    """Who would lead by a Mayor's second vote, as far as the room can know."""
    mayor = double_voter(table, room, table.counted(room))
    return None if mayor is None else _ahead(table, room, mayor)


def double_voter(table: TwoRooms, room: int, heads: list[Seat]) -> Seat | None:
    """The Mayor whose vote counts twice, as far as the room can know: a single one among an even number of players."""
    shown = [mayor for mayor in table.mayors if table.people[mayor].room == room]
    return None if len(shown) != 1 or len(heads) % 2 else shown[0]


def answering(table: TwoRooms, room: int) -> tuple[Alarm, ...]:
    """The time in which the other Mayor may answer a vote that a Mayor's second vote decides."""
    winner = elect(table, room) if {*MAYORS} <= {*table.deck} else None
    return () if winner is None else (Alarm(f"mayor-{room + 1}-{winner}", ANSWER),)


def settled(table: TwoRooms, room: int) -> TwoRooms:
    """Nobody has answered: the vote counts, if it is still a Mayor's."""
    winner = elect(table, room)
    if winner is None:
        return table
    table = without_former_mayors(table, room)
    return table if elect(table, room) is None else _voted(table, room, winner)


def without_former_mayors(table: TwoRooms, room: int) -> TwoRooms:
    """Whoever showed a Mayor's card and has lost it since is found out as soon as it matters [TR5]."""
    former = [seat for seat in table.mayors if table.people[seat].room == room and not counts_as_mayor(table, seat)]
    table = but(table, mayors=tuple(seat for seat in table.mayors if seat not in former))
    return table.tell_room(room, *map(NoMayor, former)) if former else table


def counts_as_mayor(table: TwoRooms, seat: Seat) -> bool:
    """Whether they have shown a Mayor's card, and hold it still."""
    person = table.people[seat]
    return seat in table.mayors and person.card in MAYORS and bool(person.used)


def shown_as_mayor(table: TwoRooms, seat: Seat) -> TwoRooms:
    room = table.people[seat].room
    table = but(table, mayors=(*(mayor for mayor in table.mayors if mayor != seat), seat))
    return counted_out(without_former_mayors(table, room), room)


def usurped(table: TwoRooms, room: int) -> TwoRooms:
    """Everyone in the room has seen a leader usurped."""
    for seat in table.within(room):
        table = table.person(seat, usurped=True)
    return table


def usurping(table: TwoRooms, seat: Seat) -> TwoRooms:
    """A Usurper shows their card: the second to do so leads, or by an option the first stays [TR31]."""
    room = table.people[seat].room
    before, leader = table.barred[room], table.leaders[room]
    if before is not None and table.options.usurper_first_stays:
        return table
    if leader is not None and leader != seat:
        table = usurped(table, room)
    return led_by(but(table, barred=put(table.barred, room, seat)), seat, "usurper", (seat,))
