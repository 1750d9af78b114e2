"""Which tables are ours: taken by lease and by epoch, kept by signs of life, and let go when somebody else has them."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from boomtable.engine import Mistake
from boomtable.server.clock import ServerClock
from boomtable.server.cluster.leases import RENEW, Leases
from boomtable.server.errors import DatabaseFailed, NoTable, OwnedElsewhere
from boomtable.server.log import log
from boomtable.server.metrics import METRICS
from boomtable.server.new_secrets import new_delay
from boomtable.server.registry import TableRegistry

LOOK_EVERY = 1.0  # seconds between two looks for running tables that nobody has
LATE = 0.05  # seconds by which our clock may be behind


class TableOwnership:
    """One server's part in sharing all tables."""

    def __init__(self, registry: TableRegistry, leases: Leases) -> None:
        self.registry, self.leases = registry, leases
        self._heard = True  # whether Valkey answered last time

    async def take(self, table: str) -> int:
        """The epoch from which on this table is ours; or OwnedElsewhere."""
        if await self.leases.take(table) != self.leases.me:
            raise OwnedElsewhere("table-moving")
        try:
            epoch, last = await self.registry.store.raise_epoch(table)
        except NoTable:
            await self.leases.release(table)
            raise
        self._set_clock(last)  # no entry is older than the one before it
        METRICS.taken.inc()
        return epoch

    async def begin(self, table: str) -> None:
        await self.leases.take(table, ours=True)

    def release(self, table: str) -> None:
        self.registry.run(self._release(table))

    async def _release(self, table: str) -> None:
        if table not in self.registry.tables:
            with suppress(DatabaseFailed):  # then its lease ends with us
                await self.leases.release(table)

    async def keep(self) -> None:
        """Show that we are here, and let go of what was taken over while we were not."""
        while True:
            try:
                if not await self.leases.sign():
                    METRICS.leases_lost.inc()
                    await self._look_again()
                self._heard = True
            except DatabaseFailed:
                if self._heard:
                    log.error("no-bus")  # we go on: nobody can take a table over without it
                self._heard = False
            await asyncio.sleep(RENEW)

    async def _look_again(self) -> None:
        for table, live in [*self.registry.tables.items()]:
            ours = await self.leases.take(table, ours=True) == self.leases.me
            if not ours or await self.registry.store.epoch(table) != live.epoch:  # the one who had it may be gone again
                self.registry.lose(live)

    async def take_over(self) -> None:
        """Open running tables whose servers are gone. All servers look; the lease decides who has each."""
        while True:
            await asyncio.sleep(LOOK_EVERY * (0.5 + new_delay()))
            try:
                await self._beat()
                left = [table for table in await self.registry.store.running() if table not in self.registry.tables]
                for table in sorted(left, key=lambda _: new_delay()):
                    if await self.leases.holder(table) is None:
                        await self._open(table)
            except DatabaseFailed:
                continue  # it is logged where it failed

    async def _open(self, table: str) -> None:
        try:
            await self.registry.open(table)
            log.info("taken-over", table=table)
        except (OwnedElsewhere, DatabaseFailed):
            pass  # somebody else was first, or we try again
        except Mistake as error:
            log.error("table-not-opened", table=table, code=error.code)

    async def _beat(self) -> None:
        """All servers' clocks follow the one that is ahead."""
        self._set_clock(await self.registry.store.latest_clock(self.registry.clock.now()))

    def _set_clock(self, at: float) -> None:
        clock = self.registry.clock
        if isinstance(clock, ServerClock) and at > clock.now() + LATE:
            clock.advance(at)
            for live in self.registry.tables.values():
                self.registry.set_timer(live)
