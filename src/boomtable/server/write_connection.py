"""The one connection that writes, in a thread of its own: whatever is written together is one call there."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, select, text

from boomtable.server.errors import StartupError
from boomtable.server.holder import house_taken
from boomtable.server.schema import server_row

HEAD = "0003"  # the newest migration
BUSY_MS = 2000
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_MS}")
PRIVATE = 0o600  # and so SQLite makes the files beside it
SERVER_LOCK = 0x626F6F6D  # advisory lock: one server per PostgreSQL database
LOCK_TIMEOUT = 5.0  # seconds a database may take to notice that a connection is gone
LOCK_RETRY = 0.05  # seconds between two attempts
ASLEEP_MS = 2000  # a server that falls asleep in mid-write keeps others from its tables for so long
MIGRATING = 30.0  # seconds that another server may take to upgrade the database
JUST_STOPPED = 2.0  # seconds until PostgreSQL has noticed that another server is gone

T = TypeVar("T")


class WriteConnection:
    """The only writer of its database. Its thread spares the event loop a round trip for each statement."""

    def __init__(self, url: URL, *, shared: bool = False) -> None:
        self.shared = shared  # with other servers: each may only write at its own tables
        self.engine = create_engine(url, hide_parameters=True)  # errors would log them
        if url.get_backend_name() == "sqlite":
            event.listen(self.engine, "connect", set_pragmas)
        self._thread = ThreadPoolExecutor(1, "writing")
        self._connection: Connection | None = None

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Call this with the connection, after whatever was called before."""

        def in_thread() -> T:
            assert self._connection, "not opened"
            return work(self._connection)

        return await self._in_thread(in_thread)

    async def _in_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    async def open(self) -> None:
        """Connect, lock the database, and migrate it to the newest schema."""
        await self._in_thread(self._open)

    def _open(self) -> None:
        _keep_private(self.engine)
        with _kept(self.engine.connect()) as connection:
            if self.shared:
                _share(connection, JUST_STOPPED)
            else:
                _lock(connection, JUST_STOPPED)  # first: nothing changes under a server that runs
                _migrate(connection)
                connection.commit()
            connection.execute(select(server_row))  # a damaged file may open all the same
            connection.commit()
            self._connection = connection

    async def recover(self) -> None:
        """Connect anew after an error."""
        await self._in_thread(self._recover)

    def _recover(self) -> None:
        if self._connection and not self._connection.closed:
            self._connection.invalidate()
            self._connection.close()
        with _kept(self.engine.connect()) as connection:
            (_share if self.shared else _lock)(connection, LOCK_TIMEOUT)
            self._connection = connection

    async def close(self) -> None:
        await self._in_thread(self._close)
        self._thread.shutdown(wait=False)

    def _close(self) -> None:
        if self._connection:
            self._connection.close()
        self.engine.dispose()


@contextmanager
def _kept(connection: Connection) -> Iterator[Connection]:
    """A connection that is closed again if something goes wrong."""
    try:
        yield connection
    except BaseException:
        connection.close()
        raise


def set_pragmas(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _keep_private(engine: Engine) -> None:
    """Only whoever runs the server may read the file: it has every card."""
    file = engine.url.database
    if engine.dialect.name == "sqlite" and file and file != ":memory:":
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, PRIVATE))
        with suppress(PermissionError):  # somebody else's file that we may use
            Path(file).chmod(PRIVATE)


def version(connection: Connection) -> str | None:
    """The migration that the database has had last."""
    known = inspect(connection).has_table("alembic_version")
    return connection.execute(text("select version_num from alembic_version")).scalar() if known else None


def _migrate(connection: Connection) -> None:
    if (now := version(connection)) == HEAD:
        return
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(files("boomtable.server") / "migrations").replace("%", "%%"))
    known_versions = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]
    if now is not None and now not in known_versions:
        raise StartupError("database-newer", version=now, known=HEAD)
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _share(connection: Connection, patience: float) -> None:
    """Let other servers in that share the database too; to migrate it, or for a server alone, nobody else may be in."""
    until = time.monotonic() + MIGRATING
    while version(connection) != HEAD:
        connection.commit()
        if _locks(connection):
            _migrate(connection)
            connection.execute(text("select pg_advisory_unlock_all()"))
            connection.commit()
        elif time.monotonic() >= until:
            raise house_taken()
        else:
            time.sleep(LOCK_RETRY)
    connection.commit()
    _lock(connection, patience, shared=True)
    connection.execute(text(f"set idle_in_transaction_session_timeout = {ASLEEP_MS}"))
    connection.commit()


def _lock(connection: Connection, patience: float, *, shared: bool = False) -> None:
    """Only one server may use a PostgreSQL database; for SQLite the folder is locked when the server starts.

    A broken connection, of ours or of a server that has just stopped, holds the lock until the database notices.
    """
    if connection.dialect.name != "postgresql":
        return
    until = time.monotonic() + patience
    while not _locks(connection, shared=shared):
        if time.monotonic() >= until:
            raise house_taken()
        time.sleep(LOCK_RETRY)


def _locks(connection: Connection, *, shared: bool = False) -> bool:
    kind = "pg_try_advisory_lock_shared" if shared else "pg_try_advisory_lock"
    locked = connection.execute(text(f"select {kind}(:key)"), {"key": SERVER_LOCK}).scalar()
    connection.commit()
    return bool(locked)
