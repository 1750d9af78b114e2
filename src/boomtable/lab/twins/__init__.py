"""Compiled twins of the titles: the same rules on flat arrays of numbers, for millions of games.

from boomtable.lab.twins import twin

twin("trick-snipers", players=4).playouts(1_000_000, seed=1, threads=2)
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from time import perf_counter
from typing import Any, NamedTuple, TypeAlias

from msgspec import Struct

from boomtable.bots.levels import lineup
from boomtable.engine import BadSetup, Move, Seat
from boomtable.lab.engines import FORMS
from boomtable.lab.extras import MissingExtra
from boomtable.lab.interval import Moments
from boomtable.lab.simulate import Counts, Ended, Side, sample
from boomtable.lab.workers import AnyOptions

try:
    import numpy as np
    from numpy.typing import NDArray

    from boomtable.kernels.forms import COMPILED
    from boomtable.kernels.table import (
        DECIDING,
        LENGTH,
        OVER,
        PLAYERS,
        SIDED,
        STEP,
        THINKING,
        WINNERS,
        WINNING,
        signed,
    )
    from boomtable.lab.twins.codecs import Codec, Numbers, members
    from boomtable.lab.twins.codecs.bomb_squad_academy import AcademyCodec
    from boomtable.lab.twins.codecs.time_bomb import TimeBombCodec
    from boomtable.lab.twins.codecs.time_bomb_evolution import EvolutionCodec
    from boomtable.lab.twins.codecs.trick_snipers import TrickSnipersCodec
except ModuleNotFoundError as error:
    raise MissingExtra(error, "fast") from None

__all__ = ["POLICIES", "TWINS", "Batch", "Codec", "Numbers", "Playouts", "Twin", "signed", "twin"]

TWINS: dict[str, Codec] = {
    codec.game.id: codec for codec in (TimeBombCodec(), EvolutionCodec(), AcademyCodec(), TrickSnipersCodec())
}
POLICIES = FORMS
Policy: TypeAlias = str | tuple[str, ...]  # one for all, one for each seat, or side=policy for each side

BATCH = 16384  # games that a thread plays at a time


def twin(title: str, players: int, **options: Any) -> Twin:
    """The twin of a title: `twin("time-bomb", players=5, claims="in_turn")`."""
    if title not in TWINS:
        raise BadSetup("unknown-game", game=title, allowed=", ".join(TWINS))
    return Twin(TWINS[title], players, options)


class Playouts(Struct, frozen=True):
    """The results of many games; on another machine only the last two fields differ."""

    game: str
    players: int
    policy: tuple[str, ...]  # by seat, or side=policy
    games: int
    seed: int
    outcomes: dict[str, Side]
    endings: dict[str, int]  # games, by what decided them
    wins: tuple[int, ...]  # games in which a seat was among the winners
    moves: int  # as the engine counts them, including those of chance
    seconds: float
    moves_per_s: float


class Batch(NamedTuple):
    """Finished games, each as a row of numbers."""

    codec: Codec
    rows: Numbers

    def count_in(self, counts: Counts) -> None:
        counts.games += len(self.rows)
        counts.moves += int(self.rows[:, LENGTH].sum())
        sides = self.codec.game.sides
        for side, wins in zip(sides, self.having(WINNING, len(sides)), strict=True):
            counts.wins[side] += wins
        for name, values in self.codec.tally(self.rows):
            known = np.ma.compressed(values).astype(np.int64)
            if len(known):
                sums = int(known.sum()), int((known * known).sum())
                counts.figures[name].add(len(known), *sums, yes_or_no=values.dtype == np.bool_)
        for name, several in self.codec.sums(self.rows):
            if samples := int(several.samples.sum()):
                sums = int(several.totals.sum()), int(several.squares.sum())
                counts.figures[name].add(samples, *sums, yes_or_no=several.yes_or_no)

    def columns(self) -> dict[str, Any]:
        """Arrays by name, with an item for each game."""
        rows, sides, endings = self.rows, self.codec.game.sides, self.codec.endings
        return {
            "side": np.array(sides, object)[rows[:, WINNING]],
            "winners": rows[:, WINNERS].astype(np.int32),
            "why": np.array([str(ending) for ending in endings], object)[rows[:, DECIDING]],
            "moves": rows[:, LENGTH].astype(np.int32),
            **{name: np.ma.filled(values.astype(np.float32), np.nan) for name, values in self.figures},
        }

    @property
    def figures(self) -> Iterator[tuple[str, NDArray[Any]]]:
        """Each figure of each game, masked where it has none; of several samples the sum."""
        yield from self.codec.tally(self.rows)
        for name, several in self.codec.sums(self.rows):
            yield name, np.ma.masked_array(several.totals, several.samples == 0)

    def each(self) -> Iterator[Ended]:
        """The games one by one."""
        game, figures = self.codec.game, [(name, values.tolist()) for name, values in self.codec.tally(self.rows)]
        several = [
            (name, [Moments(n, total, squares, each.yes_or_no) for n, total, squares in zip(*each.lists, strict=True)])
            for name, each in self.codec.sums(self.rows)
        ]
        for place, row in enumerate(self.rows.tolist()):
            counted = [(name, values[place]) for name, values in figures]
            known: list[tuple[str, float | Moments]]
            known = [(name, sample(value)) for name, value in counted if value is not None]
            known += [(name, moments[place]) for name, moments in several if moments[place].samples]
            why = str(self.codec.endings[row[DECIDING]])
            yield Ended(game.sides[row[WINNING]], members(row[WINNERS]), why, row[LENGTH], tuple(known))

    def shares(self, places: tuple[str, ...] | tuple[Seat, ...]) -> NDArray[np.float64]:
        """How much of each game these sides, or these seats, have won; half of it if nobody did."""
        game = self.codec.game
        if game.side:
            return np.array([float(side in places) for side in game.sides])[self.rows[:, WINNING]]
        winners = self.rows[:, WINNERS]
        ours = np.bitwise_count(winners & sum(1 << int(seat) for seat in places))
        return np.where(winners, ours / np.maximum(1, np.bitwise_count(winners)), 0.5)

    def having(self, place: int, kinds: int) -> list[int]:
        """How many games have 0 in this place, how many have 1, and so on."""
        found: list[int] = np.bincount(self.rows[:, place], minlength=kinds).tolist()
        return found


class Twin:
    """`twin("trick-snipers", players=4).playouts(1_000_000, seed=1)`."""

    def __init__(self, codec: Codec, players: int, options: AnyOptions = None) -> None:
        codec.game.table(players, options)  # or BadSetup
        self.codec, self.players = codec, players
        self.options = codec.game.read_options(options or {})

    def playouts(self, games: int, seed: int = 0, policy: Policy = "random", threads: int = 1) -> Playouts:
        """The results of games 0, 1, 2 and so on, each with its own random stream."""
        batches = self.batches(games, seed, policy, threads)
        codec, counts, endings, wins, began = self.codec, Counts(), Counter[str](), [0] * self.players, perf_counter()
        for batch in batches:
            batch.count_in(counts)
            endings.update(dict(zip(codec.endings, batch.having(DECIDING, len(codec.endings)), strict=True)))
            wins = [won + int((batch.rows[:, WINNERS] >> seat & 1).sum()) for seat, won in enumerate(wins)]
        seconds = perf_counter() - began
        return Playouts(
            game=codec.game.id,
            players=self.players,
            policy=(policy,) * self.players if isinstance(policy, str) else policy,
            games=games,
            seed=seed,
            outcomes={side: counts.won(side) for side in codec.game.sides_of(self.players)},
            endings=dict(endings),
            wins=tuple(wins),
            moves=counts.moves,
            seconds=seconds,
            moves_per_s=counts.moves / seconds,
        )

    def batches(self, games: int, seed: int = 0, policy: Policy = "random", threads: int = 1) -> Iterator[Batch]:
        """Games 0, 1, 2 and so on, in batches; the number of threads does not matter. Compiled before the first."""
        if games < 1:
            raise BadSetup("bad-games", games=games)
        if threads < 1:
            raise BadSetup("bad-workers", workers=threads)
        fresh = self.table(policy=policy)
        self.codec.kernels.play_out(fresh.copy(), np.zeros((0, self.codec.kernels.ROW), np.int64), 0, 0)
        return self._batches(fresh, games, signed(seed), threads)

    def _batches(self, fresh: Numbers, games: int, seed: int, threads: int) -> Iterator[Batch]:
        def play_out(begins: int) -> Batch:
            return self._batch(fresh.copy(), seed, begins, min(begins + BATCH, games))

        with ThreadPoolExecutor(threads) as pool:
            begun = deque[Future[Batch]]()
            for begins in range(0, games, BATCH):
                begun.append(pool.submit(play_out, begins))
                if len(begun) > 2 * threads:
                    yield begun.popleft().result()
            while begun:
                yield begun.popleft().result()

    def batch(self, seed: int, policy: Policy, begins: int, ends: int) -> Batch:
        """The games with these numbers."""
        return self._batch(self.table(policy=policy), signed(seed), begins, ends)

    def _batch(self, table: Numbers, seed: int, begins: int, ends: int) -> Batch:
        rows = np.zeros((ends - begins, self.codec.kernels.ROW), np.int64)
        self.codec.kernels.play_out(table, rows, seed, begins)
        return Batch(self.codec, rows)

    def table(self, seed: int = 0, number: int = 0, policy: Policy = "random") -> Numbers:
        """The table of game `number` before its first move."""
        table: Numbers = np.zeros(self.codec.kernels.ROOM, np.int64 if COMPILED else object)
        table[PLAYERS] = self.players
        self.codec.set_up(table, self.options)
        self._seat(table, (policy,) if isinstance(policy, str) else policy)
        self.codec.kernels.begin(table, signed(seed), number)
        return table

    def _seat(self, table: Numbers, policy: tuple[str, ...]) -> None:
        """Note who plays by rules of thumb: seats, or sides."""
        game = self.codec.game
        seated = lineup(game, self.players, policy)
        place, names = (THINKING, seated) if isinstance(seated, tuple) else (SIDED, [*map(seated.get, game.sides)])
        for number, name in enumerate(names):
            if name not in POLICIES:
                raise BadSetup("unknown-level", game=game.id, level=str(name), allowed=", ".join(POLICIES))
            table[place] |= (name == "rules") << number

    def step(self, table: Numbers) -> tuple[Seat, Move]:
        """Let whoever is asked play one move, and return it as the engine's move."""
        before = table.copy()
        self.codec.kernels.step(table)
        return self.codec.move_between(before, table)

    def moves(self, seed: int = 0, number: int = 0, policy: Policy = "random") -> Iterator[tuple[Seat, Move]]:
        """The moves of one game of a batch, which the engine can play too."""
        table = self.table(seed, number, policy)
        while table[STEP] != OVER:
            yield self.step(table)
