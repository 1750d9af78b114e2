"""Positions of Time Bomb from one line that says what happened.

    1. 2S 3. 0. | 2. 0

A wire of seat 1 is cut and is Safe; one of seat 2 is a Success. In the second round a Safe wire of seat 2 is cut, and
one of seat 0's is about to be turned up. Who cuts follows from whose wire was cut before.
"""

from __future__ import annotations

from collections import Counter

from boomtable.games.time_bomb.cards import WIRES
from boomtable.games.time_bomb.notation import LETTERS, parse
from boomtable.games.time_bomb.table import TimeBomb
from boomtable.games.time_bomb_shared import positions
from boomtable.games.time_bomb_shared.cards import Claims


def tell(story: str = "", players: int = 4, *, claims: str = Claims.FREE, start: int = 0) -> TimeBomb:
    """The table after this story, or BadNotation if it cannot have happened."""
    return parse(drawing(story, players, claims=claims, start=start))


def drawing(story: str = "", players: int = 4, *, claims: str = Claims.FREE, start: int = 0) -> str:
    """A drawing of a table where all this has happened; every other wire lies wherever there is room."""
    pool = Counter(LETTERS[wire] for wire in WIRES.get(players, ()))
    return "\n".join(positions.rows(positions.rounds(story), players, pool, claims, start))
