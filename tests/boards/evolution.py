"""Tables of Time Bomb Evolution for board tests."""

from __future__ import annotations

from boomtable.boards.time_bomb_evolution import DRAWN, Glyphs, draw_table
from boomtable.engine import Table, Viewer
from boomtable.games.time_bomb_evolution import GAME, Evolution, View
from tests.boards.time_bomb import plain
from tests.games.time_bomb_evolution.stories import drawing, tell

CLIPPING = tell("1G 2S +G 1Y 3B -G | 1G 0K", 4)  # Ada has the nippers
STANDARD = tell("1G 2S 1R 3B | 2G 3G", 4, "")  # and Dov has them here
COMMANDED = tell("1G 2R #3", 4)  # Cleo must cut a wire of Ben's
OWN = tell("1G 2R #0", 4)  # Cleo must cut one of her own
PROTECTING = tell("1G 2Y 3R #1 0S", 4)  # Dov has cut a Success, and so protects a colour
UNPROTECTING = tell("1G 0G 1Y 2S +G | 1G 0B", 4)  # Ben has cut a Blue while Green is protected
OVER = tell("1G 0G 1Y 2S +G | 1G 0B -G", 4)  # and has taken the protection off three Green
IN_TURN: Evolution = GAME.parse(drawing(claims="in_turn").replace("said - - - -", "said S1R0"))  # Ben is next to claim


def seen(state: Evolution, viewer: Viewer = 0) -> View:
    view: View = state.view(viewer)
    return view


def drawn(table: Evolution | Table[Evolution], viewer: Viewer = 0, glyphs: Glyphs = DRAWN) -> list[str]:
    seated = Table(table) if isinstance(table, Evolution) else table
    shown = plain(draw_table(seen(seated.state, viewer), seated.heard(viewer), glyphs))
    return [line.rstrip() for line in shown.splitlines()]
