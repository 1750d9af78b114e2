"""The letters of Time Bomb Evolution's wires, and the marks on its bombs. Each reads without its colour."""

from __future__ import annotations

from msgspec.structs import asdict
from rich.console import Console

from boomtable.boards.time_bomb_shared import glyphs
from boomtable.games.time_bomb_evolution import Wire
from boomtable.words import say

STYLES = {
    Wire.SUCCESS: "success",
    Wire.GREEN: "reverse green",
    Wire.PURPLE: "reverse magenta",
    Wire.RED: "reverse red",
    Wire.BLUE: "reverse blue",
    Wire.YELLOW: "reverse yellow",
    Wire.PINK: "reverse bright_magenta",
}
LETTERS: glyphs.Letters = {wire: (say(f"time-bomb-evolution-letter-{wire}"), style) for wire, style in STYLES.items()}


class Glyphs(glyphs.Glyphs, frozen=True, kw_only=True):
    slots: tuple[str, str, str]  # a wire cut in earlier rounds, in this one, and one still to come


DRAWN = Glyphs(**asdict(glyphs.drawn(LETTERS)), slots=("●", "◉", "○"))
TYPED = Glyphs(**asdict(glyphs.typed(LETTERS)), slots=("#", "+", "."))


def glyphs_for(console: Console) -> Glyphs:
    """Drawn marks where the terminal can show them, plain type where it cannot."""
    return TYPED if glyphs.type_only(console) else DRAWN
