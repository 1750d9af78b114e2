"""Lines between servers, over the bus: in order, and broken as soon as something is missing.

Every message has its number on the line between two servers, and twice a second one is sent in any case where something
is going on. Whoever misses one says so, and both ends give up whatever went over that line: phones reconnect.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

import msgspec
from msgspec import Struct

from boomtable.server.cluster.bus import Bus, Message
from boomtable.server.cluster.leases import LEASE, RENEW
from boomtable.server.errors import DatabaseFailed
from boomtable.server.log import log

ALIVE, BROKEN = b"", b"broken"
AGAIN_AFTER = 0.2  # seconds until we listen again


class Envelope(Struct, frozen=True, array_like=True):
    sender: str
    number: int
    what: bytes


ENCODE = msgspec.msgpack.Encoder().encode
DECODE = msgspec.msgpack.Decoder(Envelope).decode


class Peer:
    """The line to another server."""

    def __init__(self) -> None:
        self.sent = self.got = 0
        self.heard = time.monotonic()


class Hearer(Protocol):
    """What is done with messages of other servers."""

    def hear(self, server: str, what: bytes) -> None: ...

    def broken(self, server: str) -> None:
        """The line was broken: whatever went over it is over."""

    def busy(self) -> set[str]:
        """The servers with which something is going on."""


class Lines:
    def __init__(self, bus: Bus, me: str, make: Callable[[Lines], Hearer]) -> None:
        self.bus, self.me = bus, me
        self.hearer = make(self)
        self.listening = asyncio.Event()
        self._peers: dict[str, Peer] = {}
        self._outbox: list[Message] = []
        self._work = asyncio.Event()
        self._all_sent = asyncio.Event()
        self._all_sent.set()

    def tell(self, server: str, what: bytes) -> None:
        peer = self._peers.setdefault(server, Peer())
        peer.sent += 1
        self._outbox.append((server, ENCODE(Envelope(self.me, peer.sent, what))))
        self._work.set()
        self._all_sent.clear()

    async def flush(self) -> None:
        """Wait until everything was sent, or lost."""
        await self._all_sent.wait()

    async def send(self) -> None:
        """Send what there is, everything that waits at once."""
        while True:
            await self._work.wait()
            self._work.clear()
            messages, self._outbox = self._outbox, []
            try:
                await self.bus.tell(messages)
            except DatabaseFailed:
                await asyncio.sleep(AGAIN_AFTER)  # it is lost, and the others will notice
            if not self._outbox:
                self._all_sent.set()

    async def listen(self) -> None:
        while True:
            try:
                async for data in self.bus.told(self.me):
                    self.listening.set()
                    if data:
                        self._open(DECODE(data))
            except DatabaseFailed:
                if self.listening.is_set():
                    log.warning("bus-silent")
                self.listening.clear()
            await asyncio.sleep(AGAIN_AFTER)

    def _open(self, envelope: Envelope) -> None:
        peer = self._peers.setdefault(envelope.sender, Peer())
        if envelope.number <= peer.got:
            return  # it was held up somewhere, and is over
        missing, peer.got = envelope.number != peer.got + 1, envelope.number
        peer.heard = time.monotonic()
        if missing:
            self.tell(envelope.sender, BROKEN)
        if missing or envelope.what == BROKEN:
            self.hearer.broken(envelope.sender)
        if not missing and envelope.what not in (ALIVE, BROKEN):
            self.hearer.hear(envelope.sender, envelope.what)

    async def watch(self) -> None:
        """Say that we are there, to ourselves too, and notice who is not any more."""
        knew = set[str]()
        while True:
            began = time.monotonic()
            await asyncio.sleep(RENEW)
            late = time.monotonic() - began - RENEW  # if we were paused, the others were not
            self.tell(self.me, ALIVE)  # or we would not notice that nobody reaches us any more
            busy = self.hearer.busy()
            for server in busy:
                self.tell(server, ALIVE)
                peer = self._peers[server]
                peer.heard = peer.heard + late if server in knew else time.monotonic()
                if time.monotonic() - peer.heard > LEASE:
                    log.warning("server-silent", server=server)
                    self.hearer.broken(server)
            knew = busy
