"""Many games among bots, one after the other or spread over several processes."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal
from typing import Any, TypeAlias, TypeVar

from boomtable.bots import Bot, match
from boomtable.engine import BadSetup, Game, Options, Table

CHUNK = 10  # games sent to a worker at a time

R = TypeVar("R")
House: TypeAlias = Mapping[str, Any] | Options | None
Progress: TypeAlias = Callable[[int], None] | None


def work(play: Callable[[int], R], games: int, workers: int, progress: Progress) -> Iterator[R]:
    """What comes of games numbered from 0, in order, while `progress` is told how many are done."""
    if workers < 1:
        raise BadSetup("bad-workers", workers=workers)
    with _mapper(workers) as each:
        for done, result in enumerate(each(play, range(games)), start=1):
            if progress:
                progress(done)
            yield result


def play_out(
    game: Game[Any, Any], players: int, bots: tuple[Bot, ...], options: House, seed: tuple[int, int]
) -> Table[Any]:
    """The table at the end of one game."""
    return deque(match(game, players, bots, seed, options), maxlen=1).pop()


@contextmanager
def _mapper(workers: int) -> Iterator[Any]:
    """A `map` in this process, or one spread over several, which leave Ctrl-C to this one."""
    if workers == 1:
        yield map
        return
    pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=signal, initargs=(SIGINT, SIG_IGN))
    try:
        yield partial(pool.map, chunksize=CHUNK)
    finally:
        pool.shutdown(cancel_futures=True)
