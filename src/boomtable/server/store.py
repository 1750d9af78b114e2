"""Tables on disk: SQLite in a folder, or PostgreSQL by its URL. The log only ever grows."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Awaitable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from msgspec import Struct
from sqlalchemy import URL, Connection, Insert, Table, delete, event, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from boomtable.server.cluster import fence
from boomtable.server.errors import DatabaseFailed, StartupError
from boomtable.server.log import log
from boomtable.server.schema import entries, public_games, server_row, snapshots, tables
from boomtable.server.write_connection import HEAD, WriteConnection, set_pragmas, version

LISTED = 100  # public tables in a list


class Index(Struct, frozen=True):
    """The columns by which tables are found without loading them."""

    code: str | None
    game: str
    running: bool
    listed: bool
    summary: str


class Row(Struct, frozen=True):
    """One entry to be written, with the index and snapshot if they changed."""

    table: str
    seq: int
    at: float
    data: str
    index: Index | None = None
    snapshot: str | None = None
    epoch: int = 0  # of its writer, where several servers share the database
    public: tuple[tuple[str, str], ...] | None = None  # the ids of all public games of this table, and what they are


class Stored(Struct, frozen=True):
    """A stored table: the latest snapshot and the entries after it."""

    id: str
    game: str
    snapshot: str | None
    seq: int  # of the snapshot; 0 without one
    entries: tuple[tuple[int, float, str], ...]


class Store:
    def __init__(self, url: str, *, shared: bool = False) -> None:
        self.engine = _engine(url)  # for reading
        self.writer = WriteConnection(_sync(self.engine.url), shared=shared)
        self._put_index, self._put_snapshot = _upsert(self.engine, tables), _upsert(self.engine, snapshots)
        self._put_entries, self._put_clock = insert(entries), update(server_row)

    @classmethod
    async def open(cls, url: str, *, shared: bool = False) -> Store:
        """The store at this URL, alone or shared with other servers, migrated to the newest schema; or StartupError."""
        store = cls(url, shared=shared)
        return await store._opened(store.writer.open())

    @classmethod
    async def open_read_only(cls, url: str) -> Store:
        """The store at this URL for reading only, whether or not a server is using it."""
        store = cls(url)
        return await store._opened(_check_readable(store.engine))

    async def _opened(self, opening: Awaitable[None]) -> Store:
        try:
            await opening
        except (SQLAlchemyError, OSError) as error:
            await self.close()
            raise StartupError("bad-database", detail=str(getattr(error, "orig", error))) from None
        except StartupError:
            await self.close()
            raise
        return self

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[AsyncConnection]:
        """A connection beside the writer's; whatever goes wrong with it is logged in one line."""
        try:
            async with self.engine.connect() as connection:
                yield connection
        except (DBAPIError, OSError) as error:
            log.error("database-failed", detail=str(getattr(error, "orig", error)))
            raise DatabaseFailed("database-failed") from error

    async def close(self) -> None:
        await self.writer.close()
        await self.engine.dispose()

    async def write(self, rows: Sequence[Row], open_for: float) -> None:
        """Write all rows or none; they are safely on disk when this returns."""
        await self.writer.run(lambda connection: self._write(connection, rows, open_for))

    def _write(self, writer: Connection, rows: Sequence[Row], open_for: float) -> None:
        indexed = [row for row in rows if row.index]
        snapshotted = [row for row in rows if row.snapshot is not None]
        with writer.begin():
            if self.writer.shared:
                fence.check(writer, rows)
            if indexed:
                writer.execute(self._put_index, _latest([_indexed(row) for row in indexed], "id"))
            values = [{"table_id": row.table, "seq": row.seq, "at": row.at, "data": row.data} for row in rows]
            writer.execute(self._put_entries, values)
            if snapshotted:
                values = [{"table_id": row.table, "seq": row.seq, "data": row.snapshot} for row in snapshotted]
                writer.execute(self._put_snapshot, _latest(values, "table_id"))
            for row in rows:
                if row.public is not None:
                    _put_public(writer, row.table, row.public)
            if not self.writer.shared:  # or all servers would wait for this one row
                writer.execute(self._put_clock, {"open_for": open_for})

    async def raise_epoch(self, table: str) -> tuple[int, float]:
        """Keep every other server from writing at this table from now on; returns when it was last written too."""
        return await self.writer.run(lambda connection: fence.raise_epoch(connection, table))

    async def epochs(self, of: Sequence[str]) -> dict[str, int]:
        """How often each of these tables was taken over; those that are gone are missing."""
        query = select(tables.c.id, tables.c.epoch).where(tables.c.id.in_(of))
        async with self._connected() as connection:
            return {row.id: row.epoch for row in await connection.execute(query)}

    async def latest_clock(self, open_for: float) -> float:
        """The clock of the server that is ahead, of all that share the database."""
        return await self.writer.run(lambda connection: fence.latest_clock(connection, open_for))

    async def save_clock(self, open_for: float) -> None:
        await self.writer.run(lambda connection: self._save_clock(connection, open_for))

    def _save_clock(self, writer: Connection, open_for: float) -> None:
        if self.writer.shared:
            fence.latest_clock(writer, open_for)
            return
        with writer.begin():
            writer.execute(self._put_clock, {"open_for": open_for})

    async def recover(self) -> None:
        """Connect anew after an error; connections for reading are tried before they are used."""
        await self.writer.recover()

    async def open_for(self) -> float:
        """Seconds the server has run so far, as last saved; entries may be newer."""
        async with self._connected() as connection:
            return float((await connection.execute(select(server_row.c.open_for))).scalar_one())

    async def find(self, code: str) -> str | None:
        async with self._connected() as connection:
            found = await connection.execute(select(tables.c.id).where(tables.c.code == code))
            return found.scalar_one_or_none()

    async def codes_taken(self) -> int:
        async with self._connected() as connection:
            return int((await connection.execute(select(func.count(tables.c.code)))).scalar_one())

    async def running(self) -> list[str]:
        async with self._connected() as connection:
            newest_first = tables.c.touched.desc()
            found = await connection.execute(select(tables.c.id).where(tables.c.running).order_by(newest_first))
            return list(found.scalars())

    async def listed(self) -> list[str]:
        """Summaries of public tables waiting for players, newest first, so that the order is stable."""
        async with self._connected() as connection:
            opening = tables.join(entries, (entries.c.table_id == tables.c.id) & (entries.c.seq == 1))
            newest_first = (entries.c.at.desc(), tables.c.id)
            waiting = select(tables.c.summary).select_from(opening).where(tables.c.listed)
            query = waiting.order_by(*newest_first).limit(LISTED)
            return list((await connection.execute(query)).scalars())

    async def load(self, table: str, upto: int | None = None, *, whole: bool = False) -> Stored:
        """A table from its snapshot on, or its whole log."""
        async with self._connected() as connection:
            game = (await connection.execute(select(tables.c.game).where(tables.c.id == table))).scalar_one_or_none()
            query = select(snapshots.c.seq, snapshots.c.data).where(snapshots.c.table_id == table)
            seq, snapshot = (0, None) if whole else (await connection.execute(query)).one_or_none() or (0, None)
            columns = (entries.c.seq, entries.c.at, entries.c.data)
            log = select(*columns).where(entries.c.table_id == table, entries.c.seq > seq).order_by(entries.c.seq)
            if upto is not None:
                log = log.where(entries.c.seq <= upto)
            found = (await connection.execute(log)).all()
        return Stored(table, game or "", snapshot, seq, tuple((row[0], row[1], row[2]) for row in found))

    async def public_game(self, link: str) -> tuple[str, str] | None:
        """The table of a public game, and what it is."""
        query = select(public_games.c.table_id, public_games.c.data).where(public_games.c.id == link)
        async with self._connected() as connection:
            found = (await connection.execute(query)).one_or_none()
        return (found[0], found[1]) if found else None

    async def delete(self, table: str) -> None:
        async with self._connected() as connection, connection.begin():
            for where in (snapshots, entries, public_games):
                await connection.execute(delete(where).where(where.c.table_id == table))
            await connection.execute(delete(tables).where(tables.c.id == table))

    async def touched(self) -> list[tuple[str, float]]:
        """Every table with the time it was last used."""
        async with self._connected() as connection:
            found = await connection.execute(select(tables.c.id, tables.c.touched))
            return [(table, touched) for table, touched in found]

    async def untouched(self, since: float, at: float) -> list[str]:
        """Tables without a running game, last used before `since` by the wall clock and before `at` by the server's."""
        last = select(func.max(entries.c.at)).where(entries.c.table_id == tables.c.id).scalar_subquery()
        query = select(tables.c.id).where(tables.c.touched < since, tables.c.running.is_(False), last < at)
        async with self._connected() as connection:
            return list((await connection.execute(query)).scalars())


def _engine(url: str) -> AsyncEngine:
    try:
        if (kind := make_url(async_url(url)).get_backend_name()) not in ("sqlite", "postgresql"):
            raise StartupError("bad-database", detail=kind)
        remote = kind == "postgresql"  # where a connection may be gone, and errors would log parameters
        engine = create_async_engine(async_url(url), pool_pre_ping=remote, hide_parameters=True)
    except ModuleNotFoundError as error:
        raise StartupError("missing-extra", package=str(error.name), extra="postgres") from None
    except (ArgumentError, ImportError) as error:
        raise StartupError("bad-database", detail=str(error)) from None
    if kind == "sqlite":
        event.listen(engine.sync_engine, "connect", set_pragmas)
    return engine


def _upsert(engine: AsyncEngine, where: Table) -> Insert:
    """Insert a row or replace the one with the same key."""
    put: Any = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}[engine.dialect.name](where)
    [key] = where.primary_key
    others = [column.name for column in where.columns if column.name not in (key.name, tables.c.epoch.name)]
    changes = {name: put.excluded[name] for name in others}
    upsert: Insert = put.on_conflict_do_update(index_elements=[key.name], set_=changes)
    return upsert


def _put_public(writer: Connection, table: str, games: Sequence[tuple[str, str]]) -> None:
    writer.execute(delete(public_games).where(public_games.c.table_id == table))
    if games:
        writer.execute(insert(public_games), [{"id": link, "table_id": table, "data": data} for link, data in games])


def _latest(values: list[dict[str, Any]], key: str) -> list[dict[str, Any]]:
    return [*{value[key]: value for value in values}.values()]


def _sync(url: URL) -> URL:
    """The URL with the driver of the writing thread."""
    return url.set(drivername="sqlite") if url.get_backend_name() == "sqlite" else url


def async_url(url: str) -> str:
    """The URL with our async driver."""
    parsed = make_url(url)
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
    return parsed.set(drivername=drivers.get(parsed.drivername, parsed.drivername)).render_as_string(False)


async def _check_readable(engine: AsyncEngine) -> None:
    """This is an existing database of this version, or StartupError."""
    file = engine.url.database
    if engine.dialect.name == "sqlite" and not (file and Path(file).is_file()):
        raise StartupError("no-database", file=file or "-")
    async with engine.connect() as connection:
        found = await connection.run_sync(version)
    if found != HEAD:
        raise StartupError("database-other", version=found or "-", known=HEAD)


def _indexed(row: Row) -> dict[str, Any]:
    assert row.index
    index = row.index
    return {
        "id": row.table,
        "code": index.code,
        "game": index.game,
        "running": index.running,
        "listed": index.listed,
        "summary": index.summary,
        "touched": time.time(),
    }
