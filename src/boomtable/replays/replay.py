"""A recorded game, opened for watching: any moment of it, as any viewer saw it or with everything open."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct

from boomtable.engine import Game, Table, Viewer
from boomtable.engine.records import Record, replay_each
from boomtable.wire.http import Glimpse


class Replay(Struct, frozen=True):
    """A record and its table at every moment: moment 0 is before the first entry, moment 1 after it, and so on.

    States share what they have in common, so all of them are kept, and every moment is there at once.
    """

    game: Game[Any, Any]
    record: Record
    tables: tuple[Table[Any], ...]

    @classmethod
    def of(cls, game: Game[Any, Any], record: Record) -> Replay:
        """The record replayed to its end, or BadRecord."""
        return cls(game, record, tuple(replay_each(game, record)))

    @property
    def last(self) -> int:
        return len(self.tables) - 1

    @property
    def over(self) -> bool:
        """Whether the game was played to its end."""
        return not self.tables[-1].state.todo

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        """Everyone who can be watched: all seats, the public, and screens of rooms."""
        viewers: tuple[Viewer, ...] = self.tables[0].state.viewers
        return viewers

    def seen(self, at: int, viewer: Viewer) -> Glimpse:
        """What this viewer saw and had heard at this moment."""
        return _glimpse(self.tables[at], viewer)

    def open(self, at: int) -> Any:
        """Everything at this moment, with all cards open."""
        return self.tables[at].state

    def after(self, at: int, viewer: Viewer) -> int:
        """The next moment that shows this viewer something new, or the last."""
        return self._other(range(at + 1, self.last + 1), at, viewer, self.last)

    def before(self, at: int, viewer: Viewer) -> int:
        """The latest earlier moment that looked different to this viewer, or the first."""
        return self._other(range(at - 1, -1, -1), at, viewer, 0)

    def _other(self, moments: Iterable[int], at: int, viewer: Viewer, otherwise: int) -> int:
        now = self.seen(at, viewer)
        return next((other for other in moments if self.seen(other, viewer) != now), otherwise)


def glimpses(tables: Iterable[Table[Any]], viewer: Viewer) -> Iterator[Glimpse]:
    """What this viewer saw and heard, moment by moment, without those that showed them nothing new."""
    latest = None
    for table in tables:
        now = _glimpse(table, viewer)
        if now != latest:
            yield now
        latest = now


def _glimpse(table: Table[Any], viewer: Viewer) -> Glimpse:
    return Glimpse(table.state.view(viewer), table.heard(viewer))
