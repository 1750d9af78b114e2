"""A game on plain numbers from here to its end, or for some tricks and a forecast of who then wins."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from boomtable.bots.trick_snipers.bitboard import CLAN, FULL, NUMBER, NUMBERS, Bits, Index, taken, total
from boomtable.bots.trick_snipers.heuristics import heuristic_card
from boomtable.games.trick_snipers.cards import CHIEF, ENOUGH

# A choice model fitted to 50,000 moments of games of rules of thumb: everyone's prospects are the exponential of a sum.
POINT, POINT_LONG, POINT_SHORT = 1.15, 0.072, 0.93  # for a point: as such, for each card left, and by their number
TRICK_SHORT, TRICK_POINT = 0.555, -0.105  # for a trick, by cards left; with a point
LEADS, LEADS_LONG = 0.30, -0.055
HELD = (0.096, 0.092, 0.042, 0.006, 0.003, -0.013, -0.207, 0.047, 0.041, 0.07, -0.019, -0.158)  # for a card, 1 to 12
VOID, ALONE, SHAPE = 0.153, -0.084, 0.116
BOSS, BOSS_POINT = 0.351, -0.281  # for having the highest of a clan
SURE, SURE_SHORT = -0.087, 0.915  # for each card above all of the others'

SUIT = tuple(  # of one clan, by the twelve bits of it
    sum([HELD[bit] for bit in range(NUMBERS) if mask >> bit & 1]) + VOID * (not mask) + ALONE * (mask == 1 << 6)
    for mask in range(FULL + 1)
)


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
    """What each has won in the end: first the `forced` cards are played, then heuristic ones.

    `unseen` are all cards not played in earlier tricks; `pointless` is a table where nobody wins without a point. After
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
                card = heuristic_card(
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


def forecast(hands: Sequence[Bits], points: Sequence[int], counts: Sequence[int], leader: int) -> list[float]:
    """Everyone's chance to win."""
    left = hands[leader].bit_count()
    point, sure = POINT + POINT_LONG * left + POINT_SHORT / left, SURE + SURE_SHORT / left
    shape, short = SHAPE / left, TRICK_SHORT / left
    sums = [count * (short + TRICK_POINT * mine) + point * mine for mine, count in zip(points, counts, strict=True)]
    sums[leader] += LEADS + LEADS_LONG * left
    for shift in (0, 12, 24, 36):
        first = second = owner = 0
        for seat, hand in enumerate(hands):
            suit = hand >> shift & FULL
            length = suit.bit_count()
            sums[seat] += SUIT[suit] + shape * length * length
            if suit > first:
                first, second, owner = suit, first, seat
            elif suit > second:
                second = suit
        if first:
            above = (first >> second.bit_length()).bit_count()
            sums[owner] += BOSS + BOSS_POINT * points[owner] + sure * above
    odds = [exp(value) for value in sums]
    everything = total(odds)
    return [odd / everything for odd in odds]
