"""The card that wins most often: every candidate is tried at the same imagined tables, and the worse half dropped."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache, partial
from math import ceil, log2
from typing import Any, TypeAlias

from boomtable.bots.bot import TimeIsUp, never
from boomtable.bots.trick_snipers.bitboard import Index, Situation, situation
from boomtable.bots.trick_snipers.worlds import Worlds, worlds
from boomtable.engine import Luck
from boomtable.games.trick_snipers.view import View
from boomtable.kernels import snipers_search
from boomtable.kernels.snipers_endgame import ENDS, NOTES, PLIES

Won: TypeAlias = dict[Index, float]  # by each candidate so far
Trial: TypeAlias = Callable[[Won, int, int], int]  # given a number of tables and the luck; returns the remaining luck
Trials: TypeAlias = Callable[[Situation, Worlds], Trial]  # in plain Python or compiled
Array: TypeAlias = Callable[[Any], Any]  # from numbers

EXACT = {3: 3, 4: 2, 5: 2}  # cards in hand, from which on every line of play is tried
NOISE = 0.00002  # added to heuristic values in a playout, times up to 1023
HORIZON = 2  # tricks, this one too, after which a forecast has to do
SEEDS = 2**53
BATCH = 64  # playouts between two looks at the time
SEATS, PACK = 5, 48  # room for the largest table


def searched(
    view: View,
    legal: tuple[Index, ...],
    hunch: Index,
    iterations: int,
    luck: Luck,
    trials: Trials,
    time_is_up: TimeIsUp = never,
) -> Index:
    """Halving: as many playouts for the better half of the candidates as for all of them, until one is left.

    Between equals it is the hunch. If the time is up, it is the best card so far.
    """
    if len(legal) == 1:
        return legal[0]
    trial, seed = trials(situation(view), worlds(view)), luck.pick(SEEDS)
    won = dict.fromkeys((hunch, *legal), 0.0)
    rounds = ceil(log2(len(legal)))
    for _ in range(rounds):
        left, batch = max(1, round(iterations / rounds / len(won))), max(1, BATCH // len(won))
        while left > 0 and not time_is_up():
            seed = trial(won, min(left, batch), seed)
            left -= batch
        best = sorted(won, key=lambda card: -won[card])
        won = {card: won[card] for card in best[: (len(best) + 1) // 2]}
    return next(iter(won))


# Cards tried at imagined tables, by kernels in either form.


def trials_by(kernel: Any, numbers: Array, floats: Array, word: Callable[[int], Any]) -> Trials:
    """The trials of one form: its kernels, what it keeps whole numbers and others in, and luck."""

    def trials(here: Situation, tables: Worlds) -> Trial:
        said = (here.players, here.me, here.fresh, here.leader, len(here.trick))
        more = (here.pointless, is_exact(here), HORIZON)
        rows = [numbers([*row, *[0] * (SEATS - len(row))]) for row in (here.trick, here.points, here.counts)]
        facts = numbers([*said, *more, *rows[0], *rows[1], *rows[2]])
        dealt = [numbers(row) for row in (tables.known, tables.cards, tables.kinds, tables.forks)]
        dealt += [floats(tables.sums), numbers(tables.takes), numbers(tables.then)]
        room = [numbers([0] * places) for places in (SEATS, PACK, PACK, SEATS, SEATS, SEATS, PLIES, NOTES, 14)]
        room += [floats([0.0] * places) for places in (SEATS, ENDS)]

        def trial(won: Won, times: int, luck: int) -> int:
            candidates, wins = numbers([*won]), floats([*won.values()])
            left = kernel.try_out(facts, *dealt, candidates, wins, times, NOISE, word(luck), *room)
            won.update(zip(won, map(float, wins), strict=True))
            return int(left)

        return trial

    return trials


plain_trials = trials_by(snipers_search, list, list, int)


def is_exact(here: Situation) -> bool:
    """Whether so few cards are left that all can be tried."""
    return max(here.held) <= EXACT[here.players]


# Which form of the trials to use: compiled as soon as that is ready, until then plain, with the same answers.


def fastest_trials() -> Trials:
    """The compiled form if it is ready, else the plain one. The first call starts compiling in the background."""
    task = loading()
    return task.result() if task.done() and not task.exception() else plain_trials


@cache
def loading() -> Future[Trials]:
    """The compiled form, as soon as there is one; never, where the extra `fast` is not installed."""
    thread = ThreadPoolExecutor(1)
    task = thread.submit(load)
    thread.shutdown(wait=False)
    return task


def load() -> Trials:
    """Compile it or load it from disk, by a trial of nothing at an empty table."""
    import numpy as np

    from boomtable.kernels.compiled import form

    whole, real = partial(np.array, dtype=np.int64), partial(np.array, dtype=np.float64)
    trials = trials_by(form("boomtable.kernels.snipers_search"), whole, real, np.uint64)
    empty = Situation(3, 0, 0, 0, 0, (), (), (), (0,), pointless=False)
    trials(empty, Worlds((), [], [], [], [], [], []))({}, 0, 0)
    return trials
