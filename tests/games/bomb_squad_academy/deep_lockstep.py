"""The engine and the oracle, move by move, in more games."""

from __future__ import annotations

from boomtable.games.bomb_squad_academy.cards import Tool
from tests.games.bomb_squad_academy.test_lockstep import every_number, used_in


@every_number
def test_engine_and_oracle_agree_in_many_games(players: int) -> None:
    """320 games over all numbers of players and house rules; with each number all Tools are used that can be."""
    never = {"air-horn"} if players == 2 else set()  # it needs two other players
    assert used_in(players, 80) == {*map(str, Tool)} - never
