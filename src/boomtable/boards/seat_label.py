"""Who sits where, as the boards draw it."""

from __future__ import annotations

from rich.text import Text

from boomtable.boards.seat_names import called
from boomtable.engine import Seat, Viewer


def plate(viewer: Viewer, seat: Seat, mark: str, width: int = 1) -> Text:
    """A mark, the seat, and whose it is."""
    return Text.assemble(
        (mark, "title"), (f" {seat:{width}}", "quiet"), (f" {called(viewer, seat)}", "me" if seat == viewer else "")
    )
