"""The engine and the oracle, move by move, in more games."""

from __future__ import annotations

from typing import Any

from tests.games.time_bomb_evolution.test_lockstep import assert_agreed, every_setup


@every_setup
def test_engine_and_oracle_agree_in_many_games(players: int, options: dict[str, Any]) -> None:
    """510 games over all numbers of players and house rules."""
    assert_agreed(players, options, 17)
