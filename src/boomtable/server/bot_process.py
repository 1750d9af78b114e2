"""The process that computes bots' moves: started when first needed, ended when its pipe closes."""

from __future__ import annotations

import asyncio
import sys
from collections import OrderedDict, deque
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import Raw, Struct

from boomtable.bots.temper import Temper
from boomtable.server.log import log
from boomtable.server.metrics import METRICS

TIME_LIMIT = 2.0  # seconds for an answer; after that, the process is replaced
FIRST_LIMIT = 10.0  # seconds that questions wait for the first process, which no other can replace
START_LIMIT = 60.0  # seconds for a process to start, however busy the machine is
SPARE_AFTER = 3.0  # seconds after which a process gets a spare one
READY = b"ready\n"  # the first line of a new process
SHORT_QUEUE = 8  # questions that may wait before each gets less effort
LONG_QUEUE = 40  # that may wait before bots no longer talk
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
    practice: bool = False  # it follows a lesson
    temper: Temper | None = None


class BotReply(Struct, frozen=True):
    """A bot's answer; `None` if it has nothing to say."""

    move: Any = None
    error: str | None = None


REPLY = msgspec.json.Decoder(BotReply)


class BotProcess:
    """The process that answers, and a spare one that takes its place at once."""

    def __init__(self, catalog: str) -> None:
        self._catalog = catalog
        self._queues: OrderedDict[str, deque[tuple[BotRequest, asyncio.Future[BotReply]]]] = OrderedDict()
        self._work = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._process: asyncio.subprocess.Process | None = None
        self._spare: asyncio.Task[asyncio.subprocess.Process | None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._alive: set[asyncio.subprocess.Process] = set()

    @property
    def waiting(self) -> int:
        return sum(map(len, self._queues.values()))

    def warm_up(self) -> None:
        """Start the process if there is none yet: soon a bot will be asked."""
        if not self._task:
            self._task = asyncio.create_task(self._run())

    async def ask(self, table: str, request: BotRequest) -> BotReply:
        """A bot's answer. Tables take turns, however many questions each has; where many wait, bots hold their tongues,
        so that nobody waits for their moves."""
        self.warm_up()
        if request.speak and self.waiting >= LONG_QUEUE:
            return BotReply()
        reply: asyncio.Future[BotReply] = asyncio.get_running_loop().create_future()
        self._queues.setdefault(table, deque()).append((request, reply))
        METRICS.queue.set(self.waiting)
        self._work.set()
        with METRICS.answered.labels(request.level, "talk" if request.speak else "move").time():
            return await reply

    async def stop(self) -> None:
        if self._timer:
            self._timer.cancel()
        for task in filter(None, (self._task, self._spare)):
            while not task.done():  # repeated, because `wait_for` may swallow a cancel
                task.cancel()
                await asyncio.wait([task], timeout=0.1)
        for process in [*self._alive]:
            await self._end(process)

    async def _run(self) -> None:
        with suppress(ChildProcessError, TimeoutError):
            async with asyncio.timeout(FIRST_LIMIT):
                await self._ready()
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
        """The answer, within the limit even if a process has to be started for it."""
        try:
            async with asyncio.timeout(TIME_LIMIT):
                return await _exchange(await self._ready(), msgspec.json.encode(request))
        except Exception as error:  # whatever a bot does, the next question is served
            log.warning("bot-failed", game=request.game, level=request.level, detail=type(error).__name__)
            if self._process:
                await self._end(self._process)
                self._prepare()
            return BotReply(error=type(error).__name__)

    async def _ready(self) -> asyncio.subprocess.Process:
        """The process, or the spare one in its place."""
        while not self._process or self._process.returncode is not None:
            self._process = await asyncio.shield(self._prepare())  # it starts even if the question cannot wait for it
            if not self._process:
                raise ChildProcessError
            self._spare = None
            self._prepare_later()
        return self._process

    def _prepare_later(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(SPARE_AFTER, self._prepare)

    def _prepare(self) -> asyncio.Task[asyncio.subprocess.Process | None]:
        """Start the spare process, unless there is one."""
        self._spare = self._spare or asyncio.create_task(self._start())
        return self._spare

    async def _start(self) -> asyncio.subprocess.Process | None:
        """A new process that waits for questions, or none if it does not start."""
        command = (sys.executable, "-m", "boomtable.server.bot_worker", self._catalog)
        pipe = asyncio.subprocess.PIPE
        with suppress(OSError):
            process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, limit=LONGEST_LINE)
            self._alive.add(process)
            if await _started(process):
                return process
            await self._end(process)
        log.warning("bots-not-started")
        self._spare = None
        if self._process:
            self._prepare_later()  # else the next question tries again
        return None

    async def _end(self, process: asyncio.subprocess.Process) -> None:
        if process is self._process:
            self._process = None
        self._alive.discard(process)
        if process.returncode is None:
            process.kill()
            await process.wait()


async def _started(process: asyncio.subprocess.Process) -> bool:
    """Whether it says in time that it is ready."""
    assert process.stdout
    with suppress(TimeoutError):
        async with asyncio.timeout(START_LIMIT):
            return await process.stdout.readline() == READY
    return False


async def _exchange(process: asyncio.subprocess.Process, question: bytes) -> BotReply:
    assert process.stdin
    assert process.stdout
    process.stdin.write(question + b"\n")
    await process.stdin.drain()
    line = await process.stdout.readline()
    if not line:
        raise EOFError
    return REPLY.decode(line)
