"""What only this viewer has before them: what they have seen, what they have sealed, and what their Tools do."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from boomtable.boards.bomb_squad_academy.glyphs import STYLES
from boomtable.boards.bomb_squad_academy.speech import action_name, tile_name, tool_name
from boomtable.boards.bomb_squad_academy.wires import letter
from boomtable.games.bomb_squad_academy import Choose, Declare, Tool, View
from boomtable.games.bomb_squad_academy.glimpses import Glimpse
from boomtable.games.bomb_squad_academy.moves import BombSet, Declared, Peeked, PeekedUnder
from boomtable.words import say


def mine(view: View) -> list[RenderableType]:
    """A spectator has none of this but the Tools on display, which are there for all."""
    tools = view.display or (view.tools[view.viewer] if isinstance(view.viewer, int) else ())
    return [*_saw(view), *_sealed(view), *([texts(tools)] if tools else [])]


def texts(tools: Iterable[Tool]) -> Table:
    """Tools with what is written on them."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    for tool in tools:
        grid.add_row(Text(tool_name(tool), style="now"), say(f"bomb-squad-academy-tool-{tool}-text"))
    return grid


def _saw(view: View) -> list[Text]:
    """What was seen of this bomb: the latest of each wire and kind, and whether it still holds [BS34]."""
    glimpses = view.glimpses[len(view.glimpses) - min(_looks(view), len(view.glimpses)) :]
    latest = {(glimpse.wire, bool(glimpse.cards)): glimpse for glimpse in glimpses}
    seen = sorted(latest.values(), key=lambda glimpse: not glimpse.holds)
    return [Text.assemble((say("academy-saw"), "quiet"), " ", Text("  ").join(map(_glimpse, seen)))] if seen else []


def _looks(view: View) -> int:
    """How many wires this viewer has looked at since the bomb was set."""
    looks = 0
    for news in view.story:
        match news:
            case BombSet():
                looks = 0
            case Peeked(seat, wires) | PeekedUnder(seat, wires) if seat == view.viewer:
                looks += len(wires)
            case Declared((seat, *_), (Tool.X_RAY, *_)) if seat == view.viewer:
                looks += 1
    return looks


def _glimpse(glimpse: Glimpse) -> Text:
    what = " ".join(map(str, glimpse.cards)) if glimpse.cards else " ".join(map(tile_name, glimpse.tiles))
    kind = say("academy-saw-top", cards=what) if glimpse.cards else say("academy-saw-tiles", tiles=what)
    holds = say("academy-holds" if glimpse.holds else "academy-gone")
    style = "" if glimpse.holds else "quiet"
    return Text.assemble((letter(glimpse.wire), STYLES[glimpse.wire]), (f" {kind} ({holds})", style))


def _sealed(view: View) -> list[Text]:
    match view.answer:
        case None:
            return []
        case Choose(action):
            what = action_name(action)
        case Declare(tool):
            what = tool_name(tool)
        case _:
            what = say("bomb-squad-academy-move-pass")
    return [Text.assemble((say("academy-sealed"), "quiet"), " ", what)]
