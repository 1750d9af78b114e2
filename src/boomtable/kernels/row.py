"""What kernels work on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

N = TypeVar("N", int, float)
F = TypeVar("F", bound=Callable[..., Any])

SELDOM, SHARED = set[Any](), set[Any]()


class Row(Protocol[N]):
    """Numbers in numbered places: a list, or an array."""

    def __getitem__(self, place: int, /) -> N: ...

    def __setitem__(self, place: int, number: N, /) -> None: ...

    def __len__(self) -> int: ...


def seldom(function: F) -> F:
    """A mark for what is large and called in few moves: compiled once and called, not made a part of its callers."""
    SELDOM.add(function)
    return function


def shared(function: F) -> F:
    """A mark for what several modules have in the same words: it calls the functions of each that takes it."""
    SHARED.add(function)
    return function
