"""Many games among bots, and who wins them."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal
from time import perf_counter
from typing import Any, TypeAlias

from msgspec import Struct

from boomtable.bots import Bot, crew, match
from boomtable.bots.hire import by_seat
from boomtable.engine import BadSetup, Game, Options
from boomtable.lab.interval import share

CHUNK = 100  # games sent to a worker at a time

House: TypeAlias = Mapping[str, Any] | Options | None


class Side(Struct, frozen=True):
    """How often one side won, and between which shares that leaves the truth."""

    wins: int
    share: float
    low: float
    high: float


class Report(Struct, frozen=True):
    """What came of many games; on another machine only the last two fields differ."""

    game: str
    players: int
    bots: tuple[str, ...]  # levels, by seat
    games: int
    seed: int
    outcomes: dict[str, Side]
    moves: int
    seconds: float
    moves_per_s: float


def simulate(
    game: Game[Any, Any],
    players: int,
    levels: tuple[str, ...],
    games: int,
    seed: int,
    options: House = None,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play games numbered from 0, each with a seed of its own, and tell `progress` how many are done."""
    if games < 1:
        raise BadSetup("bad-games", games=games)
    if workers < 1:
        raise BadSetup("bad-workers", workers=workers)
    game.table(players, options)  # or BadSetup, before anyone goes to work
    play = partial(_play, game, players, crew(game, players, levels), options, seed)
    wins, moves, began = Counter[str](), 0, perf_counter()
    with _mapper(workers) as each:
        for done, (side, length) in enumerate(each(play, range(games)), start=1):
            wins[side] += 1
            moves += length
            if progress:
                progress(done)
    seconds = perf_counter() - began
    return Report(
        game=game.id,
        players=players,
        bots=by_seat(players, levels),
        games=games,
        seed=seed,
        outcomes={side: Side(wins[side], *share(wins[side], games)) for side in game.sides},
        moves=moves,
        seconds=seconds,
        moves_per_s=moves / seconds,
    )


def _play(
    game: Game[Any, Any], players: int, bots: tuple[Bot, ...], options: House, seed: int, number: int
) -> tuple[str, int]:
    """The side that wins game `number`, and how many moves that takes."""
    table = deque(match(game, players, bots, (seed, number), options), maxlen=1).pop()
    return table.state.outcome.side, table.at


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
