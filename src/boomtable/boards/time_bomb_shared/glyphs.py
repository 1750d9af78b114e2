"""The marks a bench is drawn with. Each reads without its colour."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from msgspec import Struct
from rich.console import Console
from rich.text import Text

Letters: TypeAlias = Mapping[str, tuple[str, str]]  # the letter and the style of each kind of wire, in their order


class Glyphs(Struct, frozen=True):
    letters: Letters
    strand: str  # a wire face down
    left: str  # the ends of one that is cut
    right: str
    nippers: str
    found: str  # a Success cut, and one still hidden
    hidden: str
    quotes: tuple[str, str]
    dial: tuple[str, str, str, str, str]  # its frame, top to bottom
    hands: tuple[str, str]  # upright, level
    hub: str

    def letter(self, wire: str) -> Text:
        return Text(*self.letters[wire])

    def sorted(self, wires: Iterable[str]) -> Text:
        """Wires as letters, sorted by kind."""
        return Text(" ").join([self.letter(wire) for wire in sorted(wires, key=[*self.letters].index)])

    def face_down(self) -> Text:
        return Text(self.strand, style="brass")

    def aimed(self) -> Text:
        return Text.assemble((self.left, "brass"), (self.nippers, "title"), (self.right, "brass"))

    def face_up(self, wire: str) -> Text:
        return Text.assemble((self.left, "brass"), self.letter(wire), (self.right, "brass"))

    def quoted(self, words: str) -> Text:
        return Text(words.join(self.quotes), style="speech")


def drawn(letters: Letters) -> Glyphs:
    return Glyphs(
        letters=letters,
        strand="━━━━━",
        left="━╸",
        right="╺━",
        nippers="✂",
        found="◆",
        hidden="◇",
        quotes=("“", "”"),
        dial=("╭── 1 ──╮", "│       │", "4       2", "│       │", "╰── 3 ──╯"),
        hands=("┃", "━━"),
        hub="●",
    )


def typed(letters: Letters) -> Glyphs:
    return Glyphs(
        letters=letters,
        strand="=====",
        left="=-",
        right="-=",
        nippers="X",
        found="#",
        hidden="-",
        quotes=('"', '"'),
        dial=(".-- 1 --.", "|       |", "4       2", "|       |", "'-- 3 --'"),
        hands=("|", "--"),
        hub="*",
    )


def type_only(console: Console) -> bool:
    """Can the terminal show no more than plain type?"""
    return console.is_dumb_terminal or console.options.ascii_only
