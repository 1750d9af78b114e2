"""Time Bomb's end: everything is turned up."""

from __future__ import annotations

from rich.console import Group
from rich.text import Text

from boomtable.boards.time_bomb.speech import VOICE
from boomtable.boards.time_bomb_shared.ending import banner, cards, truth
from boomtable.boards.time_bomb_shared.glyphs import Glyphs
from boomtable.engine import Said
from boomtable.games.time_bomb import View


def ending(view: View, heard: tuple[Said, ...], glyphs: Glyphs) -> Group:
    return Group(banner(view, glyphs), Text(), cards(view, glyphs), Text(), truth(view, heard, VOICE))
