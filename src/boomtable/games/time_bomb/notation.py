"""A whole Time Bomb table as text, for readable tests and short bug reports.

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

Each round has a column with the hands as dealt: `.` safe, `S` success, `B` boom. Then the claims made
in turn: `.3S2` is a claim of 3 safe and 2 success, `-` a player who declined. Last, in order, whose wires were cut and
what they were; the latest may still lie face down.

What has not happened is left out. You may also leave out the option for claims if they are free, the start player if it
is seat 0, the role in the box, and the claims if everyone declined.
"""

from __future__ import annotations

from boomtable.engine.table_notation import Rows, reading
from boomtable.games.time_bomb.cards import WIRES, Wire
from boomtable.games.time_bomb.table import Options, TimeBomb, start
from boomtable.games.time_bomb_shared.notation import drawn, played, read_claims, read_first, words

LETTERS = {Wire.SAFE: ".", Wire.SUCCESS: "S", Wire.BOOM: "B"}
SEATS = range(min(WIRES), max(WIRES) + 1)


def draw(table: TimeBomb) -> str:
    return drawn(table, LETTERS, own=())


def parse(text: str) -> TimeBomb:
    """The table in a drawing, or BadNotation."""
    return played(text, LETTERS, SEATS, labels=(), begin=_begin, own=lambda *_: {})


def _begin(players: int, rows: Rows) -> TimeBomb:
    with reading("first", words(rows, "first"), range(players)):
        return start(players, Options(read_claims(rows), read_first(rows)))
