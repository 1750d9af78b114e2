"""How often SWAT wins when every cut is random, checked by playing more games."""

from __future__ import annotations

import pytest

from tests.games.time_bomb.test_figures import assert_met


@pytest.mark.parametrize(("players", "games"), [(4, 4000), (5, 4000), (6, 4000), (7, 3000), (8, 3000)])
def test_blind_play_meets_the_figure_in_many_games(players: int, games: int) -> None:
    assert_met(players, "figures", games)
