"""The owner's side of a relay: other servers' requests go through our own app, as if they had come to us."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar.types import ASGIApp

from boomtable.server import sockets
from boomtable.server.cluster import relayed
from boomtable.server.cluster.front import say_moved
from boomtable.server.cluster.guesses import code_in, keys_in
from boomtable.server.cluster.lines import Lines
from boomtable.server.cluster.ownership import Doubtful, TableOwnership
from boomtable.server.joining import any_fits
from boomtable.server.limits import Bucket
from boomtable.server.log import log
from boomtable.server.metrics import METRICS
from boomtable.server.registry import TableRegistry


class Relay:
    """One request or socket that came to another server."""

    def __init__(self, front: str, begin: relayed.Begin, lines: Lines) -> None:
        self.front, self.begin, self.lines = front, begin, lines
        self.fits = False
        self.inbox: asyncio.Queue[relayed.Event] = asyncio.Queue()
        if begin.kind == "websocket":
            self.inbox.put_nowait({"type": "websocket.connect"})
        else:
            self.inbox.put_nowait({"type": "http.request", "body": begin.body, "more_body": False})

    async def send(self, event: Any) -> None:
        self._tell(event)

    def write_now(self, message: bytes) -> bool:
        """The front keeps what a slow device has not read."""
        self._tell({"type": "websocket.send", "text": message.decode()})
        return True

    def _tell(self, event: relayed.Event) -> None:
        self.lines.tell(self.front, relayed.ENCODE(relayed.ToClient(self.begin.id, event, self.fits)))
        self.fits = False

    def scope(self) -> dict[str, Any]:
        begin = self.begin
        return {
            "type": begin.kind,
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": begin.scheme,
            "method": begin.method,
            "path": begin.path,
            "raw_path": begin.path.encode(),
            "query_string": begin.query,
            "root_path": "",
            "headers": [*begin.headers],
            "client": begin.client,
            "server": None,
            "subprotocols": [],
            "extensions": {},
            "state": {sockets.BUDGET: Bucket(sockets.RATE, sockets.BURST), sockets.WRITE: self.write_now},
        }


class Behind:
    def __init__(self, app: ASGIApp, registry: TableRegistry, ownership: TableOwnership, lines: Lines) -> None:
        self.app, self.registry, self.ownership, self.lines = app, registry, ownership, lines
        self.relays: dict[tuple[str, int], Relay] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    def begin(self, front: str, begin: relayed.Begin) -> None:
        METRICS.relayed.inc()
        relay = self.relays[front, begin.id] = Relay(front, begin, self.lines)
        task = asyncio.create_task(self._run(relay))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _run(self, relay: Relay) -> None:
        code, scope = code_in(relay.begin.path), relay.scope()
        try:
            await self.ownership.check(code)
            live = self.registry.in_memory(code)
            relay.fits = live is not None and any_fits(live, keys_in(scope, code))
            with METRICS.relays.labels("owner").track_inprogress():
                await self.app(scope, relay.inbox.get, relay.send)  # type: ignore[arg-type]
        except Doubtful:
            await say_moved(scope, relay.inbox.get, relay.send)  # type: ignore[arg-type]
        except Exception as error:
            log.error("relay-broken", path=relay.begin.path, error=type(error).__name__)
        finally:
            self.relays.pop((relay.front, relay.begin.id), None)

    def hear(self, front: str, message: relayed.FromClient) -> None:
        if relay := self.relays.get((front, message.id)):
            METRICS.relayed.inc()
            relay.inbox.put_nowait(message.event)

    def broken(self, front: str) -> None:
        """The front is gone, and so are its clients for us."""
        for (server, _), relay in self.relays.items():
            if server == front:
                relay.inbox.put_nowait({"type": f"{relay.begin.kind}.disconnect", "code": 1006})
