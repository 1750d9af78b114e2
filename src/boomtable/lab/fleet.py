"""Many tables of a title at once, on its compiled twin, for learners that want batches.

from boomtable.lab.fleet import fleet

tables = fleet("trick-snipers", players=4, tables=1024)
turn = tables.reset(seed=1)
while True:
    turn = tables.step(policy(turn.seats, turn.observations, turn.masks))
"""

from __future__ import annotations

from typing import Any, NamedTuple

from boomtable.engine import BadMove, BadSetup
from boomtable.lab.doors.extra import MissingExtra
from boomtable.lab.encodings import encode

try:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray

    from boomtable.lab.doors.swift import Swift, Told
except ModuleNotFoundError as error:
    raise MissingExtra(error) from None
from boomtable.lab.twins.counting import OVER
from boomtable.lab.twins.doors.fleets import COUNT, GAME, LOG, PICKS
from boomtable.lab.twins.twin import signed

__all__ = ["Fleet", "Turn", "fleet"]


class Turn(NamedTuple):
    """One row for each table."""

    seats: NDArray[np.int64]  # who is to act
    observations: NDArray[np.int8]  # what they see
    masks: NDArray[np.int8]  # what they may do
    rewards: NDArray[np.float64]  # by seat, of a game that this step has ended; else nothing
    over: NDArray[np.bool_]  # whether it has; what is seen is then the beginning of the next game


class Fleet:
    """They share a row of games, each table plays every so-manieth; game 1 is the first of `env(..., fast=True)`."""

    def __init__(self, swift: Swift, tables: int) -> None:
        if tables < 1:
            raise BadSetup("bad-option", option="tables", value=str(tables), allowed="1-")
        self.encoding, self.tables, self._swift = swift.encoding, tables, swift
        self.reset(0)

    def reset(self, seed: int) -> Turn:
        """The first games of a row."""
        self._seed = signed(seed)
        self._fleet = np.tile(self._swift.fresh, (self.tables, 1))
        self._seats = np.full(self.tables, OVER, np.int64)
        self._logs = np.zeros((self.tables, LOG), np.int64)
        return self._sailed()

    def step(self, actions: ArrayLike) -> Turn:
        """One pick at every table, or Illegal with the rule that forbids one of them; then nothing has happened."""
        picks = np.asarray(actions)
        if picks.shape != (self.tables,) or not np.issubdtype(picks.dtype, np.integer):
            allowed = f"({self.tables},) integers"
            detail = f"{picks.shape} {picks.dtype}"
            raise BadMove("malformed-move", game=self.encoding.game.id, detail=detail, allowed=allowed)
        every = np.arange(self.tables)
        bounded = np.clip(picks, 0, self._swift.actions - 1)
        refused = (bounded != picks) | (self._masks[every, bounded] == 0)
        if refused.any():
            table = int(refused.argmax())
            self.told(table).act(int(self._seats[table]), int(picks[table]))
        self._logs[every, PICKS + self._logs[:, COUNT]] = picks
        self._logs[:, COUNT] += 1
        return self._sailed()

    def told(self, table: int) -> Told:
        """One of the tables as the engine has it, with everyone's view: `fleet.told(7).state.view(0)`."""
        log = self._logs[table].tolist()
        return Told(self._swift, self._seed, log[GAME], log[PICKS : PICKS + log[COUNT]])

    def _sailed(self) -> Turn:
        swift = self._swift
        texts = np.zeros((self.tables, swift.width + swift.actions), np.int8)
        rewards = np.zeros((self.tables, self.encoding.players))
        over = np.zeros(self.tables, np.bool_)
        swift.kernels.sail(self._fleet, self._seats, self._logs, texts, rewards, over, self._seed)
        self._masks = texts[:, swift.width :]
        return Turn(self._seats.copy(), texts[:, : swift.width], self._masks, rewards, over)


def fleet(title: str, players: int, tables: int, **options: Any) -> Fleet:
    """`fleet("time-bomb", players=5, tables=256, claims="in_turn")`."""
    return Fleet(Swift(encode(title, players, options)), tables)
