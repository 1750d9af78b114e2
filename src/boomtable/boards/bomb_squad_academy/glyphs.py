"""The marks a poster is drawn with. Each reads without its colour."""

from __future__ import annotations

from msgspec import Struct
from rich.console import Console
from rich.text import Text

from boomtable.games.bomb_squad_academy import Action, Tile, Wire

STYLES = {
    Wire.GREEN: "bold green",
    Wire.BLUE: "bold bright_blue",
    Wire.RED: "bold red",
    Wire.YELLOW: "bold yellow",
    Action.WAIT: "bold cyan",
    Action.CHICKEN: "bold magenta",
    Tile.OK: "success",
    Tile.BOOM: "boom",
}


class Glyphs(Struct, frozen=True):
    strand: str  # what the title hangs on
    passed: str  # a space of the track behind the trigger, and one before it
    ahead: str
    trigger: str
    end: str  # of the track
    tiles: tuple[str, str, str]  # face down, OK, BOOM
    bar: str  # between the exposed cards and the deck
    nippers: str
    asked: str
    answered: str
    becomes: str
    winner: str
    plates: tuple[str, str]  # the ways they move

    def tile(self, tile: Tile | None) -> Text:
        if tile is None:
            return Text(self.tiles[0], style="quiet")
        return Text(self.tiles[2 if tile is Tile.BOOM else 1], style=STYLES[tile])


DRAWN = Glyphs(
    strand="━",
    passed="━",
    ahead="─",
    trigger="●",
    end="┤",
    tiles=("?", "○", "✹"),
    bar="┊",
    nippers="✂",
    asked="▸",
    answered="✓",
    becomes="→",
    winner="★",
    plates=("◂", "▸"),
)
TYPED = Glyphs(
    strand="=",
    passed="=",
    ahead="-",
    trigger="O",
    end="|",
    tiles=("?", "o", "X"),
    bar=":",
    nippers="%",
    asked=">",
    answered="+",
    becomes=">",
    winner="*",
    plates=("<", ">"),
)


def glyphs_for(console: Console) -> Glyphs:
    """Drawn marks where the terminal can show them, plain type where it cannot."""
    return TYPED if console.is_dumb_terminal or console.options.ascii_only else DRAWN
