"""Compiled twins of the titles: the same rules on flat arrays of numbers, for millions of games.

from boomtable.lab.twins import twin

twin("trick-snipers", players=4).playouts(1_000_000, seed=1, threads=2)
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from time import perf_counter
from typing import Any, TypeAlias

from msgspec import Struct

from boomtable.engine import BadSetup, Move, Seat
from boomtable.lab.extras import MissingExtra
from boomtable.lab.interval import share
from boomtable.lab.simulate import Side
from boomtable.lab.workers import AnyOptions

try:
    import numpy as np

    from boomtable.lab.twins.codecs import Codec, Numbers
    from boomtable.lab.twins.codecs.bomb_squad_academy import AcademyCodec
    from boomtable.lab.twins.codecs.time_bomb import TimeBombCodec
    from boomtable.lab.twins.codecs.time_bomb_evolution import EvolutionCodec
    from boomtable.lab.twins.codecs.trick_snipers import TrickSnipersCodec
    from boomtable.lab.twins.kernel import (
        COUNTED_ENDINGS,
        COUNTED_MOVES,
        COUNTED_SIDES,
        COUNTED_WINS,
        COUNTS,
        OVER,
        PLAYERS,
        STEP,
        THINKING,
    )
except ModuleNotFoundError as error:
    raise MissingExtra(error, "fast") from None

__all__ = ["POLICIES", "TWINS", "Codec", "Numbers", "Playouts", "Twin", "signed", "twin"]

TWINS: dict[str, Codec] = {
    codec.game.id: codec for codec in (TimeBombCodec(), EvolutionCodec(), AcademyCodec(), TrickSnipersCodec())
}
POLICIES = ("random", "rules")
Policy: TypeAlias = str | tuple[str, ...]  # one for all, or one for each seat


def twin(title: str, players: int, **options: Any) -> Twin:
    """The twin of a title: `twin("time-bomb", players=5, claims="in_turn")`."""
    if title not in TWINS:
        raise BadSetup("unknown-game", game=title, allowed=", ".join(TWINS))
    return Twin(TWINS[title], players, options)


class Playouts(Struct, frozen=True):
    """The results of many games; on another machine only the last two fields differ."""

    game: str
    players: int
    policy: tuple[str, ...]  # by seat
    games: int
    seed: int
    outcomes: dict[str, Side]
    endings: dict[str, int]  # games, by what decided them
    wins: tuple[int, ...]  # games in which a seat was among the winners
    moves: int  # as the engine counts them, including those of chance
    seconds: float
    moves_per_s: float


class Twin:
    """`twin("trick-snipers", players=4).playouts(1_000_000, seed=1)`."""

    def __init__(self, codec: Codec, players: int, options: AnyOptions = None) -> None:
        codec.game.table(players, options)  # or BadSetup
        self.codec, self.players = codec, players
        self.options = codec.game.read_options(options or {})

    def playouts(self, games: int, seed: int = 0, policy: Policy = "random", threads: int = 1) -> Playouts:
        """Play games 0, 1, 2 and so on, each with its own random stream; the number of threads does not matter."""
        if games < 1:
            raise BadSetup("bad-games", games=games)
        if threads < 1:
            raise BadSetup("bad-workers", workers=threads)
        edges = [games * thread // threads for thread in range(threads + 1)]
        fresh = self.table(policy=policy)
        began = perf_counter()

        def play_out(part: tuple[int, int]) -> Numbers:
            counts = np.zeros(COUNTS, np.int64)
            self.codec.kernels.play_out(fresh.copy(), counts, signed(seed), *part)
            return counts

        with ThreadPoolExecutor(threads) as pool:
            counts: list[int] = sum(pool.map(play_out, pairwise(edges)), start=np.zeros(COUNTS, np.int64)).tolist()
        return self._counted(counts, games, seed, self._policies(policy), perf_counter() - began)

    def table(self, seed: int = 0, number: int = 0, policy: Policy = "random") -> Numbers:
        """The table of game `number` before its first move."""
        table = np.zeros(self.codec.kernels.ROOM, np.int64)
        table[PLAYERS] = self.players
        self.codec.set_up(table, self.options)
        table[THINKING] = sum(1 << seat for seat, name in enumerate(self._policies(policy)) if name == "rules")
        self.codec.kernels.begin(table, signed(seed), number)
        return table

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

    def _policies(self, policy: Policy) -> tuple[str, ...]:
        names = (policy,) * self.players if isinstance(policy, str) else policy
        for name in names:
            if name not in POLICIES:
                raise BadSetup("unknown-level", game=self.codec.game.id, level=name, allowed=", ".join(POLICIES))
        if len(names) != self.players:
            raise BadSetup("wrong-levels", players=self.players, levels=len(names))
        return names

    def _counted(self, counts: list[int], games: int, seed: int, policy: tuple[str, ...], seconds: float) -> Playouts:
        game = self.codec.game
        sides = {side: counts[COUNTED_SIDES + place] for place, side in enumerate(game.sides)}
        return Playouts(
            game=game.id,
            players=self.players,
            policy=policy,
            games=games,
            seed=seed,
            outcomes={side: Side(sides[side], *share(sides[side], games)) for side in game.sides_of(self.players)},
            endings={ending: counts[COUNTED_ENDINGS + place] for place, ending in enumerate(self.codec.endings)},
            wins=tuple(counts[COUNTED_WINS : COUNTED_WINS + self.players]),
            moves=counts[COUNTED_MOVES],
            seconds=seconds,
            moves_per_s=counts[COUNTED_MOVES] / seconds,
        )


def signed(seed: int) -> int:
    """Any integer as a signed 64-bit number."""
    return (seed + 2**63) % 2**64 - 2**63
