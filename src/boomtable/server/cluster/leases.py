"""Leases in Valkey: which server has which table, as long as that server says every half second that it is there.

A lease is a hint. It keeps servers from taking tables from each other while all is well; the fence keeps the log whole
when it is not.
"""

from __future__ import annotations

from boomtable.server.cluster.bus import PREFIX, Bus

LEASE = 2.0  # seconds without a sign of life until a server's tables may be taken over
RENEW = 0.5  # seconds between two signs of life
SETTLING = 2  # seconds in which owners say again what they have, after Valkey has lost its memory

BEGIN = "redis.call('set', KEYS[2], redis.call('time')[1], 'nx')"
SIGN = f"""{BEGIN}
local known = redis.call('exists', KEYS[1])
redis.call('set', KEYS[1], 'here', 'px', ARGV[1])
return known
"""
HOLDER = """
local holder = redis.call('get', KEYS[1])
if holder and redis.call('exists', ARGV[1] .. holder) == 1 then return holder end
"""
TAKE = f"""{HOLDER}
{BEGIN}
if redis.call('time')[1] - redis.call('get', KEYS[2]) < tonumber(ARGV[3]) then return '' end
redis.call('set', KEYS[1], ARGV[2])
return ARGV[2]
"""
RELEASE = "if redis.call('get', KEYS[1]) == ARGV[1] then redis.call('del', KEYS[1]) end"
BEGAN = "began"  # when Valkey was empty
LEAVE = "redis.call('del', KEYS[1])"


class Leases:
    def __init__(self, bus: Bus, me: str) -> None:
        self.bus, self.me = bus, me

    async def sign(self) -> bool:
        """Say that we are here; False if we were thought to be gone, so that our tables may have been taken over."""
        return bool(await self.bus.run(SIGN, [_server(self.me), BEGAN], int(LEASE * 1000)))

    async def take(self, table: str, *, ours: bool = False) -> str:
        """Who has this table: we, unless another server has it and is there.

        Nobody, as long as its owner may still have to say so; we need not wait if it is ours already.
        """
        wait = 0 if ours else SETTLING
        return str(
            (await self.bus.run(TAKE, [_table(table), BEGAN], f"{PREFIX}:{_server('')}", self.me, wait)).decode()
        )

    async def holder(self, table: str) -> str | None:
        """The server that has this table and is there."""
        found = await self.bus.run(HOLDER, [_table(table)], f"{PREFIX}:{_server('')}")
        return found and str(found.decode())

    async def release(self, table: str) -> None:
        await self.bus.run(RELEASE, [_table(table)], self.me)

    async def leave(self) -> None:
        """Let all our tables go at once."""
        await self.bus.run(LEAVE, [_server(self.me)])


def _server(name: str) -> str:
    return f"server:{name}"


def _table(name: str) -> str:
    return f"table:{name}"
