"""Imagined tables from more views: with the right frequencies, and never impossible."""

from __future__ import annotations

import pytest

from boomtable.engine import Viewer
from tests.games.time_bomb_evolution.stories import tell
from tests.games.time_bomb_evolution.test_imagine import (
    LATE,
    STORIES,
    VIEWERS,
    assert_last_hands_fit,
    assert_removal_fits,
    views_that_fit,
)
from tests.titles import TIME_BOMB_EVOLUTION

GAMES = 1500
some_viewers = pytest.mark.parametrize("viewer", VIEWERS)


@some_viewers
@pytest.mark.parametrize("story", STORIES)
def test_removed_cards_are_imagined_as_often_as_they_are_likely_in_many_games(story: str, viewer: Viewer) -> None:
    """[TE2]"""
    assert_removal_fits(tell(story), viewer, GAMES)


@some_viewers
def test_late_cards_are_imagined_as_often_as_they_are_likely_in_many_games(viewer: Viewer) -> None:
    """[TB5] [TB8] [TE2]"""
    assert_removal_fits(LATE, viewer, GAMES)
    assert_last_hands_fit(viewer, GAMES)


def test_no_table_imagined_from_thousands_of_views_is_impossible() -> None:
    assert views_that_fit(TIME_BOMB_EVOLUTION.setups * 2) >= 2000
