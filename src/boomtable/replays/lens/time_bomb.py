"""Time Bomb: who may be a Terrorist, who may hold the Boom, and where the next Success may be."""

from __future__ import annotations

from msgspec import Struct

from boomtable.bots.time_bomb.beliefs import beliefs
from boomtable.engine import Said
from boomtable.games.time_bomb import View, Wire


class Suspicions(Struct, frozen=True):
    """By seat, the chance of a Terrorist, of holding the Boom, and of a Success as the next wire cut there."""

    terrorist: tuple[float, ...]
    boom: tuple[float, ...]
    success: tuple[float, ...]


def sight(view: View, heard: tuple[Said, ...]) -> Suspicions | None:
    if not view.hands:
        return None
    thinks = beliefs(view, heard)
    boom = [chance * held for chance, held in zip(thinks.boom, view.held, strict=True)]  # there is only one
    success, me = [*thinks.success], int(view.viewer)
    boom[me] = float(Wire.BOOM in view.hand)
    success[me] = view.hand.count(Wire.SUCCESS) / max(1, len(view.hand))
    return Suspicions(thinks.terrorist, tuple(boom), tuple(success))
