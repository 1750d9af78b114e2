"""How much load a server carries here: `python -m boomtable.server.loadtest.benchmark [--json] [--no-break]`."""

from __future__ import annotations

import asyncio
import platform
import sys
from collections.abc import Iterator
from itertools import islice, product
from subprocess import PIPE, Popen
from tempfile import TemporaryDirectory
from time import perf_counter

import httpx
import msgspec
from cyclopts import run
from msgspec import Struct
from rich.console import Console
from rich.table import Table

from boomtable.games.catalog import CATALOG
from boomtable.games.time_bomb import GAME
from boomtable.server import events as e
from boomtable.server import snapshots
from boomtable.server.chance import play_chance
from boomtable.server.identifiers import LETTERS
from boomtable.server.loadtest.load import Load, load
from boomtable.server.new_secrets import new_seed, new_table_id
from boomtable.server.store import Row, Store
from boomtable.server.table_rows import index_of
from boomtable.server.transitions import Transaction, opened
from boomtable.wire.protocol import ENCODE, Settings

TABLES, RATE, SECONDS = 600, 0.5, 30.0
ROOMS, PACE, EVENINGS = "two-rooms", 6.0, (1, 20)  # 32 people who act every five seconds; numbers of tables
BROKEN_MS = 100.0
GROWTH = 4 / 3
STORED = 10_000


class Figures(Struct, frozen=True):
    python: str
    machine: str
    steady: Load  # p99 under 50 ms, under 0.5 of a core, under 250 kB a table
    growing: tuple[Load, ...]  # until p99 passes 100 ms
    evenings: tuple[Load, ...]  # Two Rooms with 32 people: p99 under 100 ms, and under 200 ms at twenty tables
    warm_start_s: float  # with 10,000 stored tables; under 2


def main(*, json: bool = False, to_the_break: bool = True) -> None:
    steady = asyncio.run(load((), TABLES, RATE, SECONDS))
    growing = tuple(grow()) if to_the_break else ()
    evenings = tuple(asyncio.run(load((), tables, PACE, SECONDS, game=ROOMS)) for tables in EVENINGS)
    figures = Figures(platform.python_version(), platform.platform(), steady, growing, evenings, warm_start())
    if json:
        print(msgspec.json.encode(figures).decode())
    else:
        Console().print(drawn(figures))


def grow() -> Iterator[Load]:
    """Loads with more and more tables, until p99 is too high."""
    tables, p99 = float(TABLES), 0.0
    while p99 <= BROKEN_MS:
        tables *= GROWTH
        carried = asyncio.run(load((), round(tables), RATE, SECONDS / 2))
        p99 = carried.p99_ms
        yield carried


def warm_start() -> float:
    """Seconds from the command to the first answer, with many tables on disk."""
    with TemporaryDirectory(prefix="boomtable-bench-") as folder:
        database = f"sqlite:///{folder}/boomtable.db"
        asyncio.run(fill(database, STORED))
        began = perf_counter()
        command = (sys.executable, "-m", "boomtable.server.loadtest.server", database, "0")
        with Popen(command, stdin=PIPE, stdout=PIPE) as server:
            assert server.stdout
            port = int(server.stdout.readline())
            httpx.get(f"http://127.0.0.1:{port}/ready").raise_for_status()
            took = perf_counter() - began
            server.terminate()
    return took


async def fill(database: str, tables: int) -> None:
    """Store this many sleeping tables in mid-game."""
    store = await Store.open(database)
    rows = [_row(code) for code in islice(product(LETTERS, repeat=4), tables)]
    for start in range(0, len(rows), 500):
        await store.write(rows[start : start + 500], 0.0)
    await store.close()


def _row(code: tuple[str, ...]) -> Row:
    opening = e.Opened(
        id=new_table_id(), code="".join(code), game=GAME.id, options={}, settings=Settings(), seed=new_seed()
    )
    transaction = Transaction(opened(opening), CATALOG, 1, 0.0)
    transaction.add(opening)
    for number in range(1, 6):
        transaction.add(e.Joined(number, str(number), str(number), ""))
    transaction.add(e.Started(GAME.rules))
    play_chance(transaction)
    transaction.add(e.Slept())
    session, entry = transaction.settled(), e.Entry(tuple(transaction.events))
    return Row(
        session.id,
        1,
        0.0,
        ENCODE(entry).decode(),
        index_of(session, CATALOG[session.game]),
        snapshots.write(CATALOG, session),
    )


def drawn(figures: Figures) -> Table:
    caption = f"warm start with {STORED:,} stored tables: {figures.warm_start_s:.2f} s\n{figures.machine}"
    table = Table(title=f"Python {figures.python}", caption=caption)
    for column in Load.__struct_fields__:
        table.add_column(column, justify="right")
    for row in (figures.steady, *figures.growing, *figures.evenings):
        table.add_row(row.game, *(f"{value:,}" for value in msgspec.structs.astuple(row)[1:]))
    return table


if __name__ == "__main__":
    run(main)
