"""What to count in finished games of either box."""

from __future__ import annotations

from collections.abc import Iterator

from boomtable.games.time_bomb_shared.cards import WINNERS, Ending
from boomtable.games.time_bomb_shared.table import WireTable


def tally(table: WireTable) -> Iterator[tuple[str, float]]:
    """How it ended, how long it took, and whether the side of who had the nippers first won."""
    for ending in Ending:
        yield f"ending:{ending}", float(table.ending is ending)
        if table.ending is ending:
            yield "clipper:won", float(table.roles[table.start] is WINNERS[ending])
    yield "rounds", table.round
    yield "cuts", len(table.cuts)
