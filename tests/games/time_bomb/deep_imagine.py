"""Imagined tables occur as often as they are likely, with more samples."""

from __future__ import annotations

from fractions import Fraction

import pytest

from boomtable.engine import Viewer
from tests.games.time_bomb.test_imagine import assert_hands_fit, assert_roles_fit, every_chair

GAMES = 4000


@pytest.mark.parametrize("seat", [0, 3])
def test_hands_are_imagined_as_often_as_they_are_likely_in_many_games(seat: int) -> None:
    """[TB5] [TB6] [TB8]"""
    assert_hands_fit(seat, GAMES)


@every_chair
def test_roles_are_imagined_as_often_as_they_are_likely_in_many_games(viewer: Viewer, terrorist: Fraction) -> None:
    """[TB1]"""
    assert_roles_fit(viewer, terrorist, GAMES)
