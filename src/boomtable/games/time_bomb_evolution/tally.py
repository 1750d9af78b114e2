"""What to count in finished games: what both boxes count, and how the colours in play fared."""

from __future__ import annotations

from collections.abc import Iterator

from boomtable.games.time_bomb_evolution.table import Evolution
from boomtable.games.time_bomb_shared.cards import Ending
from boomtable.games.time_bomb_shared.tally import tally as tally_both


def tally(table: Evolution) -> Iterator[tuple[str, float]]:
    """For every colour in play also whether SWAT won, and whether it was this one that exploded."""
    yield from tally_both(table)
    for colour in table.colours:
        yield f"colour:wire-{colour}", float(table.ending is Ending.DISARMED)
        yield f"exploded:wire-{colour}", float(table.exploded is colour)
