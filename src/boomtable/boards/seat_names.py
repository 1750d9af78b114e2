"""The names of seats in words to one viewer, and seats found by what is typed."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TypeAlias

from boomtable.engine import Seat, Viewer
from boomtable.words import say

Facts: TypeAlias = dict[str, str | int]  # what a sentence is filled with


_NAMES: ContextVar[tuple[str, ...]] = ContextVar("names of seats", default=())


@contextmanager
def named(people: tuple[str, ...]) -> Iterator[None]:
    """Within this, seats are called by the names of these people."""
    token = _NAMES.set(people)
    try:
        yield
    finally:
        _NAMES.reset(token)


def name(seat: Seat) -> str:
    people = _NAMES.get()
    return people[seat] if people else say("seat-name", seat=seat)


def numbered(seat: Seat) -> str:
    return f"{seat} {name(seat)}"


def called(viewer: Viewer, seat: Seat) -> str:
    """Its name, and whether it is the viewer's own."""
    return say("you", name=name(seat)) if seat == viewer else name(seat)


def names(viewer: Viewer, **seats: Seat) -> Facts:
    """The names of some seats, and which of them, if any, is the viewer's own."""
    mine = [part for part, seat in seats.items() if seat == viewer]
    return {"you": mine[0] if mine else "nobody", **{part: name(seat) for part, seat in seats.items()}}


def together(viewer: Viewer, seats: Collection[Seat]) -> str:
    """Several people in a sentence, the viewer last: Ada, Ben and you."""
    return listed([*(name(seat) for seat in seats if seat != viewer), *[say("people-you")] * (viewer in seats)])


def listed(people: Sequence[str]) -> str:
    """Several names in a sentence."""
    *others, last = people
    return say("people-and", people=", ".join(others), last=last) if others else last


def find_seat(word: str, players: int) -> Seat | None:
    """The seat with this number, or the first whose name begins so."""
    for seat in range(players):
        if word == str(seat) or (word and name(seat).lower().startswith(word)):
            return seat
    return None
