"""The levels of every title's bots, and bots made by the name of their level."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from boomtable.bots import bomb_squad_academy, time_bomb, time_bomb_evolution, trick_snipers, two_rooms
from boomtable.bots.bot import Bot, Random
from boomtable.bots.by_side import by_side
from boomtable.bots.habit import Habits
from boomtable.engine import BadSetup, Game

ANY = "any"  # in place of a title's id
NORMAL = "normal"

BOTS: dict[tuple[str, str], Callable[[], Bot]] = {  # by title and level, weakest first
    (ANY, "random"): Random,
    ("time-bomb", "easy"): time_bomb.easy,
    ("time-bomb", "normal"): time_bomb.normal,
    ("time-bomb", "hard"): time_bomb.hard,
    ("time-bomb-evolution", "easy"): time_bomb_evolution.easy,
    ("time-bomb-evolution", "normal"): time_bomb_evolution.normal,
    ("time-bomb-evolution", "hard"): time_bomb_evolution.hard,
    ("bomb-squad-academy", "easy"): bomb_squad_academy.easy,
    ("bomb-squad-academy", "normal"): bomb_squad_academy.normal,
    ("bomb-squad-academy", "hard"): bomb_squad_academy.hard,
    ("trick-snipers", "easy"): trick_snipers.easy,
    ("trick-snipers", "normal"): trick_snipers.normal,
    ("trick-snipers", "hard"): trick_snipers.hard,
    ("two-rooms", "easy"): two_rooms.easy,
    ("two-rooms", "normal"): two_rooms.normal,
    ("two-rooms", "hard"): two_rooms.hard,
}

HABITS: dict[str, Habits] = {  # by title: what may be tried against its bots
    "time-bomb": time_bomb.HABITS,
    "time-bomb-evolution": time_bomb_evolution.HABITS,
    "bomb-squad-academy": bomb_squad_academy.HABITS,
    "trick-snipers": trick_snipers.HABITS,
    "two-rooms": two_rooms.HABITS,
}


def levels_of(game: Game[Any, Any]) -> tuple[str, ...]:
    """The levels of a title's bots, weakest first; a title without its own bots has random ones."""
    return tuple([level for title, level in BOTS if title in (ANY, game.id)])


def default_level(game: Game[Any, Any]) -> str:
    """The level when none is named: normal, or the best one of a title without normal bots."""
    levels = levels_of(game)
    return NORMAL if NORMAL in levels else levels[-1]


def make_bot(game: Game[Any, Any], level: str) -> Bot:
    """A bot of this level, or BadSetup that lists the levels there are."""
    bot = BOTS.get((game.id, level)) or BOTS.get((ANY, level))
    if bot is None:
        raise BadSetup("unknown-level", game=game.id, level=level, allowed=", ".join(levels_of(game)))
    return bot()


def make_bots(game: Game[Any, Any], players: int, levels: tuple[str, ...]) -> tuple[Bot, ...]:
    """A bot for every seat, from one level for all, a level for each, or side=level for each side."""
    seated = lineup(game, players, levels)
    if isinstance(seated, tuple):
        return tuple(make_bot(game, level) for level in seated)
    assert game.side
    return (by_side(game.side, {side: make_bot(game, level) for side, level in seated.items()}),) * players


def lineup(game: Game[Any, Any], players: int, levels: tuple[str, ...]) -> tuple[str, ...] | dict[str, str]:
    """The levels by seat or by side, or BadSetup if they do not fit this many players or these sides."""
    if any("=" in level for level in levels):
        return _of_sides(game, levels)
    if len(levels) not in (1, players):
        raise BadSetup("wrong-levels", levels=len(levels), players=players)
    return levels if len(levels) == players else levels * players


def _of_sides(game: Game[Any, Any], levels: tuple[str, ...]) -> dict[str, str]:
    if game.side is None:
        raise BadSetup("no-sides", game=game.id)
    named = [level.partition("=") for level in levels]
    sides = [side for side, _, _ in named]
    if sorted(sides) != sorted(game.sides):
        raise BadSetup("wrong-sides", sides=", ".join(sides), allowed=", ".join(game.sides))
    return {side: level for side, _, level in named}
