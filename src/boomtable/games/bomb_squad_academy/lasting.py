"""Tools that go on working after they resolved."""

from __future__ import annotations

from msgspec import Struct

from boomtable.engine import Seat
from boomtable.games.bomb_squad_academy.cards import Tool, Wire


class Lasting(Struct, frozen=True):
    """Orders, or a Bomb Blanket: they work until the round is over."""

    tool: Tool
    seat: Seat
    wire: Wire
