"""Compiled twins of the titles: the same rules on flat arrays of numbers, for millions of games.

from boomtable.lab.twins import twin

twin("trick-snipers", players=4).playouts(1_000_000, seed=1, threads=2)
"""

from __future__ import annotations

from typing import Any

from boomtable.engine import BadSetup
from boomtable.lab.extras import MissingExtra

try:
    from boomtable.lab.twins.codecs import Codec, Numbers
    from boomtable.lab.twins.codecs.bomb_squad_academy import AcademyCodec
    from boomtable.lab.twins.codecs.time_bomb import TimeBombCodec
    from boomtable.lab.twins.codecs.time_bomb_evolution import EvolutionCodec
    from boomtable.lab.twins.codecs.trick_snipers import TrickSnipersCodec
    from boomtable.lab.twins.twin import POLICIES, Playouts, Twin
except ModuleNotFoundError as error:
    raise MissingExtra(error, "fast") from None

__all__ = ["POLICIES", "TWINS", "Codec", "Numbers", "Playouts", "Twin", "twin"]

TWINS: dict[str, Codec] = {
    codec.game.id: codec for codec in (TimeBombCodec(), EvolutionCodec(), AcademyCodec(), TrickSnipersCodec())
}


def twin(title: str, players: int, **options: Any) -> Twin:
    """The twin of a title: `twin("time-bomb", players=5, claims="in_turn")`."""
    if title not in TWINS:
        raise BadSetup("unknown-game", game=title, allowed=", ".join(TWINS))
    return Twin(TWINS[title], players, options)
