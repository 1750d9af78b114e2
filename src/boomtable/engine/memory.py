"""What was worked out for one table, kept for the next: the same parts give the same objects without any work.

Parts are compared by identity, so that nobody has to list what depends on what: a function's arguments say it.
A game's tables share one memory, which holds the latest result of each kind alone.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from operator import is_
from typing import Any, TypeVar

T = TypeVar("T")


class Memory:
    """The latest results, by what they are of and for whom."""

    def __init__(self) -> None:
        self._known: dict[Hashable, tuple[tuple[Any, ...], Any]] = {}

    def kept(self, key: Hashable, work: Callable[..., T], *parts: Any) -> T:
        """What `work` makes of these parts; if they are those of last time, the same object."""
        known = self._known.get(key)
        if known is not None and all(map(is_, known[0], parts)):
            made: T = known[1]
            return made
        made = work(*parts)
        self._known[key] = parts, made
        return made

    def grown(
        self, key: Hashable, work: Callable[[tuple[Any, ...]], Iterable[T]], rows: tuple[Any, ...], start: int = 0
    ) -> tuple[T, ...]:
        """What `work` makes of all rows from a place on, each by itself; those that were there last time are done."""
        before: tuple[Any, ...]
        made: tuple[T, ...]
        before, made = self._known.get(key, ((), ()))
        if before is rows:
            return made
        if not (len(before) <= len(rows) and all(map(is_, before, rows))):
            before, made = (), ()
        more = tuple(work(rows[max(start, len(before)) :]))
        made = made + more if more else made
        self._known[key] = rows, made
        return made
