"""The process that tells and draws the result of one game: started for it, polite to all tables, and ended in time."""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress

import msgspec
from msgspec import Struct

from boomtable.server.errors import NoTable
from boomtable.server.log import log

TIME_LIMIT = 60.0  # seconds for one result, however busy the machine is; it takes two or three


class PictureRequest(Struct, frozen=True):
    """A finished game, and what its seats are called."""

    record: str
    names: tuple[str, ...]


class Told(Struct, frozen=True):
    """What is told of a game that is over, and the picture of it."""

    won: str
    why: str
    label: str
    moment: str
    story: str
    picture: bytes


TOLD = msgspec.msgpack.Decoder(Told)


async def made(request: PictureRequest) -> Told:
    """What is told of this game; NoTable if it takes too long, or is too large."""
    command, pipe = (sys.executable, "-m", "boomtable.server.picture_worker"), asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)
    try:
        async with asyncio.timeout(TIME_LIMIT):
            answer, _ = await process.communicate(msgspec.msgpack.encode(request))
        return TOLD.decode(answer)
    except (TimeoutError, msgspec.MsgspecError, OSError) as error:  # it took too long, or was ended by its limits
        log.warning("picture-failed", detail=type(error).__name__)
        raise NoTable("no-picture") from None
    finally:
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
