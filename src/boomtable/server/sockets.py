"""One WebSocket: requests go to the registry, messages go out in order, and slow devices are disconnected."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, Protocol, TypeAlias

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from boomtable.engine import PUBLIC, Place
from boomtable.server import broadcast
from boomtable.server.errors import NoTable, NotStored, RateLimited, TableUnreadable
from boomtable.server.joining import key_holder
from boomtable.server.limits import Bucket
from boomtable.server.live_table import LiveTable
from boomtable.server.registry import TableRegistry
from boomtable.server.session import Screen
from boomtable.wire import from_client, to_client
from boomtable.wire.changes import Fields
from boomtable.wire.from_client import ASK
from boomtable.wire.protocol import ENCODE, PROTOCOL, Close, MemberId

Socket: TypeAlias = WebSocket[Any, Any, Any]

RATE, BURST = 10.0, 60.0  # messages from one socket
BACKLOG = 256  # messages that may wait for a slow device
MOST_DEVICES = 8  # of one member; the oldest makes room
MOST_SPECTATORS = 200
NOT_FOUND = {NoTable: Close.NO_TABLE, RateLimited: Close.TOO_MUCH, TableUnreadable: Close.GONE}
CLOSE_TIMEOUT = 2.0  # seconds


class Connection:
    """A listener connected by a socket."""

    def __init__(self, socket: Socket, member: MemberId | None, place: Place | None, *, guest: bool) -> None:
        self.socket, self.member, self.place, self.guest = socket, member, place, guest
        self.changes = False
        self.known: Fields | None = None
        self.bucket = Bucket(RATE, BURST)
        self._outbox: deque[bytes] = deque()
        self._news = asyncio.Event()
        self._closing: tuple[int, str] | None = None

    @property
    def closing(self) -> bool:
        return self._closing is not None

    def tell(self, message: bytes) -> None:
        if len(self._outbox) >= BACKLOG:
            self.close(Close.SLOW, "slow")
            return
        self._outbox.append(message)
        self._news.set()

    def close(self, code: int, reason: str) -> None:
        self._closing = self._closing or (code, reason)
        self._news.set()

    async def send(self) -> None:
        """Send queued messages until the connection is to be closed."""
        while True:
            await self._news.wait()
            self._news.clear()
            while self._outbox and not (self._closing and self._closing[0] == Close.SLOW):
                await self.socket.send_data(self._outbox.popleft().decode(), mode="text")
            if self._closing:
                await self.socket.close(*self._closing)
                return


class Finder(Protocol):
    """What a socket needs from the app: finding tables, with a limit on guessing codes."""

    registry: TableRegistry

    async def table(self, request: Socket, code: str) -> LiveTable: ...


async def serve(
    app_state: Finder, socket: Socket, code: str, key: str | None, watch: str | None, version: str, *, changes: bool
) -> None:
    """Serve one socket from the handshake to the close."""
    await socket.accept()
    registry = app_state.registry
    if version != str(PROTOCOL):
        await socket.close(Close.RELOAD, "reload")
        return
    if key is None and watch is None:  # whatever the code is: no lookup tells
        await socket.close(Close.NO_KEY, "no-key")
        return
    try:
        live = await app_state.table(socket, code)
    except (NoTable, RateLimited, TableUnreadable) as error:
        await socket.close(NOT_FOUND[type(error)], error.code)
        return
    connection = _admitted(live, socket, key, watch)
    if isinstance(connection, tuple):
        await socket.close(*connection)
        return
    connection.changes = changes
    sending = asyncio.create_task(connection.send())
    try:
        await registry.arrive(live, connection)
        await _listen(registry, live, connection)
    except NotStored as error:
        connection.close(Close.BROKEN, error.code)
    except NoTable as error:
        connection.close(Close.GONE, error.code)
    finally:
        registry.depart(live, connection)
        if connection.closing:
            await asyncio.wait([sending], timeout=CLOSE_TIMEOUT)
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)


def _admitted(live: LiveTable, socket: Socket, key: str | None, watch: str | None) -> Connection | tuple[int, str]:
    """The connection for this key, or the reason to close the socket."""
    holder = key_holder(live, key)
    if watch is None:
        if holder is None:
            return Close.NO_KEY, "no-key"
        if isinstance(holder, Screen):
            return Connection(socket, None, holder.place, guest=False)
        devices = [listener for listener in live.listeners if listener.member == holder.id]
        for oldest in devices[: 1 - MOST_DEVICES]:
            oldest.close(Close.TOO_MUCH, "devices")
        return Connection(socket, holder.id, None, guest=False)
    if watch != PUBLIC:
        if isinstance(holder, Screen) and holder.place == watch:
            return Connection(socket, None, watch, guest=False)
        return Close.FORBIDDEN, "no-place"
    if holder is None and not live.session.settings.spectators:
        return Close.FORBIDDEN, "no-spectators"
    if sum(listener.guest for listener in live.listeners) >= MOST_SPECTATORS:
        return Close.FULL, "full"
    return Connection(socket, None, PUBLIC, guest=holder is None)


async def _listen(registry: TableRegistry, live: LiveTable, connection: Connection) -> None:
    while True:
        try:
            text = await connection.socket.receive_data(mode="text")
        except WebSocketDisconnect:
            return
        if not connection.bucket.take():
            connection.close(Close.TOO_MUCH, "too-much")
            return
        if answer := await _answer(registry, live, connection, text):
            connection.tell(answer)


async def _answer(registry: TableRegistry, live: LiveTable, connection: Connection, text: str | bytes) -> bytes | None:
    try:
        ask = ASK.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        return ENCODE(to_client.Refused("", "malformed", facts={"detail": str(error)}))
    if isinstance(ask, from_client.Ping):
        return broadcast.pong(live, connection, ask.id, registry.clock.now())
    if connection.member is None:
        return ENCODE(to_client.Refused(ask.id, "only-watching"))
    return await registry.ask(live, connection.member, ask)
