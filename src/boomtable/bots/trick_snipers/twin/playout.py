"""The compiled twin of playout.py."""

from __future__ import annotations

from math import exp

import numpy as np

from boomtable.bots.bits import size
from boomtable.bots.compiled import Row
from boomtable.bots.trick_snipers import playout as plain
from boomtable.bots.trick_snipers.bitboard import FULL
from boomtable.bots.trick_snipers.playout import (
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
from boomtable.bots.trick_snipers.search import HORIZON
from boomtable.bots.trick_snipers.twin.compiled import CLAN, NUMBER, compiled, taken
from boomtable.bots.trick_snipers.twin.heuristics import heuristic_card
from boomtable.games.trick_snipers.cards import CHIEF, ENOUGH

SUIT = np.array(plain.SUIT)


@compiled
def playout(
    hands: Row[int],
    unseen: int,
    leader: int,
    forced: Row[int],
    given: int,
    points: Row[int],
    counts: Row[int],
    pointless: int,
    seed: int,
    players: int,
    me: int,
    off: Row[int],
    sums: Row[float],
) -> float:
    """What I have won in the end, or am likely to: first the `given` cards are played, then heuristic ones."""
    horizon = HORIZON
    while True:
        led, best, holder, hot = -1, 0, -1, False
        for number in range(14):
            off[number] = -1
        for place in range(players):
            seat = (leader + place) % players
            if place < given:
                card = forced[place]
            else:
                hand, after = hands[seat], players - 1 - place
                held = size(hands[(seat + 1) % players]) if after else 0
                seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
                card = heuristic_card(
                    hand, unseen & ~hand, seat, led, best, holder, off, hot, after, held, points, players, seed
                )
            hands[seat] &= ~(1 << card)
            unseen &= ~(1 << card)
            number = NUMBER[card]
            if led < 0:
                led = CLAN[card]
            if CLAN[card] != led:
                off[number] = seat
            elif number > best:
                best, holder = number, seat
            hot = hot or number == CHIEF
        given = 0
        leader, scored = taken(best, holder, off, hot)
        counts[leader] += 1
        points[leader] += scored
        if points[leader] == ENOUGH:
            return 1.0 if leader == me else 0.0
        if hands[leader] == 0:
            return share(points, counts, pointless, players, me)
        horizon -= 1
        if horizon == 0:
            return forecast(hands, points, counts, leader, players, me, sums)


@compiled
def share(points: Row[int], counts: Row[int], pointless: int, players: int, me: int) -> float:
    """Most points, and of those most tricks; equal: they share [TS10]."""
    most, scored, best = 0, 0, 0
    for seat in range(players):
        scored += points[seat]
        rank = points[seat] * 100 + counts[seat]
        if rank > most:
            most, best = rank, 0
        best += 1 if rank == most else 0
    if pointless and scored == 0:
        return 0.0
    return 1.0 / best if points[me] * 100 + counts[me] == most else 0.0


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
