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
        self._known: dict[Hashable, Any] = {}

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
        self,
        key: Hashable,
        work: Callable[[tuple[Any, ...]], Iterable[T]],
        rows: tuple[Any, ...],
        *parts: Any,
        start: int = 0,
    ) -> tuple[T, ...]:
        """What `work` makes of all rows from a place on, each by itself; those that were there last time are done.

        What else it reads are parts, which must be the same ones as well.
        """
        before: tuple[Any, ...]
        made: tuple[T, ...]
        before, made, others = self._known.get(key, ((), (), ()))
        if not all(map(is_, others, parts)):
            before, made = (), ()
        elif before is rows:
            return made
        elif not self._continues(before, rows):
            before, made = (), ()
        more = tuple(work(rows[max(start, len(before)) :]))
        made = made + more if more else made
        self._known[key] = rows, made, parts
        return made

    def line(self, key: Hashable, rows: tuple[Any, ...]) -> object:
        """The same object for as long as these rows only grow: a part for what is found by places among them."""
        before, line = self._known.get(key, ((), None))
        if before is not rows:
            line = line if line and self._continues(before, rows) else object()
            self._known[key] = rows, line
        return line

    def _continues(self, before: tuple[Any, ...], rows: tuple[Any, ...]) -> bool:
        return len(before) <= len(rows) and all(map(is_, before, rows))
