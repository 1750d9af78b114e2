"""Load test: tables that play at a steady rate, and what the server needs for it."""

from __future__ import annotations

import asyncio
import gc
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from itertools import count
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter

import httpx
from msgspec import Struct
from prometheus_client.parser import text_string_to_metric_families
from websockets.exceptions import WebSocketException

from boomtable.engine import BadSetup
from boomtable.server.connections import OTHER_FILES
from boomtable.server.errors import StartupError
from boomtable.server.file_limit import raise_file_limit
from boomtable.server.loadtest.clients import PATIENCE, TableClients, TimeBombClients
from boomtable.server.loadtest.two_rooms import TwoFullRooms
from boomtable.server.serve import bind

OPENING = 40  # tables that are set up at the same time
CLIENTS: dict[str, type[TableClients]] = {clients.game: clients for clients in (TimeBombClients, TwoFullRooms)}


class Load(Struct, frozen=True):
    """The result of a load test."""

    game: str
    tables: int
    sockets: int
    moves: int
    moves_per_s: float
    p50_ms: float
    p99_ms: float
    core: float | None  # share of one core the server used; None without metrics
    kb_per_table: float | None
    errors: int


class Usage(Struct, frozen=True):
    cpu: float
    memory: float


async def load(
    urls: Sequence[str],
    tables: int,
    rate: float,
    seconds: float,
    metrics: Sequence[str] = (),
    progress: Callable[[int], object] = int,
    game: str = TimeBombClients.game,
) -> Load:
    """Play at this many tables, `rate` moves per second each, on the servers at these URLs or on one of our own."""
    if tables < 1 or rate <= 0 or seconds <= 0:
        raise BadSetup("bad-load")
    if game not in CLIENTS:
        raise BadSetup("no-crowd", game=game, allowed=", ".join(CLIENTS))
    groups = [CLIENTS[game](rate, Random(number)) for number in range(tables)]
    _check_files(sum(group.players + len(group.places) for group in groups))
    if urls:
        return await played(urls, groups, seconds, lambda: usage(metrics), progress)
    async with own_server() as (own, figures):
        return await played([own], groups, seconds, lambda: usage([figures]), progress)


def _check_files(sockets: int) -> None:
    """Raise the limit on open files, which a server of our own inherits, or say how many it would take."""
    needed, limit = sockets + OTHER_FILES, raise_file_limit()
    if needed > limit:
        raise BadSetup("too-few-files", needed=needed, limit=limit)


async def played(
    urls: Sequence[str],
    groups: Sequence[TableClients],
    seconds: float,
    used: Callable[[], Awaitable[Usage | None]],
    progress: Callable[[int], object] = int,
    made_at: Sequence[str] = (),
) -> Load:
    """What it took the servers that all these groups play at, and how long they waited.

    Each table is made at the next server, and its players are dealt to all of them, as a balancer would. Tables
    that are `made_at` other servers are all played over the bus.
    """
    async with AsyncExitStack() as opened:
        clients = [await opened.enter_async_context(client_of(url)) for url in made_at or urls]
        try:
            before = await used()
            await _set_up(groups, clients, urls, progress)
            gc.freeze()  # measure the server, not ourselves
            gc.disable()
            began, start = await used(), perf_counter()
            ticking = asyncio.create_task(_count_seconds(len(groups), progress))
            await asyncio.gather(*(table.play(seconds) for table in groups))
            ticking.cancel()
            took, ended = perf_counter() - start, await used()
            errors = sum(table.errors for table in groups)
        except (httpx.HTTPError, OSError, TimeoutError, WebSocketException) as error:
            raise StartupError("load-failed", url=" ".join(urls), detail=str(error) or type(error).__name__) from None
        finally:
            await asyncio.gather(*(table.leave() for table in groups))
    delays = sorted(delay for table in groups for delay in table.delays)
    core = (ended.cpu - began.cpu) / took if began and ended else None
    memory = (ended.memory - before.memory) / len(groups) / 1000 if before and ended else None
    return Load(
        game=groups[0].game,
        tables=len(groups),
        sockets=sum(len(table.seats) for table in groups),
        moves=len(delays),
        moves_per_s=round(len(delays) / took, 1),
        p50_ms=_percentile(delays, 0.5),
        p99_ms=_percentile(delays, 0.99),
        core=None if core is None else round(core, 3),
        kb_per_table=None if memory is None else round(memory, 1),
        errors=errors,
    )


def client_of(url: str) -> httpx.AsyncClient:
    """A client with a connection for each request: with all these sockets it may be so late that the server has closed
    one which it had kept open, just as it writes to it."""
    limits = httpx.Limits(max_connections=OPENING, max_keepalive_connections=0)
    return httpx.AsyncClient(base_url=url, timeout=PATIENCE, limits=limits)


async def _set_up(
    groups: Sequence[TableClients],
    clients: Sequence[httpx.AsyncClient],
    urls: Sequence[str],
    progress: Callable[[int], object],
) -> None:
    slots, done = asyncio.Semaphore(OPENING), count(1)

    async def one(number: int, table: TableClients) -> None:
        first = number % len(urls)
        async with slots:
            await table.join(clients[number % len(clients)], [*urls[first:], *urls[:first]])
        progress(next(done))

    await asyncio.gather(*(one(number, table) for number, table in enumerate(groups)))


async def _count_seconds(done: int, progress: Callable[[int], object]) -> None:
    for second in count(1):
        await asyncio.sleep(1)
        progress(done + second)


def _percentile(delays: list[float], part: float) -> float:
    return round(1000 * delays[min(len(delays) - 1, int(part * len(delays)))], 2) if delays else 0.0


async def usage(metrics: Sequence[str]) -> Usage | None:
    """What the servers' processes have used, by their own metrics."""
    pages = [await samples_at(page) for page in metrics]
    cpu, memory = "process_cpu_seconds_total", "process_resident_memory_bytes"
    return Usage(sum(page[cpu] for page in pages), sum(page[memory] for page in pages)) if pages else None


async def samples_at(metrics: str) -> dict[str, float]:
    """What a server's metrics say, by name; of those with labels the last."""
    async with httpx.AsyncClient(timeout=PATIENCE) as client:
        page = (await client.get(metrics)).text
    return {sample.name: sample.value for family in text_string_to_metric_families(page) for sample in family.samples}


@asynccontextmanager
async def own_server(*shared: str, show: float = 0.0) -> AsyncIterator[tuple[str, str]]:
    """Our own server, on a temporary folder or on a database and a bus: its address, and that of its metrics.

    It shows things as slowly as that.
    """
    port = free_port()
    with TemporaryDirectory(prefix="boomtable-load-") as folder:
        database, *bus = shared or (f"sqlite:///{folder}/boomtable.db",)
        command = (sys.executable, "-m", "boomtable.server.loadtest.server", database, str(port), str(show), *bus)
        process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL)
        assert process.stdout
        try:
            line = await process.stdout.readline()
            if not line.strip().isdigit():
                raise StartupError("load-failed", url="-", detail=line.decode() or "-")
            yield f"http://127.0.0.1:{int(line)}", f"http://127.0.0.1:{port}/metrics"
        finally:
            with suppress(ProcessLookupError):  # it may not even have started
                process.terminate()
            await process.wait()


def free_port() -> int:
    with bind("127.0.0.1", 0) as bound:
        return int(bound.getsockname()[1])
