"""Whom to send to the other room."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from boomtable.bots.two_rooms.evenings import evenings, share_won
from boomtable.bots.two_rooms.meeting import crowded_out, moved, worth
from boomtable.bots.two_rooms.mind import Mind
from boomtable.engine import Seat, shuffled
from boomtable.games.two_rooms.characters.character import Team


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
    if not mind.last_round:
        return lambda leaving: _gathering(mind, leaving)
    others = moved(mind, number)
    return lambda leaving: worth(mind, leaving, others) + 0.01 * sum([mind.foe[seat] for seat in leaving])


def _gathering(mind: Mind, leaving: list[Seat]) -> float:
    """Before the last round: have President and Bomber where one's own side has the say, and keep it there.

    In a room so small that one of the two would have to leave it next time, who wants them apart at the end likes to
    see them together now, and the other way about; but Red can scheme to have the Bomber lead, who need not leave.
    """
    if crowded_out(mind) and not (mind.team is Team.RED and (mind.manner.schemes or mind.view.card == "bomber")):
        return -worth(mind, leaving, (0.0, 0.0))
    president, bomber = mind.beliefs.president, mind.beliefs.bomber
    strong = sum([mind.friend[seat] - mind.foe[seat] for seat in mind.heads]) > 0
    keys = sum([president[seat] + bomber[seat] for seat in leaving])
    friends = sum([mind.friend[seat] - mind.foe[seat] for seat in leaving])
    return -keys - 0.3 * friends if strong else keys + 0.1 * friends
