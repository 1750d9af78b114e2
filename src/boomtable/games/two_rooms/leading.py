"""Who leads a room: appointed, handed the card, voted in, drawn, or by a Usurper's card [TR8] - [TR11]."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from boomtable.engine import Seat, but
from boomtable.games.two_rooms.news import Led
from boomtable.games.two_rooms.people import put

if TYPE_CHECKING:
    from boomtable.games.two_rooms.table import TwoRooms


def led_by(table: TwoRooms, seat: Seat, how: str, by: tuple[Seat, ...]) -> TwoRooms:
    """A room gets a leader: its pointing starts anew, and what was offered to lead it lapses [TR10]."""
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
    """The pointing of a room is counted: more than half of the heads on another makes them leader at once [TR10]."""
    leader, heads = table.leaders[room], table.counted(room)
    may_vote = leader is not None or table.house.first_leader_by_vote
    if not may_vote or table.barred[room] is not None or table.locked(room):
        return table
    votes: Counter[Seat] = Counter()
    for voter in heads:
        if (at := table.pointing[voter]) is not None:
            votes[at] += weight(table, voter, len(heads))
    winner = next((seat for seat, number in votes.items() if 2 * number > len(heads)), None)
    if winner is None or winner == leader:
        return table
    by = tuple(voter for voter in heads if table.pointing[voter] == winner)
    if leader is not None:
        for voter in by:
            table = table.person(voter, votes=(*table.people[voter].votes, table.number))
        table = usurped(table, room)
    return led_by(table, winner, "vote", by)


def weight(table: TwoRooms, voter: Seat, heads: int) -> int:
    """A Mayor's vote counts two in a room of an even number, unless the other Mayor has shown so too [TR32]."""
    shown = [mayor for mayor in table.mayors if table.people[mayor].room == table.people[voter].room]
    return 2 if shown == [voter] and heads % 2 == 0 else 1


def usurped(table: TwoRooms, room: int) -> TwoRooms:
    """All who are there have seen a leader usurped."""
    for seat in table.within(room):
        table = table.person(seat, usurped=True)
    return table


def usurping(table: TwoRooms, seat: Seat) -> TwoRooms:
    """A Usurper's card: the second to show it leads, or with the house rule the first stays [TR31]."""
    room = table.people[seat].room
    before, leader = table.barred[room], table.leaders[room]
    if before is not None and table.house.usurper_first_stays:
        return table
    if leader is not None and leader != seat:
        table = usurped(table, room)
    return led_by(but(table, barred=put(table.barred, room, seat)), seat, "usurper", (seat,))
