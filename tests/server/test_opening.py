"""A server that cannot start says why in one line, exits with 2, and changes nothing."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import structlog

from boomtable.cli import main
from boomtable.server import pages, serve
from boomtable.server.errors import StartupError
from boomtable.server.serve import ServerConfig
from boomtable.server.store import Store
from tests.cli.command import run, run_apart
from tests.patience import seconds
from tests.server.harness import CATALOG, start_server
from tests.server.process import free_port


@pytest.fixture(autouse=True)
def notes_as_before() -> Iterator[None]:
    """The command redirects all logging to stderr; undo that after the test."""
    root = logging.getLogger()
    handlers, level = [*root.handlers], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    structlog.reset_defaults()


def refused(*arguments: str | Path, port: int | None = None) -> str:
    """The one line that is printed."""
    said = run("serve", "--host", "127.0.0.1", "--port", str(port or free_port()), *arguments)
    assert (said.returncode, said.stdout) == (2, ""), said
    assert said.stderr.count("\n") == 1, said.stderr
    return said.stderr


def made(folder: Path) -> Path:
    """The file of a server that ran once."""

    async def open_and_close() -> None:
        await (await Store.open(f"sqlite:///{folder}/boomtable.db")).close()

    asyncio.run(open_and_close())
    return folder / "boomtable.db"


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    file = made(tmp_path)
    with sqlite3.connect(file) as database:
        database.execute("update alembic_version set version_num = '9999'")
    database.close()
    before = file.read_bytes()
    line = refused("--data", tmp_path)
    assert "9999" in line
    assert "newer" in line
    assert file.read_bytes() == before


async def test_a_second_server_says_at_once_where_the_first_is(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        taken = ("--host", "127.0.0.1", "--port", str(server.http.base_url.port))
        said = await asyncio.to_thread(run_apart, "serve", *taken, "--data", tmp_path)
        assert (said.returncode, said.stdout, said.stderr.count("\n")) == (2, "", 1), said
        assert f"{server.http.base_url}".rstrip("/") in said.stderr
        assert f"process {os.getpid()}" in said.stderr
        assert (await server.http.get("/ready")).status_code == 200
    assert not (tmp_path / "boomtable.db.holder").exists()


async def test_a_second_server_with_a_browser_opens_the_first(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        line = ("serve", "--browser", "--port", str(free_port()), "--data", tmp_path)
        said = await asyncio.to_thread(run_apart, *line, BROWSER="echo opened %s", DISPLAY=":9")
        assert (said.returncode, said.stderr) == (0, ""), said
        assert f"opened {server.http.base_url}" in said.stdout


async def test_a_server_on_standby_takes_over_when_the_first_stops(tmp_path: Path) -> None:
    port = free_port()
    config = ServerConfig(
        database_url=f"sqlite:///{tmp_path}/boomtable.db", host="127.0.0.1", port=port, standby=True, catalog=CATALOG
    )
    opened = asyncio.Event()
    async with start_server(tmp_path, port=port) as server:
        ann = await server.open_table()
        waiting = asyncio.create_task(serve.run(config, lambda _: opened.set()))
        await asyncio.sleep(3 * serve.STANDBY_SECONDS)
        assert not opened.is_set()
        assert (await server.http.get("/ready")).status_code == 200
    async with asyncio.timeout(seconds(10)):
        await opened.wait()
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", verify=False) as http:
        assert (await http.get(f"/api/tables/{ann.code}")).status_code == 200
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)


async def test_two_servers_do_not_share_a_database_by_two_paths(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "boomtable.db").symlink_to(tmp_path / "boomtable.db")
    async with start_server(tmp_path):
        with pytest.raises(StartupError, match="house-taken"):
            async with start_server(tmp_path / "other"):
                pass


def test_only_the_owner_may_read_the_database(tmp_path: Path) -> None:
    file = made(tmp_path)
    assert file.stat().st_mode & 0o777 == 0o600
    file.chmod(0o644)  # as older versions made it
    assert made(tmp_path).stat().st_mode & 0o777 == 0o600


async def test_nobody_else_may_read_what_is_beside_the_database(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        await server.open_table()
        modes = {
            file.name: file.stat().st_mode & 0o077 for file in tmp_path.glob("boomtable.db*") if file.stat().st_size
        }
        assert modes == dict.fromkeys(
            ("boomtable.db", "boomtable.db-wal", "boomtable.db-shm", "boomtable.db.holder"), 0
        )


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.socket() as bound:
        bound.bind(("127.0.0.1", 0))
        bound.listen()
        port = bound.getsockname()[1]
        assert f"port {port}" in refused("--data", tmp_path / "data", port=port)


@pytest.mark.parametrize(
    ("url", "word"),
    [
        ("nonsense", "database"),
        ("mysql://ann:sesame@localhost/data", "mysql"),
        ("postgresql://ann:sesame@127.0.0.1:1/data", "refused"),
        ("sqlite:////proc/nowhere/data.db", "/proc/nowhere"),
    ],
)
def test_a_bad_database_is_named_without_its_password(url: str, word: str) -> None:
    line = refused("--database-url", url)
    assert word in line
    assert "sesame" not in line


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    assert str(tmp_path / "file") in refused("--data", tmp_path / "file" / "data")


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "boomtable.db").write_text("a diary, and a long one at that\n" * 100)
    assert "not a database" in refused("--data", tmp_path)
    assert (tmp_path / "boomtable.db").read_text().startswith("a diary")


def test_without_its_web_page_it_does_not_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(pages, "BUILT", tmp_path)
    assert main(["serve", "--data", str(tmp_path / "data")]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert "make web" in said.err
    assert not (tmp_path / "data").exists()
