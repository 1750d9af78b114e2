"""A WebSocket of a simulated player that costs little: whoever measures must be faster than who is measured."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import cast
from urllib.parse import urlsplit

from websockets.client import ClientProtocol
from websockets.exceptions import ConnectionClosedError
from websockets.frames import DATA_OPCODES, Frame
from websockets.http11 import Response
from websockets.protocol import State
from websockets.uri import parse_uri


class Line(asyncio.Protocol):
    """One open WebSocket: text goes out at once, and whatever comes in is passed on without a task."""

    transport: asyncio.Transport

    def __init__(self, url: str, headers: Mapping[str, str], hear: Callable[[bytes], object]) -> None:
        self._conn = ClientProtocol(parse_uri(url))
        self._headers, self._hear = headers, hear
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        request = self._conn.connect()
        request.headers.update(self._headers)
        self._conn.send_request(request)
        self._write()

    def data_received(self, data: bytes) -> None:
        self._conn.receive_data(data)
        for event in self._conn.events_received():
            if isinstance(event, Response):
                self._answered()
            elif isinstance(event, Frame) and event.opcode in DATA_OPCODES:
                self._hear(bytes(event.data))
        self._write()  # pongs

    def _answered(self) -> None:
        if self._conn.handshake_exc:
            self.opened.set_exception(self._conn.handshake_exc)
        else:
            self.opened.set_result(None)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionResetError())
        if not self.closed.done():
            self.closed.set_result(None)

    def _write(self) -> None:
        for data in self._conn.data_to_send():
            if data:
                self.transport.write(data)
            else:
                self.transport.close()

    def send(self, message: bytes) -> None:
        """Send a text, or ConnectionClosedError."""
        if self._conn.state is not State.OPEN or self.transport.is_closing():
            raise ConnectionClosedError(None, None)
        self._conn.send_text(message)
        self._write()

    async def close(self) -> None:
        if self._conn.state is State.OPEN:
            self._conn.send_close(1000)
            self._write()
        self.transport.close()
        await self.closed


async def open_line(url: str, headers: Mapping[str, str], hear: Callable[[bytes], object]) -> Line:
    """An open WebSocket; an error if there is none."""
    address = urlsplit(url)
    line: Line
    secure = address.scheme == "wss"
    _, line = await asyncio.get_running_loop().create_connection(
        lambda: Line(url, headers, hear),
        address.hostname or "",
        address.port or (443 if secure else 80),
        ssl=secure or None,
    )
    await line.opened
    return line
