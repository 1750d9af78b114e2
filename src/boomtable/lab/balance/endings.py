"""The games of a sweep, a few at a time: what a worker is given to do, and what it gives back."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from boomtable.bots import crew
from boomtable.engine import Game, Seat
from boomtable.lab.balance.found import Setup
from boomtable.lab.work import play_out


class Ending(Struct, frozen=True, array_like=True):
    """What came of one game."""

    side: str
    winners: tuple[Seat, ...]
    moves: int
    figures: tuple[tuple[str, float], ...]  # what the title counts


class Task(Struct, frozen=True):
    """Some games of a setup, by their numbers."""

    number: int  # of the setup
    setup: Setup
    first: int
    end: int


class Batch(Struct, frozen=True):
    """What came of a task."""

    setup: int
    first: int
    endings: tuple[Ending, ...]


def play(game: Game[Any, Any], seed: int, task: Task) -> Batch:
    """Game n has the luck (seed, n) in every setup."""
    bots = crew(game, task.setup.players, task.setup.bots)
    endings = []
    for n in range(task.first, task.end):
        table = play_out(game, task.setup.players, bots, task.setup.options, (seed, n))
        outcome, tally = table.state.outcome, game.tally(table.state) if game.tally else ()
        figures = tuple(sorted((name, float(value)) for name, value in tally))
        endings.append(Ending(outcome.side, outcome.winners, table.at, figures))
    return Batch(task.number, task.first, tuple(endings))
