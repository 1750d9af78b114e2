"""Tables of Trick Snipers for board tests."""

from __future__ import annotations

from boomtable.boards.trick_snipers import DRAWN, Glyphs, draw_table
from boomtable.engine import Viewer
from boomtable.games.trick_snipers import GAME, TrickSnipers, View
from tests.boards.time_bomb import plain

DEALT = """
    house
    players  3
    0        b9 b10 b11 g1 g4 g6 g9 g11 r2 r11 y1 y12{}
    1        b4 b6 b12 g3 g10 r3 r4 r6 r9 r10 r12 y7{}
    2        b1 b3 g2 g7 g12 r1 r7 y2 y4 y6 y10 y11{}
    unused   b2 b7 y3 y9
"""
PASSED = DEALT.format("  > b9 b10 b11 g1", "  > b4 b6 b12 g3", "  > b1 b3 g2 g7")
TRICKS = "    played   0 g4 g10 g12  2 y10 y1 y7  2 y6 y12 g1  1 b10 b12 b1  2"

PASSING: TrickSnipers = GAME.parse(DEALT.format("", "", "") + "    sealed   0 b9 g6 r2 y12")
STARTING: TrickSnipers = GAME.parse(PASSED)
BETWEEN: TrickSnipers = GAME.parse(PASSED + TRICKS)  # Cleo is about to lead the fifth trick
MIDWAY: TrickSnipers = GAME.parse(PASSED + TRICKS + " b4 b3")  # and Ben to play to it
AIDED: TrickSnipers = GAME.parse(PASSED.replace("house", "house memory_aid") + TRICKS + " b4 b3")
OVER: TrickSnipers = GAME.parse(PASSED + TRICKS + " r7 r2 r12")


def seen(state: TrickSnipers, viewer: Viewer = 1) -> View:
    view: View = state.view(viewer)
    return view


def drawn(state: TrickSnipers, viewer: Viewer = 1, glyphs: Glyphs = DRAWN) -> list[str]:
    return [line.rstrip() for line in plain(draw_table(seen(state, viewer), glyphs)).splitlines()]


def row(lines: list[str], beginning: str) -> str:
    """The one line that begins so."""
    (found,) = [line for line in lines if line.startswith(beginning)]
    return found
