"""Dealing hidden cards again under constraints, so that every possible deal is equally likely.

Cards of one class may go to the same places, so only how many go where must be counted; which of them is a shuffle.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import accumulate
from math import factorial
from operator import sub
from typing import TypeAlias

from boomtable.engine import Luck, shuffled
from boomtable.games.trick_snipers.cards import Card

Counts: TypeAlias = tuple[int, ...]  # of cards, class by class
Ways: TypeAlias = tuple[list[float], list[Counts]]  # running totals of deals, and the cards that a place gets in each
PRECISE = 2**53  # the resolution of a float
FACTORIALS = [factorial(number) for number in range(49)]


class Deals:
    """All ways to put cards into places of limited size, some of which do not take some cards."""

    def __init__(self, classes: Mapping[frozenset[int], Sequence[Card]], room: Sequence[int]) -> None:
        self.cards = [[*cards] for cards in classes.values()]
        self.room = room
        self.takes = [tuple([place in places for places in classes]) for place in range(len(room))]
        self._known: dict[tuple[int, Counts], Ways] = {}

    def sample(self, luck: Luck) -> list[list[Card]]:
        """One of them: the cards of each place."""
        packs = [iter(shuffled(cards, luck)) for cards in self.cards]
        left: Counts = tuple(map(len, self.cards))
        dealt = []
        for place in range(len(self.room)):
            sums, options = self.ways(place, left)
            counts = options[bisect_right(sums, sums[-1] * luck.pick(PRECISE) / PRECISE)]
            dealt.append([next(pack) for pack, count in zip(packs, counts, strict=True) for _ in range(count)])
            left = tuple(map(sub, left, counts))
        return dealt

    def ways(self, place: int, left: Counts) -> Ways:
        """What can go to this place if these cards are left for it and for all places after it."""
        if (known := self._known.get((place, left))) is not None:
            return known
        allowed = tuple([count if taken else 0 for count, taken in zip(left, self.takes[place], strict=True)])
        sizes, options = list[float](), list[Counts]()
        for counts in _picks(self.room[place], allowed):
            after = self._after(place + 1, tuple(map(sub, left, counts)))
            if after:
                sizes.append(after * _orders(counts))
                options.append(counts)
        known = self._known[place, left] = [*accumulate(sizes)], options
        return known

    def _after(self, place: int, left: Counts) -> float:
        """How many deals there are of what is left, up to a common factor."""
        if place == len(self.room):
            return 1.0
        sums, _ = self.ways(place, left)
        return sums[-1] if sums else 0.0


@cache
def _picks(size: int, allowed: Counts) -> tuple[Counts, ...]:
    """Every way to take this many cards from classes of these sizes."""
    if len(allowed) == 1:
        return ((size,),) if size <= allowed[0] else ()
    others = sum(allowed[1:])
    return tuple(
        [
            (here, *rest)
            for here in range(max(0, size - others), min(size, allowed[0]) + 1)
            for rest in _picks(size - here, allowed[1:])
        ]
    )


@cache
def _orders(counts: Counts) -> float:
    ways = 1.0
    for count in counts:
        ways /= FACTORIALS[count]
    return ways
