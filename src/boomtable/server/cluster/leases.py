"""Leases in Valkey: which server has which table, as long as that server says every half second that it is there.

A lease is a hint. It keeps servers from taking tables from each other while all is well; the fence keeps the log whole
when it is not.
"""

from __future__ import annotations

from collections.abc import Sequence

from boomtable.server.cluster.bus import PREFIX, Bus

LEASE = 2.0  # seconds without a sign of life until a server's tables may be taken over
RENEW = 0.5  # seconds between two signs of life
SETTLING = LEASE  # seconds in which owners say again what they have, after Valkey has lost its memory

BEGIN = """
local time = redis.call('time')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('set', KEYS[2], string.format('%.0f', now), 'nx')
"""
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
if now - redis.call('get', KEYS[2]) < tonumber(ARGV[3]) then return '' end
redis.call('set', KEYS[1], ARGV[2])
return ARGV[2]
"""
TAKE_BACK = """
local ours = {}
for at, key in ipairs(KEYS) do
  local holder = redis.call('get', key)
  if not holder or redis.call('exists', ARGV[1] .. holder) == 0 then
    redis.call('set', key, ARGV[2])
    holder = ARGV[2]
  end
  ours[at] = holder == ARGV[2] and 1 or 0
end
return ours
"""
FREE = """
local free = {}
for at, key in ipairs(KEYS) do
  local holder = redis.call('get', key)
  free[at] = holder and redis.call('exists', ARGV[1] .. holder) or 0
end
return free
"""
AT_ONCE = 500  # tables; Valkey answers nobody else meanwhile
RELEASE = "if redis.call('get', KEYS[1]) == ARGV[1] then redis.call('del', KEYS[1]) end"
BEGAN = "began"  # when Valkey was empty
LEAVE = "redis.call('del', KEYS[1])"


class Leases:
    def __init__(self, bus: Bus, me: str) -> None:
        self.bus, self.me = bus, me

    async def sign(self) -> bool:
        """Say that we are here; False if we were thought to be gone, so that our tables may have been taken over."""
        return bool(await self.bus.run(SIGN, [_server(self.me), BEGAN], int(LEASE * 1000)))

    async def take(self, table: str, *, new: bool = False) -> str:
        """Who has this table: we, unless another server has it and is there.

        Nobody, as long as its owner may still have to say so; a new table has none.
        """
        wait = 0 if new else int(SETTLING * 1000)
        return str(
            (await self.bus.run(TAKE, [_table(table), BEGAN], f"{PREFIX}:{_server('')}", self.me, wait)).decode()
        )

    async def take_back(self, tables: Sequence[str]) -> set[str]:
        """Say again that we have these tables; those that no other server has by now, which is there."""
        found = await self.bus.run(TAKE_BACK, [*map(_table, tables)], f"{PREFIX}:{_server('')}", self.me)
        return {table for table, ours in zip(tables, found, strict=True) if ours}

    async def holder(self, table: str) -> str | None:
        """The server that has this table and is there."""
        found = await self.bus.run(HOLDER, [_table(table)], f"{PREFIX}:{_server('')}")
        return found and str(found.decode())

    async def free(self, tables: Sequence[str]) -> list[str]:
        """Those of these tables that no server has which is there."""
        found: list[str] = []
        for some in (tables[start : start + AT_ONCE] for start in range(0, len(tables), AT_ONCE)):
            held = await self.bus.run(FREE, [*map(_table, some)], f"{PREFIX}:{_server('')}")
            found += [table for table, is_held in zip(some, held, strict=True) if not is_held]
        return found

    async def release(self, table: str) -> None:
        await self.bus.run(RELEASE, [_table(table)], self.me)

    async def leave(self) -> None:
        """Let all our tables go at once."""
        await self.bus.run(LEAVE, [_server(self.me)])


def _server(name: str) -> str:
    return f"server:{name}"


def _table(name: str) -> str:
    return f"table:{name}"
