"""Time Bomb Evolution: who may be a Terrorist, and what the next wire cut from each may be."""

from __future__ import annotations

from msgspec import Struct

from boomtable.bots.time_bomb_evolution.beliefs import beliefs
from boomtable.engine import Said
from boomtable.games.time_bomb_evolution import View, Wire


class Suspicions(Struct, frozen=True):
    """By seat, the chance of a Terrorist, and of each kind for the next wire; and how many of each colour are left."""

    terrorist: tuple[float, ...]
    wires: tuple[dict[Wire, float], ...]
    uncut: dict[Wire, tuple[float, ...]]  # the chance of none, one, two ... uncut in play

    @property
    def success(self) -> tuple[float, ...]:
        return tuple([wires.get(Wire.SUCCESS, 0.0) for wires in self.wires])


def sight(view: View, heard: tuple[Said, ...]) -> Suspicions | None:
    if not view.hands:
        return None
    thinks = beliefs(view, heard)
    return Suspicions(thinks.terrorist, thinks.wires, {colour: tuple(many) for colour, many in thinks.uncut.items()})
