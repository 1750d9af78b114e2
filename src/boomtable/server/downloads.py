"""Downloads of records and memoirs: built beside the event loop, one after another, and kept once the game is over."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from typing import TypeAlias

from boomtable.engine import Viewer
from boomtable.server import records
from boomtable.server.errors import Declined
from boomtable.server.live_table import LiveTable
from boomtable.server.registry import TableRegistry
from boomtable.server.store import Stored
from boomtable.wire.protocol import ENCODE, Phase

KEPT_BYTES = 67_108_864  # of files of games that are over
CHUNK = 65_536  # bytes that are sent at once: a slow reader keeps no more of the file in its connection

Name: TypeAlias = tuple[str, int, Viewer | None]  # the table, the number of the game, whose memoir


class Downloads:
    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self._one_at_a_time = asyncio.Lock()
        self._kept: OrderedDict[Name, bytes] = OrderedDict()

    async def record(self, live: LiveTable) -> bytes:
        """The record of the finished game with the proof of its deals."""
        session, game = live.session, live.game
        if session.phase is not Phase.OVER or not session.table:
            raise Declined("not-over")
        return await self._file(live, None, lambda stored: records.record(game, session, stored).encode())

    async def memoir(self, live: LiveTable, viewer: Viewer) -> bytes:
        """The game so far, limited to what this viewer saw and heard."""
        session, game = live.session, live.game
        if not session.table:
            raise Declined("no-game")
        return await self._file(live, viewer, lambda stored: ENCODE(records.memoir(game, session, stored, viewer)))

    def forget(self, table: str) -> None:
        for name in [name for name in self._kept if name[0] == table]:
            del self._kept[name]

    async def _file(self, live: LiveTable, viewer: Viewer | None, build: Callable[[Stored], bytes]) -> bytes:
        session, seq = live.session, live.seq
        name = (session.id, session.number, viewer)
        async with self._one_at_a_time:
            if name in self._kept:
                self._kept.move_to_end(name)
                return self._kept[name]
            stored = await self.registry.store.load(session.id, seq, whole=True)
            file = await asyncio.to_thread(build, stored)
        if session.phase is Phase.OVER and not live.deleted:
            self._kept[name] = file
            while sum(map(len, self._kept.values())) > KEPT_BYTES:
                self._kept.popitem(last=False)
        return file


async def chunks(file: bytes) -> AsyncIterator[bytes]:
    for start in range(0, len(file), CHUNK):
        yield file[start : start + CHUNK]
