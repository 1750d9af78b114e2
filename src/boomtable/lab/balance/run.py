"""A sweep, from its first game or from where it was interrupted to what it finds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

from boomtable.engine import Game
from boomtable.lab.balance.endings import Batch, Task, play
from boomtable.lab.balance.found import Balance, Found
from boomtable.lab.balance.judge import judge
from boomtable.lab.balance.ledger import Ledger, opened
from boomtable.lab.balance.spending import looks
from boomtable.lab.balance.sweep import Sweep
from boomtable.lab.work import CHUNK

Each: TypeAlias = Callable[[Callable[[Task], Batch], Iterable[Task]], Iterable[Batch]]  # as `map`
Tell: TypeAlias = Callable[[int, int], None]  # games done, and how many it will be at most


def run(game: Game[Any, Any], sweep: Sweep, folder: Path, each: Each, tell: Tell) -> Balance:
    """Play what the folder does not hold yet. When to stop follows from the games alone, in their order."""
    with opened(folder, sweep) as ledger:
        found = _found(game, sweep, ledger, each, tell)
    return Balance(sweep.game, sweep.seed, sweep.games, sweep.within, sweep.varied, found)


def _found(game: Game[Any, Any], sweep: Sweep, ledger: Ledger, each: Each, tell: Tell) -> tuple[Found, ...]:
    found: dict[int, Found] = {}
    active = {*range(len(sweep.setups))}
    for look, size in enumerate(looks(sweep.games), start=1):
        tell(*_done(sweep, ledger, active))
        for batch in each(partial(play, game, sweep.seed), [*_tasks(sweep, ledger, active, size)]):
            ledger.note(batch)
            tell(*_done(sweep, ledger, active))
        for number in active:
            games, base = ledger.endings[number][:size], ledger.endings[sweep.base(number)][:size]
            found[number] = judge(game, sweep, number, look, games, base)
        undecided = {number for number in active if found[number].stopped == "games"}
        active = undecided | {*map(sweep.base, undecided)}  # a base goes on as long as any is held against it
    return tuple(found[number] for number in range(len(sweep.setups)))


def _tasks(sweep: Sweep, ledger: Ledger, active: set[int], size: int) -> Iterator[Task]:
    """The games that are missing up to this many, in batches."""
    for number in sorted(active):
        for first in range(len(ledger.endings[number]), size, CHUNK):
            yield Task(number, sweep.setups[number], first, min(first + CHUNK, size))


def _done(sweep: Sweep, ledger: Ledger, active: set[int]) -> tuple[int, int]:
    played = [len(endings) for endings in ledger.endings]
    return sum(played), sum(sweep.games if number in active else count for number, count in enumerate(played))
