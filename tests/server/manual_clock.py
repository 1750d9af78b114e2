"""A clock for a real server that moves only when told to."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import count

from boomtable.server.registry import TableRegistry


class Timer:
    def __init__(self, when: float, call: Callable[[], object]) -> None:
        self.when, self.call, self.cancelled = when, call, False

    def cancel(self) -> None:
        self.cancelled = True


class ManualClock:
    """A server clock controlled by a test: `await time.pass_(30)`."""

    __test__ = False

    def __init__(self, start: float = 0.0) -> None:
        self._now, self._timers, self._order = start, list[tuple[float, int, Timer]](), count()

    def now(self) -> float:
        return self._now

    def call_at(self, when: float, call: Callable[[], object]) -> Timer:
        timer = Timer(when, call)
        self._timers.append((when, next(self._order), timer))
        return timer

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        awake = asyncio.Event()
        self.call_at(self._now + seconds, awake.set)
        await awake.wait()

    async def pass_(self, seconds: float, registry: TableRegistry) -> None:
        """Let time pass; everything that is due happens on the way and is complete when this returns."""
        until = self._now + seconds
        await quiet(registry)
        while True:
            self._timers = [each for each in self._timers if not each[2].cancelled]
            due = sorted(each for each in self._timers if each[0] <= until)
            if not due:
                break
            self._timers.remove(due[0])
            self._now = max(self._now, due[0][0])
            due[0][2].call()
            await quiet(registry)
        self._now = until


async def quiet(registry: TableRegistry) -> None:
    """Wait until nothing is going on any more."""
    calm = 0
    while calm < 3:
        await asyncio.sleep(0.002)
        calm = 0 if registry.working() else calm + 1
