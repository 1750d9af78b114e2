"""Whom to send to the other room."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from boomtable.bots.two_rooms.crowding import crowded, guess, hopes
from boomtable.bots.two_rooms.evenings import evenings, share_won
from boomtable.bots.two_rooms.meeting import moved, worth
from boomtable.bots.two_rooms.mind import Mind
from boomtable.engine import Seat, shuffled


def hostages(mind: Mind, candidates: Sequence[Seat], number: int) -> tuple[Seat, ...]:
    """So many of them: each time the one whose leaving helps most; of equals any."""
    if mind.chance(mind.manner.strays):
        return tuple(sorted(shuffled(candidates, mind.luck)[:number]))
    value = wish(mind, number)
    chosen: list[Seat] = []
    for _ in range(number):
        left = [seat for seat in candidates if seat not in chosen]
        chosen.append(mind.best(left, [value([*chosen, seat]) for seat in left]))
    return tuple(sorted(chosen))


def wish(mind: Mind, number: int) -> Callable[[list[Seat]], float]:
    """How good it is for me if these leave my room, when so many are exchanged."""
    if mind.team is None:
        tables = list(evenings(mind, number))
        return lambda leaving: share_won(mind, tables, leaving)
    if crowded(mind):
        bold = guess(mind.team, mind.luck)
        return lambda leaving: hopes(mind, leaving, bold)
    if not mind.last_round:
        return lambda leaving: _gathering(mind, leaving)
    others = moved(mind, number)
    return lambda leaving: worth(mind, leaving, others) + 0.01 * sum([mind.foe[seat] for seat in leaving])


def _gathering(mind: Mind, leaving: list[Seat]) -> float:
    """Before the last round: have President and Bomber where one's own side has the say, and keep it there."""
    president, bomber = mind.beliefs.president, mind.beliefs.bomber
    strong = sum([mind.friend[seat] - mind.foe[seat] for seat in mind.heads]) > 0
    keys = sum([president[seat] + bomber[seat] for seat in leaving])
    friends = sum([mind.friend[seat] - mind.foe[seat] for seat in leaving])
    return -keys - 0.3 * friends if strong else keys + 0.1 * friends
