"""What every board draws with: colours, title lines, tables of rows, and the labels of seats."""

from __future__ import annotations

from typing import TypeVar

from rich.console import Console
from rich.table import Table
from rich.text import Text
from rich.theme import Theme

from boomtable.boards.seat_names import called
from boomtable.engine import Seat, Viewer

T = TypeVar("T")

WIDTH = 78  # columns
THEME = Theme(
    {  # the terminal's own colours, which suit a dark background or a light one
        "title": "bold yellow",
        "brass": "yellow",
        "now": "bold",
        "me": "bold",
        "quiet": "dim",
        "speech": "italic",
        "wrong": "red",
        "safe": "default",
        "success": "bold green",
        "boom": "bold red",
        "swat": "bold cyan",
        "terrorist": "bold red",
        "badge.swat": "bold reverse cyan",
        "badge.terrorist": "bold reverse red",
    }
)


def stdout_console() -> Console:
    return Console(theme=THEME, highlight=False, markup=False, emoji=False)


def glyphs_for(console: Console, drawn: T, ascii_only: T) -> T:
    """The drawn marks where the terminal can show them, plain ASCII where it cannot."""
    return ascii_only if console.is_dumb_terminal or console.options.ascii_only else drawn


def header(title: str, stage: str, strand: str) -> Text:
    """The title on a line, and at its end how far the game has come."""
    line = strand * (WIDTH - len(title) - len(stage) - 4)
    return Text.assemble((title.upper(), "title"), "  ", (line, "brass"), "  ", (stage, "now"))


def banner(words: str, strand: str) -> Text:
    """A line across the page that says the game is over."""
    half = strand * ((WIDTH - len(words) - 2) // 2)
    return Text.assemble((half, "brass"), (f" {words} ", "title reverse"), (half, "brass"))


def rows(*headings: str, gap: int = 2, style: str = "quiet") -> Table:
    """A table without lines, to which rows are added."""
    return Table(*headings, box=None, padding=(0, gap, 0, 0), header_style=style)


def seat_label(viewer: Viewer, seat: Seat, mark: str, width: int = 1) -> Text:
    """A mark, the number of a seat, and the name of whoever sits there."""
    return Text.assemble(
        (mark, "title"), (f" {seat:{width}}", "quiet"), (f" {called(viewer, seat)}", "me" if seat == viewer else "")
    )
