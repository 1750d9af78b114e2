"""A listener without a socket, for tests of what happens between two messages."""

from __future__ import annotations

import json
from typing import Any

from boomtable.engine import PUBLIC, Place, Viewer
from boomtable.server import attendance
from boomtable.server.live_table import LiveTable
from boomtable.server.registry import TableRegistry
from boomtable.wire.changes import Fields


class FakeListener:
    """A listener in the same process."""

    def __init__(self, member: int | None, *, changes: bool = False) -> None:
        self.member, self.guest = member, member is None
        self.place: Place | None = PUBLIC if member is None else None
        self.key: str | None = None
        self.changes, self.sound = changes, False
        self.known: Fields | None = None
        self.viewer: Viewer | None = None
        self.last: dict[str, bytes] = {}  # the latest message of each type
        self.closed: int | None = None

    def tell(self, message: bytes) -> None:
        kind = message[9 : message.index(b'"', 9)].decode()  # every message begins with its type
        self.last[kind] = message

    def close(self, code: int, reason: str) -> None:
        self.closed = code

    def latest(self, kind: str) -> Any:
        return json.loads(self.last[kind]) if kind in self.last else None

    async def come(self, registry: TableRegistry, code: str) -> LiveTable:
        """Connect to the table, loaded from disk if necessary."""
        live = await registry.table(code)
        await attendance.arrive(registry, live, self)
        return live
