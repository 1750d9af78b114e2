"""What servers tell each other: a request that came to one of them, and what the table's owner answers."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

Event: TypeAlias = dict[str, Any]  # as ASGI has it


class Begin(Struct, frozen=True, tag="begin"):
    """A request or a socket, as the front has it."""

    id: int
    kind: str  # http or websocket
    scheme: str
    method: str
    path: str
    query: bytes
    headers: tuple[tuple[bytes, bytes], ...]
    client: tuple[str, int] | None
    body: bytes = b""


class FromClient(Struct, frozen=True, tag="in"):
    """A message of the client's."""

    id: int
    event: Event


class ToClient(Struct, frozen=True, tag="out"):
    """A message to the client."""

    id: int
    event: Event
    fits: bool = False  # with the first: the client has a key to the table


Relayed: TypeAlias = Begin | FromClient | ToClient
ENCODE = msgspec.msgpack.Encoder().encode
DECODE = msgspec.msgpack.Decoder(Relayed).decode
