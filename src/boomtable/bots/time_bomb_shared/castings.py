"""Possible castings, and all hands that players may hold, added up one player after the other.

A hand is described by two numbers, of which the second may be 0 for all; what castings have in common is summed once.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import product
from math import comb, prod
from typing import TypeAlias

from boomtable.engine import Seat
from boomtable.games.time_bomb_shared.cards import CAST, Role

Casting: TypeAlias = tuple[Role, ...]
Weights: TypeAlias = tuple[tuple[int, int, float], ...]  # a hand's two numbers, and the weight of such a hand
Pile: TypeAlias = list[float]  # by the two numbers in the hands mixed so far: [second 0 ..., second 1 ..., ...]


@cache
def castings(players: int, me: Seat, role: Role) -> dict[Casting, int]:
    """Every casting that a seat thinks possible, with the number of ways to leave the other roles in the box."""
    box, terrorists = len(CAST[players]) - players, CAST[players].count(Role.TERRORIST)
    every = [cast for cast in product(Role, repeat=players) if cast[me] is role]
    ways = {cast: comb(box, terrorists - left) for cast in every if (left := cast.count(Role.TERRORIST)) <= terrorists}
    return {cast: number for cast, number in ways.items() if number}


def suspected(casts: Mapping[Casting, int], shady: Sequence[float]) -> list[float]:
    """How much each casting weighs, if a seat does what it did so much more likely as a Terrorist."""
    return [
        ways * prod([shade for shade, role in zip(shady, cast, strict=True) if role is Role.TERRORIST])
        for cast, ways in casts.items()
    ]


def mix(
    most: int, second: int, weights: Sequence[Mapping[Role, Weights]], casts: Iterable[Casting]
) -> dict[Casting, Pile]:
    """The hands of the first few seats combined, for every prefix of a casting."""
    piles: dict[Casting, Pile] = {(): [1.0] + [0.0] * ((most + 1) * (second + 1) - 1)}
    for cast in casts:
        for seat, role in enumerate(cast):
            if cast[: seat + 1] not in piles:
                piles[cast[: seat + 1]] = add(most, piles[cast[:seat]], weights[seat][role])
    return piles


def add(most: int, pile: Pile, hands: Weights) -> Pile:
    """Add one more player's hands; neither number may exceed what was dealt."""
    mixed, width = [0.0] * len(pile), most + 1
    rows = len(pile) // width
    for place, ways in enumerate(pile):
        if ways:
            room, room_for_second = most - place % width, rows - 1 - place // width
            for first, second, weight in hands:
                if first <= room and second <= room_for_second:
                    mixed[place + first + second * width] += ways * weight
    return mixed


def join(most: int, pile: Pile, other: Pile) -> Pile:
    """Combine two piles."""
    width = most + 1
    return add(most, pile, tuple((place % width, place // width, ways) for place, ways in enumerate(other) if ways))
