"""Starts a server: database, tables, bots and web app; and stops them again in the right order."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from contextlib import (
    AsyncExitStack,
    ExitStack,
    asynccontextmanager,
    contextmanager,
    suppress,
)
from functools import partial
from importlib import import_module
from ipaddress import ip_network
from typing import Any, TypeAlias

import uvicorn
from litestar import Litestar
from litestar.types import ASGIApp
from msgspec import Struct
from prometheus_client import make_asgi_app

from boomtable.engine import Mistake
from boomtable.server.addresses import Endpoint
from boomtable.server.app import make_app
from boomtable.server.bot_driver import BotDriver
from boomtable.server.bot_process import BotProcess
from boomtable.server.cancelling import cancel
from boomtable.server.clock import Clock, ServerClock
from boomtable.server.connections import HttpConnection, OpenConnections, WebSocketConnection
from boomtable.server.errors import OwnedElsewhere, StartupError
from boomtable.server.file_limit import raise_file_limit
from boomtable.server.holder import announced, holding
from boomtable.server.log import log
from boomtable.server.metrics import METRICS
from boomtable.server.names import reserved
from boomtable.server.registry import TableRegistry
from boomtable.server.replay_process import ReplayProcess
from boomtable.server.store import Store
from boomtable.server.writer import Writer

HEARTBEAT = 10.0  # seconds between pings
LARGEST_MESSAGE = 16_384
SHUTDOWN_SECONDS = 5  # for the last messages
DAY = 86_400.0
DELETE_AFTER = 600.0  # seconds from the announcement that old tables will be deleted
RETRY_SECONDS = 60.0  # after a background job failed
LOCALHOST = "127.0.0.1"
TAKEN = ("house-taken", "address-taken")
STANDBY_SECONDS = 0.2  # between two looks whether they are free
YOUNG = (10_000, 5)  # thresholds that keep even a collection of the second generation short
COLLECT_EVERY = 600.0  # seconds between two full collections: with 3000 sockets one stops every table for 0.25 s


Leave: TypeAlias = Callable[[], Awaitable[None]]


class ServerConfig(Struct, frozen=True, kw_only=True):
    """How a server is started."""

    database_url: str
    bus: str | None = None  # the Valkey of several servers that share the database
    host: str = "0.0.0.0"
    port: int = 8470
    public_url: str | None = None
    trusted_proxies: tuple[str, ...] = ()  # networks that may forward others' addresses, besides this machine
    metrics: tuple[str, int] | None = None
    keep: float | None = 90.0  # days that untouched tables are kept
    pace: float = 1.0  # least seconds a bot takes
    show: float = 1.0  # how slowly things are shown, 1 as the titles' timing says; 0: at once
    standby: bool = False  # wait while another server holds the database or the port
    catalog: str = "boomtable.games.catalog"
    limited: bool = True  # rate limits for each address


class Server(uvicorn.Server):
    """A server that stops cleanly on a signal and takes no more connections than it may have files open."""

    def __init__(self, config: uvicorn.Config, leave: Leave, *, limited: bool) -> None:
        super().__init__(config)
        self._leave = leave
        self.server_state = self.open_connections = OpenConnections(raise_file_limit(), config, limited=limited)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        loop = asyncio.get_running_loop()
        caught = (signal.SIGINT, signal.SIGTERM)
        with suppress(NotImplementedError, RuntimeError):  # not on every system, and not in other threads
            for each in caught:
                loop.add_signal_handler(each, self._stop)
        yield
        with suppress(NotImplementedError, RuntimeError):
            for each in caught:
                loop.remove_signal_handler(each)

    def _stop(self) -> None:
        self.force_exit = self.should_exit  # asked twice
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Whoever is disconnected finds their table free, so that another server can have it at once."""
        await self._leave()
        await super().shutdown(sockets)


@asynccontextmanager
async def open_registry(
    config: ServerConfig, make_clock: Callable[[float], Clock] = ServerClock
) -> AsyncIterator[TableRegistry]:
    """The registry with store, writer and bots, continuing from where the server last stopped."""
    with holding(config.database_url):
        async with _registry(config, make_clock) as registry:
            yield registry


@asynccontextmanager
async def _registry(config: ServerConfig, make_clock: Callable[[float], Clock]) -> AsyncIterator[TableRegistry]:
    store = await Store.open(config.database_url, shared=config.bus is not None)
    clock = make_clock(await store.open_for())
    registry: TableRegistry
    writer = Writer(store, clock.now, lambda: any(live.session.running for live in registry.tables.values()))
    registry = TableRegistry(store, writer, clock, import_module(config.catalog).CATALOG, config.show)
    process = BotProcess(config.catalog)
    registry.bots = BotDriver(registry, process, config.pace)
    registry.replays = ReplayProcess(config.catalog)
    writer.start()
    jobs = []
    if not config.bus:  # several servers look for running tables that nobody has
        jobs.append(asyncio.create_task(_repeat(partial(_open_running_tables, registry))))
    if config.keep is not None:
        jobs.append(asyncio.create_task(_repeat(partial(_delete_old_tables, registry, config.keep), every=DAY)))
    try:
        yield registry
    finally:
        registry.close()
        await cancel(*jobs, *registry.busy())
        await process.stop()
        await registry.replays.stop()
        await writer.stop()
        await store.close()


async def _repeat(job: partial[Coroutine[Any, Any, None]], every: float | None = None) -> None:
    """Run a job once or periodically; an error is logged, and the job is retried a minute later."""
    while True:
        try:
            await job()
        except Exception as error:
            log.error("job-failed", job=job.func.__name__, error=type(error).__name__)
            await asyncio.sleep(RETRY_SECONDS)
            continue
        if every is None:
            return
        await asyncio.sleep(every)


async def _open_running_tables(registry: TableRegistry) -> None:
    """Open the tables whose time was running; a request for one opens it earlier."""
    for table in await registry.store.running():
        try:
            await registry.open(table)
        except Mistake as error:
            log.error("table-not-opened", table=table, code=error.code)


async def _delete_old_tables(registry: TableRegistry, days: float) -> None:
    """Delete tables that have not been used for this long, some minutes after the log has said so.

    A wall clock can be wrong by months. So a table in use, a running game, and what was used during the last day that
    the server has run by its own clock are never deleted.
    """
    announced = await _old_tables(registry, days)
    if not announced:
        return
    log.warning("tables-to-delete", tables=len(announced), seconds=DELETE_AFTER)
    await asyncio.sleep(DELETE_AFTER)
    for table in announced & await _old_tables(registry, days):
        with suppress(OwnedElsewhere):  # then it is in use
            await registry.remove(table)


async def _old_tables(registry: TableRegistry, days: float) -> set[str]:
    old = await registry.store.untouched(time.time() - days * DAY, registry.clock.now() - DAY)
    return {*old} - registry.tables.keys()


class RunningServer(Struct, frozen=True):
    """A server that takes requests."""

    registry: TableRegistry
    endpoint: Endpoint
    connections: OpenConnections
    stopped: asyncio.Task[None]


@asynccontextmanager
async def running_server(
    config: ServerConfig, make_clock: Callable[[float], Clock] = ServerClock
) -> AsyncIterator[RunningServer]:
    """A server that takes requests until this context ends or somebody presses Ctrl-C."""
    with ExitStack() as held:
        held.enter_context(holding(config.database_url))  # before the port: whoever has both should be named
        bound = held.enter_context(bind(config.host, config.port))
        reserved()  # now, and not while the first to join and all tables wait for it
        async with _registry(config, make_clock) as registry, AsyncExitStack() as together:
            host, port = bound.getsockname()[:2]
            endpoint = Endpoint(host, port, config.public_url)
            held.enter_context(announced(config.database_url, endpoint))
            app = make_app(registry, endpoint, limited=config.limited)
            shared, leave = await together.enter_async_context(_shared(app, config.bus))
            server = _server(shared, leave, config.trusted_proxies, limited=config.limited)
            metrics = [asyncio.create_task(_metrics(*config.metrics))] if config.metrics else []
            serving = asyncio.create_task(server.serve(sockets=[bound]))
            try:
                while not server.started and not serving.done():
                    await asyncio.sleep(0.005)
                yield RunningServer(registry, endpoint, server.open_connections, serving)
            finally:
                server.should_exit = True
                await asyncio.gather(serving, return_exceptions=True)
                await cancel(*metrics)


@asynccontextmanager
async def _shared(app: Litestar, bus: str | None) -> AsyncIterator[tuple[ASGIApp, Leave]]:
    """The app, together with other servers' if there is a bus; and how it leaves them."""
    if bus is None:
        yield app, _nothing
        return
    from boomtable.server.cluster.together import sharing

    async with sharing(app, app.state.app_state, bus) as together:
        yield together, together.leave


async def _nothing() -> None:
    """What a server alone leaves."""


def serve(config: ServerConfig, opened: Callable[[Endpoint], object]) -> None:
    """Run a server in this process, on uvloop if it is installed."""
    loop: Callable[[], asyncio.AbstractEventLoop] = asyncio.new_event_loop
    with suppress(ImportError):  # not available on every system
        import uvloop

        loop = uvloop.new_event_loop
    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(run(config, opened))


async def run(config: ServerConfig, opened: Callable[[Endpoint], object]) -> None:
    """Run a server until it is stopped; `opened` is called with its address."""
    async with _in_turn(config) as server:
        opened(server.endpoint)
        log.info("open", port=server.endpoint.port)
        collecting = asyncio.create_task(tune_gc())
        await server.stopped
        await cancel(collecting)
    log.info("closed")


@asynccontextmanager
async def _in_turn(config: ServerConfig) -> AsyncIterator[RunningServer]:
    """A server, on standby once nobody else holds its database and its port."""
    if config.standby:  # when it is its turn, nothing is left to load
        reserved()
        import_module(config.catalog)
    said = False
    while True:
        async with AsyncExitStack() as started:
            try:
                server = await started.enter_async_context(running_server(config))
            except StartupError as error:
                if not (config.standby and error.code in TAKEN):
                    raise
                if not said:
                    log.info("standby", taken=error.code)
                said = True
            else:
                yield server
                return
        await asyncio.sleep(STANDBY_SECONDS)


async def tune_gc() -> None:
    """Collect young objects as always, and everything only every few minutes."""
    gc.collect()
    gc.freeze()  # what is imported by now stays
    gc.set_threshold(*YOUNG, 1_000_000)
    while True:
        await asyncio.sleep(COLLECT_EVERY)
        gc.collect()


def _server(app: object, leave: Leave, trusted_proxies: tuple[str, ...], *, limited: bool) -> Server:
    return Server(
        uvicorn.Config(
            app,  # type: ignore[arg-type]
            http=HttpConnection,
            ws=WebSocketConnection,
            ws_max_size=LARGEST_MESSAGE,
            ws_ping_interval=HEARTBEAT,
            ws_ping_timeout=HEARTBEAT,
            ws_per_message_deflate=False,
            forwarded_allow_ips=[LOCALHOST, *map(_as_seen, trusted_proxies), *trusted_proxies],
            access_log=False,
            log_config=None,
            lifespan="off",
            server_header=False,
            timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        ),
        leave,
        limited=limited,
    )


def _as_seen(network: str) -> str:
    """An IPv4 network as a server sees it that listens by IPv6."""
    seen = ip_network(network)
    return f"::ffff:{seen.network_address}/{96 + seen.prefixlen}" if seen.version == 4 else network


async def _metrics(host: str, port: int) -> None:
    bound = bind(host, port)
    config = uvicorn.Config(make_asgi_app(METRICS.registry), log_config=None, lifespan="off", access_log=False)
    await MetricsServer(config).serve(sockets=[bound])


class MetricsServer(uvicorn.Server):
    """Leaves signals to the main server."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


def bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(
        family, socket.SOCK_STREAM, socket.IPPROTO_TCP
    )  # explicit, or asyncio does not set TCP_NODELAY
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if host == "::":  # on all addresses, IPv4 too: most phones use it
        bound.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
    try:
        bound.bind((host, port))
    except OSError as error:
        bound.close()
        raise StartupError("address-taken", host=host, port=str(port), detail=error.strerror or str(error)) from None
    except OverflowError:
        bound.close()
        raise StartupError("bad-port", port=str(port)) from None
    return bound
