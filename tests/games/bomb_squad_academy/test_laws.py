"""No law is broken in tens of thousands of random games."""

from __future__ import annotations

from typing import Any

import pytest

from boomtable.engine import Seeded
from boomtable.games.bomb_squad_academy import GAME, Academy
from tests.conformance import laws
from tests.titles import BOMB_SQUAD_ACADEMY

OPTION_SETS: tuple[dict[str, Any], ...] = (
    {},
    {"allow_negative": True},
    {"plates_stay": False, "co_cutters": True},
    {"decks": "green 2 3 4 5 / 9, red 0 0 6 6 6 / 12"},
)
LOOKS = 20  # one in this many tables is checked, and one in this many of those thoroughly

every_number = pytest.mark.parametrize("players", GAME.seats)


@every_number
def test_random_games_break_no_law(players: int) -> None:
    for game in range(20):
        play(players, game)


@pytest.mark.soak
@every_number
def test_many_random_games_break_no_law(players: int) -> None:
    """20,000 for each number of players."""
    for game in range(20_000):
        play(players, game)


def play(players: int, number: int) -> None:
    """One random game; it ends, nothing is lost in it, and scores add up."""
    luck = Seeded("law", players, number)
    table: Academy = GAME.table(players, OPTION_SETS[number % len(OPTION_SETS)]).state
    whole = BOMB_SQUAD_ACADEMY.cards(table)
    while turn := table.turn:
        seat = turn[luck.pick(len(turn))]
        table = table.play(seat, table.choices(seat).sample(luck))
        if luck.pick(LOOKS) == 0:
            laws.an_outcome_exists_exactly_when_nobody_is_in_turn(BOMB_SQUAD_ACADEMY, table)
            laws.a_default_is_always_at_hand(table)
            assert BOMB_SQUAD_ACADEMY.cards(table) == whole
            if luck.pick(LOOKS) == 0:
                laws.same_chair_same_view(BOMB_SQUAD_ACADEMY, table, luck)
    laws.an_outcome_exists_exactly_when_nobody_is_in_turn(BOMB_SQUAD_ACADEMY, table)
    assert BOMB_SQUAD_ACADEMY.cards(table) == whole
    assert table.bomb == 3
