"""Plays many games among bots and counts who wins."""

from __future__ import annotations

from collections import Counter, defaultdict
from functools import partial
from time import perf_counter
from typing import Any

from msgspec import UNSET, Struct, UnsetType

from boomtable.bots import Bot, make_bots
from boomtable.engine import BadSetup, Game
from boomtable.lab.interval import Z, share, spread
from boomtable.lab.workers import AnyOptions, Progress, play_all, play_out


class Side(Struct, frozen=True):
    """How often one side won, with the 95 % interval of its share."""

    wins: int
    share: float
    low: float
    high: float


class Figure(Struct, frozen=True):
    """The mean of one of a title's own figures over all games, with its 95 % interval."""

    samples: int
    mean: float
    low: float | None  # None for a single sample, or for numbers that are all alike
    high: float | None


class Report(Struct, frozen=True):
    """The results of many games; on another machine only `seconds` and `moves_per_s` differ."""

    game: str
    players: int
    bots: tuple[str, ...]  # levels by seat, or side=level
    games: int
    seed: int
    outcomes: dict[str, Side]
    moves: int
    seconds: float
    moves_per_s: float
    figures: dict[str, Figure] | UnsetType = UNSET


def simulate(
    game: Game[Any, Any],
    players: int,
    levels: tuple[str, ...],
    games: int,
    seed: int,
    options: AnyOptions = None,
    workers: int = 1,
    progress: Progress = None,
) -> Report:
    """Play games 0, 1, 2 and so on, each with its own seed; `progress` is called with how many are done."""
    if games < 1:
        raise BadSetup("bad-games", games=games)
    game.table(players, options)  # raises BadSetup before any game is played
    play = partial(_play, game, players, make_bots(game, players, levels), options, seed)
    wins, moves, began = Counter[str](), 0, perf_counter()
    samples: defaultdict[str, list[float]] = defaultdict(list)
    for side, length, tallied in play_all(play, games, workers, progress):
        wins[side] += 1
        moves += length
        for name, value in tallied:
            samples[name].append(value)
    seconds = perf_counter() - began
    return Report(
        game=game.id,
        players=players,
        bots=levels * players if len(levels) == 1 else levels,
        games=games,
        seed=seed,
        outcomes={side: Side(wins[side], *share(wins[side], games)) for side in game.sides_of(players)},
        moves=moves,
        seconds=seconds,
        moves_per_s=moves / seconds,
        figures={name: figure(samples[name]) for name in sorted(samples)} if game.tally else UNSET,
    )


def _play(
    game: Game[Any, Any], players: int, bots: tuple[Bot, ...], options: AnyOptions, seed: int, number: int
) -> tuple[str, int, list[tuple[str, float]]]:
    """Play game `number`: the side that wins, the number of moves, and the title's own figures."""
    table = play_out(game, players, bots, options, (seed, number))
    return table.state.outcome.side, table.at, [*game.tally(table.state)] if game.tally else []


def figure(samples: list[float], z: float = Z) -> Figure:
    """The mean of samples with its interval: that of a share where each says yes or no. Of numbers that are all alike
    nothing tells how far they spread, so they have none."""
    if all(isinstance(sample, bool) for sample in samples):
        return Figure(len(samples), *share(int(sum(samples)), len(samples), z))
    mean, low, high = spread(samples, z)
    return Figure(len(samples), mean, *((low, high) if len({*samples}) > 1 else (None, None)))
