"""Simulated coin flips in place of games, to check the statistics of a sweep."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any

from boomtable.games.time_bomb import GAME
from boomtable.lab.balance import Sweep, plan
from boomtable.lab.balance.run import Batch, Map, Task
from boomtable.lab.balance.sweep import Ending


def sweep(
    players: tuple[int, ...] = (4,), claims: tuple[str, ...] = ("free", "off"), games: int = 800, within: float = 0.03
) -> Sweep:
    return plan(GAME, players, [("random",)], {}, {"claims": claims}, games, 7, within)


def ending(side: str) -> Ending:
    return Ending(side, (), 10, ())


def coins(*chances: float, paired: bool = True) -> Map:
    """A `map` that flips instead of playing; paired coins of the same chance fall alike."""

    def each(_: Callable[[Task], Batch], tasks: Iterable[Task]) -> Iterator[Batch]:
        for task in tasks:
            sides = [flip(task.number, n) for n in range(task.first, task.end)]
            yield Batch(task.number, task.first, tuple(map(ending, sides)))

    def flip(number: int, n: int) -> str:
        luck = Random(repr((n, 0 if paired else number))).random()
        return "swat" if luck < chances[number] else "terrorist"

    return each


def stopping(each: Map, after: int) -> Any:
    """The same, interrupted after this many batches."""

    def until(play: Callable[[Task], Batch], tasks: Iterable[Task]) -> Iterator[Batch]:
        nonlocal after
        for batch in each(play, tasks):
            if not after:
                raise KeyboardInterrupt
            after -= 1
            yield batch

    return until


def quietly(done: int, of: int) -> None:
    """Report no progress."""
