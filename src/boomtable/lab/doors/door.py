"""What every door has: a title in numbers, a game in progress, and a way to look at it."""

from __future__ import annotations

from typing import Any, Protocol

from gymnasium import Space

from boomtable.engine import PUBLIC, Seat, State
from boomtable.lab.doors.infos import Info, Moment
from boomtable.lab.doors.seeds import Deals
from boomtable.lab.doors.sitting import Sitting
from boomtable.lab.doors.spaces import Actions, Observation, observations
from boomtable.lab.encodings import Encoding, versioned

RENDER_MODES = ["ansi", "human"]


class InPlay(Protocol):
    """A game behind a door."""

    asked: tuple[Seat, ...]  # who may act now, in this order; nobody once the game is over

    @property
    def state(self) -> State: ...
    @property
    def moment(self) -> Moment: ...
    @property
    def returns(self) -> list[float]: ...
    def legal(self, seat: Seat) -> list[int]: ...
    def observed(self, seat: Seat) -> Observation: ...
    def act(self, seat: Seat, number: int) -> None: ...


class Door:
    """It has a game in it from the first; `reset` begins another."""

    def __init__(self, encoding: Encoding[Any, Any, Any], render_mode: str | None) -> None:
        self.encoding, self.render_mode = encoding, render_mode
        self.sitting: InPlay = Sitting(encoding, Deals("before the first"))

    def observed(self, seat: int) -> Observation:
        return self.sitting.observed(seat)

    def info(self, seat: int) -> dict[str, Any]:
        return Info(self.sitting.moment, seat)

    def render(self) -> Any:
        """The table as those see it who only watch."""
        text = self.encoding.game.encode(self.sitting.state.view(PUBLIC)).decode()
        if self.render_mode == "human":
            print(text)
        return text if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""


class ManySeats(Door):
    """A door for all seats, which PettingZoo calls agents: player_0 and so on."""

    def __init__(self, encoding: Encoding[Any, Any, Any], render_mode: str | None = None) -> None:
        super().__init__(encoding, render_mode)
        self.metadata = {"name": versioned(encoding.game.id), "render_modes": RENDER_MODES}
        self.possible_agents = [f"player_{seat}" for seat in range(encoding.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces: dict[str, Space[Any]] = {a: Actions(self, seat) for a, seat in self.seats.items()}
        self.observation_spaces: dict[str, Space[Any]] = {agent: observations(encoding) for agent in self.seats}

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]
