"""What to count in finished games."""

from __future__ import annotations

from collections.abc import Iterator

from boomtable.games.trick_snipers.moves import Ending
from boomtable.games.trick_snipers.table import TrickSnipers


def tally(table: TrickSnipers) -> Iterator[tuple[str, float]]:
    """How it ended, how many tricks it took, what brought the points, and whether the first leader won."""
    for ending in Ending:
        yield f"ending:{ending}", float(table.ending is ending)
    yield "tricks", len(table.tricks)
    yield "points:snipe", sum(trick.points for trick in table.tricks if trick.sniped)
    yield "points:chief", sum(trick.points for trick in table.tricks if not trick.sniped)
    yield "leader:won", float(table.tricks[0].leader in table.winners)
