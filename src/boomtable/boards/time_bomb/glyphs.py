"""The letters of Time Bomb's wires."""

from __future__ import annotations

from rich.console import Console

from boomtable.boards.time_bomb_shared.glyphs import Glyphs, drawn, type_only, typed
from boomtable.games.time_bomb import Wire

DRAWN = drawn({Wire.SAFE: ("○", "safe"), Wire.SUCCESS: ("S", "success"), Wire.BOOM: ("B", "boom")})
TYPED = typed({Wire.SAFE: ("o", "safe"), Wire.SUCCESS: ("S", "success"), Wire.BOOM: ("B", "boom")})


def glyphs_for(console: Console) -> Glyphs:
    """Drawn marks where the terminal can show them, plain type where it cannot."""
    return TYPED if type_only(console) else DRAWN
