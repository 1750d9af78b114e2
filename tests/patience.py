"""How long a test waits for a condition before it gives up: defined here only, and longer on a loaded machine."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from inspect import isawaitable
from typing import Any

USUAL = 0.002  # what the sum below takes on an ordinary machine


def seconds(quiet: float) -> float:
    """A time limit for a quiet, ordinary machine, scaled up for this machine and its current load.

    It only limits how long a failure takes; a passing test never waits this long.
    """
    return quiet * SLOWNESS * (1 + load())


def milliseconds(quiet: float) -> float:
    """The same limit in milliseconds, for the browser."""
    return 1000 * seconds(quiet)


async def until(so: Callable[[], Any], quiet: float = 10.0) -> Any:
    """Wait until a (possibly async) condition holds, and return its value."""
    async with asyncio.timeout(seconds(quiet)):
        while not (value := await _value(so)):
            await asyncio.sleep(0.005)
    return value


async def _value(so: Callable[[], Any]) -> Any:
    value = so()
    return await value if isawaitable(value) else value


def load() -> float:
    """Runnable programs per processor: the load average, or the workers of this run if they are more."""
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    return max(os.getloadavg()[0], workers) / (os.cpu_count() or 1)


def slowness() -> float:
    """How many times slower a processor is than an ordinary one, other load aside; at least 1."""
    return max(1, min(map(spent, range(3))) / USUAL)


def spent(_: int) -> float:
    """Processor time for a little work."""
    start = time.process_time()
    sum(number * number for number in range(30_000))
    return time.process_time() - start


SLOWNESS = slowness()
