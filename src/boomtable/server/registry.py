"""All tables of a server: loads them, handles requests one at a time per table, stores, then broadcasts."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from boomtable.engine import PUBLIC, Mistake, Seat, but
from boomtable.server import broadcast, gates, gestures, knocking, snapshots
from boomtable.server import events as e
from boomtable.server.clock import Clock
from boomtable.server.deadlines import SLEEP_AFTER, next_due, tick
from boomtable.server.errors import Fenced, NoTable, NotStored, TableUnreadable
from boomtable.server.live_table import LiveTable
from boomtable.server.log import log
from boomtable.server.metrics import METRICS
from boomtable.server.replay import replay, replay_log
from boomtable.server.replay_process import ReplayProcess
from boomtable.server.rhythm import said_to_all
from boomtable.server.session import TableSession
from boomtable.server.store import Store, Stored
from boomtable.server.substitutes import ROUNDING, welcome_back
from boomtable.server.table_rows import row_of
from boomtable.server.transitions import Catalog, Transaction
from boomtable.server.writer import Writer
from boomtable.wire.protocol import Close, MemberId, Phase


class Bots(Protocol):
    """Answers for bots; see BotDriver."""

    def look(self, live: LiveTable) -> None:
        """Something has changed at this table."""

    def chat(self, live: LiveTable, eyed: Seat | None = None) -> None:
        """A person reaches for somebody's wires."""


class Ownership(Protocol):
    """Which tables are ours, where several servers share a database; see `cluster.ownership`."""

    async def take(self, table: str) -> int:
        """The epoch from which on this table is ours; or OwnedElsewhere."""

    async def begin(self, table: str) -> None:
        """A table that nobody knows yet is ours."""

    def release(self, table: str) -> None:
        """We have nothing of this table in memory any more."""


class TableRegistry:
    def __init__(self, store: Store, writer: Writer, clock: Clock, catalog: Catalog, show: float = 0.0) -> None:
        self.store, self.writer, self.clock, self.catalog, self.show = store, writer, clock, catalog, show
        self.tables: dict[str, LiveTable] = {}  # by id
        self.codes: dict[str, str] = {}
        self.bots: Bots | None = None
        self.replays: ReplayProcess | None = None
        self.ownership: Ownership | None = None  # alone, all tables are ours
        self._opening: dict[str, asyncio.Future[LiveTable]] = {}
        self._jobs: set[asyncio.Task[None]] = set()
        self._closed = False

    # Opening tables.

    async def table(self, code: str) -> LiveTable:
        """The table with this code, from memory or from disk."""
        table = self.codes.get(code) or (await self.store.find(code) if code.isalnum() else None)
        if table is None:
            raise NoTable("no-table", table=code)
        return await self.open(table)

    def in_memory(self, code: str) -> LiveTable | None:
        return self.tables.get(self.codes.get(code, ""))

    def knows(self, table: str) -> bool:
        """Whether this table is in memory, or on its way there."""
        return table in self.tables or table in self._opening

    async def open(self, table: str) -> LiveTable:
        if live := self.tables.get(table):
            return live
        if waiting := self._opening.get(table):
            return await waiting
        opening = self._opening[table] = asyncio.get_running_loop().create_future()
        try:
            epoch = await self.ownership.take(table) if self.ownership else 0
            live = await self._load(table)
            live.epoch = epoch
            self._register(live)
            opening.set_result(live)
        except BaseException as error:
            opening.set_exception(error)
            opening.exception()  # mark it as retrieved: perhaps nobody else is waiting
            raise
        finally:
            del self._opening[table]
        return live

    async def _load(self, table: str) -> LiveTable:
        stored = await self.store.load(table)
        if stored.game not in self.catalog:
            raise TableUnreadable("table-resting", entry=0)
        session = snapshots.read(self.catalog, stored.snapshot) if stored.snapshot is not None else None
        if stored.snapshot is not None and session and snapshots.lacks_games(stored.snapshot):
            session = await self._with_games(stored, session)
        if stored.snapshot is not None and (session is None or session.showing(self.clock.now())):
            stored, session = await self.store.load(table, whole=True), None
        try:
            session, scenes = replay(self.catalog, stored, session)
        except TableUnreadable:
            if stored.snapshot is None:
                raise
            stored = await self.store.load(table, whole=True)
            session, scenes = replay(self.catalog, stored)
        seq = stored.entries[-1][0] if stored.entries else stored.seq
        live = LiveTable(self.catalog, session, seq, self.clock.now())
        live.scenes = scenes
        return live

    async def _with_games(self, stored: Stored, session: TableSession) -> TableSession:
        """A session from an older snapshot, with what its log knows of finished games, if it can be read."""
        try:
            whole = replay_log(self.catalog, await self.store.load(stored.id, stored.seq, whole=True))
        except TableUnreadable:
            return session
        return but(session, evening=whole.evening)

    def _register(self, live: LiveTable) -> None:
        self.tables[live.session.id] = live
        self.codes[live.session.code] = live.session.id
        METRICS.tables.set(len(self.tables))
        self.set_timer(live)
        self.wake_bots(live)

    async def add(self, live: LiveTable, transaction: Transaction) -> None:
        """Add a new table: first on disk, then in memory."""
        if self.ownership:
            await self.ownership.begin(live.session.id)
        try:
            await self._store(live, transaction, None, "")
        except NotStored:
            if self.ownership:
                self.ownership.release(live.session.id)
            raise
        self._register(live)

    def forget(self, live: LiveTable) -> None:
        """Drop a table from memory; the disk has it all."""
        knocking.dismiss_all(live)
        if live.timer:
            live.timer.cancel()
        self.tables.pop(live.session.id, None)
        self.codes.pop(live.session.code, None)
        METRICS.tables.set(len(self.tables))
        if self.ownership:
            self.ownership.release(live.session.id)

    def lose(self, live: LiveTable) -> None:
        """Another server has taken this table over: whoever is connected here reconnects, and finds it there."""
        live.lost = True
        METRICS.taken_away.inc()
        for listener in [*live.listeners]:
            listener.close(Close.BROKEN, "moved")
        self.forget(live)

    # Changes.

    async def change(
        self, live: LiveTable, do: Callable[[Transaction], None], member: MemberId | None = None, request: str = ""
    ) -> None:
        """Run one transaction at a table: it is on disk before anyone is told, or it did not happen.

        What would be refused or change nothing does not wait while others change the table: how long it waited would
        tell of their secret acts.
        """
        if live.changing and not self._attempt(live, do).events:
            return
        live.changing += 1
        try:
            async with live.lock:
                if live.stale and not (live.deleted or live.lost):
                    await self._reload(live)
                transaction = self._attempt(live, do)
                if transaction.events:
                    await self._store(live, transaction, member, request)
                    gestures.end(live)
                    broadcast.send_updates(live, self.clock.now())
        finally:
            live.changing -= 1
        if transaction.events:
            self.settle(live)

    def _attempt(self, live: LiveTable, do: Callable[[Transaction], None]) -> Transaction:
        """The transaction as of now, not yet stored; or the refusal."""
        if live.lost:
            raise Fenced("not-stored")
        if live.deleted:
            raise NoTable("no-table", table=live.session.code)
        newcomers = {number: knock.newcomer for number, knock in live.knocks.items()}
        transaction = Transaction(live.session, self.catalog, live.seq + 1, self.clock.now(), newcomers, self.show)
        do(transaction)
        if transaction.events:
            gates.follow(transaction, live)
        return transaction

    async def _store(self, live: LiveTable, transaction: Transaction, member: MemberId | None, request: str) -> None:
        session, before = transaction.settled(member, request), live.session
        row = row_of(live, before, session, e.Entry(tuple(transaction.events), member, request), transaction.now)
        live.stale = True  # until the write is confirmed
        try:
            await self.writer.append(row)
        except Fenced:
            self.lose(live)
            raise
        live.stale = False
        live.follow(session, row.seq, transaction.scenes, transaction.now, said=said_to_all(transaction))
        live.index = row.index or live.index
        if row.snapshot:
            live.snapshot_seq = row.seq
        METRICS.entries.labels(session.game).inc()

    async def _reload(self, live: LiveTable) -> None:
        """Load the table again: the disk may have more or fewer entries than memory."""
        loaded = await self._load(live.session.id)
        live.session, live.seq, live.snapshot_seq, live.stale = loaded.session, loaded.seq, loaded.seq, False
        live.index = None  # the disk may have another one
        live.scenes = loaded.scenes
        gestures.end(live)
        broadcast.send_updates(live, self.clock.now())
        self.settle(live)

    def settle(self, live: LiveTable) -> None:
        """After a change: disconnect those without access, set the timer, and wake the bots."""
        self._disconnect_removed(live)
        self.set_timer(live)
        self.wake_bots(live)

    def wake_bots(self, live: LiveTable) -> None:
        if self.bots:
            self.bots.look(live)

    def _disconnect_removed(self, live: LiveTable) -> None:
        checked, live.access_of = live.access_of, (live.around, [*live.listeners])
        if live.access_of == checked:
            return  # a move shuts nobody out
        closed = live.session.phase is Phase.CLOSED
        if not knocking.open_to_knocks(live):
            knocking.dismiss_all(live)
        members, keys = {person.id for person in live.session.people}, live.session.keys
        for listener in [*live.listeners]:
            removed = listener.member is not None and listener.member not in members
            revoked = listener.key is not None and listener.key not in keys
            forbidden = listener.place == PUBLIC and listener.guest and not live.session.settings.spectators
            if closed or removed:
                listener.close(Close.GONE, "gone")
            elif revoked:
                listener.close(Close.NO_KEY, "no-key")
            elif forbidden:
                listener.close(Close.FORBIDDEN, "no-spectators")
        if closed:
            self.forget(live)

    # Time.

    def set_timer(self, live: LiveTable) -> None:
        """Set this table's one timer to the next deadline."""
        if live.timer:
            live.timer.cancel()
        due = None if self._closed else next_due(live)
        live.timer = None if due is None else self.clock.call_at(due, lambda: self.run(self._due(live)))

    async def _due(self, live: LiveTable) -> None:
        if self.tables.get(live.session.id) is not live:
            return
        try:
            await self.change(live, lambda transaction: tick(transaction, live))
            if live.session.asleep and live.listeners:  # somebody came during the write
                await self.change(live, lambda transaction: welcome_back(transaction, None))
        except NotStored:
            live.timer = self.clock.call_at(self.clock.now() + 1, lambda: self.run(self._due(live)))
            return
        self.set_timer(live)
        if not live.listeners and not live.coming and live.empty_since + SLEEP_AFTER <= self.clock.now() + ROUNDING:
            self.forget(live)

    def run(self, job: Coroutine[Any, Any, None]) -> None:
        """Run a job in the background, unless the server is closing."""
        if self._closed:
            job.close()
            return
        task = asyncio.ensure_future(self._safely(job))
        self._jobs.add(task)
        task.add_done_callback(self._jobs.discard)

    def close(self) -> None:
        """Cancel all timers and start no new jobs."""
        self._closed = True
        self.bots = None
        for live in self.tables.values():
            self.set_timer(live)

    def busy(self) -> list[asyncio.Task[None]]:
        """All running tasks, to be cancelled when the server closes."""
        bots = [
            task
            for live in self.tables.values()
            for task in (*live.thinking.values(), live.speaking, live.chattering)
            if task
        ]
        return [*self._jobs, *bots]

    def working(self) -> bool:
        """Whether anything is being written, or about to be."""
        return bool(self._jobs or self.writer.waiting or any(live.lock.locked() for live in self.tables.values()))

    async def _safely(self, job: Coroutine[Any, Any, None]) -> None:
        try:
            await job
        except Mistake as error:
            log.warning("job-failed", code=error.code, **{k: v for k, v in error.facts.items() if k != "detail"})
        except Exception:
            log.exception("job-broken")

    # Deleting tables.

    async def remove(self, table: str) -> None:
        """Delete a table and all its data."""
        if not (live := self.tables.get(table)):
            if self.ownership:
                await self.ownership.take(table)
            await self.store.delete(table)
            if self.ownership:
                self.ownership.release(table)
            return
        async with live.lock:
            await self.store.delete(table)
            live.deleted = True
            self.forget(live)
            for listener in [*live.listeners]:
                listener.close(Close.GONE, "gone")
