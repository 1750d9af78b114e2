"""Tables imagined from more views: none is impossible."""

from __future__ import annotations

from tests.games.time_bomb_evolution.test_imagine import views_that_fit
from tests.titles import TIME_BOMB_EVOLUTION


def test_no_table_imagined_from_thousands_of_views_is_impossible() -> None:
    assert views_that_fit(TIME_BOMB_EVOLUTION.setups * 2) >= 2000
