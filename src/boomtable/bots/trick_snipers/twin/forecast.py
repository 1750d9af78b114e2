"""The compiled twin of forecast.py."""

from __future__ import annotations

from math import exp

import numpy as np

from boomtable.bots.bits import size
from boomtable.bots.compiled import Row
from boomtable.bots.trick_snipers import forecast as plain
from boomtable.bots.trick_snipers.forecast import (
    BOSS,
    BOSS_POINT,
    LEADS,
    LEADS_LONG,
    POINT,
    POINT_LONG,
    POINT_SHORT,
    SHAPE,
    SURE,
    SURE_SHORT,
    TRICK_POINT,
    TRICK_SHORT,
)
from boomtable.bots.trick_snipers.plain import FULL
from boomtable.bots.trick_snipers.twin.compiled import compiled

SUIT = np.array(plain.SUIT)


@compiled
def above(suit: int, other: int) -> int:
    """How many of a suit are higher than all of another."""
    other |= other >> 1
    other |= other >> 2
    other |= other >> 4
    other |= other >> 8
    return size(suit & ~other)


@compiled
def forecast(
    hands: Row[int], points: Row[int], counts: Row[int], leader: int, players: int, me: int, sums: Row[float]
) -> float:
    """My chance to win."""
    left = size(hands[leader])
    point, sure = POINT + POINT_LONG * left + POINT_SHORT / left, SURE + SURE_SHORT / left
    shape, short = SHAPE / left, TRICK_SHORT / left
    for seat in range(players):
        sums[seat] = counts[seat] * (short + TRICK_POINT * points[seat]) + point * points[seat]
    sums[leader] += LEADS + LEADS_LONG * left
    for shift in (0, 12, 24, 36):
        first = second = owner = 0
        for seat in range(players):
            suit = (hands[seat] >> shift) & FULL
            length = size(suit)
            sums[seat] += SUIT[suit] + shape * length * length
            if suit > first:
                first, second, owner = suit, first, seat
            elif suit > second:
                second = suit
        if first:
            sums[owner] += BOSS + BOSS_POINT * points[owner] + sure * above(first, second)
    everything = 0.0
    for seat in range(players):
        everything += exp(sums[seat])
    return exp(sums[me]) / everything
