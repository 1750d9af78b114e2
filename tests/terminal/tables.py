"""Tables of Time Bomb to look at and to sit down at."""

from __future__ import annotations

from rich.console import Console, RenderableType

from boomtable.engine import Move, Table
from boomtable.games.time_bomb import (
    GAME,
    Cut,
    DealRoles,
    DealWires,
    Decline,
    Flip,
    PickStart,
    Snip,
    TimeBomb,
    Wire,
)
from boomtable.games.time_bomb.rounds import Casting, Claiming, Clipping, Dealing, Flipping, Starting
from boomtable.terminal.screen import THEME

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
    """A drawn table, played through from its start so that its moves are counted."""
    goal = GAME.parse(drawing)
    seated: Table[TimeBomb] = GAME.table(goal.players, {"claims": goal.claims})
    while seated.state != goal:
        seated = seated.play(seated.state.turn[0], _next(seated.state, goal))
    return seated


def _next(state: TimeBomb, goal: TimeBomb) -> Move:
    cuts = [*goal.cuts, *[Snip(step.owner, Wire.SAFE) for step in goal.todo if isinstance(step, Flipping)]]
    match state.todo[0]:
        case Casting():
            return DealRoles(goal.roles)
        case Starting():
            return PickStart(goal.start)
        case Dealing():
            return DealWires(goal.deals[state.round])
        case Claiming():
            return goal.claimed[len(state.claimed)].claim or Decline()
        case Clipping():
            return Cut(cuts[len(state.cuts)].owner)
    return Flip(cuts[len(state.cuts)].wire)


def plain(drawing: RenderableType, width: int = 80) -> str:
    """A drawing as text without colours."""
    console = Console(theme=THEME, width=width, color_system=None, highlight=False)
    with console.capture() as captured:
        console.print(drawing)
    return captured.get()
