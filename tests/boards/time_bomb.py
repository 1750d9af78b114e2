"""Tables of Time Bomb for board tests and for play at the keyboard."""

from __future__ import annotations

from rich.console import Console, RenderableType

from boomtable.boards.drawing import THEME
from boomtable.engine import Table
from boomtable.games.time_bomb import GAME, TimeBomb

# Four cuts into round 2; seat 0 has the nippers.
MIDWAY = """
    start  1
    seat   role       1      2
    0      swat       ....S  ...S
    1      terrorist  ...SB  ....
    2      swat       ....S  ..SB
    3      swat       ....S  ...S
    4      terrorist  ....S  ....
    cut    3S 0. 2. 4S 0.  3. 0. 3. 0.
"""
FIRST = """
    start  1
    seat   role       1
    0      swat       ....S
    1      terrorist  ...SB
    2      swat       ....S
    3      swat       ....S
    4      terrorist  ....S
    cut    3S 0. 2. 4S 0.
"""
ENDED = MIDWAY.replace("3. 0. 3. 0.", "2B")
IN_TURN = """
    claims in_turn
    start  0
    seat   role       1
    0      swat       ....S
    1      terrorist  ....S
    2      swat       ...SB
    3      swat       ....S
    box    terrorist
    said   S1  B0
    cut
"""


def table(drawing: str) -> Table[TimeBomb]:
    """A drawn table, with nothing said yet."""
    return Table(GAME.parse(drawing))


def plain(drawing: RenderableType, width: int = 80) -> str:
    """A drawing as text without colours."""
    console = Console(theme=THEME, width=width, color_system=None, highlight=False)
    with console.capture() as captured:
        console.print(drawing)
    return captured.get()
