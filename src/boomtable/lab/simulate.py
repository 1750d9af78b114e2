"""Many games among bots, and who wins them."""

from __future__ import annotations

from collections import Counter
from functools import partial
from time import perf_counter
from typing import Any

from msgspec import Struct

from boomtable.bots import Bot, crew
from boomtable.engine import BadSetup, Game
from boomtable.lab.interval import share
from boomtable.lab.work import House, Progress, play_out, work


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
    bots: tuple[str, ...]  # levels by seat, or side=level
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
    progress: Progress = None,
) -> Report:
    """Play games numbered from 0, each with a seed of its own, and tell `progress` how many are done."""
    if games < 1:
        raise BadSetup("bad-games", games=games)
    game.table(players, options)  # or BadSetup, before anyone goes to work
    play = partial(_play, game, players, crew(game, players, levels), options, seed)
    wins, moves, began = Counter[str](), 0, perf_counter()
    for side, length in work(play, games, workers, progress):
        wins[side] += 1
        moves += length
    seconds = perf_counter() - began
    return Report(
        game=game.id,
        players=players,
        bots=levels * players if len(levels) == 1 else levels,
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
    table = play_out(game, players, bots, options, (seed, number))
    return table.state.outcome.side, table.at
