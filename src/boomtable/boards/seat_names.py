"""Who sits where, in words to one viewer; every board speaks of seats like this."""

from __future__ import annotations

from typing import TypeAlias

from boomtable.engine import Seat, Viewer
from boomtable.words import say

Facts: TypeAlias = dict[str, str | int]


def name(seat: Seat) -> str:
    return say("seat-name", seat=seat)


def called(viewer: Viewer, seat: Seat) -> str:
    """Its name, and whether it is the viewer's own."""
    return say("you", name=name(seat)) if seat == viewer else name(seat)


def names(viewer: Viewer, **seats: Seat) -> Facts:
    """The names of some seats, and which of them, if any, is the viewer's own."""
    mine = [part for part, seat in seats.items() if seat == viewer]
    return {"you": mine[0] if mine else "nobody", **{part: name(seat) for part, seat in seats.items()}}
