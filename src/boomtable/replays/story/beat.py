"""What stories are made of: one thing that happened, and how much it changed a chance."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from boomtable.engine import Seat

MOMENTS = 5


class Beat(Struct, frozen=True):
    """One thing worth telling, at the moment right after it: a code with seats, facts, and words to look up."""

    code: str
    at: int
    swing: float  # of a chance, from 0 to 1: what makes it worth telling
    seats: dict[str, Seat] = {}
    facts: Mapping[str, int | str] = {}
    words: dict[str, str] = {}  # codes of cards and the like


def percent(chance: float) -> int:
    return round(100 * chance)


def mean(chances: Sequence[float]) -> float:
    return sum(chances) / len(chances) if chances else 0.0


def strongest(beats: Iterable[Beat]) -> list[Beat]:
    """The one with the greatest swing, of equal ones the first; none if there are none."""
    return sorted(beats, key=lambda beat: (-beat.swing, beat.at))[:1]


def chosen(beats: Iterable[Beat], count: int = MOMENTS) -> tuple[Beat, ...]:
    """The strongest of all, in the order in which they happened."""
    best = sorted(beats, key=lambda beat: (-beat.swing, beat.at))[:count]
    return tuple(sorted(best, key=lambda beat: beat.at))
