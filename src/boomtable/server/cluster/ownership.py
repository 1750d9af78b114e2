"""Which tables are ours: taken by lease and by epoch, kept by signs of life, and let go when somebody else has them."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

from boomtable.engine import Mistake
from boomtable.server.clock import ServerClock
from boomtable.server.cluster.leases import LEASE, RENEW, Leases
from boomtable.server.errors import DatabaseFailed, NoTable, NotStored, OwnedElsewhere
from boomtable.server.live_table import LiveTable
from boomtable.server.log import log
from boomtable.server.metrics import METRICS
from boomtable.server.new_secrets import new_delay
from boomtable.server.registry import TableRegistry

LOOK_EVERY = 1.0  # seconds between two looks for running tables that nobody has
LATE = 0.05  # seconds by which our clock may be behind


class Doubtful(NotStored):
    """A table may be elsewhere by now, and nobody says."""


class TableOwnership:
    """One server's part in sharing all tables.

    Between our last sign of life and the end of our lease nobody can have taken over what we have. Outside that time,
    whoever asks for a table is shown it only if the fence says that it is still ours: the server may have been asleep,
    or cut off from the bus, and the table may have gone on elsewhere.
    """

    def __init__(self, registry: TableRegistry, leases: Leases) -> None:
        self.registry, self.leases = registry, leases
        self._heard = True  # whether Valkey answered last time
        self._signed = -LEASE  # when we last gave the sign of life that Valkey has
        self._kept = set[str]()  # tables whose leases we have had ever since we were last in doubt

    async def take(self, table: str) -> int:
        """The epoch from which on this table is ours; or OwnedElsewhere."""
        kept = self._kept
        if await self.leases.take(table) != self.leases.me:
            raise OwnedElsewhere("table-moving")
        try:
            epoch, last = await self.registry.store.raise_epoch(table)
        except NoTable:
            await self.leases.release(table)
            raise
        kept.add(table)
        if not self._sure(table):  # another server may have become its owner before we raised the epoch
            raise OwnedElsewhere("table-moving")
        self._set_clock(last)  # no entry is older than the one before it
        METRICS.taken.inc()
        return epoch

    async def begin(self, table: str) -> None:
        kept = self._kept
        await self.leases.take(table, new=True)
        kept.add(table)

    def release(self, table: str) -> None:
        self._kept.discard(table)
        self.registry.run(self._release(table))

    async def _release(self, table: str) -> None:
        if not self.registry.knows(table):
            with suppress(DatabaseFailed):  # then its lease ends with us
                await self.leases.release(table)

    async def check(self, code: str) -> None:
        """Before somebody is shown this table: let it go if it may be elsewhere, and is."""
        live = self.registry.in_memory(code)
        if live and not self._sure(live.session.id):
            try:
                await self._compare([live])
            except DatabaseFailed as error:
                raise Doubtful("table-moving") from error

    def _sure(self, table: str) -> bool:
        return table in self._kept and time.monotonic() < self._signed + LEASE

    def doubt(self) -> None:
        """From now on our lease may be over, so that others may have our tables."""
        self._signed, self._kept = -LEASE, set()

    async def keep(self) -> None:
        """Show that we are here, and let go of what was taken over while we were not."""
        while True:
            with suppress(DatabaseFailed):  # of the database: we look again the next time
                if await self.sign():
                    await self._look_again()
                else:
                    await self._compare([*self.registry.tables.values()])
            await asyncio.sleep(RENEW)

    async def sign(self) -> bool:
        """Whether Valkey has heard that we are here."""
        at = time.monotonic()
        try:
            known = await self.leases.sign()
        except DatabaseFailed:
            if self._heard:
                log.error("no-bus")  # we go on with what nobody else has taken over
            self._heard, self._kept = False, set()  # our lease may end and begin again without our hearing of it
            return False
        if not known:
            METRICS.leases_lost.inc(self._signed > 0)  # not when we say it for the first time
            self._kept = set()
        self._heard, self._signed = True, at
        return True

    async def _look_again(self) -> None:
        kept, tables = self._kept, self.registry.tables
        if doubtful := {table: live for table, live in tables.items() if table not in kept}:
            ours = await self.leases.take_back([*doubtful])
            for table in doubtful.keys() - ours:
                self._let_go(doubtful[table])
            kept |= await self._compare([doubtful[table] for table in ours])  # who had it may be gone again

    async def _compare(self, tables: list[LiveTable]) -> set[str]:
        """Let go of the tables that have another owner by now; the others."""
        epochs = await self.registry.store.epochs([live.session.id for live in tables]) if tables else {}
        for live in tables:
            if epochs.get(live.session.id) != live.epoch:
                self._let_go(live)
        return {live.session.id for live in tables} & self.registry.tables.keys()

    def _let_go(self, live: LiveTable) -> None:
        if self.registry.tables.get(live.session.id) is live:
            self.registry.lose(live)

    async def take_over(self) -> None:
        """Open running tables whose servers are gone. All servers look; the lease decides who has each."""
        while True:
            await asyncio.sleep(LOOK_EVERY * (0.5 + new_delay()))
            try:
                await self._beat()
                left = [table for table in await self.registry.store.running() if table not in self.registry.tables]
                for table in sorted(await self.leases.free(left), key=lambda _: new_delay()):
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
