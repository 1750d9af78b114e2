"""Ends background tasks, also those that miss a cancellation while a library turns it into a timeout."""

from __future__ import annotations

import asyncio


async def cancel(*tasks: asyncio.Task[None]) -> None:
    """Cancel these until all have ended."""
    while going := [task for task in tasks if not task.done()]:
        for task in going:
            task.cancel()
        await asyncio.wait(going, timeout=0.1)
