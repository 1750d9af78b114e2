"""Games begun under older rules are played on as they were, or refused with the rule that changed."""

from __future__ import annotations

from typing import Any

import pytest

from boomtable.engine import BadRecord
from boomtable.games.two_rooms import GAME

DECK = "president bomber {} red-team blue-team red-team blue-team"
TOUCHED: list[tuple[str, dict[str, Any]]] = [
    ("TR13", {"playset": DECK.format("security-red gambler")}),
    ("TR15", {"playset": DECK.format("psychologist-red gambler")}),
    ("TR20", {"playset": DECK.format("paparazzo-red paparazzo-blue"), "privacy_promise": True}),
    ("TR24", {"playset": DECK.format("doctor hot-potato")}),
    ("TR24", {"playset": DECK.format("tinkerer leprechaun")}),
    ("TR28", {"playset": DECK.format("clone robot"), "premature_loss": True}),
    ("TR31", {"playset": DECK.format("usurper-blue hot-potato")}),
    ("TR32", {"playset": DECK.format("mayor-blue gambler")}),
]
UNTOUCHED: list[dict[str, Any]] = [
    {"playset": DECK.format("doctor engineer")},
    {"playset": DECK.format("paparazzo-red paparazzo-blue")},
    {"playset": DECK.format("clone hot-potato"), "premature_loss": True},
    {"playset": DECK.format("clone robot")},
]


@pytest.mark.parametrize(("rule", "options"), TOUCHED)
def test_an_older_game_that_could_meet_a_changed_rule_is_refused(rule: str, options: dict[str, Any]) -> None:
    with pytest.raises(BadRecord) as error:
        GAME.options_since(1, 8, options)
    assert rule in str(error.value)
    assert GAME.options_since(GAME.rules, 8, options) == options


def test_an_older_game_gives_those_who_pause_its_end_a_minute() -> None:
    """[TR22] As it did."""
    assert GAME.options_since(1, 8, {})["last_minute"] is True
    assert GAME.options_since(1, 8, {"last_minute": False})["last_minute"] is False


def test_an_older_game_shows_colours_unless_it_says_otherwise() -> None:
    """[TR17]"""
    assert GAME.options_since(1, 11, {})["colours"] is True
    assert GAME.options_since(1, 11, {"colours": False})["colours"] is False


@pytest.mark.parametrize("options", UNTOUCHED)
def test_an_older_game_that_could_not_is_played_on(options: dict[str, Any]) -> None:
    assert options.items() <= GAME.options_since(1, 8, options).items()
