"""What is in the box of Time Bomb. Numbers in brackets cite docs/rules/time-bomb.md."""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias

from msgspec import Struct

from boomtable.engine import Seat
from boomtable.games.time_bomb_shared.cards import pile


class Wire(StrEnum):
    SAFE = "safe"
    SUCCESS = "success"
    BOOM = "boom"


Hand: TypeAlias = tuple[Wire, ...]  # sorted: players mix their wires, so places mean nothing [TB5]


class Snip(Struct, frozen=True, array_like=True):
    """One wire cut: whose it was, and what it was [TB10]."""

    owner: Seat
    wire: Wire


WIRES = {  # Safe, Success, Boom [TB3]
    4: pile(Wire, (15, 4, 1)),
    5: pile(Wire, (19, 5, 1)),
    6: pile(Wire, (23, 6, 1)),
    7: pile(Wire, (27, 7, 1)),
    8: pile(Wire, (31, 8, 1)),
}
