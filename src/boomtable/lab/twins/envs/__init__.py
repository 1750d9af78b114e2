"""Twins as environments: actions and observations are numbered as in the encodings; tables also keep what seats saw.

Here is what all titles share: the kernels each must have, and the log of a table in a batch.
"""

from __future__ import annotations

from typing import Any, Final, Protocol

from boomtable.kernels.bits import size
from boomtable.kernels.row import Row
from boomtable.kernels.table import OVER, PLAYERS, Table

REFUSED: Final = OVER - 1  # returned in place of the next seat


class EnvKernels(Protocol):
    """The compiled functions that an environment needs in addition to those of the twin."""

    MEMORY: int  # length of a table that also stores what seats have seen

    def reset(self, table: Table, seed: int, number: int) -> int: ...
    def act(self, table: Table, seat: int, number: int) -> int: ...
    def observe(self, table: Table, seat: int, text: Any) -> None: ...
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
