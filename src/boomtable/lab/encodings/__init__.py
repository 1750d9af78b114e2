"""Action numbers and observation vectors of every title, for adapters. Needs no extra packages."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from boomtable.engine import BadSetup, GameOptions
from boomtable.games.catalog import find
from boomtable.lab.encodings.bomb_squad_academy import AcademyEncoding
from boomtable.lab.encodings.encoding import WAIT, Encoding
from boomtable.lab.encodings.time_bomb import TimeBombEncoding
from boomtable.lab.encodings.time_bomb_evolution import EvolutionEncoding
from boomtable.lab.encodings.trick_snipers import TrickSnipersEncoding
from boomtable.lab.encodings.two_rooms import TwoRoomsEncoding

__all__ = ["ENCODINGS", "WAIT", "Encoding", "encode", "versioned"]

ENCODINGS: dict[str, type[Encoding[Any, Any]]] = {
    "bomb-squad-academy": AcademyEncoding,
    "time-bomb": TimeBombEncoding,
    "time-bomb-evolution": EvolutionEncoding,
    "trick-snipers": TrickSnipersEncoding,
    "two-rooms": TwoRoomsEncoding,
}


VERSIONED = re.compile(r"(.+)-v(\d+)")


def encode(
    name: str, players: int, options: Mapping[str, Any] | GameOptions | None = None, *, talk: bool = False
) -> Encoding[Any, Any]:
    """The encoding of a title, by its id with or without `-v1`; raises BadSetup if there is none."""
    found = VERSIONED.fullmatch(name)
    title, version = found.groups() if found else (name, None)
    game = find(title)
    kind = ENCODINGS[game.id]
    if version not in (None, str(kind.version)):
        raise BadSetup("unknown-game", game=name, allowed=", ".join(map(versioned, ENCODINGS)))
    return kind(game, players, options, talk=talk)


def versioned(title: str) -> str:
    """A title's id with the version of its encoding."""
    return f"{title}-v{ENCODINGS[title].version}"
