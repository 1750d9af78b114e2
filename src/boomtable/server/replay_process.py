"""Processes that replay games: one for each question, beside all tables and bots, with limits on time and size.

One process waits for the next question, with everything loaded; after a while without questions there is none.
"""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress

import msgspec
from msgspec import Raw, Struct

from boomtable.engine import Mistake, Said, Viewer
from boomtable.server.errors import Declined
from boomtable.server.log import log
from boomtable.wire.replays import Watched

TIME_LIMIT = 30.0  # seconds for an answer, the start of the process included
IDLE = 300.0  # seconds
MOST_AT_ONCE = 1  # a machine has other things to do: the tables


class Overview(Struct, frozen=True, tag="overview"):
    """The game as a whole, with who sat where."""

    people: tuple[Watched, ...] = ()


class Chair(Struct, frozen=True, tag="chair"):
    """What was seen and heard from a chair."""

    chair: Viewer


class Lens(Struct, frozen=True, tag="lens"):
    """What one could have known from a seat, with what people claimed or without."""

    chair: int
    claims: bool


class Beginning(Struct, frozen=True, tag="beginning"):
    """The record of a game that begins as this one did, to be played on from this moment."""

    at: int


class Begun(Struct, frozen=True):
    """The answer to Beginning: the record, and its table as a snapshot has it, so that nobody has to replay it."""

    record: Raw
    state: Raw
    ledger: tuple[Said, ...]
    at: int


class Result(Struct, frozen=True, tag="result"):
    """Who won, why, the story, and a picture of it, with seats called by these names."""

    names: tuple[str, ...]


class ReplayRequest(Struct, frozen=True):
    """A question about the game of a record."""

    wanted: Overview | Chair | Lens | Beginning | Result
    record: str


class ReplayReply(Struct, frozen=True):
    """The answer, packed with gzip; or why there is none."""

    packed: bytes = b""
    problem: tuple[str, dict[str, str | int]] | None = None


REPLY = msgspec.msgpack.Decoder(ReplayReply)


class ReplayProcess:
    """Questions wait for each other: those about files of strangers do not keep those about tables waiting."""

    def __init__(self, catalog: str, *, idle: float = IDLE) -> None:
        self._catalog = catalog
        self._patience = idle  # seconds that a process waits for a question
        self._turns = {True: asyncio.Semaphore(MOST_AT_ONCE), False: asyncio.Semaphore(MOST_AT_ONCE)}
        self._alive: set[asyncio.subprocess.Process] = set()
        self._spare: asyncio.subprocess.Process | None = None
        self._idle: asyncio.TimerHandle | None = None
        self._preparing = asyncio.Lock()
        self._stopped = False

    @property
    def waiting(self) -> asyncio.subprocess.Process | None:
        """The one that waits for the next question."""
        return self._spare

    @property
    def working(self) -> int:
        """How many questions are being answered."""
        return len(self._alive)

    async def ask(self, request: ReplayRequest, *, ours: bool) -> bytes:
        """The answer, packed; Declined with the reason if the record cannot be read, or takes too long."""
        async with self._turns[ours]:
            try:
                async with asyncio.timeout(TIME_LIMIT):
                    reply = REPLY.decode(await self._exchange(msgspec.msgpack.encode(request)))
            except TimeoutError:
                raise Declined("replay-too-long") from None
            except (msgspec.MsgspecError, OSError) as error:  # it was ended, such as by its limit on memory
                log.warning("replay-failed", detail=type(error).__name__)
                raise Declined("replay-failed") from None
        if reply.problem:
            code, facts = reply.problem
            raise Declined(code, **facts)
        return reply.packed

    async def _exchange(self, question: bytes) -> bytes:
        process = await self._taken()
        self._alive.add(process)
        try:
            answer, _ = await process.communicate(question)
            return answer
        finally:
            await self._end(process)
            await self._prepare()

    async def _taken(self) -> asyncio.subprocess.Process:
        """The one that waits, if it is still there. If not, two are started: pages have several questions."""
        spare, self._spare = self._spare, None
        if spare and spare.returncode is None:
            return spare
        process = await self._started()
        await self._prepare()
        return process

    async def _prepare(self) -> None:
        """Have one ready for the next question."""
        async with self._preparing:
            if self._spare is None and not self._stopped:
                self._spare = await self._started()
        if self._idle:
            self._idle.cancel()
        self._idle = None if self._stopped else asyncio.get_running_loop().call_later(self._patience, self._let_go)

    async def _started(self) -> asyncio.subprocess.Process:
        command = (sys.executable, "-m", "boomtable.server.replay_start", self._catalog)
        pipe = asyncio.subprocess.PIPE
        return await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)

    def _let_go(self) -> None:
        """Without a question it ends by itself."""
        spare, self._spare = self._spare, None
        if spare and spare.stdin:
            spare.stdin.close()

    async def _end(self, process: asyncio.subprocess.Process) -> None:
        self._alive.discard(process)
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def stop(self) -> None:
        self._stopped = True
        if self._idle:
            self._idle.cancel()
        async with self._preparing:
            spare, self._spare = self._spare, None
        for process in [*self._alive, *([spare] if spare else [])]:
            await self._end(process)


def problem_of(mistake: Mistake) -> tuple[str, dict[str, str | int]]:
    return mistake.code, mistake.facts
