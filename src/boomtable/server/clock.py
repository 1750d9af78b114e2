"""The server's clock: seconds it has run across restarts. While it is stopped, no table's time passes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol


class TimerHandle(Protocol):
    def cancel(self) -> None: ...


class Clock(Protocol):
    """Where the server gets its time from; tests use their own clock."""

    def now(self) -> float: ...

    def call_at(self, when: float, call: Callable[[], object]) -> TimerHandle: ...

    async def sleep(self, seconds: float) -> None: ...


class ServerClock:
    """Real time, continuing from where the server last stopped."""

    def __init__(self, open_for: float) -> None:
        self._loop = asyncio.get_running_loop()
        self._offset = open_for - self._loop.time()

    def now(self) -> float:
        return self._loop.time() + self._offset

    def advance(self, to: float) -> None:
        """Go on from a later time; timers that are set already must be set again."""
        self._offset = max(self._offset, to - self._loop.time())

    def call_at(self, when: float, call: Callable[[], object]) -> TimerHandle:
        return self._loop.call_at(when - self._offset, call)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
