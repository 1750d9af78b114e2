"""What an environment gives a seat: an observation with its action mask, and a lazily computed info."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeAlias

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from msgspec import Struct
from numpy.typing import NDArray

from boomtable.engine import Said, Seat, State, Table
from boomtable.lab.encodings import Encoding

Observation: TypeAlias = dict[str, NDArray[np.int8]]


class HasLegalActions(Protocol):
    """A game that can list a seat's legal actions."""

    def legal(self, seat: Seat) -> list[int]: ...


class HasEpisode(Protocol):
    """An environment with a game in it."""

    encoding: Encoding[Any, Any]

    @property
    def episode(self) -> HasLegalActions: ...


class ActionSpace(Discrete):
    """A title's action numbers. A sample without a mask is an action that is legal for the seat now."""

    def __init__(self, env: HasEpisode, seat: Seat) -> None:
        super().__init__(len(env.encoding.actions))
        self.env, self.seat = env, seat

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is not None or probability is not None:
            return super().sample(mask, probability)
        return np.int64(self.np_random.choice(self.env.episode.legal(self.seat)))


def observation_space(encoding: Encoding[Any, Any]) -> Dict:
    """The vector of what a seat sees, and which actions are legal."""
    return Dict(
        {
            "observation": Box(-128, 127, (encoding.size,), np.int8),
            "action_mask": Box(0, 1, (len(encoding.actions),), np.int8),
        }
    )


def observation(seen: bytearray, actions: int, legal: list[int]) -> Observation:
    """What a seat sees, and a mask of what it may do."""
    mask = bytearray(actions)
    for number in legal:
        mask[number] = 1
    return {"observation": np.frombuffer(seen, np.int8), "action_mask": np.frombuffer(mask, np.int8)}


class LazyDict(dict[str, Any]):
    """A dict that is filled when it is first read."""

    __slots__ = ()

    def fill(self) -> None:
        """Add whatever is missing."""

    def __reduce__(self) -> tuple[Any, ...]:
        return dict, (dict(self),)


def _reading(name: str) -> Callable[..., Any]:
    read = getattr(dict, name)

    def filled(self: LazyDict, *args: Any) -> Any:
        self.fill()
        return read(self, *args)

    return filled


for _name in ("__contains__", "__eq__", "__getitem__", "__iter__", "__len__", "__repr__"):
    setattr(LazyDict, _name, _reading(_name))
for _name in ("copy", "get", "items", "keys", "values"):
    setattr(LazyDict, _name, _reading(_name))


class Snapshot(Protocol):
    """A game as it was when an info was given."""

    def known_to(self, seat: Seat) -> tuple[Any, tuple[Said, ...]]:
        """The seat's view, and all that it has heard."""


class EngineSnapshot(Struct, frozen=True):
    """A snapshot of a game on the engine."""

    state: State
    ledger: tuple[Said, ...]

    def known_to(self, seat: Seat) -> tuple[Any, tuple[Said, ...]]:
        return self.state.view(seat), Table(self.state, self.ledger).heard(seat)


class Info(LazyDict):
    """The `view` of a seat, and all that it has `heard`, at the time of the snapshot."""

    __slots__ = ("_seat", "_snapshot")

    def __init__(self, snapshot: Snapshot, seat: Seat) -> None:
        self._snapshot: Snapshot | None = snapshot
        self._seat = seat

    def fill(self) -> None:
        if self._snapshot is not None:
            view, heard = self._snapshot.known_to(self._seat)
            self.update(view=view, heard=heard)
            self._snapshot = None


class Infos(LazyDict):
    """An Info for every agent; until it is read, the agent's seat stands in for it."""

    __slots__ = ("_snapshot",)

    def __init__(self, snapshot: Snapshot, seats: dict[str, Seat]) -> None:
        super().__init__(seats)
        self._snapshot = snapshot

    def __getitem__(self, agent: str) -> Any:
        info: Any = dict.__getitem__(self, agent)
        if isinstance(info, int):
            self[agent] = info = Info(self._snapshot, info)
        return info

    def fill(self) -> None:
        for agent in [*dict.keys(self)]:
            self.__getitem__(agent)
