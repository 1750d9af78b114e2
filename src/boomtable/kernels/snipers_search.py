"""The trials of Trick Snipers' search: every candidate at the same imagined tables, many in one call."""

from __future__ import annotations

from boomtable.kernels.row import Row
from boomtable.kernels.snipers_endgame import WON, solve
from boomtable.kernels.snipers_playout import playout
from boomtable.kernels.words import S11, S32, S33, stirred, whole, word

PRECISE = 2**53

# Places among the facts of a situation, and of its rows: what lies, points and tricks by seat.
PLAYERS, ME, FRESH, LEADER, LAID, POINTLESS, EXACT, HORIZON = range(8)
TRICK = 8
POINTS = TRICK + 5
COUNTS = POINTS + 5
FACTS = COUNTS + 5


def try_out(
    facts: Row[int],
    known: Row[int],
    cards: Row[int],
    kinds: Row[int],
    forks: Row[int],
    sums: Row[float],
    takes: Row[int],
    then: Row[int],
    candidates: Row[int],
    won: Row[float],
    times: int,
    noise: float,
    luck: int,
    hands: Row[int],
    pack: Row[int],
    tops: Row[int],
    held: Row[int],
    scored: Row[int],
    counts: Row[int],
    lying: Row[int],
    notes: Row[int],
    off: Row[int],
    odds: Row[float],
    ends: Row[float],
) -> int:
    """Add what each candidate wins for me at this many tables to what it has won; returns the remaining luck."""
    players, me, leader, laid, pointless = facts[PLAYERS], facts[ME], facts[LEADER], facts[LAID], facts[POINTLESS]
    for _ in range(times):
        luck = stirred(deal(hands, known, pack, cards, tops, kinds, forks, sums, takes, then, players, luck))
        for place in range(len(candidates)):
            for seat in range(players):
                held[seat], lying[seat] = hands[seat], facts[TRICK + seat]
                scored[seat], counts[seat] = facts[POINTS + seat], facts[COUNTS + seat]
            lying[laid] = candidates[place]
            if facts[EXACT]:
                solve(held, leader, lying, laid, scored, counts, pointless, players, notes, off, ends)
                won[place] += ends[WON + 5 * laid + me]
            else:
                playout(
                    held,
                    facts[FRESH],
                    leader,
                    lying,
                    laid + 1,
                    scored,
                    counts,
                    pointless,
                    players,
                    noise,
                    whole(luck >> S33),
                    facts[HORIZON],
                    off,
                    odds,
                )
                won[place] += odds[me]
    return luck


def copy(room: Row[int], numbers: Row[int]) -> None:
    for place in range(len(numbers)):
        room[place] = numbers[place]


def deal(
    hands: Row[int],
    known: Row[int],
    pack: Row[int],
    cards: Row[int],
    tops: Row[int],
    kinds: Row[int],
    forks: Row[int],
    sums: Row[float],
    takes: Row[int],
    then: Row[int],
    players: int,
    luck: int,
) -> int:
    """Everyone's hands at one table, and the luck that is left.

    A fork is a hand to be dealt from what is left of each kind, and a way on from it is how many it gets of each.
    """
    copy(hands, known)
    copy(pack, cards)
    copy(tops, kinds)
    fork, types = 0, len(kinds) - 1
    for seat in range(players):
        luck = stirred(luck)
        way, last = forks[fork], forks[fork + 1] - 1
        wanted = sums[last] * float(luck >> S11) / PRECISE
        while way < last:  # halving, to the first that is more
            middle = (way + last) // 2
            if wanted < sums[middle]:
                last = middle
            else:
                way = middle + 1
        for kind in range(types):
            for _ in range(takes[way * types + kind]):
                luck = stirred(luck)
                top = tops[kind]
                place = top + whole(((luck >> S32) * word(kinds[kind + 1] - top)) >> S32)
                hands[seat] |= 1 << pack[place]
                pack[place] = pack[top]
                tops[kind] = top + 1
        fork = then[way]
    return luck
