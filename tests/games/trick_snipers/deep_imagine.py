"""Imagined tables from more views and endgames: always possible, and all equally likely."""

from __future__ import annotations

import pytest

from boomtable.engine import PUBLIC, Viewer
from tests.games.trick_snipers.test_imagine import assert_all_as_likely, every_table, views_that_fit


@every_table
def test_what_is_imagined_from_many_views_can_be_and_looks_the_same(players: int) -> None:
    assert views_that_fit(players, 24) > 1000


@pytest.mark.parametrize(
    ("players", "left", "viewer"),
    [(3, 2, 0), (3, 2, 1), (3, 3, 2), (3, 1, PUBLIC), (4, 2, 3), (4, 1, PUBLIC), (5, 1, 2), (5, 1, PUBLIC)],
)
def test_every_way_the_cards_can_lie_is_as_likely_as_another_in_many_endgames(
    players: int, left: int, viewer: Viewer
) -> None:
    assert_all_as_likely(players, left, viewer, 2)
