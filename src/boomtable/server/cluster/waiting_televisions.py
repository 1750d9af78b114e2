"""Televisions that wait, where any server finds them: in Valkey, until their codes are over."""

from __future__ import annotations

import msgspec

from boomtable.server.cluster.bus import Bus
from boomtable.server.televisions import CODE_SECONDS, Television

ADD = "return redis.call('set', KEYS[1], ARGV[1], 'nx', 'ex', ARGV[2])"
PUT = "redis.call('set', KEYS[1], ARGV[1], 'ex', ARGV[2])"
GET = "return redis.call('get', KEYS[1])"
DECODE = msgspec.msgpack.Decoder(Television).decode


class OnTheBus:
    """Where several servers keep them."""

    def __init__(self, bus: Bus) -> None:
        self.bus = bus

    async def add(self, television: Television) -> bool:
        if not await self.bus.run(ADD, [_code(television.code)], msgspec.msgpack.encode(television), CODE_SECONDS):
            return False
        await self.bus.run(PUT, [_ticket(television.ticket)], television.code, CODE_SECONDS)
        return True

    async def put(self, television: Television) -> None:
        await self.bus.run(PUT, [_code(television.code)], msgspec.msgpack.encode(television), CODE_SECONDS)

    async def with_code(self, code: str) -> Television | None:
        found = await self.bus.run(GET, [_code(code)])
        return DECODE(found) if found else None

    async def with_ticket(self, ticket: str) -> Television | None:
        code = await self.bus.run(GET, [_ticket(ticket)])
        found = await self.with_code(code.decode()) if code else None
        return found if found and found.ticket == ticket else None


def _code(code: str) -> str:
    return f"television:{code}"


def _ticket(ticket: str) -> str:
    return f"ticket:{ticket}"
