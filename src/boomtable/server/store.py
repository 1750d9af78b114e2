"""Tables on disk: SQLite in a folder, or PostgreSQL by its URL. The log only ever grows."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from importlib.resources import files
from pathlib import Path
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, Insert, Table, delete, event, func, insert, inspect, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from boomtable.server.errors import DatabaseFailed, StartupError
from boomtable.server.log import log
from boomtable.server.schema import entries, server_row, snapshots, tables

HEAD = "0001"  # the newest migration
BUSY_MS = 2000
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_MS}")
PRIVATE = 0o600  # and so SQLite makes the files beside it
LISTED = 100  # public tables in a list
SERVER_LOCK = 0x626F6F6D  # advisory lock: one server per PostgreSQL database
LOCK_TIMEOUT = 5.0  # seconds a database may take to notice that a connection is gone
LOCK_RETRY = 0.05  # seconds between two attempts
JUST_STOPPED = 2.0  # seconds until PostgreSQL has noticed that another server is gone


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


class Stored(Struct, frozen=True):
    """A stored table: the latest snapshot and the entries after it."""

    id: str
    game: str
    snapshot: str | None
    seq: int  # of the snapshot; 0 without one
    entries: tuple[tuple[int, float, str], ...]


class Store:
    def __init__(self, engine: AsyncEngine, writer: AsyncConnection) -> None:
        self.engine, self.writer = engine, writer
        self._put_index, self._put_snapshot = _upsert(engine, tables), _upsert(engine, snapshots)
        self._put_entries, self._put_clock = insert(entries), update(server_row)

    @classmethod
    async def open(cls, url: str) -> Store:
        """The store at this URL, migrated to the newest schema; or StartupError."""
        return await cls._opened(url, _writer)

    @classmethod
    async def open_read_only(cls, url: str) -> Store:
        """The store at this URL for reading only, whether or not a server is using it."""
        return await cls._opened(url, _reader)

    @classmethod
    async def _opened(cls, url: str, connected: Callable[[AsyncEngine], Awaitable[AsyncConnection]]) -> Store:
        engine = _engine(url)
        try:
            return cls(engine, await connected(engine))
        except (SQLAlchemyError, OSError) as error:
            await engine.dispose()
            raise StartupError("bad-database", detail=str(getattr(error, "orig", error))) from None
        except StartupError:
            await engine.dispose()
            raise

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
        await self.writer.run_sync(self._write, rows, open_for)  # as a whole, which is faster than step by step

    def _write(self, writer: Connection, rows: Sequence[Row], open_for: float) -> None:
        indexed = [row for row in rows if row.index]
        snapshotted = [row for row in rows if row.snapshot is not None]
        with writer.begin():
            if indexed:
                writer.execute(self._put_index, _latest([_indexed(row) for row in indexed], "id"))
            values = [{"table_id": row.table, "seq": row.seq, "at": row.at, "data": row.data} for row in rows]
            writer.execute(self._put_entries, values)
            if snapshotted:
                values = [{"table_id": row.table, "seq": row.seq, "data": row.snapshot} for row in snapshotted]
                writer.execute(self._put_snapshot, _latest(values, "table_id"))
            writer.execute(self._put_clock, {"open_for": open_for})

    async def save_clock(self, open_for: float) -> None:
        async with self.writer.begin():
            await self.writer.execute(self._put_clock, {"open_for": open_for})

    async def recover(self) -> None:
        """Reconnect the writer after an error."""
        if not self.writer.closed:
            await self.writer.invalidate()
            await self.writer.close()
        writer = await self.engine.connect()
        try:
            await _lock(writer, LOCK_TIMEOUT)
        except BaseException:
            await writer.close()
            raise
        self.writer = writer

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

    async def delete(self, table: str) -> None:
        async with self._connected() as connection, connection.begin():
            for where in (snapshots, entries):
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
        engine = create_async_engine(async_url(url), hide_parameters=True)  # errors would log them
    except ModuleNotFoundError as error:
        raise StartupError("missing-extra", package=str(error.name), extra="postgres") from None
    except (ArgumentError, ImportError) as error:
        raise StartupError("bad-database", detail=str(error)) from None
    if kind == "sqlite":
        event.listen(engine.sync_engine, "connect", _pragmas)
    return engine


def _upsert(engine: AsyncEngine, where: Table) -> Insert:
    """Insert a row or replace the one with the same key."""
    put: Any = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}[engine.dialect.name](where)
    [key] = where.primary_key
    changes = {column.name: put.excluded[column.name] for column in where.columns if column is not key}
    upsert: Insert = put.on_conflict_do_update(index_elements=[key.name], set_=changes)
    return upsert


def _latest(values: list[dict[str, Any]], key: str) -> list[dict[str, Any]]:
    return [*{value[key]: value for value in values}.values()]


def async_url(url: str) -> str:
    """The URL with our async driver."""
    parsed = make_url(url)
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
    return parsed.set(drivername=drivers.get(parsed.drivername, parsed.drivername)).render_as_string(False)


def _pragmas(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def _writer(engine: AsyncEngine) -> AsyncConnection:
    """The one writing connection, after migrating the database."""
    _keep_private(engine)
    writer = await engine.connect()
    try:
        await writer.run_sync(_migrate)
        await writer.commit()
        await writer.execute(select(server_row))  # a damaged file may open all the same
        await writer.commit()
        await _lock(writer, JUST_STOPPED)
    except BaseException:
        await writer.close()
        raise
    return writer


def _keep_private(engine: AsyncEngine) -> None:
    """Only whoever runs the server may read the file: it has every card."""
    file = engine.url.database
    if engine.dialect.name == "sqlite" and file and file != ":memory:":
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, PRIVATE))
        with suppress(PermissionError):  # somebody else's file that we may use
            Path(file).chmod(PRIVATE)


async def _reader(engine: AsyncEngine) -> AsyncConnection:
    """A connection to an existing database of this version."""
    file = engine.url.database
    if engine.dialect.name == "sqlite" and not (file and Path(file).is_file()):
        raise StartupError("no-database", file=file or "-")
    reader = await engine.connect()
    try:
        version = await reader.run_sync(_version)
    except BaseException:
        await reader.close()
        raise
    if version != HEAD:
        await reader.close()
        raise StartupError("database-other", version=version or "-", known=HEAD)
    return reader


def _version(connection: Connection) -> str | None:
    known = inspect(connection).has_table("alembic_version")
    return connection.execute(text("select version_num from alembic_version")).scalar() if known else None


def _migrate(connection: Connection) -> None:
    version = _version(connection)
    if version == HEAD:
        return
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(files("boomtable.server") / "migrations").replace("%", "%%"))
    known_versions = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]
    if version is not None and version not in known_versions:
        raise StartupError("database-newer", version=version, known=HEAD)
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


async def _lock(connection: AsyncConnection, patience: float) -> None:
    """Only one server may use a PostgreSQL database; for SQLite the folder is locked when the server starts.

    A broken connection, of ours or of a server that has just stopped, holds the lock until the database notices.
    """
    if connection.dialect.name != "postgresql":
        return
    until = time.monotonic() + patience
    while not await _locks(connection):
        if time.monotonic() >= until:
            raise StartupError("house-taken")
        await asyncio.sleep(LOCK_RETRY)


async def _locks(connection: AsyncConnection) -> bool:
    locked = (await connection.execute(text("select pg_try_advisory_lock(:key)"), {"key": SERVER_LOCK})).scalar()
    await connection.commit()
    return bool(locked)


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
