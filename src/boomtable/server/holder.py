"""Which server holds a database file: written beside it, so that a second one can say where the first is."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.metadata import version
from pathlib import Path

import msgspec
from filelock import FileLock, Timeout
from msgspec import Struct
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from boomtable.server.addresses import Endpoint
from boomtable.server.errors import StartupError

NOWHERE = "none"
PRIVATE = 0o600


class Holder(Struct, frozen=True):
    """A running server: its process, its version, and where to open it."""

    process: int
    version: str
    link: str


@contextmanager
def holding(database_url: str) -> Iterator[None]:
    """Lock the database, by whatever path it is reached: two servers would each write half of the log."""
    if (file := _file(database_url)) is None:
        yield
        return
    try:
        lock = FileLock(f"{file}.lock", timeout=0)
        lock.acquire()
    except Timeout:
        raise house_taken(_read(file)) from None
    except OSError as error:
        raise StartupError("bad-folder", folder=str(file.parent), detail=str(error)) from None
    try:
        _note(file).unlink(missing_ok=True)  # of a server that was killed
        yield
    finally:
        lock.release()


@contextmanager
def announced(database_url: str, endpoint: Endpoint) -> Iterator[None]:
    """Say where the server is that holds the database, as long as it does."""
    if (file := _file(database_url)) is None:
        yield
        return
    link = next(iter(endpoint.addresses()), endpoint.local)
    holder = Holder(os.getpid(), version("boomtable"), link)
    _note(file).touch(PRIVATE)
    _note(file).write_bytes(msgspec.json.encode(holder))
    try:
        yield
    finally:
        _note(file).unlink(missing_ok=True)


def house_taken(holder: Holder | None = None) -> StartupError:
    """Somebody else holds the database: who, if that is known."""
    known = holder or Holder(0, "", NOWHERE)
    return StartupError("house-taken", process=str(known.process), version=known.version, link=known.link)


def _read(file: Path) -> Holder | None:
    with suppress(OSError, msgspec.MsgspecError):
        return msgspec.json.decode(_note(file).read_bytes(), type=Holder)
    return None


def _note(file: Path) -> Path:
    return Path(f"{file}.holder")


def _file(database_url: str) -> Path | None:
    """The file of an SQLite database; other databases lock themselves."""
    try:
        url = make_url(database_url)
    except ArgumentError as error:
        raise StartupError("bad-database", detail=str(error)) from None
    return Path(url.database).resolve() if url.drivername.startswith("sqlite") and url.database else None
