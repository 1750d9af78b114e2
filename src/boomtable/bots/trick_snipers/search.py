"""The card that wins most often: every candidate is tried at the same imagined tables, and the worse half dropped."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache
from math import ceil, log2
from typing import TypeAlias

from boomtable.bots.bot import TimeIsUp, never
from boomtable.bots.trick_snipers.bitboard import Bits, Index, Situation, situation
from boomtable.bots.trick_snipers.endgame import solve
from boomtable.bots.trick_snipers.playout import playout
from boomtable.bots.trick_snipers.worlds import ADD, STIR, WORD, Worlds, worlds
from boomtable.engine import Luck
from boomtable.games.trick_snipers.view import View

Won: TypeAlias = dict[Index, float]  # by each candidate so far
Trial: TypeAlias = Callable[[Won, int, int], int]  # given a number of tables and the luck; returns the remaining luck
Trials: TypeAlias = Callable[[Situation, Worlds], Trial]  # in plain Python or compiled

EXACT = {3: 3, 4: 2, 5: 2}  # cards in hand, from which on every line of play is tried
NOISE = 0.00002  # added to heuristic values in a playout, times up to 1023
HORIZON = 2  # tricks, this one too, after which a forecast has to do
SEEDS = 2**53
BATCH = 64  # playouts between two looks at the time


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


# Cards tried at imagined tables, in plain Python.


def plain_trials(here: Situation, tables: Worlds) -> Trial:
    def trial(won: Won, times: int, luck: int) -> int:
        for _ in range(times):
            hands, luck = tables.hands(luck)
            luck = luck * STIR + ADD & WORD
            for card in won:
                won[card] += tried(here, hands, card, luck >> 33)
        return luck

    return trial


def tried(here: Situation, hands: list[Bits], card: Index, seed: int) -> float:
    """What I win at this table if I play this card."""
    me, trick = here.me, (*here.trick, card)
    if is_exact(here):
        rest = (*hands[:me], hands[me] & ~(1 << card), *hands[me + 1 :])
        return solve(rest, here.leader, trick, here.points, here.counts, here.pointless)[me]
    return playout(
        hands, here.fresh, here.leader, trick, here.points, here.counts, here.pointless, NOISE, seed, HORIZON
    )[me]


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
    from boomtable.bots.trick_snipers.twin import compiled_trials

    empty = Situation(3, 0, 0, 0, 0, (), (), (), (0,), pointless=False)
    compiled_trials(empty, Worlds((), [], [], [], [], [], []))({}, 0, 0)
    return compiled_trials
