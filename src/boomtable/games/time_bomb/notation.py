"""A Time Bomb table drawn as text, all of it, so that tests can be read and a bug fits in a letter.

    claims in_turn
    start  1
    seat   role       1      2
    0      swat       ....S  ...S
    1      terrorist  ....B  ....
    2      swat       ....S  ...S
    3      swat       ...SS  ...B
    box    terrorist
    said   .3S2  -  S1B0  .0  -  B1  -  -
    cut    2. 3S 2. 3S  0. 1

A column a round holds the hands as dealt: `.` safe, `S` success, `B` boom. Then what was said where claims are made in
turn: `.3S2` is a claim of 3 safe and 2 success, `-` somebody who declined. Last, in order, whose wires were cut and
what they were; the latest may still lie face down.
"""

from __future__ import annotations

from boomtable.engine import CHANCE
from boomtable.games.nippers.cards import CAST, Claims
from boomtable.games.nippers.notation import Rows, drawn, played
from boomtable.games.time_bomb.cards import Wire
from boomtable.games.time_bomb.table import House, TimeBomb, start

LETTERS = {Wire.SAFE: ".", Wire.SUCCESS: "S", Wire.BOOM: "B"}


def draw(table: TimeBomb) -> str:
    return drawn(table, LETTERS, own=())


def parse(text: str) -> TimeBomb:
    """The table in a drawing, or BadNotation."""
    return played(text, LETTERS, labels=(), begin=_begin, own=lambda _: {})


def _begin(players: int, rows: Rows) -> TimeBomb:
    if players not in CAST:
        raise ValueError(f"{players} seats")
    first = int(*rows.get("first", [CHANCE]))
    return start(players, House(Claims(*rows.get("claims", [Claims.FREE])), first))
