"""PettingZoo's door for one seat after another."""

from __future__ import annotations

from operator import index
from typing import Any

from pettingzoo import AECEnv

from boomtable.lab.doors.door import InPlay, ManySeats
from boomtable.lab.doors.infos import Infos
from boomtable.lab.doors.seeds import Seeds
from boomtable.lab.doors.sitting import Sitting
from boomtable.lab.doors.spaces import Observation
from boomtable.lab.encodings import Encoding


class TableEnv(ManySeats, AECEnv[str, Any, Any]):
    """A table of one title. Whoever is to act is `agent_selection`; their mask is what the rules offer them."""

    def __init__(self, encoding: Encoding[Any, Any, Any], render_mode: str | None = None) -> None:
        super().__init__(encoding, render_mode)
        self._seeds = Seeds()

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The same seed gives the same deals, and after it the same row of games."""
        self.sitting = self.opened(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._turn_to_next()

    def opened(self, seed: int | None) -> InPlay:
        """Another game before its first answer."""
        return Sitting(self.encoding, self._seeds.next(seed))

    def _turn_to_next(self) -> None:
        sitting = self.sitting
        self.infos = Infos(sitting.moment, self.seats)
        if sitting.asked:
            self.agent_selection = self.possible_agents[sitting.asked[0]]
        else:
            self._end()

    def _end(self) -> None:
        self.rewards = dict(zip(self.agents, self.sitting.returns, strict=True))
        self._cumulative_rewards = self.rewards.copy()
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        return self.sitting.observed(self.seats[agent])

    def step(self, action: Any) -> None:
        """One pick of `agent_selection`, or Illegal with the rule that forbids it; None once the game is over."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.sitting.act(self.seats[agent], index(action))
        self._turn_to_next()
