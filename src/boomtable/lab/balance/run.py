"""Runs a sweep from its first game, or from where it was interrupted, to its results."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, BinaryIO, TypeAlias

import msgspec
from filelock import FileLock, Timeout
from msgspec import Struct

from boomtable.bots import make_bots
from boomtable.engine import BadSetup, Game, but
from boomtable.lab.balance.stopping import judge, looks
from boomtable.lab.balance.sweep import Balance, Ending, Setup, SetupResult, Sweep
from boomtable.lab.engines import COMPILED, PLAIN
from boomtable.lab.simulate import Ended, play_one

ASKED, PLAYED, LOCK = "sweep.json", "games.jsonl", ".lock"
CHUNKS = {PLAIN: 10, COMPILED: 1000}  # games of a batch


class Task(Struct, frozen=True):
    """Some games of a setup, by their numbers."""

    number: int  # of the setup
    setup: Setup
    first: int
    end: int


class Batch(Struct, frozen=True):
    """The results of a task."""

    setup: int
    first: int
    endings: tuple[Ending, ...]


def play(game: Game[Any, Any], seed: int, task: Task, engine: str = PLAIN) -> Batch:
    """Play the games of a task; game n has the luck (seed, n) in every setup."""
    ended = (play_compiled if engine == COMPILED else play_plain)(game, seed, task)
    return Batch(task.number, task.first, tuple(map(_ending, ended)))


def play_plain(game: Game[Any, Any], seed: int, task: Task) -> Iterator[Ended]:
    setup = task.setup
    bots = make_bots(game, setup.players, setup.bots)
    for number in range(task.first, task.end):
        yield play_one(game, setup.players, bots, setup.options, seed, number)


def play_compiled(game: Game[Any, Any], seed: int, task: Task) -> Iterator[Ended]:
    from boomtable.lab.twins import TWINS, Twin

    setup = task.setup
    return Twin(TWINS[game.id], setup.players, setup.options).batch(seed, setup.bots, task.first, task.end).each()


def _ending(ended: Ended) -> Ending:
    return Ending(ended.side, ended.winners, ended.moves, tuple(sorted(ended.figures)))


class Ledger:
    """The results of all games so far, in a file to which batches are appended."""

    def __init__(self, page: BinaryIO, setups: int) -> None:
        self._page = page
        self.endings: list[list[Ending]] = [[] for _ in range(setups)]
        whole = 0
        for line in page:
            if not self._read(line):
                break  # cut off while writing: it is played again, as is all that follows
            whole += len(line)
        page.seek(whole)
        page.truncate()

    def note(self, batch: Batch) -> None:
        """Store a batch before it is used."""
        self._page.write(msgspec.json.encode(batch) + b"\n")
        self._page.flush()
        self.endings[batch.setup].extend(batch.endings)

    def _read(self, line: bytes) -> bool:
        try:
            batch = msgspec.json.decode(line, type=Batch)
        except msgspec.MsgspecError:
            return False
        fits = line.endswith(b"\n") and batch.setup < len(self.endings)
        if fits := fits and batch.first == len(self.endings[batch.setup]):
            self.endings[batch.setup].extend(batch.endings)
        return fits


@contextmanager
def open_ledger(folder: Path, sweep: Sweep) -> Iterator[Ledger]:
    """Open the sweep's ledger in this folder, new or existing; raise BadSetup if the folder belongs to another."""
    try:
        folder.mkdir(exist_ok=True)
    except OSError as error:
        raise BadSetup("balance-folder", folder=str(folder), why=str(error.strerror)) from None
    try:
        with FileLock(folder / LOCK, timeout=0):
            _claim(folder, msgspec.json.format(msgspec.json.encode(sweep)))
            with (folder / PLAYED).open("r+b") as page:
                yield Ledger(page, len(sweep.setups))
    except Timeout:
        raise BadSetup("balance-busy", folder=str(folder)) from None


def _claim(folder: Path, asked: bytes) -> None:
    """A folder belongs to a sweep once it has a file of games; before that it must be empty."""
    if not (folder / PLAYED).exists():
        if {path.name for path in folder.iterdir()} - {ASKED, LOCK}:
            raise BadSetup("balance-other-things", folder=str(folder))
        (folder / ASKED).write_bytes(asked)
        (folder / PLAYED).touch()
    elif not (folder / ASKED).exists() or (folder / ASKED).read_bytes() != asked:
        raise BadSetup("balance-other-sweep", folder=str(folder))


class Interrupted(KeyboardInterrupt):
    """A sweep was stopped by Ctrl-C; here is what is known so far."""

    def __init__(self, known: Balance) -> None:
        super().__init__()
        self.known = known


Map: TypeAlias = Callable[[Callable[[Task], Batch], Iterable[Task]], Iterable[Batch]]  # as `map`
Progress: TypeAlias = Callable[[int, int], None]  # games done, and how many there will be at most


def run(game: Game[Any, Any], sweep: Sweep, folder: Path, each: Map, tell: Progress) -> Balance:
    """Play the games that the folder does not have yet. When to stop depends only on the games in their order."""
    with open_ledger(folder, sweep) as ledger:
        try:
            return _balance(sweep, _play_sweep(game, sweep, ledger, each, tell))
        except KeyboardInterrupt as stop:
            raise Interrupted(_balance(sweep, tuple(_so_far(game, sweep, ledger)))) from stop


def _so_far(game: Game[Any, Any], sweep: Sweep, ledger: Ledger) -> Iterator[SetupResult]:
    """The setups that have had games, each as if its next look were now; those without come after all others."""
    sizes = looks(sweep.games)
    for number, games in enumerate(ledger.endings):
        if games:
            look, base = bisect_left(sizes, len(games)) + 1, ledger.endings[sweep.base(number)][: len(games)]
            result = judge(game, sweep, number, look, games, base)
            done = len(games) in sizes and (result.stopped != "games" or len(games) == sweep.games)
            yield result if done else but(result, stopped="interrupted")


def _balance(sweep: Sweep, results: tuple[SetupResult, ...]) -> Balance:
    return Balance(sweep.game, sweep.seed, sweep.games, sweep.within, sweep.varied, results, sweep.engine)


def _play_sweep(
    game: Game[Any, Any], sweep: Sweep, ledger: Ledger, each: Map, tell: Progress
) -> tuple[SetupResult, ...]:
    results: dict[int, SetupResult] = {}
    active = {*range(len(sweep.setups))}
    for look, size in enumerate(looks(sweep.games), start=1):
        tell(*_done(sweep, ledger, active))
        for batch in each(partial(play, game, sweep.seed, engine=sweep.engine), [*_tasks(sweep, ledger, active, size)]):
            ledger.note(batch)
            tell(*_done(sweep, ledger, active))
        for number in active:
            games, base = ledger.endings[number][:size], ledger.endings[sweep.base(number)][:size]
            results[number] = judge(game, sweep, number, look, games, base)
        undecided = {number for number in active if results[number].stopped == "games"}
        active = undecided | {*map(sweep.base, undecided)}  # a base goes on as long as any is compared with it
    return tuple(results[number] for number in range(len(sweep.setups)))


def _tasks(sweep: Sweep, ledger: Ledger, active: set[int], size: int) -> Iterator[Task]:
    """The missing games up to this number, in batches."""
    chunk = CHUNKS[sweep.engine]
    for number in sorted(active):
        for first in range(len(ledger.endings[number]), size, chunk):
            yield Task(number, sweep.setups[number], first, min(first + chunk, size))


def _done(sweep: Sweep, ledger: Ledger, active: set[int]) -> tuple[int, int]:
    played = [len(endings) for endings in ledger.endings]
    return sum(played), sum(sweep.games if number in active else count for number, count in enumerate(played))
