"""A real server stops with Ctrl-C and starts again: every table goes on, and startup is quick with many tables."""

from __future__ import annotations

import asyncio
import itertools
import signal
import sqlite3
import subprocess
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from boomtable.server.identifiers import LETTERS
from tests.cli.command import COMMAND, environment
from tests.patience import seconds
from tests.processes import ending_with_us
from tests.server.harness import LocalServer, start_server
from tests.server.process import Process, free_port, server_process
from tests.server.reconnecting import back
from tests.server.test_game import play_to_the_end


def visit(life: Process, http: httpx.AsyncClient) -> LocalServer:
    """The real server, as seen from outside."""
    nobody: Any = None
    return LocalServer(nobody, life.port, http, nobody)


async def test_every_table_goes_on_after_ctrl_c(tmp_path: Path) -> None:
    port = free_port()
    async with server_process(tmp_path, port) as life, life.client() as http:
        server = visit(life, http)
        tables = [await server.start(4), await server.start(3, "standoff")]
        began = time.monotonic()
        tables.append(await server.start(2, "lamps"))
        for people in tables[:2]:
            await next(player for player in people if player.prompt).play()
        for player in itertools.chain(*tables):
            await player.ask("ping")
        assert await life.interrupt() == 0
    lived = time.monotonic() - began
    await asyncio.sleep(1.0)  # closed: no time passes
    began = time.monotonic()
    async with server_process(tmp_path, port) as life, life.client() as http:
        again = [await back(life, people) for people in tables]
        for now, before in zip(itertools.chain(*again), itertools.chain(*tables), strict=True):
            assert now.latest("update") == before.latest("update")
        [left] = again[2][0].latest("clock")["alarms"]
        lived += time.monotonic() - began
        assert left["seconds"] > 30.0 - lived
        for people in again[:2]:
            await play_to_the_end(people)
            assert (await http.get(f"/api/tables/{people[0].code}/record", headers=people[0].bearer)).status_code == 200
        assert await life.interrupt() == 0
    assert "error" not in (tmp_path / "stderr.txt").read_text()


def test_the_command_ends_with_ctrl_c_and_without_a_fuss(tmp_path: Path) -> None:
    port = str(free_port())
    command = [*COMMAND, "serve", "--host", "127.0.0.1", "--port", port, "--data", str(tmp_path)]
    with (
        subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8", env=environment()
        ) as process,
        ending_with_us(process.pid),
    ):
        assert process.stdout
        while f"http://127.0.0.1:{port}" not in (line := process.stdout.readline()):
            assert line, process.communicate()
        assert httpx.get(f"http://127.0.0.1:{port}/ready").status_code == 200
        process.send_signal(signal.SIGINT)
        _, notes = process.communicate(timeout=seconds(20))
    assert process.returncode == 0
    assert "Traceback" not in notes


async def fill(folder: Path, tables: int, running: int) -> list[str]:
    """Store this many copies of a table in mid-game, some with running time; returns their codes."""
    async with start_server(folder) as server:
        people = await server.start(3, "standoff")
        for player in people[:2]:
            await player.play()
        session = server.live(people[0].code).session
    names = itertools.islice(map("".join, itertools.product(LETTERS, repeat=4)), tables)
    codes = [code for code in names if code != session.code]
    database = sqlite3.connect(folder / "boomtable.db")
    for table, key in {"tables": "id", "entries": "table_id", "snapshots": "table_id"}.items():
        rows = database.execute(f"select * from {table} where {key} = ?", (session.id,)).fetchall()
        names_of = [column[1] for column in database.execute(f"pragma table_info({table})")]
        marks = ", ".join("?" * len(names_of))
        copies = (
            [_copied(name, value, session, code, number < running) for name, value in zip(names_of, row, strict=True)]
            for number, code in enumerate(codes)
            for row in rows
        )
        database.executemany(f"insert into {table} values ({marks})", copies)
    database.commit()
    database.close()
    return codes


def _copied(name: str, value: Any, session: Any, code: str, running: bool) -> Any:
    if name == "running":
        return running
    return value.replace(session.id, f"copy-{code}").replace(session.code, code) if isinstance(value, str) else value


async def warm_start(folder: Path, codes: list[str]) -> float:
    """Seconds until the server answers; sleeping and running tables can be opened."""
    began = time.monotonic()
    async with server_process(folder, free_port()) as life, life.client() as http:
        assert (await http.get("/ready")).status_code == 200
        took = time.monotonic() - began
        for code in (codes[0], codes[-1]):
            answer = await http.get(f"/api/tables/{code}")
            assert (answer.json()["code"], answer.json()["phase"]) == (code, "playing")
        assert await life.interrupt() == 0
    return took


async def test_a_server_of_two_thousand_tables_is_open_soon(tmp_path: Path) -> None:
    codes = await fill(tmp_path, 2_000, 100)
    took = await warm_start(tmp_path, codes)
    assert took < seconds(10)
    print(f"{len(codes)} tables, {took:.2f} seconds")


@pytest.mark.soak
async def test_a_server_of_ten_thousand_tables_is_open_in_two_seconds(tmp_path: Path) -> None:
    codes = await fill(tmp_path, 10_000, 500)
    took = [await warm_start(tmp_path, codes) for _ in range(3)]
    print(f"{len(codes)} tables, seconds: {', '.join(f'{each:.2f}' for each in took)}")
    assert min(took) < 2.0
