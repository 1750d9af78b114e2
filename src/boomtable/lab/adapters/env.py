"""What every environment has: a title's encoding, an episode in progress, and a way to render it."""

from __future__ import annotations

from io import StringIO
from random import Random
from secrets import randbits
from typing import Any, Protocol

from gymnasium import Space
from rich.console import Console

from boomtable.boards.drawing import THEME, WIDTH
from boomtable.boards.registry import BOARDS
from boomtable.engine import PUBLIC, Seat, Seeded, State
from boomtable.lab.adapters.episode import Episode
from boomtable.lab.adapters.observations import ActionSpace, Info, Observation, Snapshot, observation_space
from boomtable.lab.encodings import Encoding, versioned

RENDER_MODES = ["ansi", "human"]


class PicklableLuck(Seeded):
    """Luck that can be pickled and copied; the copy continues from the same point."""

    def __getstate__(self) -> Any:
        return self._random.__self__.getstate()  # type: ignore[attr-defined]

    def __setstate__(self, state: Any) -> None:
        random = Random()
        random.setstate(state)
        self._random = random.random


class Seeds:
    """The luck of each game in a sequence. A seed starts a new sequence; without one, the first is random."""

    def __init__(self) -> None:
        self._seed: int | None = None
        self._game = 0

    def next(self, seed: int | None) -> PicklableLuck:
        return PicklableLuck(*self.pair(seed))

    def pair(self, seed: int | None) -> tuple[int, int]:
        """The seed of the sequence, and the number of the next game in it, from 1."""
        if seed is not None or self._seed is None:
            self._seed, self._game = randbits(32) if seed is None else seed, 0
        self._game += 1
        return self._seed, self._game


class AnyEpisode(Protocol):
    """A game that an environment plays."""

    asked: tuple[Seat, ...]  # who may act now, in this order; nobody once the game is over

    @property
    def state(self) -> State: ...
    @property
    def snapshot(self) -> Snapshot: ...
    @property
    def returns(self) -> list[float]: ...
    def legal(self, seat: Seat) -> list[int]: ...
    def observed(self, seat: Seat) -> Observation: ...
    def act(self, seat: Seat, number: int) -> None: ...


class BaseEnv:
    """An environment that always has an episode; `reset` begins another."""

    def __init__(self, encoding: Encoding[Any, Any], render_mode: str | None) -> None:
        self.encoding, self.render_mode = encoding, render_mode
        self.episode: AnyEpisode = Episode(encoding, PicklableLuck("before the first"))

    def observed(self, seat: int) -> Observation:
        return self.episode.observed(seat)

    def info(self, seat: int) -> dict[str, Any]:
        return Info(self.episode.snapshot, seat)

    def render(self) -> Any:
        """The table as spectators see it, drawn as in a terminal."""
        text = drawn(self.encoding.game.id, self.episode.state.view(PUBLIC))
        if self.render_mode == "human":
            print(text)
        return text if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


def drawn(title: str, view: Any) -> str:
    """A board as plain text, with what just happened and who is asked."""
    page, board = StringIO(), BOARDS[title]
    console = Console(file=page, theme=THEME, width=WIDTH, highlight=False, markup=False, emoji=False)
    console.print(board.draw(view, (), console), "", " ".join([*board.news(view), board.waiting(view)]), sep="\n")
    if view.outcome:
        console.print("", board.reveal(view, (), console), sep="\n")
    return page.getvalue()


class MultiAgentEnv(BaseEnv):
    """An environment for all seats, which PettingZoo calls agents: player_0, player_1 and so on."""

    def __init__(self, encoding: Encoding[Any, Any], render_mode: str | None = None) -> None:
        super().__init__(encoding, render_mode)
        self.metadata = {"name": versioned(encoding.game.id), "render_modes": RENDER_MODES}
        self._seeds = Seeds()
        self.possible_agents = [f"player_{seat}" for seat in range(encoding.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces: dict[str, Space[Any]] = {a: ActionSpace(self, seat) for a, seat in self.seats.items()}
        self.observation_spaces: dict[str, Space[Any]] = {agent: observation_space(encoding) for agent in self.seats}

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]
