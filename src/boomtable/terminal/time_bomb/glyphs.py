"""The marks a bench is drawn with. Each reads without its colour."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from rich.console import Console
from rich.text import Text

from boomtable.games.time_bomb import Wire


class Glyphs(Struct, frozen=True):
    strand: str  # a wire face down
    left: str  # the ends of one that is cut
    right: str
    letters: tuple[str, str, str]  # Safe, Success, Boom
    nippers: str
    found: str  # a Success cut, and one still hidden
    hidden: str
    quotes: tuple[str, str]
    dial: tuple[str, str, str, str, str]  # its frame, top to bottom
    hands: tuple[str, str]  # upright, level
    hub: str

    def letter(self, wire: Wire) -> Text:
        return Text(self.letters[tuple(Wire).index(wire)], style=wire)

    def sorted(self, wires: Iterable[Wire]) -> Text:
        """Wires as letters, sorted by kind."""
        return Text(" ").join([self.letter(wire) for wire in sorted(wires, key=tuple(Wire).index)])

    def face_down(self) -> Text:
        return Text(self.strand, style="brass")

    def aimed(self) -> Text:
        return Text.assemble((self.left, "brass"), (self.nippers, "title"), (self.right, "brass"))

    def face_up(self, wire: Wire) -> Text:
        return Text.assemble((self.left, "brass"), self.letter(wire), (self.right, "brass"))

    def quoted(self, words: str) -> Text:
        return Text(words.join(self.quotes), style="speech")


DRAWN = Glyphs(
    strand="━━━━━",
    left="━╸",
    right="╺━",
    letters=("○", "S", "B"),
    nippers="✂",
    found="◆",
    hidden="◇",
    quotes=("“", "”"),
    dial=("╭── 1 ──╮", "│       │", "4       2", "│       │", "╰── 3 ──╯"),
    hands=("┃", "━━"),
    hub="●",
)
TYPED = Glyphs(
    strand="=====",
    left="=-",
    right="-=",
    letters=("o", "S", "B"),
    nippers="X",
    found="#",
    hidden="-",
    quotes=('"', '"'),
    dial=(".-- 1 --.", "|       |", "4       2", "|       |", "'-- 3 --'"),
    hands=("|", "--"),
    hub="*",
)


def glyphs_for(console: Console) -> Glyphs:
    """Drawn marks where the terminal can show them, plain type where it cannot."""
    return TYPED if console.is_dumb_terminal or console.options.ascii_only else DRAWN
