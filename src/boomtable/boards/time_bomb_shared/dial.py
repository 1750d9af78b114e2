"""The clock on the bench: a dial of four rounds, and what they have brought so far."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from boomtable.boards.time_bomb_shared.glyphs import Glyphs
from boomtable.games.time_bomb_shared.cards import ROUNDS
from boomtable.games.time_bomb_shared.view import WireView
from boomtable.words import say

HUB = 4  # the column of the dial's middle
SUCCESS = "success"  # in either box


def dial(view: WireView, glyphs: Glyphs, *own: Text) -> Table:
    """The face with its hand on the round, and the figures beside it, two of them the box's own."""
    grid = Table.grid(padding=(0, 2))
    grid.add_row(face(view.round, glyphs), Group(*figures(view, glyphs, *own)))
    return grid


def face(round_: int, glyphs: Glyphs) -> Text:
    upright, level = glyphs.hands
    rows = [list(row) for row in glyphs.dial]
    rows[2][HUB] = glyphs.hub
    match round_:
        case 1:
            rows[1][HUB] = upright
        case 2:
            rows[2][HUB + 1 : HUB + 3] = level
        case 3:
            rows[3][HUB] = upright
        case 4:
            rows[2][HUB - 2 : HUB] = level
    drawn = Text("\n".join(map("".join, rows)), style="brass")
    drawn.highlight_words([str(passed) for passed in range(1, round_)], "quiet")
    drawn.highlight_words([str(round_)], "now")
    return drawn


def figures(view: WireView, glyphs: Glyphs, *own: Text) -> list[Text]:
    found = sum(cut.wire == SUCCESS for cut in view.cuts)
    marks = " ".join(glyphs.found * found + glyphs.hidden * (view.players - found))
    return [
        Text(say("time-bomb-round", round=view.round, rounds=ROUNDS), style="now"),
        *own,
        Text(say("time-bomb-found", found=found, all=view.players)),
        Text(marks, style=SUCCESS),
    ]


def cut_this_round(view: WireView) -> tuple[Any, ...]:
    return view.cuts[max(0, view.round - 1) * view.players :]


def tray(view: WireView, glyphs: Glyphs, named: Mapping[str, str]) -> Group:
    """The cut wires, sorted by kind and by round [TB10], under the names of some kinds."""
    key = [Text.assemble((called, "quiet"), " ", glyphs.letter(wire)) for wire, called in named.items()]
    return Group(Text("  ").join(key), *[_row(view, number, glyphs) for number in range(1, ROUNDS + 1)])


def _row(view: WireView, number: int, glyphs: Glyphs) -> Text:
    cuts = view.cuts[(number - 1) * view.players : number * view.players]
    style = "now" if number == view.round else "quiet"
    return Text.assemble((str(number), style), "  ", glyphs.sorted(cut.wire for cut in cuts))
