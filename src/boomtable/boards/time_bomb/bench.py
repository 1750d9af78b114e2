"""Time Bomb's bench as one viewer sees it."""

from __future__ import annotations

from rich.console import Group
from rich.text import Text

from boomtable.boards.time_bomb.speech import VOICE
from boomtable.boards.time_bomb_shared.bench import halves, header, mine
from boomtable.boards.time_bomb_shared.dial import cut_this_round, dial, tray
from boomtable.boards.time_bomb_shared.glyphs import Glyphs
from boomtable.engine import Said
from boomtable.games.time_bomb import View, Wire
from boomtable.words import say


def bench(view: View, heard: tuple[Said, ...], glyphs: Glyphs) -> Group:
    """All of it: the round's wire on top, players left, the clock right, and what is mine below."""
    cuts = Text(say("time-bomb-cuts", cut=len(cut_this_round(view)), cuts=view.players))
    cut = tray(view, glyphs, {wire: say(f"time-bomb-wire-{wire}") for wire in Wire})
    aims = say(f"time-bomb-aim-{view.role}") if view.role else ""
    return Group(
        header(view, say("time-bomb-title"), glyphs),
        Text(),
        halves(view, heard, VOICE, glyphs, dial(view, glyphs, cuts, Text()), Text(), cut),
        *mine(view, aims, glyphs),
    )
