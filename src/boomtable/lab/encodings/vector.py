"""Observations as bytes: named slices of one vector, and parts of it that are kept until what they show changes."""

from __future__ import annotations

from collections.abc import Callable
from itertools import accumulate
from typing import Any, Generic, TypeVar


class Layout:
    """The slices of a vector by name, in order, and its size."""

    def __init__(self, **sizes: int) -> None:
        ends = list(accumulate(sizes.values()))
        self.size = ends[-1]
        self.slices = {name: slice(end - size, end) for (name, size), end in zip(sizes.items(), ends, strict=True)}

    def at(self, name: str) -> int:
        """The place of the first number of a slice."""
        start: int = self.slices[name].start
        return start


T = TypeVar("T")


class HistoryBytes:
    """Bytes about a history that grows at its end; the last are kept, so that only what is new is written."""

    def __init__(self, size: int, write: Callable[[bytearray, int, Any], None]) -> None:
        self._size, self._write = size, write
        self._history: tuple[Any, ...] = ()
        self._text = bytearray(size)

    def text(self, history: tuple[Any, ...]) -> bytearray:
        """The bytes about all of it. They are kept, so callers copy them."""
        known = self._history
        if history is not known:
            count = len(known)
            if history[:count] != known:
                self._text, count = bytearray(self._size), 0
            for place in range(count, len(history)):
                self._write(self._text, place, history[place])
            self._history = history
        return self._text


class LastResult(Generic[T]):
    """A function that remembers its last result, for calls with the same arguments."""

    def __init__(self, make: Callable[..., T]) -> None:
        self._make = make
        self._about: tuple[Any, ...] = ()
        self._made: T | None = None

    def of(self, *about: Any) -> T:
        if self._made is None or about != self._about:
            self._made, self._about = self._make(*about), about
        return self._made
