"""The exact odds of flipping so many cards of a wire: no sampling, as values never fall below zero."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from math import comb

from msgspec import Struct

from boomtable.bots.bomb_squad_academy.threads import Cards, Thread, minus
from boomtable.games.bomb_squad_academy.cards import BLAST


class Odds(Struct, frozen=True):
    """How likely a cut meets the BOOM, and the points of each cutter if it does not."""

    boom: float
    share: float

    @property
    def value(self) -> float:
        """What a cutter may expect."""
        return (1 - self.boom) * self.share - self.boom * BLAST


@lru_cache(100_000)
def odds(thread: Thread, cutters: int, extra: int = 0) -> Odds:
    """Of a cut by so many, after so many extra flips (of a Wrench) that nobody scores [BS8] [BS10]."""
    flips, boom, points = cutters + extra, 0.0, 0.0
    fixed = thread.chain + flips + thread.plates
    for moved, last, chance in sequences(thread, flips):
        safe = chance * sum(moved < room for room in thread.rooms) / len(thread.rooms)
        boom += chance - safe
        points += safe * ((last + fixed) // cutters)
    return Odds(boom, points / (1 - boom) if boom < 1 - 1e-9 else 0.0)


@lru_cache(100_000)
def sequences(thread: Thread, flips: int) -> tuple[tuple[int, int, float], ...]:
    """How far so many flips move the trigger, which card comes last, and how likely that is."""
    seen = thread.top[:flips]
    blind = min(flips - len(seen), len(thread.unseen))
    if not blind:
        return ((sum(seen), seen[-1], 1.0),) if seen else ()
    found = []
    for last, copies in Counter(thread.unseen).items():
        ways = sums(minus(thread.unseen, (last,)), blind - 1)
        for moved, chance in ways:
            found.append((sum(seen) + moved + last, last, chance * copies / len(thread.unseen)))
    return tuple(found)


@lru_cache(100_000)
def sums(cards: Cards, count: int) -> tuple[tuple[int, float], ...]:
    """What so many of these cards sum up to, and how likely each sum is."""
    ways: list[Counter[int]] = [Counter({0: 1}), *(Counter[int]() for _ in range(count))]
    for card in cards:
        for taken in range(count, 0, -1):
            for total, number in ways[taken - 1].items():
                ways[taken][total + card] += number
    return tuple([(total, number / comb(len(cards), count)) for total, number in ways[count].items()])


def next_cards(thread: Thread) -> list[tuple[int, float]]:
    """The next card of the deck, and how likely it is each value."""
    return [(card, chance) for card, _, chance in sequences(thread, 1)]


def danger(thread: Thread, moved: int) -> float:
    """How likely the BOOM is within so many spaces."""
    return sum(moved >= room for room in thread.rooms) / len(thread.rooms)
