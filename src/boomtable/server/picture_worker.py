"""The program that tells and draws the result of one game: a question in, an answer out, and it ends.

`python -m boomtable.server.picture_worker`
"""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress

import msgspec

from boomtable.engine.records import read
from boomtable.games.catalog import find
from boomtable.replays import Replay
from boomtable.replays.picture.drawing import drawing, shown
from boomtable.replays.picture.rendering import legible, png
from boomtable.replays.result import result
from boomtable.replays.story import story
from boomtable.server.picture_process import TIME_LIMIT, PictureRequest, Told
from boomtable.words import say

REQUEST = msgspec.msgpack.Decoder(PictureRequest)
POLITE = 10  # tables and their bots go first
MOST_MEMORY = 2**31  # bytes of addresses


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C stops the server, which then ends this
    _limited()
    sys.stdout.buffer.write(msgspec.msgpack.encode(answer(REQUEST.decode(sys.stdin.buffer.read()))))


def _limited() -> None:
    """No more time and memory than a game needs, on systems that can see to it."""
    with suppress(ImportError, ValueError, OSError, AttributeError):
        import resource

        os.nice(POLITE)
        signal.alarm(int(TIME_LIMIT) + 1)  # by then the server has given up
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def answer(request: PictureRequest) -> Told:
    record = read(request.record, find)
    replay = Replay.of(find(record.game), record)
    told, written = result(replay, request.names), story(replay, request.names.__getitem__)
    picture = png(drawing(result(replay, tuple(map(_drawn, range(1, len(request.names) + 1), request.names)))))
    return Told(told.won, told.why, told.label, told.moment, written.paragraph, picture)


def _drawn(number: int, name: str) -> str:
    """A name as the picture has it; where no font has its letters, the seat has to do."""
    return shown(name if legible(name) else say("public-player", number=number))


if __name__ == "__main__":
    main()
