"""PettingZoo's door for all at once."""

from __future__ import annotations

from operator import index
from typing import Any, TypeAlias

from pettingzoo import ParallelEnv

from boomtable.lab.doors.door import ManySeats
from boomtable.lab.doors.seeds import Seeds
from boomtable.lab.doors.sitting import Sitting
from boomtable.lab.doors.spaces import Observation
from boomtable.lab.encodings import Encoding

Infos: TypeAlias = dict[str, dict[str, Any]]


class ParallelTableEnv(ManySeats, ParallelEnv[str, Any, Any]):
    """A table of one title. Answers that the rules seal are given in one step; who is not asked can only wait."""

    sitting: Sitting

    def __init__(self, encoding: Encoding[Any, Any, Any], render_mode: str | None = None) -> None:
        super().__init__(encoding, render_mode)
        self._seeds = Seeds()

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        """A new game. The same seed gives the same deals, and after it the same row of games."""
        self.sitting = Sitting(self.encoding, self._seeds.next(seed))
        self.agents = self.possible_agents[:]
        return self._all_observed()

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        """One pick of everybody, or Illegal with the rule that forbids one; then nothing has happened."""
        agents = self.agents
        self.sitting.act_all({self.seats[agent]: index(actions[agent]) for agent in agents})
        over = not self.sitting.asked
        rewards = dict(zip(self.possible_agents, self.sitting.returns, strict=True))
        observations, infos = self._all_observed()
        self.agents = [] if over else agents
        return observations, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos

    def _all_observed(self) -> tuple[dict[str, Observation], Infos]:
        seats = self.seats.items()
        return {agent: self.observed(seat) for agent, seat in seats}, {agent: self.info(seat) for agent, seat in seats}
