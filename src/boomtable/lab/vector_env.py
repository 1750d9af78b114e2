"""Thousands of compiled games as one vector environment of Gymnasium: at each table one seat is yours.

import gymnasium

tables = gymnasium.make_vec(
    "boomtable.lab.gymnasium:boomtable/trick-snipers-v1", 1024, "vector_entry_point", players=4, bots="rules"
)
observations, infos = tables.reset(seed=1)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from boomtable.engine import PUBLIC, BadSetup, Seat
from boomtable.lab.batch_env import BatchEnv, Ending, batch_env
from boomtable.lab.extras import MissingExtra

try:
    import numpy as np
    from gymnasium.spaces import Discrete
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

    from boomtable.lab.adapters.env import drawn
    from boomtable.lab.adapters.observations import LazyDict, Observation, observation_space
    from boomtable.lab.adapters.opponents import Opponents, opponents
except ModuleNotFoundError as error:
    raise MissingExtra(error) from None

__all__ = ["FleetEnv", "vector_env"]

Bots: TypeAlias = tuple[str, ...] | Opponents  # levels, or a policy that acts at every table


class FleetEnv(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """A game that ends begins anew in the same step; one that ends before the seat's first turn is passed over."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": ["ansi"]}  # noqa: RUF012  (as Gymnasium has it)

    def __init__(self, tables: BatchEnv, seat: Seat, bots: Bots, render_mode: str | None = None) -> None:
        encoding = tables.encoding
        if seat not in range(encoding.players):
            raise BadSetup("bad-option", option="seat", value=str(seat), allowed=f"0-{encoding.players - 1}")
        self.tables, self.seat, self.bots, self.num_envs = tables, seat, bots, tables.tables
        self.render_mode = render_mode
        self.single_action_space = Discrete(len(encoding.actions))
        self.single_observation_space = observation_space(encoding)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self._seated()

    def _seated(self) -> None:
        """Let the bots sit down, before games that they have not seen."""
        bots = self.bots
        self._others = opponents(self.tables, self.seat, bots, self.np_random) if isinstance(bots, tuple) else bots

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start the first game at every table, up to the seat's first turn."""
        super().reset(seed=seed)
        self._turn = self.tables.reset(int(self.np_random.integers(2**32)))
        self._seated()
        self._let_others_play(np.zeros(self.num_envs), np.zeros(self.num_envs, np.bool_))
        return self._observed(), {}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Apply an action of the seat at every table, up to its next turn; raise Illegal if a rule forbids one."""
        self._turn = self.tables.step(actions)
        rewards, over = self._turn.rewards[:, self.seat].copy(), self._turn.over.copy()
        endings = self.tables.endings(over) | self._let_others_play(rewards, over)
        infos = Finals(self.num_envs, self.seat, endings)
        return self._observed(), rewards, over, np.zeros(self.num_envs, np.bool_), infos

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be done at each table, for learners that ask so."""
        return self._turn.masks.astype(np.bool_)

    def render(self) -> tuple[str, ...] | None:
        """Every table as spectators see it, drawn as in a terminal."""
        if self.render_mode != "ansi":
            return None
        boards = [self.tables.replayed(table).state.view(PUBLIC) for table in range(self.num_envs)]
        return tuple([drawn(self.tables.encoding.game.id, view) for view in boards])

    def _let_others_play(self, rewards: NDArray[np.float64], over: NDArray[np.bool_]) -> dict[int, Ending]:
        """Until it is the seat's turn everywhere. The end of the game that it played in counts, once."""
        endings: dict[int, Ending] = {}
        while (waiting := self._turn.seats != self.seat).any():
            self._turn = self.tables.step(self._others(self._turn), waiting)
            ended = self._turn.over & ~over
            rewards[ended] = self._turn.rewards[ended, self.seat]
            endings |= self.tables.endings(ended)
            over |= self._turn.over
        return endings

    def _observed(self) -> Observation:
        return {"observation": self._turn.observations, "action_mask": self._turn.masks}


class Finals(LazyDict):
    """`final_obs`, where this step has ended a game: what the seat saw last. The games are played again to tell it."""

    __slots__ = ("_endings", "_seat", "_tables")

    def __init__(self, tables: int, seat: Seat, endings: Mapping[int, Ending]) -> None:
        self._tables, self._seat, self._endings = tables, seat, {**endings}

    def fill(self) -> None:
        """As Gymnasium's own vector environments do it: an array of observations, and one that says where they are."""
        if self._endings:
            seen, there = np.full(self._tables, None, object), np.zeros(self._tables, np.bool_)
            for table, ending in self._endings.items():
                seen[table], there[table] = ending.episode.observed(self._seat), True
            self._endings = {}
            self.update(final_obs=seen, _final_obs=there, final_info={}, _final_info=there.copy())


def vector_env(
    title: str,
    players: int,
    num_envs: int,
    *,
    seat: Seat = 0,
    bots: str | Bots = "random",
    render_mode: str | None = None,
    **options: Any,
) -> FleetEnv:
    """`vector_env("time-bomb", players=5, num_envs=1024, claims="in_turn")`.

    `bots` is a level, one for each seat, side=level for each side, or a function that gets the turn at every table: a
    policy of your own, for self-play.
    """
    tables = batch_env(title, players, num_envs, **options)
    return FleetEnv(tables, seat, (bots,) if isinstance(bots, str) else bots, render_mode)
