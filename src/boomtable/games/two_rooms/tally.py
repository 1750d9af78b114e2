"""What to count in finished evenings."""

from __future__ import annotations

from collections.abc import Iterator

from boomtable.games.two_rooms.characters.character import CARDS, Team
from boomtable.games.two_rooms.judging import Judge
from boomtable.games.two_rooms.table import TwoRooms


def tally(table: TwoRooms) -> Iterator[tuple[str, float]]:
    """Whether President and Bomber ended in one room, how many shares there were, and who of grey and green won."""
    judge = Judge(table)
    if judge.president is not None and judge.bomber is not None:
        yield "together", float(judge.with_bomber(judge.president))
    yield "shares", float(len(table.shares))
    for seat, person in enumerate(table.people):
        if CARDS[person.card].team in (Team.GREY, Team.GREEN):
            yield "alone", float(judge.verdict(seat).won)
