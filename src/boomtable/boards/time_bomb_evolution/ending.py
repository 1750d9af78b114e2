"""Time Bomb Evolution's end: everything is turned up, the removed cards too."""

from __future__ import annotations

from rich.console import Group
from rich.text import Text

from boomtable.boards.time_bomb_evolution.bombs import bombs
from boomtable.boards.time_bomb_evolution.glyphs import Glyphs
from boomtable.boards.time_bomb_evolution.speech import VOICE
from boomtable.boards.time_bomb_shared.ending import banner, cards, truth
from boomtable.engine import Said
from boomtable.games.time_bomb_evolution import View
from boomtable.words import say


def ending(view: View, heard: tuple[Said, ...], glyphs: Glyphs) -> Group:
    hands = cards(view, glyphs)
    hands.add_row(say("time-bomb-evolution-removed"), "", glyphs.sorted(view.removed))  # [TE20]
    told = truth(view, heard, VOICE)
    return Group(banner(view, glyphs), Text(), hands, Text(), bombs(view, glyphs), Text(), told)
