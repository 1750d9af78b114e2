"""The class: scores, ages, cards on the table, Tools, and where everyone has looked."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from boomtable.boards.bomb_squad_academy.glyphs import STYLES, Glyphs
from boomtable.boards.bomb_squad_academy.speech import action_name, listed, tool_name
from boomtable.boards.bomb_squad_academy.wires import letter
from boomtable.boards.seat_label import plate
from boomtable.boards.seat_names import name
from boomtable.engine import Seat
from boomtable.games.bomb_squad_academy import Action, View, Wire
from boomtable.games.bomb_squad_academy.cards import CUTS
from boomtable.words import say

COLUMNS = ("player", "points", "age", "table", "tools")


def players(view: View, glyphs: Glyphs) -> Table:
    """A row for each player."""
    columns = [say(f"academy-column-{column}") for column in COLUMNS]
    grid = Table(*columns, box=None, padding=(0, 2, 0, 0), header_style="quiet")
    grid.columns[0].no_wrap = True
    grid.columns[0].min_width = 14
    grid.columns[3].min_width = 24
    grid.columns[1].justify = grid.columns[2].justify = "right"
    for seat in range(view.players):
        age = str(view.ages.index(seat) + 1) if view.ages else ""
        tools = listed(map(tool_name, view.tools[seat]))
        grid.add_row(seated(view, seat, glyphs), str(view.scores[seat]), age, table_cards(view, seat, glyphs), tools)
    return grid


def seated(view: View, seat: Seat, glyphs: Glyphs) -> Text:
    """Who it is, and whether they have still to answer."""
    mark = glyphs.asked if seat in view.waiting else glyphs.answered if seat in view.answered else " "
    return plate(view.viewer, seat, mark)


def table_cards(view: View, seat: Seat, glyphs: Glyphs) -> Text:
    """The oldest first; a Wait set aside in brackets; behind the last what a Tool made of it [BS13] [BS20]."""
    row = [_card(action) for action in view.cards[seat]]
    if view.aside[seat]:
        row.insert(0, Text(f"({action_name(Action.WAIT)})", style="quiet"))
    acting = view.acting[seat] if view.acting else None
    if acting and view.cards[seat][-1:] != (acting,):
        row.append(Text.assemble(f"{glyphs.becomes} ", _card(acting)))
    return Text(" ").join(row)


def _card(action: Action) -> Text:
    return Text(action_name(action), style=STYLES[CUTS.get(action, action)])


def looks(view: View) -> list[Text]:
    """What the others know and the table knows that they know [BS12]."""
    others = [seat for seat in range(view.players) if seat != view.viewer and _known(view, seat)]
    seen = [f"{seat} {name(seat)}: {_known(view, seat)}" for seat in others]
    return [Text.assemble((say("academy-others-saw"), "quiet"), " ", "; ".join(seen))] if seen else []


def _known(view: View, seat: Seat) -> str:
    held = [look for look in view.looks[seat] if look.holds]
    tops = {look.wire for look in held if look.cards}
    under = {look.wire for look in held if not look.cards}
    found = [("academy-known-top", tops), ("academy-known-tiles", under)]
    return listed(
        say(code, wires=" ".join(map(letter, filter(wires.__contains__, Wire)))) for code, wires in found if wires
    )
