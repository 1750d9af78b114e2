"""Every title as a PettingZoo environment.

from boomtable.lab.pettingzoo import env

table = env("trick-snipers", players=4)
table.reset(seed=1)
for agent in table.agent_iter():
    observation, reward, termination, truncation, info = table.last()
    over = termination or truncation
    table.step(None if over else table.action_space(agent).sample(observation["action_mask"]))
"""

from __future__ import annotations

from operator import index
from typing import TYPE_CHECKING, Any, TypeAlias

from boomtable.lab.encodings import ENCODINGS, Encoding, encode, versioned
from boomtable.lab.extras import MissingExtra

try:
    from pettingzoo import AECEnv, ParallelEnv, register

    from boomtable.lab.adapters.env import AnyEpisode, MultiAgentEnv
    from boomtable.lab.adapters.episode import Episode
    from boomtable.lab.adapters.observations import Infos, Observation
except ModuleNotFoundError as error:
    raise MissingExtra(error) from None

if TYPE_CHECKING:
    from boomtable.lab.adapters.compiled_game import SealedEpisode

__all__ = ["FastParallelEnv", "FastTableEnv", "ParallelTableEnv", "TableEnv", "env", "parallel_env"]

Dicts: TypeAlias = dict[str, dict[str, Any]]


class TableEnv(MultiAgentEnv, AECEnv[str, Any, Any]):
    """A table of one title. The seat to act is `agent_selection`; its mask is what the rules allow."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a game. The same seed gives the same deals, in this game and in those that follow."""
        self.episode = self.new_episode(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._turn_to_next()

    def new_episode(self, seed: int | None) -> AnyEpisode:
        """A new game before its first answer."""
        return Episode(self.encoding, self._seeds.next(seed))

    def _turn_to_next(self) -> None:
        episode = self.episode
        self.infos = Infos(episode.snapshot, self.seats)
        if episode.asked:
            self.agent_selection = self.possible_agents[episode.asked[0]]
        else:
            self._end()

    def _end(self) -> None:
        self.rewards = dict(zip(self.agents, self.episode.returns, strict=True))
        self._cumulative_rewards = self.rewards.copy()
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        return self.episode.observed(self.seats[agent])

    def step(self, action: Any) -> None:
        """Apply an action of `agent_selection`, None once the game is over; raise Illegal if a rule forbids it."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.episode.act(self.seats[agent], index(action))
        self._turn_to_next()


class FastTableEnv(TableEnv):
    """The same environment on the compiled twin, with other deals; the engine makes views when they are read."""

    def __init__(self, encoding: Encoding[Any, Any], render_mode: str | None = None) -> None:
        from boomtable.lab.adapters.compiled_game import CompiledGame  # which needs another extra

        self._game = CompiledGame(encoding)
        super().__init__(encoding, render_mode)
        self.episode = self._game.episode(0, 0)

    def new_episode(self, seed: int | None) -> AnyEpisode:
        return self._game.episode(*self._seeds.pair(seed))


class ParallelTableEnv(MultiAgentEnv, ParallelEnv[str, Any, Any]):
    """A table of one title. Sealed answers are given in one step; seats that are not asked can only wait."""

    episode: Episode | SealedEpisode

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Dicts]:
        """Start a game. The same seed gives the same deals, in this game and in those that follow."""
        self.episode = self.new_episode(seed)
        self.agents = self.possible_agents[:]
        return self._all_observed()

    def new_episode(self, seed: int | None) -> Episode | SealedEpisode:
        """A new game before its first answer."""
        return Episode(self.encoding, self._seeds.next(seed))

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Dicts]:
        """Apply an action of everyone; if a rule forbids one, raise Illegal and change nothing."""
        agents = self.agents
        self.episode.act_all({self.seats[agent]: index(actions[agent]) for agent in agents})
        over = not self.episode.asked
        rewards = dict(zip(self.possible_agents, self.episode.returns, strict=True))
        observations, infos = self._all_observed()
        self.agents = [] if over else agents
        return observations, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos

    def _all_observed(self) -> tuple[dict[str, Observation], Dicts]:
        seats = self.seats.items()
        return {agent: self.observed(seat) for agent, seat in seats}, {agent: self.info(seat) for agent, seat in seats}


class FastParallelEnv(ParallelTableEnv):
    """The same environment on the compiled twin, with other deals; the engine makes views when they are read."""

    def __init__(self, encoding: Encoding[Any, Any], render_mode: str | None = None) -> None:
        from boomtable.lab.adapters.compiled_game import CompiledGame  # which needs another extra

        self._game = CompiledGame(encoding)
        super().__init__(encoding, render_mode)
        self.episode = self._game.sealed_episode(0, 0)

    def new_episode(self, seed: int | None) -> SealedEpisode:
        return self._game.sealed_episode(*self._seeds.pair(seed))


def env(
    title: str, players: int, *, talk: bool = False, fast: bool = False, render_mode: str | None = None, **options: Any
) -> TableEnv:
    """A table where one seat acts after another: `env("time-bomb-v1", players=5, claims="in_turn")`.

    A fast one runs on the title's compiled twin, with other deals.
    """
    encoding = encode(title, players, options, talk=talk)
    return FastTableEnv(encoding, render_mode) if fast else TableEnv(encoding, render_mode)


def parallel_env(
    title: str, players: int, *, talk: bool = False, fast: bool = False, render_mode: str | None = None, **options: Any
) -> ParallelTableEnv:
    """A table where all act at once: sealed answers are given together, and seats that are not asked wait."""
    encoding = encode(title, players, options, talk=talk)
    return FastParallelEnv(encoding, render_mode) if fast else ParallelTableEnv(encoding, render_mode)


for _title in ENCODINGS:
    register("aec", f"boomtable/{versioned(_title)}", env, kwargs={"title": _title})
    register("parallel", f"boomtable/{versioned(_title)}", parallel_env, kwargs={"title": _title})
