"""The compiled twin of the trials of search.py and of the deals of worlds.py: many tables in one call."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from boomtable.bots.trick_snipers.bitboard import Situation
from boomtable.bots.trick_snipers.search import Trial, Won, is_exact
from boomtable.bots.trick_snipers.twin.compiled import compiled
from boomtable.bots.trick_snipers.twin.endgame import ENDS, NOTES, PLIES, solve
from boomtable.bots.trick_snipers.twin.playout import playout
from boomtable.bots.trick_snipers.worlds import ADD, PRECISE, STIR, Worlds

Numbers: TypeAlias = NDArray[np.int64]
Floats: TypeAlias = NDArray[np.float64]

PLAYERS, ME, FRESH, LEADER, LAID, POINTLESS, EXACT = range(7)  # places among the facts of a situation
MANY, MORE = np.uint64(STIR), np.uint64(ADD)
S11, S32, S33 = np.uint64(11), np.uint64(32), np.uint64(33)


def compiled_trials(here: Situation, tables: Worlds) -> Trial:
    facts = whole([here.players, here.me, here.fresh, here.leader, len(here.trick), here.pointless, is_exact(here)])
    trick, points, counts = whole(here.trick), whole(here.points), whole(here.counts)
    known, cards, kinds = whole(tables.known), whole(tables.cards), whole(tables.kinds)
    forks, sums, takes, then = whole(tables.forks), np.array(tables.sums), whole(tables.takes), whole(tables.then)

    def trial(won: Won, times: int, luck: int) -> int:
        candidates, wins, seed = whole([*won]), np.array([*won.values()]), np.uint64(luck)
        told = facts, trick, points, counts
        left = try_out(*told, known, cards, kinds, forks, sums, takes, then, candidates, wins, times, seed)
        won.update(zip(won, wins.tolist(), strict=True))
        return int(left)

    return trial


def whole(numbers: Sequence[int]) -> Numbers:
    return np.array(numbers, np.int64)


@compiled
def try_out(
    facts: Numbers,
    trick: Numbers,
    points: Numbers,
    counts: Numbers,
    known: Numbers,
    cards: Numbers,
    kinds: Numbers,
    forks: Numbers,
    sums: Floats,
    takes: Numbers,
    then: Numbers,
    candidates: Numbers,
    won: Floats,
    times: int,
    luck: np.uint64,
) -> np.uint64:
    """Add what each candidate wins for me at this many tables to what it has won; returns the remaining luck."""
    players, me, leader, laid, pointless = facts[PLAYERS], facts[ME], facts[LEADER], facts[LAID], facts[POINTLESS]
    hands, pack, tops = np.zeros(players, np.int64), np.zeros(cards.size, np.int64), np.zeros(kinds.size, np.int64)
    held, scored, taken = np.zeros(players, np.int64), np.zeros(players, np.int64), np.zeros(players, np.int64)
    lying, notes, off = np.zeros(PLIES, np.int64), np.zeros(NOTES, np.int64), np.zeros(14, np.int64)
    odds, ends = np.zeros(players), np.zeros(ENDS)
    for _ in range(times):
        luck = deal(hands, known, pack, cards, tops, kinds, forks, sums, takes, then, players, luck)
        luck = luck * MANY + MORE
        for candidate in range(candidates.size):
            copy(held, hands)
            copy(scored, points)
            copy(taken, counts)
            copy(lying, trick)
            lying[laid] = candidates[candidate]
            if facts[EXACT]:
                result = solve(held, leader, lying, laid, scored, taken, pointless, players, me, notes, off, ends)
            else:
                seed = int(np.int64(luck >> S33))
                result = playout(
                    held,
                    facts[FRESH],
                    leader,
                    lying,
                    laid + 1,
                    scored,
                    taken,
                    pointless,
                    seed,
                    players,
                    me,
                    off,
                    odds,
                )
            won[candidate] += result
    return luck


@compiled
def copy(room: Numbers, numbers: Numbers) -> None:
    for place in range(numbers.size):
        room[place] = numbers[place]


@compiled
def deal(
    hands: Numbers,
    known: Numbers,
    pack: Numbers,
    cards: Numbers,
    tops: Numbers,
    kinds: Numbers,
    forks: Numbers,
    sums: Floats,
    takes: Numbers,
    then: Numbers,
    players: int,
    luck: np.uint64,
) -> np.uint64:
    """Everyone's hands at one table, and the luck that is left."""
    copy(hands, known)
    copy(pack, cards)
    copy(tops, kinds)
    fork = 0
    for seat in range(players):
        luck = luck * MANY + MORE
        way, last = forks[fork], forks[fork + 1] - 1
        wanted = sums[last] * np.float64(luck >> S11) / PRECISE
        while way < last:  # halving, to the first that is more
            middle = (way + last) // 2
            if wanted < sums[middle]:
                last = middle
            else:
                way = middle + 1
        for kind in range(tops.size - 1):
            for _ in range(takes[way * (tops.size - 1) + kind]):
                luck = luck * MANY + MORE
                top = tops[kind]
                place = top + np.int64(((luck >> S32) * np.uint64(kinds[kind + 1] - top)) >> S32)
                hands[seat] |= 1 << pack[place]
                pack[place] = pack[top]
                tops[kind] = top + 1
        fork = then[way]
    return luck
