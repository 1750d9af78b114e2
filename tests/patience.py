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
    """A limit that is right on a quiet, ordinary machine, in seconds for this machine as it is now; never less.

    It limits how long a failure takes to show. Nothing waits this long that works.
    """
    return quiet * SLOWNESS * (1 + load())


def milliseconds(quiet: float) -> float:
    """The same limit for whoever counts milliseconds, as a browser does."""
    return 1000 * seconds(quiet)


async def until(so: Callable[[], Any], quiet: float = 10.0) -> Any:
    """Wait until something is so, which may itself have to be waited for; what it then is."""
    async with asyncio.timeout(seconds(quiet)):
        while not (value := await _value(so)):
            await asyncio.sleep(0.005)
    return value


async def _value(so: Callable[[], Any]) -> Any:
    value = so()
    return await value if isawaitable(value) else value


def load() -> float:
    """How many programs want each processor: those of the last minute, or those of this run, if they are more."""
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    return max(os.getloadavg()[0], workers) / (os.cpu_count() or 1)


def slowness() -> float:
    """How many times slower one processor is than an ordinary one, whatever else it has to do; at least 1."""
    return max(1, min(map(spent, range(3))) / USUAL)


def spent(_: int) -> float:
    """Processor time for a little work."""
    start = time.process_time()
    sum(number * number for number in range(30_000))
    return time.process_time() - start


SLOWNESS = slowness()
