"""Limits by address hold at all servers together: twice a second each tells the others what was taken.

A limit is never waited for: each server decides by what it knows, as one server alone does. What an address takes at
several of them at once is paid for later, because what it took elsewhere may leave it with less than nothing. While
there is no bus, each server has its own limits.
"""

from __future__ import annotations

import asyncio
from functools import partial

import msgspec
from msgspec import Struct

from boomtable.server.app_state import AppState
from boomtable.server.cluster.bus import Bus
from boomtable.server.cluster.leases import RENEW
from boomtable.server.cluster.lines import AGAIN_AFTER
from boomtable.server.errors import DatabaseFailed
from boomtable.server.limits import NetworkBuckets

CHANNEL = "limits"


class Taken(Struct, frozen=True, array_like=True):
    """What was taken at one server."""

    server: str
    taken: dict[str, dict[str, float]]  # by limit and network


DECODE = msgspec.msgpack.Decoder(Taken).decode


class SharedLimits:
    def __init__(self, bus: Bus, me: str, app_state: AppState) -> None:
        self.bus, self.me = bus, me
        found = {**vars(app_state), "log": app_state.log_budget.addresses}
        self.limits = {name: limit for name, limit in found.items() if isinstance(limit, NetworkBuckets)}
        self._taken: dict[str, dict[str, float]] = {name: {} for name in self.limits}
        for name, limit in self.limits.items():
            limit.on_taken = partial(self._note, name)

    def _note(self, limit: str, network: str, cost: float) -> None:
        self._taken[limit][network] = self._taken[limit].get(network, 0.0) + cost

    async def tell(self) -> None:
        """Something in any case, so that whoever hears nothing knows that the line is broken."""
        while True:
            await asyncio.sleep(RENEW)
            taken = {name: {**each} for name, each in self._taken.items() if each}
            for each in self._taken.values():
                each.clear()
            try:
                await self.bus.tell([(CHANNEL, msgspec.msgpack.encode(Taken(self.me, taken)))])
            except DatabaseFailed:
                await asyncio.sleep(AGAIN_AFTER)  # each has its own limits

    async def listen(self) -> None:
        while True:
            try:
                async for data in self.bus.told(CHANNEL):
                    if data:
                        self._hear(DECODE(data))
            except DatabaseFailed:
                await asyncio.sleep(AGAIN_AFTER)

    def _hear(self, other: Taken) -> None:
        if other.server == self.me:
            return
        for name, networks in other.taken.items():
            for network, cost in networks.items() if name in self.limits else ():
                self.limits[name].owe(network, cost)
