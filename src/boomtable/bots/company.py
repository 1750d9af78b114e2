"""How many players suit a title, bots included, and which bots give people a fair chance: docs/bots.md says why."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from boomtable.bots.levels import default_level
from boomtable.engine import Game


class Company(Struct, frozen=True):
    players: int
    level: str


SUITS = {
    "time-bomb": Company(5, "normal"),
    "time-bomb-evolution": Company(5, "normal"),
    "bomb-squad-academy": Company(4, "normal"),
    "trick-snipers": Company(4, "normal"),
    "two-rooms": Company(10, "normal"),
}


def company(game: Game[Any, Any]) -> Company:
    """What suits a title; of an unknown one as few players as it needs."""
    return SUITS.get(game.id) or Company(game.seats[0], default_level(game))
