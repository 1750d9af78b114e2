"""One WebSocket: requests go to the registry, messages go out in order, and slow devices are disconnected."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol, TypeAlias

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from boomtable.engine import PUBLIC, Place, Viewer
from boomtable.server import asking, attendance, broadcast, devices, knocking
from boomtable.server.errors import DatabaseFailed, NoTable, NotStored, OwnedElsewhere, RateLimited, TableUnreadable
from boomtable.server.identifiers import hashed
from boomtable.server.joining import key_holder
from boomtable.server.limits import Bucket, OpenCounts, client_network, site_of
from boomtable.server.live_table import LiveTable
from boomtable.server.log_budget import LogBudget
from boomtable.server.metrics import METRICS
from boomtable.server.registry import TableRegistry
from boomtable.server.session import Member, Newcomer, Screen
from boomtable.wire import from_client, to_client
from boomtable.wire.changes import Fields
from boomtable.wire.from_client import ASK
from boomtable.wire.protocol import ENCODE, PROTOCOL, Close, MemberId

Socket: TypeAlias = WebSocket[Any, Any, Any]

RATE, BURST = 10.0, 60.0  # messages of one socket, and control frames
BUDGET = "budget"  # where the connection below keeps what is left of it
WRITE = "write"  # and how to write to it at once
BACKLOG = 256  # messages that may wait for a slow device
BACKLOG_BYTES = 1_048_576  # and their bytes
MOST_DEVICES = 8  # sockets of one member, or of one screen; the oldest makes room
MOST_SPECTATORS = 200
MOST_FROM_ADDRESS = 1_000  # sockets; a whole school may share one
NOT_FOUND = {
    NoTable: Close.NO_TABLE,
    RateLimited: Close.TOO_MUCH,
    TableUnreadable: Close.GONE,
    DatabaseFailed: Close.BROKEN,
    OwnedElsewhere: Close.BROKEN,
}
CLOSE_TIMEOUT = 2.0  # seconds


class Connection:
    """A listener connected by a socket."""

    def __init__(
        self,
        socket: Socket,
        member: MemberId | None,
        place: Place | None,
        holder: Member | Screen | Newcomer | None,
        key: str | None,
    ) -> None:
        self.socket, self.member, self.place, self.guest = socket, member, place, holder is None
        self.holder = holder.id if isinstance(holder, Member) else holder and holder.key
        self.key = hashed(key) if key and holder else None
        self.address = client_network(socket.client.host if socket.client else "")
        self.sound = self.changes = False
        self.known: Fields | None = None
        self.viewer: Viewer | None = None
        self.budget: Bucket = socket.scope["state"][BUDGET]
        self._write: Callable[[bytes], bool] = socket.scope["state"][WRITE]
        self._outbox: list[bytes] = []  # a deque would take ten times the memory, and so would an event
        self._waiting = 0  # bytes of it
        self._slow = False
        self._idle: asyncio.Future[None] | None = None  # while there is nothing to send
        self._closing: tuple[int, str] | None = None

    @property
    def waiting(self) -> bool:
        """Whether this is a newcomer whom the host has not let in yet."""
        return self.member is None and self.place is None

    @property
    def closing(self) -> bool:
        return self._closing is not None

    def tell(self, message: bytes) -> None:
        if self._slow or (not self._outbox and self._write(message)):
            return
        if len(self._outbox) >= BACKLOG or self._waiting + len(message) > BACKLOG_BYTES:
            self._slow = True
            self._outbox.clear()
            self.close(Close.SLOW, "slow")
            return
        self._outbox.append(message)
        self._waiting += len(message)
        self._wake()

    def close(self, code: int, reason: str) -> None:
        self._closing = self._closing or (code, reason)
        self._wake()

    def _wake(self) -> None:
        if self._idle and not self._idle.done():
            self._idle.set_result(None)

    async def send(self) -> None:
        """Send what could not be written at once, until the connection is to be closed."""
        while True:
            while self._outbox:
                await self.socket.send_data(self._outbox[0].decode(), mode="text")
                if self._outbox:  # taken out only now, so that nothing overtakes it
                    self._waiting -= len(self._outbox.pop(0))
            if self._closing:
                await self.socket.close(*self._closing)
                return
            self._idle = asyncio.get_running_loop().create_future()
            await self._idle


class Finder(Protocol):
    """What a socket needs from the app: finding tables, with a limit on guessing codes, and counting open sockets."""

    registry: TableRegistry
    limited: bool
    open_sockets: OpenCounts
    log_budget: LogBudget

    async def table(self, request: Socket, code: str) -> LiveTable: ...


async def serve(
    app_state: Finder,
    socket: Socket,
    code: str,
    key: str | None,
    watch: str | None,
    version: str,
    beside: list[str],
    *,
    changes: bool,
) -> None:
    """Serve one socket from the handshake to the close."""
    await socket.accept()
    address = site_of(socket.client.host if socket.client else "")
    if app_state.limited and app_state.open_sockets[address] >= MOST_FROM_ADDRESS:
        await _turn_away(socket, Close.TOO_MUCH, "too-many-connections")
        return
    app_state.open_sockets.open(address)
    try:
        await _serve(app_state, socket, code, key, watch, version, beside, changes=changes)
    finally:
        app_state.open_sockets.close(address)


async def _serve(
    app_state: Finder,
    socket: Socket,
    code: str,
    key: str | None,
    watch: str | None,
    version: str,
    beside: list[str],
    *,
    changes: bool,
) -> None:
    registry = app_state.registry
    if version != str(PROTOCOL):
        await _turn_away(socket, Close.RELOAD, "reload")
        return
    if key is None and watch is None:  # whatever the code is: no lookup tells
        await _turn_away(socket, Close.NO_KEY, "no-key")
        return
    try:
        live = await app_state.table(socket, code)
    except (NoTable, RateLimited, TableUnreadable, DatabaseFailed, OwnedElsewhere) as error:
        await _turn_away(socket, NOT_FOUND[type(error)], error.code)
        return
    connection = _admitted(live, socket, key, watch)
    if isinstance(connection, tuple):
        await _turn_away(socket, *connection)
        return
    connection.changes = changes
    _make_room(live, connection)
    sending = asyncio.create_task(connection.send())
    user_agent = socket.headers.get("user-agent", "")
    devices.note(live, connection.key, user_agent, registry.clock.now())
    try:
        if connection.waiting and (knock := knocking.find(live, key)):
            attendance.wait(live, connection, knock)
        else:
            await attendance.arrive(registry, live, connection, {*map(hashed, beside)})
        await _listen(app_state, live, connection)
    except NotStored as error:
        connection.close(Close.BROKEN, error.code)
    except NoTable as error:
        connection.close(Close.GONE, error.code)
    finally:
        attendance.depart(registry, live, connection)
        devices.note(live, connection.key, user_agent, registry.clock.now())
        if connection.closing:
            await asyncio.wait([sending], timeout=CLOSE_TIMEOUT)
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)


def _admitted(live: LiveTable, socket: Socket, key: str | None, watch: str | None) -> Connection | tuple[int, str]:
    """The connection for this key, or the reason to close the socket."""
    holder = key_holder(live, key)
    if watch is None:
        if holder is None:
            knock = knocking.find(live, key)
            return Connection(socket, None, None, knock.newcomer, key) if knock else (Close.NO_KEY, "no-key")
        if isinstance(holder, Screen):
            return Connection(socket, None, holder.place, holder, key)
        return Connection(socket, holder.id, None, holder, key)
    if watch != PUBLIC:
        if isinstance(holder, Screen) and holder.place == watch:
            return Connection(socket, None, watch, holder, key)
        return Close.FORBIDDEN, "no-place"
    if holder is None and not live.session.settings.spectators:
        return Close.FORBIDDEN, "no-spectators"
    if holder is None and sum(listener.guest for listener in live.listeners) >= MOST_SPECTATORS:
        return Close.FULL, "full"
    return Connection(socket, None, PUBLIC, holder, key)


async def _turn_away(socket: Socket, code: int, reason: str) -> None:
    """Close it with a reason; whoever has hung up meanwhile does not hear it."""
    with suppress(OSError):
        await socket.close(code, reason)


def _make_room(live: LiveTable, newcomer: Connection) -> None:
    """Close the oldest sockets of a key that opens too many."""
    if newcomer.holder is None:
        return
    connected = [*live.listeners, *(each for knock in live.knocks.values() for each in knock.listeners)]
    others = [each for each in connected if isinstance(each, Connection) and each.holder == newcomer.holder]
    for oldest in others[: 1 - MOST_DEVICES]:
        oldest.close(Close.TOO_MUCH, "devices")


async def _listen(app_state: Finder, live: LiveTable, connection: Connection) -> None:
    while True:
        try:
            text = await connection.socket.receive_data(mode="text")
        except WebSocketDisconnect:
            return
        if not connection.budget.take():
            connection.close(Close.TOO_MUCH, "too-much")
            return
        if answer := await _answer(app_state, live, connection, text):
            connection.tell(answer)


async def _answer(app_state: Finder, live: LiveTable, connection: Connection, text: str | bytes) -> bytes | None:
    registry, member = app_state.registry, connection.member
    try:
        ask = ASK.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        return ENCODE(to_client.Refused("", "malformed", facts={"detail": str(error)}))
    if isinstance(ask, from_client.Ping):
        attendance.note_sound(registry, live, connection, on=ask.sound)
        return broadcast.pong(live, connection, ask.id, registry.clock.now())
    if member is None:
        return ENCODE(to_client.Refused(ask.id, "only-watching"))
    if isinstance(ask, from_client.Gesture | from_client.React):
        return asking.pass_on(registry, live, connection, ask)
    if app_state.limited and not app_state.log_budget.take(live.session.id, member, connection.address, ask):
        METRICS.refused.labels("too-many-requests").inc()
        return ENCODE(to_client.Refused(ask.id, "too-many-requests"))
    return await asking.answer(registry, live, member, ask)
