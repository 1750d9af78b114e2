"""Many games among bots, one after the other or spread over several processes."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context, parent_process
from signal import SIG_IGN, SIGINT, signal
from threading import Thread
from typing import Any, TypeAlias, TypeVar

from boomtable.bots import Bot, play_game
from boomtable.engine import BadSetup, Game, Options, Table

CHUNK = 10  # games sent to a worker at a time

R = TypeVar("R")
HouseRules: TypeAlias = Mapping[str, Any] | Options | None
Progress: TypeAlias = Callable[[int], None] | None


def play_all(play: Callable[[int], R], games: int, workers: int, progress: Progress) -> Iterator[R]:
    """The results of games numbered from 0, in order; `progress` is called with how many are done."""
    with mapper(workers) as each:
        for done, result in enumerate(each(play, range(games)), start=1):
            if progress:
                progress(done)
            yield result


def play_out(
    game: Game[Any, Any], players: int, bots: tuple[Bot, ...], options: HouseRules, seed: tuple[int, int]
) -> Table[Any]:
    """The table at the end of one game."""
    return deque(play_game(game, players, bots, seed, options), maxlen=1).pop()


@contextmanager
def mapper(workers: int, chunk: int = CHUNK) -> Iterator[Any]:
    """A `map` in this process, or one spread over several."""
    if workers < 1:
        raise BadSetup("bad-workers", workers=workers)
    if workers == 1:
        yield map
        return
    pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=_start_worker)
    try:
        yield partial(pool.map, chunksize=chunk)
    finally:
        pool.shutdown(cancel_futures=True)


def _start_worker() -> None:
    """A worker leaves Ctrl-C to its parent process, and exits with it, even if that is killed."""
    signal(SIGINT, SIG_IGN)
    Thread(target=_exit_with_parent, daemon=True).start()


def _exit_with_parent() -> None:
    parent = parent_process()
    assert parent
    parent.join()
    os._exit(1)
