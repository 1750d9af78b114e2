"""Plays many games among bots and counts who wins."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import partial
from time import perf_counter
from typing import Any, Protocol

from msgspec import UNSET, Struct, UnsetType

from boomtable.bots import Bot, make_bots
from boomtable.engine import BadSetup, Game, Seat
from boomtable.lab.engines import COMPILED, PLAIN, choose
from boomtable.lab.interval import Moments, Z, share
from boomtable.lab.workers import AnyOptions, Progress, play_all, play_out, wholly


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
    """The results of many games. Seed and engine repeat them; on another machine only the times differ."""

    game: str
    players: int
    bots: tuple[str, ...]  # levels by seat, or side=level
    games: int
    seed: int
    engine: str  # the same seed means other games on another
    outcomes: dict[str, Side]
    moves: int
    seconds: float
    moves_per_s: float
    figures: dict[str, Figure] | UnsetType = UNSET


class Counts:
    """What is known of the games that are over."""

    def __init__(self) -> None:
        self.games = self.moves = 0
        self.wins = Counter[str]()
        self.figures = defaultdict[str, Moments](Moments)

    def won(self, side: str) -> Side:
        return Side(self.wins[side], *share(self.wins[side], self.games))


class Games(Protocol):
    """One game that is over, or many."""

    def count_in(self, counts: Counts) -> None: ...

    def columns(self) -> dict[str, Any]:
        """Arrays by name, with an item for each game: side, winners as bits, why, moves, and figures or nan."""


class Ended(Struct, frozen=True):
    """How a game ended, how many moves it took, and the title's own figures."""

    side: str
    winners: tuple[Seat, ...]
    why: str
    moves: int
    figures: tuple[tuple[str, float | Moments], ...]  # of several samples each, or of several at once

    def count_in(self, counts: Counts) -> None:
        counts.games += 1
        counts.wins[self.side] += 1
        counts.moves += self.moves
        for name, value in self.figures:
            counts.figures[name].note(value)

    def columns(self) -> dict[str, Any]:
        """A figure with several samples in a game is their sum."""
        figures = dict.fromkeys([name for name, _ in self.figures], 0.0)
        for name, value in self.figures:
            figures[name] += value.total if isinstance(value, Moments) else value
        winners = sum(1 << seat for seat in self.winners)
        basic = {"side": self.side, "winners": winners, "why": self.why, "moves": self.moves}
        return {name: [value] for name, value in (basic | figures).items()}


class Simulation:
    """Games 0, 1, 2 and so on, each with its own seed; what is known of them can be asked for at any time."""

    def __init__(
        self,
        game: Game[Any, Any],
        players: int,
        levels: tuple[str, ...],
        games: int,
        seed: int,
        options: AnyOptions = None,
        workers: int = 1,
        engine: str | None = PLAIN,
    ) -> None:
        if games < 1:
            raise BadSetup("bad-games", games=games)
        game.table(players, options)  # raises BadSetup before any game is played
        self.game, self.players, self.levels, self.games, self.seed = game, players, levels, games, seed
        self.engine = choose(game, levels, engine)
        self.options = game.read_options(options or {})
        self.ended = (_compiled if self.engine == COMPILED else _plain)(self, options, workers)
        self.counts, self.seconds = Counts(), 0.0

    def run(self, progress: Progress = None, keep: list[Games] | None = None) -> None:
        """Play; `progress` is called with how many games are done, and all are added to those to `keep`."""
        began = perf_counter()
        for games in self.ended:
            with wholly():  # or fewer would be kept than are counted
                games.count_in(self.counts)
                self.seconds = perf_counter() - began
                if keep is not None:
                    keep.append(games)
            if progress:
                progress(self.counts.games)

    @property
    def report(self) -> Report:
        """The results of the games so far, of which there is at least one."""
        counts, levels = self.counts, self.levels
        figures = {name: figure(counts.figures[name]) for name in sorted(counts.figures)}
        return Report(
            game=self.game.id,
            players=self.players,
            bots=levels * self.players if len(levels) == 1 else levels,
            games=counts.games,
            seed=self.seed,
            engine=self.engine,
            outcomes={side: counts.won(side) for side in self.game.sides_of(self.players)},
            moves=counts.moves,
            seconds=self.seconds,
            moves_per_s=counts.moves / self.seconds,
            figures=figures if self.game.tally else UNSET,
        )


def simulate(
    game: Game[Any, Any],
    players: int,
    levels: tuple[str, ...],
    games: int,
    seed: int,
    options: AnyOptions = None,
    workers: int = 1,
    progress: Progress = None,
    engine: str | None = PLAIN,
) -> Report:
    """The results of games 0, 1, 2 and so on. Without a name, the engine is the fastest that has these players."""
    simulation = Simulation(game, players, levels, games, seed, options, workers, engine)
    simulation.run(progress)
    return simulation.report


def _plain(asked: Simulation, options: AnyOptions, workers: int) -> Iterator[Games]:
    """One game after another, by the rules themselves."""
    bots = make_bots(asked.game, asked.players, asked.levels)
    play = partial(play_one, asked.game, asked.players, bots, options, asked.seed)
    return play_all(play, asked.games, workers, None)


def _compiled(asked: Simulation, options: AnyOptions, workers: int) -> Iterator[Games]:
    """Thousands of games at a time, on the compiled twin."""
    from boomtable.lab.twins import TWINS, Twin

    return Twin(TWINS[asked.game.id], asked.players, options).batches(asked.games, asked.seed, asked.levels, workers)


def play_one(
    game: Game[Any, Any], players: int, bots: tuple[Bot, ...], options: AnyOptions, seed: int, number: int
) -> Ended:
    """Game `number`, by the rules themselves."""
    table = play_out(game, players, bots, options, (seed, number))
    outcome = table.state.outcome
    figures = tuple([(name, sample(value)) for name, value in game.tally(table.state)]) if game.tally else ()
    return Ended(outcome.side, outcome.winners, outcome.why, table.at, figures)


def sample(value: float) -> float:
    """A yes or no, or a number with a fraction."""
    return value if isinstance(value, bool) else float(value)


def figure(moments: Moments, z: float = Z) -> Figure:
    """The mean of samples with its interval: that of a share where each says yes or no. Of numbers that are all alike
    nothing tells how far they spread, so they have none."""
    if moments.yes_or_no:
        return Figure(moments.samples, *share(int(moments.total), moments.samples, z))
    mean, low, high = moments.spread(z)
    return Figure(moments.samples, mean, *((None, None) if moments.alike else (low, high)))
