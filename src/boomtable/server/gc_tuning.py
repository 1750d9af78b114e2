"""Tunes garbage collection: a full one takes a quarter of a second at three thousand sockets, and no table moves.

So young objects are collected as always, and everything only every few minutes.
"""

from __future__ import annotations

import asyncio
import gc

YOUNG = (10_000, 5)  # so that even the second generation is quick
EVERY = 600.0  # seconds between two full collections


async def tune_gc() -> None:
    gc.collect()
    gc.freeze()  # what is imported by now stays
    gc.set_threshold(*YOUNG, 1_000_000)
    while True:
        await asyncio.sleep(EVERY)
        gc.collect()
