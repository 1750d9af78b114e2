"""Moves and talk of more games, written and read."""

from __future__ import annotations

from tests.engine.test_notation import assert_written_and_read, every_title
from tests.titles import Title


@every_title
def test_every_move_and_word_met_in_many_games_can_be_written_and_read(title: Title) -> None:
    assert_written_and_read(title, 60)
