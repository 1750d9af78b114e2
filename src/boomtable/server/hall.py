"""The hall where all tables stand: it opens them, does what is asked in turn, stores it, and tells everyone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from typing import Any

from boomtable.engine import PUBLIC, Illegal, Mistake, Refusal
from boomtable.server import desk, snapshots, telling
from boomtable.server import events as e
from boomtable.server.caretaker import A_MOMENT, DESERTED, next_due, tick
from boomtable.server.errors import NoKey, NoTable, NotStored, Resting
from boomtable.server.history import AnyGame, Draft
from boomtable.server.house import Time
from boomtable.server.index import index_of
from boomtable.server.live import Listener, Live
from boomtable.server.log import log
from boomtable.server.metrics import METRICS
from boomtable.server.room import Member, Room
from boomtable.server.store import Row, Store
from boomtable.server.writer import Writer
from boomtable.wire import messages as m
from boomtable.wire.messages import ENCODE, Close, Phase

SNAPSHOT_EVERY = 50  # entries


class Hall:
    def __init__(self, store: Store, writer: Writer, time: Time, catalog: Mapping[str, AnyGame]) -> None:
        self.store, self.writer, self.time, self.catalog = store, writer, time, catalog
        self.tables: dict[str, Live] = {}  # by id
        self.codes: dict[str, str] = {}
        self.played: Callable[[Live], object] = id  # whoever plays for bots is told here
        self._opening: dict[str, asyncio.Future[Live]] = {}
        self._jobs: set[asyncio.Task[None]] = set()
        self._closed = False

    # Opening tables.

    async def table(self, code: str) -> Live:
        """The table with this code, from memory or from disk."""
        table = self.codes.get(code) or (await self.store.find(code) if code.isalnum() else None)
        if table is None:
            raise NoTable("no-table", table=code)
        return await self.open(table)

    async def open(self, table: str) -> Live:
        if live := self.tables.get(table):
            return live
        if waiting := self._opening.get(table):
            return await waiting
        opening = self._opening[table] = asyncio.get_running_loop().create_future()
        try:
            live = await self._load(table)
            self._seat(live)
            opening.set_result(live)
        except BaseException as error:
            opening.set_exception(error)
            opening.exception()  # whoever waits too is told; if nobody does, that is fine
            raise
        finally:
            del self._opening[table]
        return live

    async def _load(self, table: str) -> Live:
        stored = await self.store.load(table)
        if (game := self.catalog.get(stored.game)) is None:
            raise Resting("table-resting", entry=0)
        room = snapshots.read(game, stored.snapshot) if stored.snapshot is not None else None
        if stored.snapshot is not None and room is None:
            stored = await self.store.load(table, whole=True)
        try:
            room = snapshots.replayed(game, stored, room)
        except Resting:
            if stored.snapshot is None:
                raise
            stored = await self.store.load(table, whole=True)
            room = snapshots.replayed(game, stored)
        seq = stored.entries[-1][0] if stored.entries else stored.seq
        return Live(game, room, seq, self.time.now())

    def _seat(self, live: Live) -> None:
        self.tables[live.room.id] = live
        self.codes[live.room.code] = live.room.id
        METRICS.tables.set(len(self.tables))
        self.arm(live)
        self.played(live)

    async def begin(self, live: Live, draft: Draft) -> None:
        """A new table: first on disk, then in the hall."""
        await self._store(live, draft, None, "")
        self._seat(live)

    def forget(self, live: Live) -> None:
        """Out of memory; the disk has it all."""
        if live.timer:
            live.timer.cancel()
        self.tables.pop(live.room.id, None)
        self.codes.pop(live.room.code, None)
        METRICS.tables.set(len(self.tables))

    # Doing things.

    async def change(
        self, live: Live, do: Callable[[Draft], None], member: m.MemberId | None = None, request: str = ""
    ) -> None:
        """Let something happen at a table: it is on disk before anyone is told, or it did not happen."""
        async with live.lock:
            if live.deleted:
                raise NoTable("no-table", table=live.room.code)
            if live.stale:
                await self._reload(live)
            draft = Draft(live.room, live.game, live.seq + 1, self.time.now())
            do(draft)
            if draft.events:
                await self._store(live, draft, member, request)
                telling.show(live, self.time.now())
        if draft.events:
            self.settle(live)

    async def _store(self, live: Live, draft: Draft, member: m.MemberId | None, request: str) -> None:
        room, before = draft.settled(member, request), live.room
        row = self._row(live, before, room, e.Entry(tuple(draft.events), member, request))
        live.stale = True  # until we know better
        await self.writer.append(row)
        live.stale = False
        live.room, live.seq = room, row.seq
        if row.snapshot:
            live.pictured = row.seq
        METRICS.entries.labels(room.game).inc()

    def _row(self, live: Live, before: Room, room: Room, entry: e.Entry) -> Row:
        seq = live.seq + 1
        index = index_of(room)
        picture = seq - live.pictured >= SNAPSHOT_EVERY or _round(before) != _round(room)
        return Row(
            room.id,
            seq,
            self.time.now(),
            ENCODE(entry).decode(),
            index if seq == 1 or index != index_of(before) or picture else None,
            snapshots.write(live.game, room) if picture else None,
        )

    async def _reload(self, live: Live) -> None:
        """The disk may have more, or less, than we know."""
        again = await self._load(live.room.id)
        live.room, live.seq, live.pictured, live.stale = again.room, again.seq, again.seq, False
        telling.show(live, self.time.now())
        self.settle(live)

    def settle(self, live: Live) -> None:
        """After a change: listeners without a key go, alarms are set, bots look up."""
        self._dismiss(live)
        self.arm(live)
        self.played(live)

    def _dismiss(self, live: Live) -> None:
        closed = live.room.phase is Phase.CLOSED
        members = {person.id for person in live.room.people}
        for listener in [*live.listeners]:
            removed = listener.member is not None and listener.member not in members
            forbidden = listener.place == PUBLIC and listener.guest and not live.room.settings.spectators
            if closed or removed:
                listener.close(Close.GONE, "gone")
            elif forbidden:
                listener.close(Close.FORBIDDEN, "no-spectators")
        if closed:
            self.forget(live)

    # Time.

    def arm(self, live: Live) -> None:
        """Set the one alarm clock of this table to the next thing that is due."""
        if live.timer:
            live.timer.cancel()
        due = None if self._closed else next_due(live)
        live.timer = None if due is None else self.time.call_at(due, lambda: self.run(self._due(live)))

    async def _due(self, live: Live) -> None:
        if self.tables.get(live.room.id) is not live:
            return
        try:
            await self.change(live, lambda draft: tick(draft, live))
            if live.room.asleep and live.listeners:  # somebody came while that was written down
                await self.change(live, lambda draft: _welcome_back(draft, None))
        except NotStored:
            live.timer = self.time.call_at(self.time.now() + 1, lambda: self.run(self._due(live)))
            return
        self.arm(live)
        if not live.listeners and not live.coming and live.deserted + DESERTED <= self.time.now() + A_MOMENT:
            self.forget(live)

    def run(self, job: Coroutine[Any, Any, None]) -> None:
        """Something to do that nobody waits for; not in a closed house."""
        if self._closed:
            job.close()
            return
        task = asyncio.ensure_future(self._safely(job))
        self._jobs.add(task)
        task.add_done_callback(self._jobs.discard)

    def close(self) -> None:
        """No alarm rings any more, and nothing is begun."""
        self._closed = True
        self.played = id  # no more bots
        for live in self.tables.values():
            self.arm(live)

    def busy(self) -> list[asyncio.Task[None]]:
        """Whatever is still going on, for who closes the house."""
        bots = [task for live in self.tables.values() for task in (*live.thinking.values(), live.speaking) if task]
        return [*self._jobs, *bots]

    def working(self) -> bool:
        """Is anything on its way to the disk, or about to be?"""
        return bool(self._jobs or self.writer.waiting or any(live.lock.locked() for live in self.tables.values()))

    async def _safely(self, job: Coroutine[Any, Any, None]) -> None:
        try:
            await job
        except Mistake as error:
            log.warning("job-failed", code=error.code, **{k: v for k, v in error.facts.items() if k != "detail"})
        except Exception:
            log.exception("job-broken")

    # Coming and going.

    async def arrive(self, live: Live, listener: Listener) -> None:
        if live.room.asleep or _caretaken(live.room, listener.member):
            live.coming += 1
            try:
                await self.change(live, lambda draft: _welcome_back(draft, listener.member))
            finally:
                live.coming -= 1
        live.listeners.append(listener)
        METRICS.sockets.inc()
        telling.welcome(live, listener, self.time.now())
        self.arm(live)

    def depart(self, live: Live, listener: Listener) -> None:
        if listener not in live.listeners:
            return
        live.listeners.remove(listener)
        METRICS.sockets.dec()
        now = self.time.now()
        if listener.member is not None and not live.present(listener.member):
            live.gone[listener.member] = now
        if not live.listeners:
            live.deserted = now
            live.told.clear()
        telling.show(live, now)
        self.arm(live)

    async def ask(self, live: Live, member: m.MemberId, ask: m.AnyAsk) -> bytes | None:
        """Do what a member asks; the answer to it, if it has one."""
        try:
            who = live.room.member(member)
            if not who or not who.here_for_good:
                raise NoKey("not-here")
            if isinstance(ask, m.Why):
                return ENCODE(m.Reason(ask.id, self._why(live, who, ask)))
            if ask.id not in who.done:
                await self.change(live, lambda draft: _granted(draft, member, ask), member, ask.id)
            return ENCODE(m.Done(ask.id))
        except (*desk.REFUSALS, NotStored, Resting) as error:
            METRICS.refused.labels(error.code).inc()
            if isinstance(ask, m.Play | m.Say) and (who := live.room.member(member)) and who.stand:
                self.run(self.change(live, lambda draft: desk.stir(draft, member)))  # too late, but here
            return ENCODE(refused(ask.id, error))

    def _why(self, live: Live, member: Member, ask: m.Why) -> Refusal | None:
        return desk.why(Draft(live.room, live.game, live.seq, self.time.now()), member, ask)

    # Leaving the hall.

    async def remove(self, table: str) -> None:
        """Delete a table and all that is known of it."""
        if not (live := self.tables.get(table)):
            await self.store.delete(table)
            return
        async with live.lock:
            await self.store.delete(table)
            live.deleted = True
            self.forget(live)
            for listener in [*live.listeners]:
                listener.close(Close.GONE, "gone")


def refused(request: str, error: Mistake) -> m.Refused:
    rule = error.why.rule if isinstance(error, Illegal) else None
    facts = {} if isinstance(error, Illegal) else error.facts
    return m.Refused(request, error.code, rule, facts)


def _granted(draft: Draft, member: m.MemberId, ask: m.Ask) -> None:
    who = draft.room.member(member)
    if not who or not who.here_for_good:
        raise NoKey("not-here")
    if ask.id not in who.done:
        desk.grant(draft, who, ask)


def _welcome_back(draft: Draft, member: m.MemberId | None) -> None:
    if draft.room.asleep:
        draft.happen(e.Woke())
    seat = draft.room.seat(member) if member is not None else None
    if seat is not None and _caretaken(draft.room, member):
        draft.happen(e.Returned(seat))


def _caretaken(room: Room, member: m.MemberId | None) -> bool:
    who = room.member(member) if member is not None and room.playing else None
    return bool(who and who.stand and who.stand.why is m.Minder.AWAY)


def _round(room: Room) -> tuple[int, int]:
    return room.number, room.table.state.round if room.table else -1
