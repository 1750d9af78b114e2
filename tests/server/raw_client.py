"""A client that speaks TCP itself: it may send half a request, flood with frames, and read nothing."""

from __future__ import annotations

import asyncio
import socket
from typing import Self

from websockets.frames import Frame, Opcode

from tests.patience import seconds

PATIENCE = 10.0  # seconds on a quiet machine
SMALLEST = 4096  # bytes the system buffers for a client that does not read


class RawClient:
    """Reads only when told to."""

    def __init__(self, port: int, address: str = "127.0.0.1") -> None:
        self._socket = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALLEST)
        self._socket.bind((address, 0))
        self._socket.connect(("127.0.0.1", port))
        self._socket.setblocking(False)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._socket.close()

    async def send(self, data: bytes) -> None:
        await asyncio.get_running_loop().sock_sendall(self._socket, data)

    async def read(self, most: int = 65_536) -> bytes:
        """The next bytes; empty if the connection was closed in any way."""
        async with asyncio.timeout(seconds(PATIENCE)):
            try:
                return await asyncio.get_running_loop().sock_recv(self._socket, most)
            except ConnectionError:
                return b""

    async def read_all(self) -> bytes:
        """Everything until the connection is closed."""
        data = b""
        while more := await self.read():
            data += more
        return data

    async def get(self, path: str) -> bytes:
        await self.send(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
        return await self.read()

    async def open_socket(self, code: str, key: str | None) -> bytes:
        """Do the WebSocket handshake and read no further; returns the first bytes of the answer."""
        lines = [
            f"GET /api/tables/{code}/socket?v=1{'' if key else '&watch=public'} HTTP/1.1",
            "Host: localhost",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            *([f"Authorization: Bearer {key}"] if key else []),
        ]
        await self.send("\r\n".join([*lines, "", ""]).encode())
        return await self.read(12)

    async def frame(self, opcode: Opcode, data: bytes = b"", *, fin: bool = True) -> None:
        await self.send(Frame(opcode, data, fin).serialize(mask=True))
