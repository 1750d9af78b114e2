"""Everything turned up: who won, what everyone was dealt and passed, and the cards that were not used."""

from __future__ import annotations

from rich.console import Group
from rich.table import Table
from rich.text import Text

from boomtable.boards.seat_names import name
from boomtable.boards.trick_snipers.glyphs import Glyphs, by_clan, row
from boomtable.games.trick_snipers import View
from boomtable.games.trick_snipers.cards import minus
from boomtable.words import say

WIDTH = 78  # columns
COLUMNS = ("winner", "scored", "took", "passed", "kept")


def ending(view: View, glyphs: Glyphs) -> Group:
    outcome = view.outcome
    assert outcome
    unused = Text.assemble((f"{say('snipers-unused')}  ", "quiet"), row(view.deal[-1]))
    words = Text(say(f"trick-snipers-ending-{outcome.why}"))
    return Group(_banner(glyphs), Text(), _hands(view, outcome.winners, glyphs), unused, Text(), words)


def _banner(glyphs: Glyphs) -> Text:
    word = f" {say('snipers-banner')} "
    half = glyphs.strand * ((WIDTH - len(word)) // 2)
    return Text.assemble((half, "brass"), (word, "title reverse"), (half, "brass"))


def _hands(view: View, winners: tuple[int, ...], glyphs: Glyphs) -> Table:
    """Most points and tricks first: what they passed to the left, and what they kept of their deal."""
    columns = [say(f"snipers-column-{column}", to=glyphs.passed) for column in COLUMNS]
    grid = Table(*columns, box=None, padding=(0, 2, 0, 0), header_style="quiet")
    grid.columns[0].no_wrap = True
    grid.columns[2].justify = "right"
    for seat in sorted(range(view.players), key=lambda seat: (-view.points[seat], -view.counts[seat])):
        won = seat in winners
        label = Text(f"{glyphs.winner if won else ' '} {seat} {name(seat)}", style="now" if won else "")
        kept = by_clan(minus(view.deal[seat], view.passes[seat]))
        grid.add_row(label, glyphs.points(view.points[seat]), str(view.counts[seat]), row(view.passes[seat]), kept)
    return grid
