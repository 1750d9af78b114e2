"""Time Bomb Evolution's bench as one viewer sees it."""

from __future__ import annotations

from rich.console import Group
from rich.text import Text

from boomtable.boards.seat_names import name
from boomtable.boards.time_bomb_evolution.bombs import bombs
from boomtable.boards.time_bomb_evolution.glyphs import Glyphs
from boomtable.boards.time_bomb_evolution.speech import SHORT
from boomtable.boards.time_bomb_shared.bench import halves, header, mine
from boomtable.boards.time_bomb_shared.dial import dial, tray
from boomtable.engine import Said
from boomtable.games.time_bomb_evolution import View, Wire
from boomtable.words import say


def bench(view: View, heard: tuple[Said, ...], glyphs: Glyphs) -> Group:
    """All of it: the round's wire on top, players left, the clock right, then the bombs and what is mine."""
    cuts = Text(say("time-bomb-evolution-cuts-left", cuts=view.cuts_left))
    cut = tray(view, glyphs, {Wire.SUCCESS: say(f"time-bomb-evolution-wire-{Wire.SUCCESS}")})
    aims = say(f"time-bomb-evolution-aim-{view.role}") if view.role else ""
    return Group(
        header(view, say("time-bomb-evolution-title"), glyphs),
        Text(),
        halves(view, heard, SHORT, glyphs, dial(view, glyphs, cuts, number(view)), Text(), cut),
        bombs(view, glyphs),
        *mine(view, aims, glyphs),
    )


def number(view: View) -> Text:
    """The number that holds for the next cut, and whom it names [TE10]."""
    if not (drawn := view.drawn):
        return Text()
    return Text(say("time-bomb-evolution-number", number=drawn.number, owner=name(drawn.owner)), style="now")
