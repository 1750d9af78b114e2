"""Results of finished games, told and drawn in the process that replays games, one after another, and kept."""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import TypeAlias

import msgspec

from boomtable.engine.records import Record, write
from boomtable.replays.result import Told
from boomtable.server.errors import Declined, NoTable, RateLimited
from boomtable.server.live_table import LiveTable
from boomtable.server.public_games import Shared, public_record
from boomtable.server.publishing import people_of
from boomtable.server.records import plain_record
from boomtable.server.registry import TableRegistry
from boomtable.server.replay_process import ReplayRequest, Result
from boomtable.wire.protocol import Phase

LONGEST_QUEUE = 8  # results that may wait
KEPT = 64  # results

TOLD = msgspec.json.Decoder(Told)

Name: TypeAlias = tuple[str, int]  # a public game, and whether with names; or a table, and the number of its game


class Pictures:
    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self._one_at_a_time = asyncio.Lock()
        self._waiting = 0
        self._kept: OrderedDict[Name, Told] = OrderedDict()

    async def of_public(self, shared: Shared) -> Told:
        """What a public game is told by, with the names it is shown with."""
        store, catalog = self.registry.store, self.registry.catalog
        names = tuple([person.name for person in shared.people])
        return await self._told((shared.id, shared.named), lambda: public_record(store, catalog, shared.id), names)

    async def of_table(self, live: LiveTable) -> Told:
        """The same of the game that has just ended at a table."""
        session = live.session
        if session.phase is not Phase.OVER or not session.table:
            raise Declined("not-over")
        names = tuple([person.name for person in people_of(session.seated)])

        async def record() -> Record:
            stored = await self.registry.store.load(session.id, live.seq, whole=True)
            players = len(session.seated)
            return plain_record(live.game, session.rules, players, session.options, session.begun, stored)

        return await self._told((session.id, session.number), record, names)

    async def _told(self, name: Name, record: Callable[[], Awaitable[Record]], names: tuple[str, ...]) -> Told:
        if name in self._kept:
            self._kept.move_to_end(name)
            return self._kept[name]
        if self._waiting >= LONGEST_QUEUE:
            raise RateLimited("too-many-requests")
        self._waiting += 1
        try:
            async with self._one_at_a_time:
                if name not in self._kept:
                    self._kept[name] = await self._made(ReplayRequest(Result(names), write(await record())))
                while len(self._kept) > KEPT:
                    self._kept.popitem(last=False)
                return self._kept[name]
        finally:
            self._waiting -= 1

    async def _made(self, request: ReplayRequest) -> Told:
        if self.registry.replays is None:
            raise NoTable("no-picture")
        try:
            return TOLD.decode(gzip.decompress(await self.registry.replays.ask(request, ours=True)))
        except Declined as error:  # it takes too long, is too large, or there is nothing to draw with
            raise NoTable("no-picture") from error
