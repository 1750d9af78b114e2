"""Many games of a title at once, on its compiled twin, for learners that use batches.

from boomtable.lab.batch_env import batch_env

tables = batch_env("trick-snipers", players=4, tables=1024)
turn = tables.reset(seed=1)
while True:
    turn = tables.step(policy(turn.seats, turn.observations, turn.masks))
"""

from __future__ import annotations

from typing import Any, NamedTuple

from boomtable.engine import BadMove, BadSetup
from boomtable.lab.encodings import encode
from boomtable.lab.extras import MissingExtra

try:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray

    from boomtable.lab.adapters.compiled_game import CompiledEpisode, CompiledGame, ReplayedEpisode
except ModuleNotFoundError as error:
    raise MissingExtra(error) from None
from boomtable.kernels.table import OVER
from boomtable.lab.twins import Numbers, signed
from boomtable.lab.twins.envs import ACTIONS, COUNT, GAME, LOG

__all__ = ["BatchEnv", "Ending", "Turn", "batch_env"]


class Turn(NamedTuple):
    """One row for each table."""

    seats: NDArray[np.int64]  # who is to act
    observations: NDArray[np.int8]  # what they see
    masks: NDArray[np.int8]  # what they may do
    rewards: NDArray[np.float64]  # by seat, of a game that this step has ended; else nothing
    over: NDArray[np.bool_]  # whether it has; what is seen is then the beginning of the next game


class Ending(NamedTuple):
    """A game that has ended."""

    compiled: CompiledGame
    seed: int
    number: int
    actions: list[int]

    @property
    def episode(self) -> CompiledEpisode:
        """The game with all its actions."""
        episode = self.compiled.episode(self.seed, self.number)
        for action in self.actions:
            episode.act(episode.asked[0], action)
        return episode


class BatchEnv:
    """With n tables, table i plays games i + 1, i + 1 + n and so on; game 1 is the first of `env(..., fast=True)`."""

    def __init__(self, compiled: CompiledGame, tables: int) -> None:
        if tables < 1:
            raise BadSetup("bad-option", option="tables", value=str(tables), allowed="1-")
        self.encoding, self.twin, self.tables, self._compiled = compiled.encoding, compiled.twin, tables, compiled
        self.reset(0)

    def reset(self, seed: int) -> Turn:
        """Start the first game at every table."""
        self._seed = signed(seed)
        self._rows = np.tile(self._compiled.fresh, (self.tables, 1))
        self._seats = np.full(self.tables, OVER, np.int64)
        self._logs = np.zeros((self.tables, LOG), np.int64)
        self._ended = self._logs.copy()  # those of the games before
        self._seen = np.zeros((self.tables, self._compiled.width + self._compiled.actions), np.int8)
        return self._stepped(np.ones(self.tables, np.bool_))

    def step(self, actions: ArrayLike, acting: NDArray[np.bool_] | None = None) -> Turn:
        """Apply one action at every table, or only at some; if a rule forbids one, raise Illegal and change nothing."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.tables,) or not np.issubdtype(chosen.dtype, np.integer):
            allowed = f"({self.tables},) integers"
            detail = f"{chosen.shape} {chosen.dtype}"
            raise BadMove("malformed-move", game=self.encoding.game.id, detail=detail, allowed=allowed)
        every, acting = np.arange(self.tables), np.ones(self.tables, np.bool_) if acting is None else acting
        bounded = np.clip(chosen, 0, self._compiled.actions - 1)
        refused = acting & ((bounded != chosen) | (self._masks[every, bounded] == 0))
        if refused.any():
            table = int(refused.argmax())
            self.replayed(table).act(int(self._seats[table]), int(chosen[table]))
        if self._logs[:, COUNT].max() == self._logs.shape[1] - ACTIONS:  # a game longer than most
            self._logs = np.pad(self._logs, ((0, 0), (0, LOG)))
        acts = every[acting]
        self._logs[acts, ACTIONS + self._logs[acts, COUNT]] = chosen[acting]
        self._logs[acts, COUNT] += 1
        return self._stepped(acting)

    def replayed(self, table: int) -> ReplayedEpisode:
        """One of the tables replayed on the engine, with everyone's view: `tables.replayed(7).state.view(0)`."""
        return self.caught_up(table, None)

    def caught_up(self, table: int, known: ReplayedEpisode | None) -> ReplayedEpisode:
        """The same, where an earlier replay of this table is known: only what is new is played."""
        number, actions = logged(self._logs[table])
        episode = known if known and known.number == number else ReplayedEpisode(self._compiled, self._seed, number)
        for action in actions[episode.acts :]:
            episode.act(episode.asked[0], action)
        return episode

    def row(self, table: int) -> Numbers:
        """A copy of a table of the twin, as it is now."""
        return self._rows[table, : self.twin.codec.kernels.ROOM].copy()

    def endings(self, tables: NDArray[np.bool_]) -> dict[int, Ending]:
        """The latest games that have ended at these tables."""
        return {
            table: Ending(self._compiled, self._seed, *logged(self._ended[table]))
            for table in np.flatnonzero(tables).tolist()
        }

    def _stepped(self, acting: NDArray[np.bool_]) -> Turn:
        compiled, observations = self._compiled, np.empty_like(self._seen)
        observations[~acting] = self._seen[~acting]
        rewards = np.zeros((self.tables, self.encoding.players))
        over, heads = np.zeros(self.tables, np.bool_), self._logs[:, :ACTIONS].copy()
        arrays = self._rows, self._seats, self._logs, acting, observations, rewards, over
        compiled.kernels.step_batch(*arrays, self._seed)
        self._ended[over, :ACTIONS], self._ended[over, ACTIONS:] = heads[over], self._logs[over, ACTIONS:]
        self._seen, self._masks = observations, observations[:, compiled.width :]
        return Turn(self._seats.copy(), observations[:, : compiled.width], self._masks, rewards, over)


def logged(log: Numbers) -> tuple[int, list[int]]:
    """The number of a game, and its actions."""
    return int(log[GAME]), log[ACTIONS : ACTIONS + log[COUNT]].tolist()


def batch_env(title: str, players: int, tables: int, **options: Any) -> BatchEnv:
    """`batch_env("time-bomb", players=5, tables=256, claims="in_turn")`."""
    return BatchEnv(CompiledGame(encode(title, players, options)), tables)
