"""Many replays as data: put together as a page does it, they are what everyone saw and heard live, byte for byte."""

from __future__ import annotations

import pytest

from boomtable.games.catalog import find
from tests.replays.test_film import SIZES, differing

pytestmark = pytest.mark.slow

GAMES = 20  # of each title
MORE = 1000
EVENINGS = ((6, 40), (30, 10))  # of Two Rooms, by players, as they are long


@pytest.mark.parametrize("title", SIZES)
def test_a_page_plays_back_what_everyone_saw_live(title: str) -> None:
    sizes = SIZES[title]
    for seed in range(1, GAMES + 1):
        players = sizes[seed % len(sizes)]
        assert differing(find(title), players, seed) == [], (players, seed)


@pytest.mark.soak
@pytest.mark.parametrize("title", SIZES)
def test_a_thousand_games_are_played_back_as_they_were_seen(title: str) -> None:
    each = EVENINGS if title == "two-rooms" else tuple((players, MORE // 2) for players in SIZES[title])
    for players, count in each:
        for seed in range(1000, 1000 + count):
            assert differing(find(title), players, seed) == [], (players, seed)
