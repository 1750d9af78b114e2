"""The engine and the oracle, move by move, in more games."""

from __future__ import annotations

from tests.games.trick_snipers.test_lockstep import dull_endings, endings, every_dull_setup, every_setup


@every_setup
def test_engine_and_oracle_agree_in_many_games(players: int, strict: bool) -> None:
    """504 games over all numbers of players, with and without winners that have no point."""
    assert endings(players, 84, strict=strict) == {"two-points", "most-tricks"}


@every_dull_setup
def test_they_agree_in_many_games_where_nobody_can_score_by_a_seven(players: int, strict: bool) -> None:
    """[TS10] All 7s are among the unused cards, so that some games end without a point."""
    assert ("nobody" in dull_endings(players, 150, strict=strict)) == strict
