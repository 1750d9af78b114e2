"""Bots by the name of their level."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from boomtable.bots.bot import Bot
from boomtable.bots.random import Random
from boomtable.engine import BadSetup, Game

ANY = "any"  # in place of a title's id

BOTS: dict[tuple[str, str], Callable[[], Bot]] = {
    (ANY, "random"): Random,
}


def hire(game: Game[Any, Any], level: str) -> Bot:
    """A bot of this level, or BadSetup that lists the title's levels."""
    if level not in game.levels:
        raise BadSetup("unknown-level", game=game.id, level=level, allowed=", ".join(game.levels))
    bot = BOTS.get((game.id, level)) or BOTS[ANY, level]
    return bot()


def crew(game: Game[Any, Any], players: int, levels: tuple[str, ...]) -> tuple[Bot, ...]:
    """A bot for every seat, from one level for all or a level for each."""
    return tuple(hire(game, level) for level in by_seat(players, levels))


def by_seat(players: int, levels: tuple[str, ...]) -> tuple[str, ...]:
    """The level of every seat, or BadSetup where there is neither one for all nor one for each."""
    if len(levels) not in (1, players):
        raise BadSetup("wrong-levels", levels=len(levels), players=players)
    return levels if len(levels) == players else levels * players
