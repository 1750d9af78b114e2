"""Whole games of bots at every number of players, with every card and any house rules."""

from __future__ import annotations

import pytest

from boomtable.engine import Seeded, Table
from boomtable.games.two_rooms import GAME
from boomtable.games.two_rooms.characters import CARDS
from tests.bots.two_rooms.test_games import LEVELS, acts_a_minute, ended, random_table
from tests.games.two_rooms.scenes import evening


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [6, 11])
def test_they_play_the_basic_game_to_its_end(level: str, players: int) -> None:
    assert ended(GAME.table(players), 1, level).outcome


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [10, 20])
def test_nobody_sits_about(level: str, players: int) -> None:
    assert acts_a_minute(players, 2, level) >= 3


@pytest.mark.parametrize("card", [*CARDS])
def test_every_card_is_played_as_the_rules_allow(card: str) -> None:
    """For a while in the last round but one, among the three levels, and then to the end."""
    scene = f"{card} president red-team* blue-team gambler / bomber red-team blue-team* red-team blue-team"
    sober = "blue-team" if card == "drunk" else ""
    assert ended(Table(evening(scene, round=2, buried="martyr", sober=sober)), 6, *LEVELS).outcome


@pytest.mark.parametrize("seed", range(3, 40))
def test_nothing_they_meet_makes_them_break_a_rule(seed: int) -> None:
    assert ended(random_table(Seeded("any evening", seed)), seed, *LEVELS).outcome
