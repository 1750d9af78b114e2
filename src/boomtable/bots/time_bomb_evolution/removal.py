"""How many cards of each colour are in play: the chances that so many of it were removed unseen [TE2].

In how many ways r cards of a colour can be gone depends on that colour alone; all together are as many as players.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import comb, perm
from typing import TypeAlias

from boomtable.games.time_bomb_evolution.cards import CARDS

Chances: TypeAlias = tuple[float, ...]  # by a number of cards


@lru_cache(1024)
def removals(players: int, seen: tuple[tuple[tuple[int, int], ...], ...]) -> tuple[Chances, ...]:
    """For each colour the chance of every number removed; of each round, how many were cut before and seen in it."""
    ways = [[_ways(removed, past) for removed in range(CARDS + 1)] for past in seen]
    chances = []
    for place, own in enumerate(ways):
        others = _together(players, [*ways[:place], *ways[place + 1 :]])
        weights = [way * others[players - number] if number <= players else 0 for number, way in enumerate(own)]
        total = sum(weights)
        chances.append(tuple(weight / total for weight in weights))
    return tuple(chances)


def _ways(removed: int, past: Sequence[tuple[int, int]]) -> int:
    """In how many ways so many can be removed, and those left lie where they were seen."""
    ways = comb(CARDS, removed)
    for gone, seen in past:
        ways *= perm(max(0, CARDS - removed - gone), seen)
    return ways


def _together(most: int, colours: Sequence[Sequence[int]]) -> list[int]:
    """The ways of all these colours, for every number of cards removed of them."""
    ways = [1] + [0] * most
    for own in colours:
        ways = [
            sum(ways[total - number] * way for number, way in enumerate(own) if number <= total)
            for total in range(most + 1)
        ]
    return ways
