"""Twins as environments: actions and observations are numbered as in the encodings; tables also keep what seats saw.

Here is what all titles share: the kernels each must have, and the log of a table in a batch.
"""

# ruff: noqa: F821  (what is shared calls functions of the title that takes it)

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol

from boomtable.kernels.bits import size
from boomtable.kernels.row import Row, shared
from boomtable.kernels.table import OVER, PLAYERS, Table

REFUSED: Final = OVER - 1  # returned in place of the next seat
START: Final = REFUSED - 1  # given in place of a seat, to start a game


class EnvKernels(Protocol):
    """The compiled functions that an environment needs in addition to those of the twin."""

    MEMORY: int  # length of a table that also stores what seats have seen

    def reset(self, table: Table, seed: int, number: int) -> int: ...
    def act(self, table: Table, seat: int, number: int) -> int: ...
    def observe(self, table: Table, seat: int, text: Any) -> None: ...
    def step_table(self, table: Table, seat: int, number: int, text: Any, legal: Any, seed: int) -> int: ...
    def step_batch(
        self, rows: Any, seats: Any, logs: Any, acting: Any, observations: Any, rewards: Any, over: Any, seed: int
    ) -> None: ...


# Places in a log.
GAME = 0  # its number, from 1; 0 before the first
COUNT = 1  # of the actions so far
ACTIONS = 2  # all of them
LONGEST = 256  # actions; six who protect or unprotect at every cut and claim of all seven kinds in turn make 240
LOG = ACTIONS + LONGEST


def last_action(log: Table) -> int:
    return log[ACTIONS + log[COUNT] - 1]


def next_game(log: Table, place: int, tables: int) -> int:
    """The number of a table's next game: of n tables, table i plays games i + 1, i + 1 + n and so on."""
    log[GAME] = log[GAME] + tables if log[GAME] else place + 1
    log[COUNT] = 0
    return log[GAME]


def settle(table: Table, winners: int, rewards: Row[float]) -> None:
    """Write the rewards: each loser pays 1, and the winners share it."""
    players, count = table[PLAYERS], size(winners)
    for seat in range(players):
        gain = (players - count) / count if count else 0.0
        rewards[seat] = gain if (winners >> seat) & 1 or not count else -1.0


# What follows is the same for every title, and calls these, of which each title has its own.
act: Callable[[Table, int, int], int]
reset: Callable[[Table, int, int], int]
observe: Callable[[Table, int, Any], None]
winners: Callable[[Table], int]


@shared
def step_table(table: Table, seat: int, number: int, text: Any, legal: Any, seed: int) -> int:
    """Apply a legal action, or start the game of this number; return who is next, and write what they see.

    At the end nobody sees anything. What is legal is written as a mask, and in a row: how many numbers, then which.
    """
    mask = len(text) + 1 - len(legal)
    if seat == START:
        turn = reset(table, seed, number)
    elif not 0 <= number < len(legal) - 1 or not text[mask + number]:
        return REFUSED
    else:
        turn = act(table, seat, number)
    count, text[:] = 0, 0
    if turn != OVER:
        observe(table, turn, text)
        for action in range(len(legal) - 1):
            legal[1 + count] = action
            count += text[mask + action]
    legal[0] = count
    return turn


@shared
def step_batch(
    rows: Any, seats: Any, logs: Any, acting: Any, observations: Any, rewards: Any, over: Any, seed: int
) -> None:
    """At tables where one acts, apply the last action in its log or start a game, and write what the next seat sees."""
    for place in range(len(rows)):
        if not acting[place]:
            continue
        table, log, seat = rows[place], logs[place], seats[place]
        if seat != OVER:
            seat = act(table, seat, last_action(log))
        if seat == OVER:
            if log[GAME]:
                settle(table, winners(table), rewards[place])
                over[place] = True
            seat = reset(table, seed, next_game(log, place, len(rows)))
        seats[place] = seat
        observations[place, :] = 0
        observe(table, seat, observations[place])
