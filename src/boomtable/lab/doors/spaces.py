"""Actions and observations as Gymnasium's spaces and numpy's arrays."""

from __future__ import annotations

from typing import Any, Protocol, TypeAlias

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray

from boomtable.engine import Seat
from boomtable.lab.encodings import Encoding

Observation: TypeAlias = dict[str, NDArray[np.int8]]


class Legal(Protocol):
    """A game that knows what a seat may do."""

    def legal(self, seat: Seat) -> list[int]: ...


class Seated(Protocol):
    """A door with a game in it."""

    encoding: Encoding[Any, Any, Any]

    @property
    def sitting(self) -> Legal: ...


class Actions(Discrete):
    """A title's numbers. A sample without a mask is one that the seat may play now."""

    def __init__(self, door: Seated, seat: Seat) -> None:
        super().__init__(len(door.encoding.actions))
        self.door, self.seat = door, seat

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is not None or probability is not None:
            return super().sample(mask, probability)
        return np.int64(self.np_random.choice(self.door.sitting.legal(self.seat)))


def observations(encoding: Encoding[Any, Any, Any]) -> Dict:
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
