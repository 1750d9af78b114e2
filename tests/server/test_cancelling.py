"""A background task that misses a cancellation ends all the same."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from boomtable.server.cancelling import cancel


async def test_a_task_that_misses_a_cancellation_is_cancelled_again() -> None:
    missed = 0

    async def deaf() -> None:
        nonlocal missed
        while missed < 2:
            with suppress(asyncio.CancelledError):
                await asyncio.sleep(100)
            missed += 1
        await asyncio.sleep(100)

    task = asyncio.create_task(deaf())
    await asyncio.sleep(0)
    await cancel(task)
    assert task.cancelled()
    assert missed == 2
