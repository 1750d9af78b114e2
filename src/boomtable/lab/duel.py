"""Finds out which of two bots plays better: every deal is played twice, with places swapped."""

from __future__ import annotations

from functools import partial
from typing import Any, TypeAlias

from msgspec import Struct

from boomtable.bots import Bot, by_side, make_bot
from boomtable.engine import BadSetup, Game, Seat
from boomtable.lab.interval import average
from boomtable.lab.workers import AnyOptions, Progress, play_all, play_out

Places: TypeAlias = tuple[str, ...] | tuple[Seat, ...]  # sides, or seats in a title without


class Duel(Struct, frozen=True):
    """A's share of the wins, with its 95 % interval; 0.5 is equal."""

    game: str
    players: int
    a: str
    b: str
    games: int
    a_share: float
    low: float
    high: float


class Half(Struct, frozen=True):
    """One of the two games of a deal: who plays it, and which places are A's."""

    bots: tuple[Bot, ...]
    places: Places


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
) -> Duel:
    """Play every deal twice; its two games make one score, because they are not independent.

    A bot is given by its level, or as an object.
    """
    if games < 2 or games % 2:
        raise BadSetup("odd-games", games=games)
    game.table(players, options)  # raises BadSetup before any game is played
    one, other = (make_bot(game, rival) if isinstance(rival, str) else rival for rival in (a, b))
    halves = tuple(_half(game, players, one, other, places) for places in _places(game, players))
    play = partial(_play, game, players, halves, options, seed)
    scores = [*play_all(play, games, workers, progress)]
    pairs = [(first + second) / 2 for first, second in zip(scores[::2], scores[1::2], strict=True)]
    return Duel(game.id, players, _name(a), _name(b), games, *average(pairs))


def _name(rival: str | Bot) -> str:
    return rival if isinstance(rival, str) else type(rival).__name__


def _places(game: Game[Any, Any], players: int) -> tuple[Places, Places]:
    """The first side and the others, or the even seats and the odd ones."""
    if game.side:
        return game.sides[:1], game.sides[1:]
    return tuple(range(0, players, 2)), tuple(range(1, players, 2))


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
