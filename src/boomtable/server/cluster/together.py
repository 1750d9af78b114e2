"""One of several servers: its lease, its lines to the others, and its two roles, front and owner."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from socket import gethostname
from typing import Any
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Receive, Scope, Send

from boomtable.server.app_state import AppState
from boomtable.server.cancelling import cancel
from boomtable.server.cluster import relayed
from boomtable.server.cluster.behind import Behind
from boomtable.server.cluster.bus import Bus
from boomtable.server.cluster.front import Front
from boomtable.server.cluster.leases import Leases
from boomtable.server.cluster.lines import AGAIN_AFTER, BROKEN, Lines
from boomtable.server.cluster.ownership import TableOwnership
from boomtable.server.cluster.shared_limits import SharedLimits
from boomtable.server.cluster.waiting_televisions import OnTheBus
from boomtable.server.errors import DatabaseFailed, StartupError
from boomtable.server.log import log
from boomtable.server.metrics import METRICS
from boomtable.server.new_secrets import new_key

START_SECONDS = 20.0  # for the bus to hear us


class Together:
    """The app of a server that shares its tables with others."""

    def __init__(self, app: ASGIApp, app_state: AppState, bus: Bus) -> None:
        self.name = f"{gethostname()}-{new_key()[:8]}"  # where it runs, and which of its lives this is
        METRICS.server.labels(self.name).set(1)
        self.leases = Leases(bus, self.name)
        self.ownership = TableOwnership(app_state.registry, self.leases)
        self.lines = Lines(bus, self.name, lambda _: self)
        self.front = Front(app, app_state, self.ownership, self.lines)
        self.behind = Behind(app, app_state.registry, self.ownership, self.lines)
        self.owning: list[asyncio.Task[None]] = []  # what keeps our tables ours

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.front(scope, receive, send)

    def hear(self, server: str, what: bytes) -> None:
        message = relayed.DECODE(what)
        if isinstance(message, relayed.Begin):
            self.behind.begin(server, message)
        elif isinstance(message, relayed.FromClient):
            self.behind.hear(server, message)
        else:
            self.front.hear(message)

    def broken(self, server: str) -> None:
        METRICS.lines_broken.inc()
        self.front.broken(server)
        self.behind.broken(server)

    async def leave(self) -> None:
        """Free all our tables, and then tell everyone who is connected to them to look for them elsewhere."""
        self.ownership.registry.close()
        await cancel(*self.owning)
        self.ownership.doubt()
        with suppress(DatabaseFailed):
            await self.leases.leave()
        for server in self.busy():
            self.lines.tell(server, BROKEN)
        await self.lines.flush()

    def busy(self) -> set[str]:
        return {outlet.owner for outlet in self.front.outlets.values()} | {front for front, _ in self.behind.relays}


@asynccontextmanager
async def sharing(app: ASGIApp, app_state: AppState, url: str) -> AsyncIterator[Together]:
    """The app, once the others can reach it; at the end all our tables are free."""
    bus = Bus(url)
    together = Together(app, app_state, bus)
    lines, ownership = together.lines, together.ownership
    jobs = [asyncio.create_task(_lasting(job)) for job in (lines.listen, lines.send, lines.watch)]
    try:
        try:
            await asyncio.wait_for(_heard(together), START_SECONDS)
        except TimeoutError:
            raise StartupError("no-bus-here", place=urlsplit(url).netloc.rpartition("@")[2]) from None
        app_state.registry.ownership = ownership
        app_state.televisions.waiting = OnTheBus(bus)
        limits = SharedLimits(bus, together.name, app_state)
        log.info("together", server=together.name)
        together.owning += [asyncio.create_task(_lasting(job)) for job in (ownership.keep, ownership.take_over)]
        jobs += [asyncio.create_task(_lasting(job)) for job in (limits.tell, limits.listen)]
        yield together
    finally:
        await together.leave()
        await cancel(*jobs, *together.behind.tasks)
        await bus.close()


async def _heard(together: Together) -> None:
    """Wait until the others can reach us, and we have said that we are here."""
    await together.lines.listening.wait()
    while not await together.ownership.sign():
        await asyncio.sleep(AGAIN_AFTER)


async def _lasting(job: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run a job that must not end: without it the others would think we are gone."""
    while True:
        try:
            await job()
        except Exception:
            log.exception("job-broken")
            await asyncio.sleep(AGAIN_AFTER)
