"""Finds out which of two bots plays better: every deal is played twice, with places swapped."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec import Struct

from boomtable.bots import Bot, by_side, make_bot
from boomtable.engine import BadSetup, Game, Seat
from boomtable.lab.engines import COMPILED, PLAIN, choose
from boomtable.lab.interval import Moments
from boomtable.lab.workers import AnyOptions, Progress, play_all, play_out

if TYPE_CHECKING:
    from boomtable.lab.twins import Batch

Places: TypeAlias = tuple[str, ...] | tuple[Seat, ...]  # sides, or seats in a title without


class Duel(Struct, frozen=True):
    """A's share of the wins, with its 95 % interval; 0.5 is equal."""

    game: str
    players: int
    a: str
    b: str
    games: int
    seed: int
    engine: str  # the same seed means other games on another
    a_share: float
    low: float
    high: float


class Half(Struct, frozen=True):
    """One of the two games of a deal: who plays it, and which places are A's."""

    bots: tuple[Bot, ...]
    places: Places


class Fight:
    """Every deal is played twice; its two games make one score, because they are not independent.

    A bot is given by its level, or as an object. What is known so far can be asked for at any time.
    """

    def __init__(
        self,
        game: Game[Any, Any],
        players: int,
        a: str | Bot,
        b: str | Bot,
        games: int,
        seed: int,
        options: AnyOptions = None,
        workers: int = 1,
        engine: str | None = PLAIN,
    ) -> None:
        if games < 2 or games % 2:
            raise BadSetup("odd-games", games=games)
        game.table(players, options)  # raises BadSetup before any game is played
        self.game, self.players, self.a, self.b, self.games, self.seed = game, players, a, b, games, seed
        self.engine = choose(game, (_name(a), _name(b)), engine)
        self.scores = (_compiled if self.engine == COMPILED else _plain)(self, options, workers)
        self.deals = Moments()  # A's share of each

    def run(self, progress: Progress = None) -> None:
        for done, deals, total, squares in self.scores:
            self.deals.add(deals, total, squares)
            if progress:
                progress(done)

    @property
    def duel(self) -> Duel:
        """A's share of the deals so far, of which there is at least one."""
        share, low, high = self.deals.spread()
        ends = share, max(0.0, low), min(1.0, high)
        a, b, games = _name(self.a), _name(self.b), 2 * self.deals.samples
        return Duel(self.game.id, self.players, a, b, games, self.seed, self.engine, *ends)


def duel(
    game: Game[Any, Any],
    players: int,
    a: str | Bot,
    b: str | Bot,
    games: int,
    seed: int,
    options: AnyOptions = None,
    workers: int = 1,
    progress: Progress = None,
    engine: str | None = PLAIN,
) -> Duel:
    """A fight from start to end. Without a name, the engine is the fastest that has both players."""
    fight = Fight(game, players, a, b, games, seed, options, workers, engine)
    fight.run(progress)
    return fight.duel


Scores: TypeAlias = Iterator[tuple[int, int, float, float]]  # games so far; new deals, their sum, the sum of squares


def _plain(fight: Fight, options: AnyOptions, workers: int) -> Scores:
    """Deal by deal, by the rules themselves."""
    game, players = fight.game, fight.players
    one, other = (make_bot(game, rival) if isinstance(rival, str) else rival for rival in (fight.a, fight.b))
    halves = tuple(_half(game, players, one, other, places) for places in _places(game, players))
    play = partial(_play, game, players, halves, options, fight.seed)
    return _paired(play_all(play, fight.games, workers, None))


def _paired(scores: Iterator[float]) -> Scores:
    for done, score in enumerate(scores, start=1):
        if done % 2:
            first = score
            yield done, 0, 0, 0
        else:
            mean = (first + score) / 2
            yield done, 1, mean, mean * mean


def _compiled(fight: Fight, options: AnyOptions, workers: int) -> Scores:
    """Thousands of deals at a time, on the compiled twin."""
    from boomtable.lab.twins import TWINS, Twin

    game, players, (firsts, others) = fight.game, fight.players, _places(fight.game, fight.players)
    twin, a, b = Twin(TWINS[game.id], players, options), _name(fight.a), _name(fight.b)
    lineups = [_levels(game, players, a, b, places) for places in (firsts, others)]
    one, two = (twin.batches(fight.games // 2, fight.seed, levels, workers) for levels in lineups)
    return _batched(firsts, others, one, two)


def _batched(firsts: Places, others: Places, one: Iterator[Batch], two: Iterator[Batch]) -> Scores:
    done = 0
    for first, second in zip(one, two, strict=True):
        means = (first.shares(firsts) + second.shares(others)) / 2
        done += 2 * len(means)
        yield done, len(means), float(means.sum()), float((means * means).sum())


def _name(rival: str | Bot) -> str:
    return rival if isinstance(rival, str) else type(rival).__name__


def _places(game: Game[Any, Any], players: int) -> tuple[Places, Places]:
    """The first side and the others, or the even seats and the odd ones."""
    if game.side:
        return game.sides[:1], game.sides[1:]
    return tuple(range(0, players, 2)), tuple(range(1, players, 2))


def _levels(game: Game[Any, Any], players: int, a: str, b: str, places: Places) -> tuple[str, ...]:
    """Who sits where in this half, as levels."""
    if game.side:
        return tuple(f"{side}={a if side in places else b}" for side in game.sides)
    return tuple(a if seat in places else b for seat in range(players))


def _half(game: Game[Any, Any], players: int, a: Bot, b: Bot, places: Places) -> Half:
    if game.side:
        both = by_side(game.side, {side: a if side in places else b for side in game.sides})
        return Half((both,) * players, places)
    return Half(tuple(a if seat in places else b for seat in range(players)), places)


def _play(
    game: Game[Any, Any], players: int, halves: tuple[Half, ...], options: AnyOptions, seed: int, number: int
) -> float:
    """A's share of the winning side or seats in game `number`; 0.5 if nobody won."""
    deal, second = divmod(number, 2)
    half = halves[second]
    outcome = play_out(game, players, half.bots, options, (seed, deal)).state.outcome
    winners = (outcome.side,) if game.side else outcome.winners
    return sum(winner in half.places for winner in winners) / len(winners) if winners else 0.5
