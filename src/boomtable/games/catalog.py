"""Every title there is."""

from __future__ import annotations

from typing import Any

from boomtable.engine import BadSetup, Game
from boomtable.games import bomb_squad_academy, time_bomb, time_bomb_evolution, trick_snipers, two_rooms

CATALOG: dict[str, Game[Any, Any]] = {
    game.id: game
    for game in (
        time_bomb.GAME,
        time_bomb_evolution.GAME,
        bomb_squad_academy.GAME,
        trick_snipers.GAME,
        two_rooms.GAME,
    )
}


def find(name: str) -> Game[Any, Any]:
    """The title with this id, or BadSetup that lists all ids."""
    if name not in CATALOG:
        raise BadSetup("unknown-game", game=name, allowed=", ".join(CATALOG))
    return CATALOG[name]
