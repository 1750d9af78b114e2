"""The bombs in a row: how many wires of each are cut, when it explodes, and whether it is protected."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from boomtable.boards.time_bomb_evolution.glyphs import Glyphs
from boomtable.boards.time_bomb_shared.dial import cut_this_round
from boomtable.games.time_bomb_evolution import COLOURS, View, Wire
from boomtable.words import say

WIDTH = 12  # columns


def bombs(view: View, glyphs: Glyphs) -> Table:
    """A column for each colour in play, in the order of the rules [TE1] [TE5]."""
    thresholds = dict(zip(view.colours, view.thresholds, strict=True))
    colours = [colour for colour in COLOURS if colour in thresholds]
    grid = Table.grid(padding=(0, 1, 0, 0))
    for _ in colours:
        grid.add_column(width=WIDTH, no_wrap=True)
    grid.add_row(*[_name(colour, glyphs) for colour in colours])
    grid.add_row(*[_tally(view, colour, thresholds[colour], glyphs) for colour in colours])
    if view.evolution or view.exploded:
        grid.add_row(*[_fate(view, colour) for colour in colours])
    return grid


def _name(colour: Wire, glyphs: Glyphs) -> Text:
    return Text.assemble(glyphs.letter(colour), " ", say(f"time-bomb-evolution-wire-{colour}"))


def _tally(view: View, colour: Wire, threshold: int, glyphs: Glyphs) -> Text:
    """A mark for each wire, those cut in earlier rounds first, and in figures how near it is."""
    cut = sum(snip.wire is colour for snip in view.cuts)
    now = sum(snip.wire is colour for snip in cut_this_round(view))
    earlier, new, free = glyphs.slots
    marks = earlier * (cut - now) + new * now + free * (threshold - cut)
    return Text(f"{marks} {say('time-bomb-evolution-tally', cut=cut, threshold=threshold)}")


def _fate(view: View, colour: Wire) -> Text:
    if view.exploded is colour:
        return Text(say("time-bomb-evolution-blown"), style="boom")
    return Text(say("time-bomb-evolution-protected") if colour in view.protected else "", style="now")
