"""Thousands of compiled games as one vector environment of Gymnasium: at each table one seat is yours.

import gymnasium

tables = gymnasium.make_vec("boomtable.lab.gymnasium:boomtable/trick-snipers-v1", num_envs=1024, players=4)
observations, infos = tables.reset(seed=1)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from boomtable.engine import BadSetup, Seat
from boomtable.lab.batch_env import BatchEnv, Turn, batch_env
from boomtable.lab.extras import MissingExtra

try:
    import numpy as np
    from gymnasium.spaces import Discrete
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

    from boomtable.lab.adapters.observations import Observation, observation_space
except ModuleNotFoundError as error:
    raise MissingExtra(error) from None

__all__ = ["FleetEnv", "vector_env"]

Others: TypeAlias = Callable[[Turn], NDArray[np.int64]]  # an action for every table, from what the seat to act sees
RANDOM = "random"


class FleetEnv(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """A game that ends begins anew in the same step; one that ends before the seat's first turn is passed over."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012  (as Gymnasium has it)

    def __init__(self, tables: BatchEnv, seat: Seat, others: Others | None) -> None:
        encoding = tables.encoding
        if seat not in range(encoding.players):
            raise BadSetup("bad-option", option="seat", value=str(seat), allowed=f"0-{encoding.players - 1}")
        self.tables, self.seat, self.others, self.num_envs = tables, seat, others or self._at_random, tables.tables
        self.single_action_space = Discrete(len(encoding.actions))
        self.single_observation_space = observation_space(encoding)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start the first game at every table, up to the seat's first turn."""
        super().reset(seed=seed)
        self._turn = self.tables.reset(int(self.np_random.integers(2**32)))
        self._let_others_play(np.zeros(self.num_envs), np.zeros(self.num_envs, np.bool_))
        return self._observed(), {}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Apply an action of the seat at every table, up to its next turn; raise Illegal if a rule forbids one."""
        self._turn = self.tables.step(actions)
        rewards, over = self._turn.rewards[:, self.seat].copy(), self._turn.over.copy()
        self._let_others_play(rewards, over)
        return self._observed(), rewards, over, np.zeros(self.num_envs, np.bool_), {}

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be done at each table, for learners that ask so."""
        return self._turn.masks.astype(np.bool_)

    def _let_others_play(self, rewards: NDArray[np.float64], over: NDArray[np.bool_]) -> None:
        """Until it is the seat's turn everywhere. The end of the game that it played in counts, once."""
        while (waiting := self._turn.seats != self.seat).any():
            self._turn = self.tables.step(self.others(self._turn), waiting)
            ended = self._turn.over & ~over
            rewards[ended] = self._turn.rewards[ended, self.seat]
            over |= self._turn.over

    def _observed(self) -> Observation:
        return {"observation": self._turn.observations, "action_mask": self._turn.masks}

    def _at_random(self, turn: Turn) -> NDArray[np.int64]:
        chances: NDArray[np.float32] = self.np_random.random(turn.masks.shape, np.float32)
        return np.asarray((chances * turn.masks).argmax(axis=1), np.int64)


def vector_env(
    title: str, players: int, num_envs: int, *, seat: Seat = 0, bots: str | Others = RANDOM, **options: Any
) -> FleetEnv:
    """`vector_env("time-bomb", players=5, num_envs=1024, claims="in_turn")`.

    The others answer at random, or as a function says that gets the turn at every table: a policy of your own, for
    self-play.
    """
    if isinstance(bots, str) and bots != RANDOM:
        raise BadSetup("unknown-level", game=title, level=bots, allowed=RANDOM)
    return FleetEnv(batch_env(title, players, num_envs, **options), seat, None if isinstance(bots, str) else bots)
