"""The quick tests of every title's bots, at every number of players and with all options."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tests.bots.bomb_squad_academy import test_players as academy
from tests.bots.time_bomb import test_players as time_bomb
from tests.bots.time_bomb_evolution import test_players as evolution
from tests.bots.trick_snipers import test_players as snipers

CLAIMS = ("free", "in_turn", "off")


@pytest.mark.parametrize(("level", "players", "options"), [*product(academy.LEVELS, range(2, 6), academy.OPTION_SETS)])
def test_answers_are_legal_in_the_academy(level: str, players: int, options: dict[str, Any]) -> None:
    academy.test_answers_are_legal_in_whole_games(level, players, options)


@pytest.mark.parametrize("level", academy.LEVELS)
def test_the_academys_players_know_what_their_seat_knows(level: str) -> None:
    academy.test_answers_are_the_same_at_tables_that_look_alike(level, 5)


@pytest.mark.parametrize(("level", "players", "options"), [*product(snipers.LEVELS, range(3, 6), snipers.OPTION_SETS)])
def test_answers_are_legal_among_trick_snipers(level: str, players: int, options: dict[str, Any]) -> None:
    snipers.test_answers_are_legal_in_whole_games(level, players, options)


@pytest.mark.parametrize(("level", "players"), [*product(snipers.LEVELS, (3, 5))])
def test_trick_snipers_know_what_their_seat_knows(level: str, players: int) -> None:
    snipers.test_at_tables_that_look_alike_answers_are_alike(level, players)


@pytest.mark.parametrize(("level", "claims", "players"), [*product(time_bomb.LEVELS, CLAIMS, range(4, 9))])
def test_time_bomb_is_played_to_its_end(level: str, claims: str, players: int) -> None:
    time_bomb.test_they_play_every_game_to_its_end(level, claims, players)


@pytest.mark.parametrize(("level", "claims", "players"), [*product(evolution.LEVELS, CLAIMS, range(4, 7))])
def test_time_bomb_evolution_is_played_to_its_end(level: str, claims: str, players: int) -> None:
    evolution.test_they_play_every_game_to_its_end(level, claims, players)
