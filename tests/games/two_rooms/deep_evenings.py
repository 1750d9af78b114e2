"""More random games: all of them end, and nothing is lost."""

from __future__ import annotations

import pytest

from boomtable.engine import Seeded
from tests.games.two_rooms.test_evenings import spend


@pytest.mark.parametrize("chunk", range(4))
def test_nothing_is_lost_on_many_evenings(chunk: int) -> None:
    """60 evenings."""
    for number in range(15):
        spend(Seeded("evening", chunk, number))
