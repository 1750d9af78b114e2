"""The compiled twin of playout.py."""

from __future__ import annotations

from boomtable.bots.bits import size
from boomtable.bots.compiled import Row
from boomtable.bots.trick_snipers.trials import HORIZON
from boomtable.bots.trick_snipers.twin.compiled import CLAN, NUMBER, compiled, taken
from boomtable.bots.trick_snipers.twin.forecast import forecast
from boomtable.bots.trick_snipers.twin.instinct import instinct
from boomtable.games.trick_snipers.cards import CHIEF, ENOUGH


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
    """What I have won in the end, or am likely to: first the cards `given` are played, then what instinct says."""
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
                card = instinct(
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
