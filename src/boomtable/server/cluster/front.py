"""The front: requests for a table that another server has go there over the bus, and its answers come back."""

from __future__ import annotations

import asyncio
from itertools import count
from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from boomtable.server import sockets
from boomtable.server.app import MOST_SEATS
from boomtable.server.app_state import AppState
from boomtable.server.cluster import own_tables, relayed
from boomtable.server.cluster.guesses import Guesses, code_in, request_of
from boomtable.server.cluster.lines import Lines
from boomtable.server.cluster.ownership import Doubtful, TableOwnership
from boomtable.server.cookies import keys_in
from boomtable.server.errors import DatabaseFailed
from boomtable.server.metrics import METRICS
from boomtable.server.origin_check import refuse_request
from boomtable.wire.protocol import Close


class Outlet:
    """One client whose table another server has: what waits to be sent to it."""

    def __init__(self, owner: str, scope: Scope) -> None:
        self.owner, self.scope = owner, scope
        self._waiting: list[relayed.Event | None] = []  # None: the line is broken
        self._bytes = 0
        self._work = asyncio.Event()

    def put(self, event: relayed.Event | None) -> None:
        self._waiting.append(event)
        self._bytes += len((event or {}).get("text") or "")
        self._work.set()

    @property
    def slow(self) -> bool:
        return len(self._waiting) > sockets.BACKLOG or self._bytes > sockets.BACKLOG_BYTES

    async def get(self) -> relayed.Event | None:
        while not self._waiting:
            self._work.clear()
            await self._work.wait()
        event = self._waiting.pop(0)
        self._bytes -= len((event or {}).get("text") or "")
        return event


class Front:
    def __init__(self, app: ASGIApp, app_state: AppState, ownership: TableOwnership, lines: Lines) -> None:
        self.app, self.registry, self.ownership, self.lines = app, app_state.registry, ownership, lines
        self.guesses = Guesses(app_state)
        self.outlets: dict[int, Outlet] = {}
        self._ids = count(1)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            if scope["path"] == own_tables.PATH and (owners := await self._owners(scope)):
                await self._own_tables(owners, scope, send)
                return
            owner = await self._owner(scope, code_in(scope["path"]))
        except Doubtful:
            await say_moved(scope, receive, send)
            return
        except DatabaseFailed:
            owner = None  # the app says so
        if owner is None:
            await self.app(scope, receive, send)
        else:
            await self._relay(owner, scope, receive, send)

    async def _own_tables(self, owners: set[str], scope: Scope, send: Send) -> None:
        ours, theirs = own_tables.Answer(), [own_tables.Answer() for _ in owners]
        await self.app(scope, own_tables.nothing_more, ours.keep)
        relays = zip(owners, theirs, strict=True)
        await asyncio.gather(*(self._relay(owner, scope, own_tables.nothing_more, each.keep) for owner, each in relays))
        for table in [table for each in theirs for table in each.tables]:
            self.guesses.fit(scope, table["code"])
        await own_tables.send_all([ours, *theirs], _codes(scope), send)

    async def _owners(self, scope: Scope) -> set[str]:
        """The other servers that have tables of this browser."""
        owners = [await self._owner(scope, code) for code in _codes(scope)]
        return {owner for owner in owners if owner}

    async def _relay(self, owner: str, scope: Scope, receive: Receive, send: Send) -> None:
        relay, outlet = next(self._ids), Outlet(owner, scope)
        self.outlets[relay] = outlet
        try:
            with METRICS.relays.labels("front").track_inprogress():
                if scope["type"] == ScopeType.WEBSOCKET:
                    await self._socket(relay, outlet, scope, receive, send)
                else:
                    await self._request(relay, outlet, scope, receive, send)
        finally:
            del self.outlets[relay]

    async def _owner(self, scope: Scope, code: str) -> str | None:
        """The other server that has the table with this code."""
        await self.ownership.check(code)
        if not code.isalnum() or self.registry.in_memory(code) or not self.guesses.take(scope, code):
            return None
        table = await self.registry.store.find(code)
        owner = await self.ownership.leases.holder(table) if table else None
        if owner in (None, self.ownership.leases.me):
            self.guesses.give_back(scope, code)  # our app charges it
            return None
        return owner

    def hear(self, message: relayed.ToClient) -> None:
        if outlet := self.outlets.get(message.id):
            if message.fits:
                self.guesses.fit(outlet.scope, code_in(outlet.scope["path"]))
            outlet.put(message.event)

    def broken(self, server: str) -> None:
        for outlet in self.outlets.values():
            if outlet.owner == server:
                outlet.put(None)

    def _tell(self, outlet: Outlet, message: relayed.Relayed) -> None:
        self.lines.tell(outlet.owner, relayed.ENCODE(message))

    async def _request(self, relay: int, outlet: Outlet, scope: Scope, receive: Receive, send: Send) -> None:
        body = await _body(receive)
        self._tell(outlet, _begin(relay, scope, body))
        begun = False
        while event := await outlet.get():
            await send(event)  # type: ignore[arg-type]
            begun = True
            if event["type"] == "http.response.body" and not event.get("more_body"):
                return
        if begun:
            raise ConnectionError("the owner of the table is gone")
        await say_moved(scope, receive, send)

    async def _socket(self, relay: int, outlet: Outlet, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # that it would like to connect
        self._tell(outlet, _begin(relay, scope, b""))
        reading = asyncio.create_task(self._read(relay, outlet, scope, receive))
        try:
            await self._write(outlet, send)
        finally:
            reading.cancel()
            await asyncio.gather(reading, return_exceptions=True)
            self._tell(outlet, relayed.FromClient(relay, {"type": "websocket.disconnect", "code": 1006}))

    async def _read(self, relay: int, outlet: Outlet, scope: Scope, receive: Receive) -> None:
        budget = scope["state"][sockets.BUDGET]
        while (event := await receive())["type"] == "websocket.receive":
            if not budget.take():
                outlet.put({"type": "websocket.close", "code": Close.TOO_MUCH, "reason": "too-much"})
                return
            self._tell(outlet, relayed.FromClient(relay, dict(event)))
        outlet.put({"type": "websocket.disconnect"})

    async def _write(self, outlet: Outlet, send: Send) -> None:
        accepted = False
        while event := await outlet.get():
            if event["type"] == "websocket.disconnect":
                return
            if outlet.slow:
                event = {"type": "websocket.close", "code": Close.SLOW, "reason": "slow"}
            await send(event)  # type: ignore[arg-type]
            if event["type"] == "websocket.close":
                return
            accepted = True
        await _close(send, accepted=accepted)


async def say_moved(scope: Scope, receive: Receive, send: Send) -> None:
    """Whoever asks comes back, and finds the table at its owner."""
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await _close(send, accepted=False)
    else:
        await refuse_request(scope, receive, send, 503, "table-moving", (b"retry-after", b"1"))


async def _close(send: Send, *, accepted: bool) -> None:
    if not accepted:
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    await send({"type": "websocket.close", "code": Close.BROKEN, "reason": "moved"})


def _codes(scope: Scope) -> list[str]:
    """The tables at which this browser has a seat, newest first."""
    return [code for code, place in keys_in(request_of(scope).cookies) if place is None][:MOST_SEATS]


async def _body(receive: Receive) -> bytes:
    parts: list[bytes] = []
    more = True
    while more:
        message: dict[str, Any] = dict(await receive())
        parts.append(message.get("body", b""))
        more = message.get("more_body", False)
    return b"".join(parts)


def _begin(relay: int, scope: Scope, body: bytes) -> relayed.Begin:
    return relayed.Begin(
        relay,
        str(scope["type"]),
        scope["scheme"],
        str(scope.get("method", "")),
        scope["path"],
        scope["query_string"],
        tuple(scope["headers"]),
        scope["client"],
        body,
    )
