"""The process that computes bots' moves: started when first needed, ended when its pipe closes."""

from __future__ import annotations

import asyncio
import sys
from collections import OrderedDict, deque
from typing import Any

import msgspec
from msgspec import Raw, Struct

from boomtable.server.log import log
from boomtable.server.metrics import METRICS

TIME_LIMIT = 2.0  # seconds for an answer; after that, the process is replaced
START_LIMIT = 10.0  # seconds for a new process to be ready
READY = b"ready\n"  # the first line of a new process
SHORT_QUEUE = 8  # questions that may wait before each gets less effort
LONGEST_LINE = 2**22  # bytes


class BotRequest(Struct, frozen=True, kw_only=True):
    """One question to a bot: the bytes a person's device would have got, and a seed."""

    game: str
    level: str
    speak: bool = False
    update: Raw
    heard: Raw
    seed: str
    effort: float = 1.0  # fraction of the usual iterations


class BotReply(Struct, frozen=True):
    """A bot's answer; `None` if it has nothing to say."""

    move: Any = None
    error: str | None = None


REPLY = msgspec.json.Decoder(BotReply)


class BotProcess:
    def __init__(self, catalog: str) -> None:
        self._catalog = catalog
        self._queues: OrderedDict[str, deque[tuple[BotRequest, asyncio.Future[BotReply]]]] = OrderedDict()
        self._work = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._process: asyncio.subprocess.Process | None = None

    @property
    def waiting(self) -> int:
        return sum(map(len, self._queues.values()))

    async def ask(self, table: str, request: BotRequest) -> BotReply:
        """A bot's answer. Tables take turns, however many questions each has."""
        if not self._task:
            self._task = asyncio.create_task(self._run())
        reply: asyncio.Future[BotReply] = asyncio.get_running_loop().create_future()
        self._queues.setdefault(table, deque()).append((request, reply))
        METRICS.queue.set(self.waiting)
        self._work.set()
        return await reply

    async def stop(self) -> None:
        while self._task and not self._task.done():  # repeated, because `wait_for` may swallow a cancel
            self._task.cancel()
            await asyncio.wait([self._task], timeout=0.1)
        await self._end()

    async def _run(self) -> None:
        while True:
            await self._work.wait()
            if not (turn := self._next()):
                self._work.clear()
                continue
            request, reply = turn
            if reply.done():
                continue
            with METRICS.thinking.time():
                answer = await self._ask(request)
            if not reply.done():
                reply.set_result(answer)
            if not self._process:
                await self._replace()

    def _next(self) -> tuple[BotRequest, asyncio.Future[BotReply]] | None:
        """The next question of the table whose turn it is; the longer the queue, the less effort for each."""
        effort = min(1.0, SHORT_QUEUE / max(1, self.waiting))
        while self._queues:
            table, queue = self._queues.popitem(last=False)
            if queue:
                request, reply = queue.popleft()
                self._queues[table] = queue
                METRICS.queue.set(self.waiting)
                return msgspec.structs.replace(request, effort=effort), reply
        return None

    async def _ask(self, request: BotRequest) -> BotReply:
        try:
            process = await self._ready()
            return await asyncio.wait_for(_exchange(process, msgspec.json.encode(request)), TIME_LIMIT)
        except Exception as error:  # whatever a bot does, the next question is served
            log.warning("bot-failed", game=request.game, level=request.level, detail=type(error).__name__)
            await self._end()
            return BotReply(error=type(error).__name__)

    async def _replace(self) -> None:
        """Start a new process before the next question comes."""
        try:
            await self._ready()
        except Exception as error:  # the next question tries again
            log.warning("bots-not-started", detail=type(error).__name__)
            await self._end()

    async def _ready(self) -> asyncio.subprocess.Process:
        """The process, started if there is none."""
        if self._process and self._process.returncode is None:
            return self._process
        process = self._process = await self._start()
        assert process.stdout
        if await asyncio.wait_for(process.stdout.readline(), START_LIMIT) != READY:
            raise EOFError
        return process

    async def _start(self) -> asyncio.subprocess.Process:
        return await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "boomtable.server.bot_worker",
            self._catalog,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_LINE,
        )

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process and process.returncode is None:
            process.kill()
            await process.wait()


async def _exchange(process: asyncio.subprocess.Process, question: bytes) -> BotReply:
    assert process.stdin
    assert process.stdout
    process.stdin.write(question + b"\n")
    await process.stdin.drain()
    line = await process.stdout.readline()
    if not line:
        raise EOFError
    return REPLY.decode(line)
