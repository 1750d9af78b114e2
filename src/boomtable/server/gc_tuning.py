"""Python's collector of garbage walks over everything there is: at three thousand sockets that is a quarter of a second
in which no table moves. So it looks at what is young as always, and at everything only now and then."""

from __future__ import annotations

import asyncio
import gc

YOUNG = (10_000, 5)  # so that even the second look is a short one
EVERY = 600.0  # seconds between two looks at everything


async def tune_gc() -> None:
    gc.collect()
    gc.freeze()  # what is imported by now stays
    gc.set_threshold(*YOUNG, 1_000_000)
    while True:
        await asyncio.sleep(EVERY)
        gc.collect()
