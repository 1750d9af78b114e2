"""Group commit: one task writes, and all waiting entries go to disk together."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from boomtable.server.errors import Fenced, NotStored
from boomtable.server.log import log
from boomtable.server.metrics import METRICS
from boomtable.server.store import Row, Store

COMMIT_EVERY = 0.008  # seconds between two commits, so that entries gather
SAVE_CLOCK_EVERY = 1.0  # seconds after which the clock is saved while time runs at some table


class Writer:
    """Group commit. `append` returns once the entry is on disk, or raises NotStored."""

    def __init__(self, store: Store, now: Callable[[], float], time_runs: Callable[[], bool]) -> None:
        self.store, self.now, self.time_runs = store, now, time_runs
        self.healthy = True
        self._waiting: list[tuple[Row, asyncio.Future[None]]] = []
        self._work = asyncio.Event()
        self._stopped = False
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Write waiting entries and the clock, then stop."""
        if self._task:
            self._stopped = True  # not cancelled: a commit must finish
            self._work.set()
            await self._task
            self._task = None
            await self._flush()
            await self._save_clock()

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    def append(self, row: Row) -> asyncio.Future[None]:
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((row, stored))
        self._work.set()
        return stored

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        while not self._stopped:
            try:
                await asyncio.wait_for(self._work.wait(), SAVE_CLOCK_EVERY)
            except TimeoutError:
                if self.time_runs() or not self.healthy:
                    await self._save_clock()
                continue
            began = loop.time()
            await self._flush()
            await asyncio.sleep(began + COMMIT_EVERY - loop.time())

    async def _flush(self) -> None:
        batch, self._waiting = self._waiting, []
        self._work.clear()
        if batch:
            METRICS.batch.observe(len(batch))
            with METRICS.commit.time():
                await self._commit(batch)

    async def _commit(self, batch: list[tuple[Row, asyncio.Future[None]]]) -> None:
        try:
            await self.store.write([row for row, _ in batch], self.now())
        except (IntegrityError, Fenced) as error:
            if len(batch) == 1:
                await self._fail(batch, error)
            else:  # one entry conflicts; commit the others one by one
                for each in batch:
                    await self._commit([each])
        except Exception as error:  # whatever it is, nobody may wait forever
            await self._fail(batch, error)
        else:
            self.healthy = True
            for _, stored in batch:
                if not stored.done():
                    stored.set_result(None)

    async def _fail(self, batch: list[tuple[Row, asyncio.Future[None]]], error: Exception) -> None:
        detail = str(getattr(error, "orig", error))
        self.healthy = isinstance(error, IntegrityError | Fenced)
        log.error("not-stored", entries=len(batch), detail=detail)
        METRICS.lost.inc(len(batch))
        await self._recover()
        for _, stored in batch:
            if not stored.done():
                stored.set_exception(error if isinstance(error, Fenced) else NotStored("not-stored"))

    async def _recover(self) -> None:
        try:
            await self.store.recover()
        except Exception as error:
            log.error("no-database", detail=str(error))

    async def _save_clock(self) -> None:
        try:
            await self.store.save_clock(self.now())
            self.healthy = True
        except (SQLAlchemyError, OSError) as error:
            self.healthy = False
            log.error("no-pulse", detail=str(getattr(error, "orig", error)))
            await self._recover()
