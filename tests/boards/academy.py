"""Tables of Bomb Squad Academy for board tests."""

from __future__ import annotations

from collections.abc import Iterator

from boomtable.boards.bomb_squad_academy import DRAWN, Glyphs, draw_table
from boomtable.bots import make_bots, play_game
from boomtable.engine import Viewer
from boomtable.games.bomb_squad_academy import GAME, Academy, View
from tests.boards.time_bomb import plain
from tests.games.bomb_squad_academy.scenes import play, scene

# The third round of bomb II; Ada's cards are up to her.
MIDWAY = scene(
    3,
    round=3,
    scores=[12, 9, 9],
    ages=[2, 0, 1],
    tools=["hammer", "x-ray amplifier", ""],
    cards=["red chicken", "wait blue", "green"],
    aside=[2],
    plates="green yellow",
    green="1 3 / 2 0 / ..B",
    blue="4 2 2 4 1 / 0 / oB.",
)
NOSY = play(MIDWAY, "choose wait chicken red", "0 protect blue", "1 peek green,blue")


def seen(table: Academy, viewer: Viewer = 0) -> View:
    view: View = table.view(viewer)
    return view


def drawn(table: Academy, viewer: Viewer = 0, glyphs: Glyphs = DRAWN) -> list[str]:
    return [line.rstrip() for line in plain(draw_table(seen(table, viewer), glyphs)).splitlines()]


def row(lines: list[str], beginning: str) -> str:
    """The one line that begins so."""
    (found,) = [line for line in lines if line.startswith(beginning)]
    return found


def asked(players: int, seed: int) -> Iterator[Academy]:
    """A game of bots, wherever the first seat is asked."""
    for table in play_game(GAME, players, make_bots(GAME, players, ("random",)), (seed,)):
        if 0 in table.state.turn:
            yield table.state
