"""A game from here to its end, or far enough, on plain numbers."""

from __future__ import annotations

from collections.abc import Sequence

from boomtable.bots.trick_snipers.forecast import forecast
from boomtable.bots.trick_snipers.instinct import instinct
from boomtable.bots.trick_snipers.plain import CLAN, NUMBER, Bits, Index, taken
from boomtable.games.trick_snipers.cards import CHIEF, ENOUGH


def playout(
    hands: Sequence[Bits],
    unseen: Bits,
    leader: int,
    forced: Sequence[Index],
    points: Sequence[int],
    counts: Sequence[int],
    pointless: bool,
    noise: float,
    seed: int,
    horizon: int = 99,
) -> list[float]:
    """What each has won in the end: first the `forced` cards are played, then what everyone's instinct says.

    `unseen` are all cards not played in earlier tricks; `pointless` is a house where nobody wins without a point. After
    `horizon` tricks a forecast has to do.
    """
    hands, points, counts = [*hands], [*points], [*counts]
    players, given = len(hands), iter(forced)
    while True:
        led, best, holder, hot, off = -1, 0, -1, False, [-1] * 14
        for place in range(players):
            seat = (leader + place) % players
            card = next(given, -1)
            if card < 0:
                hand, after = hands[seat], players - 1 - place
                held = hands[(seat + 1) % players].bit_count() if after else 0
                seed = seed * 1103515245 + 12345 & 0x7FFFFFFF
                card = instinct(
                    hand, unseen & ~hand, seat, led, best, holder, off, hot, after, held, points, noise, seed
                )
            bit = 1 << card
            hands[seat] &= ~bit
            unseen &= ~bit
            number = NUMBER[card]
            if led < 0:
                led = CLAN[card]
            if CLAN[card] != led:
                off[number] = seat
            elif number > best:
                best, holder = number, seat
            hot = hot or number == CHIEF
        leader, scored = taken(best, holder, off, hot)
        counts[leader] += 1
        points[leader] += scored
        if points[leader] == ENOUGH:
            return [float(seat == leader) for seat in range(players)]
        if not hands[leader]:
            return shares(points, counts, pointless)
        horizon -= 1
        if not horizon:
            return forecast(hands, points, counts, leader)


def shares(points: Sequence[int], counts: Sequence[int], pointless: bool) -> list[float]:
    """Most points, and of those most tricks; equal: they share [TS10]."""
    if pointless and not any(points):
        return [0.0] * len(points)
    ranks = [point * 100 + count for point, count in zip(points, counts, strict=True)]
    best = max(ranks)
    share = 1.0 / ranks.count(best)
    return [share if rank == best else 0.0 for rank in ranks]
