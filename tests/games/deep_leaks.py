"""Titles without a leak pass the leak checks, in more games."""

from __future__ import annotations

import pytest

from tests.conformance.leaks import hides_all
from tests.titles import BOMB_SQUAD_ACADEMY, TIME_BOMB, TIME_BOMB_EVOLUTION, TRICK_SNIPERS, Title


@pytest.mark.parametrize(
    ("title", "games"),
    [(TIME_BOMB, 40), (TIME_BOMB_EVOLUTION, 8), (BOMB_SQUAD_ACADEMY, 12), (TRICK_SNIPERS, 12)],
    ids=str,
)
def test_a_table_without_a_leak_is_not_accused_in_many_games(title: Title, games: int) -> None:
    assert hides_all(title, games)
