"""Connections below the web app: how many there may be, how slow they may be, and how much they may leave unread."""

from __future__ import annotations

import asyncio
from typing import Any, TypeAlias

import h11
from litestar.types import Receive, Scope, Send
from uvicorn import Config
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame, Opcode
from websockets.protocol import State

from boomtable.server import sockets
from boomtable.server.limits import Bucket, OpenCounts, site_of
from boomtable.server.log import log
from boomtable.server.metrics import METRICS
from boomtable.server.origin_check import refuse_request
from boomtable.wire.protocol import Close

MOST_FROM_ADDRESS = 2_000  # connections; a browser that loads the page opens six
SHARE_OF_ADDRESS = 0.75  # and at most this part of all connections
OTHER_FILES = 100  # that the process needs beside its connections: the database, bots, and refusals
REFUSING = 50  # connections that may wait at once to be told that there are too many
REFUSAL_SECONDS = 1.0  # for such a connection to say what it wants
REQUEST_SECONDS = 10.0  # for a whole request, from its first byte to its last, or from the connection
UNREAD_SECONDS = 30.0  # in which a client must read something of what waits for it
CLOSE_SECONDS = 5.0  # for a WebSocket's last message and the client's answer to it
READ_AHEAD = 1  # messages of one socket that may wait for earlier ones
NOTE_EVERY = 10.0  # seconds between two notes that there are too many connections

Client: TypeAlias = tuple[str, int] | None


class OpenConnections(ServerState):
    """All connections that are open, counted by address: uvicorn keeps the rest of the state."""

    def __init__(self, files: int, config: Config, *, limited: bool) -> None:
        super().__init__()
        self.most = max(1, files - OTHER_FILES)
        self.most_from_address = min(MOST_FROM_ADDRESS, int(self.most * SHARE_OF_ADDRESS)) if limited else self.most
        self.from_address = OpenCounts()
        self._proxies = _TrustedHosts(config.forwarded_allow_ips or "")  # each speaks for many clients
        self._notes = Bucket(1 / NOTE_EVERY, 1)
        self._told: list[WebSocketConnection] = []  # who has something to be written at the end of this turn
        self._framed = b"", b""  # the latest message, and its frame

    def write_later(self, connection: WebSocketConnection) -> None:
        """Write what this connection has at the end of this turn of the event loop, all of it at once."""
        if not self._told:
            connection.loop.call_soon(self._write)
        self._told.append(connection)

    def _write(self) -> None:
        told, self._told = self._told, []
        for connection in told:
            connection.write_waiting()

    def framed(self, message: bytes) -> bytes:
        """The frame of a text message, built once for all who are told it one after the other."""
        if message is not self._framed[0]:
            self._framed = message, Frame(Opcode.TEXT, message).serialize(mask=False)
        return self._framed[1]

    def exceeded(self, client: Client) -> str | None:
        """The limit that the newest connection, which is this client's, exceeds."""
        if len(self.connections) > self.most:
            return "all"
        proxy = client is not None and client[0] in self._proxies
        if self.from_address[_site(client)] > self.most_from_address and not proxy:
            return "address"
        return None

    def note(self, limit: str) -> None:
        METRICS.refused.labels("too-many-connections").inc()
        if self._notes.take():
            log.warning("too-many-connections", limit=limit, open=len(self.connections), most=self.most)

    @property
    def crowded(self) -> bool:
        """Whether not even refusals can be told any more."""
        return len(self.connections) > self.most + REFUSING


class HttpConnection(H11Protocol):
    """HTTP with a limit on connections, on the time that a request takes to arrive, and on answers left unread."""

    server_state: OpenConnections
    _receiving: asyncio.TimerHandle | None = None
    _reading: asyncio.TimerHandle | None = None
    _unread = 0
    _address = ""
    _refused = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = _site(self.client)
        self.server_state.from_address.open(self._address)
        if limit := self.server_state.exceeded(self.client):
            self._refused = True
            self.app = _refuse
            self.server_state.note(limit)
        if self.server_state.crowded:
            self.transport.abort()
        self._receiving = self.loop.call_later(
            REFUSAL_SECONDS if self._refused else REQUEST_SECONDS, self.transport.abort
        )

    def connection_lost(self, exc: Exception | None) -> None:
        self._count_out()
        super().connection_lost(exc)

    def _count_out(self) -> None:
        self.server_state.from_address.close(self._address)
        self._stop_receiving()
        self._stop_reading()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        complete = self.conn.their_state not in (h11.IDLE, h11.SEND_BODY)
        if complete or self not in self.connections:  # or it has become a WebSocket
            self._stop_receiving()
        elif self._receiving is None:
            self._receiving = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _stop_receiving(self) -> None:
        if self._receiving:
            self._receiving.cancel()
            self._receiving = None

    def _should_upgrade(self) -> bool:
        return not self._refused and super()._should_upgrade()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._count_out()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._expect_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_reading()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self._expect_reading()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._expect_reading()

    def _expect_reading(self) -> None:
        self._stop_reading()
        if unread := self.transport.get_write_buffer_size():
            self._unread = unread
            self._reading = self.loop.call_later(UNREAD_SECONDS, self._check_reading)

    def _check_reading(self) -> None:
        if self.transport.get_write_buffer_size() >= self._unread:
            self.transport.abort()
        self._expect_reading()

    def _stop_reading(self) -> None:
        if self._reading:
            self._reading.cancel()
            self._reading = None


class WebSocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket on which every frame counts, and which is cut off when its client does not read.

    Pongs are written whether or not the client reads them, so pings are paid for like messages. A client that reads
    nothing keeps a polite close waiting forever, so closing has a time limit too.
    """

    def __init__(self, config: Config, server_state: OpenConnections, app_state: dict[str, Any], *loop: Any) -> None:
        self.budget = Bucket(sockets.RATE, sockets.BURST)
        ours = {sockets.BUDGET: self.budget, sockets.WRITE: self.tell}
        super().__init__(config, server_state, {**app_state, **ours}, *loop)
        self.open_connections = server_state
        self._address, self._writes_later = "", False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._address = _site(self.client)
        self.open_connections.from_address.open(self._address)

    def connection_lost(self, exc: Exception | None) -> None:
        self.open_connections.from_address.close(self._address)
        super().connection_lost(exc)

    def tell(self, message: bytes) -> bool:
        """Send a text message without a task and the layers between; False if it has to wait, or cannot be sent."""
        if not self.writable.is_set() or self.conn.state is not State.OPEN or self.transport.is_closing():
            return False
        if not self._writes_later:
            self._writes_later = True
            self.open_connections.write_later(self)
        self.conn.writes.append(self.open_connections.framed(message))
        return True

    def write_waiting(self) -> None:
        """Write what nobody has written meanwhile: whatever else is sent takes it along, so the order stays."""
        self._writes_later = False
        if (data := self.conn.data_to_send()) and not self.transport.is_closing():
            self.transport.write(data[0] if len(data) == 1 else b"".join(data))

    def handle_ping(self) -> None:
        if self._paid():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._paid():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._paid():
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type != "text" or self.close_sent:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        try:
            self.queue.put_nowait({"type": "websocket.receive", "text": data.decode()})
        except UnicodeDecodeError:
            self.conn.send_close(CloseCode.INVALID_DATA)  # uvicorn would also write a traceback into the log
            self.handle_parser_exception()
            return
        if self.queue.qsize() > READ_AHEAD and not self.read_paused:  # uvicorn would pause after every message
            self.read_paused = True
            self.transport.pause_reading()

    def _paid(self) -> bool:
        """Whether this frame is within the budget that messages are paid from; if not, the socket is closed."""
        if self.close_sent:
            return False
        if not self.budget.take():
            self.conn.fail(Close.TOO_MUCH, "too-much")
            self.handle_parser_exception()
            return False
        return True

    def start_keepalive(self) -> None:
        super().start_keepalive()
        del self.request, self.response  # the handshake is over, and the socket may stay for hours

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        if not self.disconnected:
            self.loop.call_later(CLOSE_SECONDS, self.transport.abort)


def _site(client: Client) -> str:
    return site_of(client[0] if client else "")


async def _refuse(scope: Scope, receive: Receive, send: Send) -> None:
    await refuse_request(
        scope, receive, send, 503, "too-many-connections", (b"retry-after", b"10"), (b"connection", b"close")
    )
