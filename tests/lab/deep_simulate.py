"""Many random games give the computed frequencies."""

from __future__ import annotations

import pytest

from boomtable.games.time_bomb import GAME
from tests.lab.test_simulate import as_counted


@pytest.mark.parametrize("players", GAME.seats)
@pytest.mark.parametrize("games", [3000, pytest.param(100_000, marks=pytest.mark.soak)])
def test_random_swat_wins_as_often_as_counting_says(players: int, games: int) -> None:
    assert as_counted(players, games)
