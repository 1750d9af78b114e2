"""The last few cards, played out in every way: each seat plays what wins it most, and averages over ties."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from boomtable.bots.trick_snipers.bitboard import CARDS, CLAN, Bits, Index, playable, total
from boomtable.bots.trick_snipers.playout import shares
from boomtable.games.trick_snipers.cards import ENOUGH
from boomtable.games.trick_snipers.tricks import judge

Shares: TypeAlias = Sequence[float]  # what each wins


def solve(
    hands: tuple[Bits, ...],
    leader: int,
    trick: tuple[Index, ...],
    points: tuple[int, ...],
    counts: tuple[int, ...],
    pointless: bool,
) -> Shares:
    """What each seat wins at a table with open cards."""
    players = len(hands)
    if len(trick) == players:
        winner, scored = judged(leader, trick)
        counts = _plus(counts, winner)
        if scored:
            points = _plus(points, winner)
            if points[winner] == ENOUGH:
                return [float(seat == winner) for seat in range(players)]
        if not hands[winner]:
            return shares(points, counts, pointless)
        return solve(hands, winner, (), points, counts, pointless)
    seat = (leader + len(trick)) % players
    most, best = -1.0, list[Shares]()
    for card in playable(hands[seat], CLAN[trick[0]] if trick else -1):
        rest = (*hands[:seat], hands[seat] & ~(1 << card), *hands[seat + 1 :])
        end = solve(rest, leader, (*trick, card), points, counts, pointless)
        if end[seat] > most:
            most, best = end[seat], [end]
            if most == 1.0:
                return end
        elif end[seat] == most:
            best.append(end)
    return [total(parts) / len(best) for parts in zip(*best, strict=True)] if best[1:] else best[0]


@lru_cache(1 << 16)
def judged(leader: int, trick: tuple[Index, ...]) -> tuple[int, int]:
    """Who takes a trick, and its points, as the rules judge it."""
    taken = judge(leader, tuple([CARDS[card] for card in trick]))
    return taken.winner, taken.points


def _plus(numbers: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return (*numbers[:seat], numbers[seat] + 1, *numbers[seat + 1 :])
