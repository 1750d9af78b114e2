"""Compiled twins of the titles: the same rules on flat numbers, for millions of games.

from boomtable.lab.twins import twin

twin("trick-snipers", players=4).playouts(1_000_000, seed=1, threads=2)
"""

from __future__ import annotations

from typing import Any

from boomtable.engine import BadSetup
from boomtable.lab.extras import MissingExtra

try:
    from boomtable.lab.twins.faces.bomb_squad_academy import Cadets
    from boomtable.lab.twins.faces.face import Face, Numbers
    from boomtable.lab.twins.faces.time_bomb import Nippers
    from boomtable.lab.twins.faces.time_bomb_evolution import Evolved
    from boomtable.lab.twins.faces.trick_snipers import Snipers
    from boomtable.lab.twins.twin import POLICIES, Playouts, Twin
except ModuleNotFoundError as error:
    raise MissingExtra(error, "fast") from None

__all__ = ["POLICIES", "TWINS", "Face", "Numbers", "Playouts", "Twin", "twin"]

TWINS: dict[str, Face] = {face.game.id: face for face in (Nippers(), Evolved(), Cadets(), Snipers())}


def twin(title: str, players: int, **options: Any) -> Twin:
    """The twin of a title: `twin("time-bomb", players=5, claims="in_turn")`."""
    if title not in TWINS:
        raise BadSetup("unknown-game", game=title, allowed=", ".join(TWINS))
    return Twin(TWINS[title], players, options)
