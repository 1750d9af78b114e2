"""House rules: what a host may choose, and what not."""

from __future__ import annotations

import pytest

from boomtable.engine import BadSetup
from boomtable.games.time_bomb_evolution import COLOURS, GAME, Claims, Options, Wire


def test_the_standard_game_is_played_if_nothing_else_is_agreed() -> None:
    """[TE6] Free claims, no effects, and all six colours to draw from."""
    assert Options() == Options(Claims.FREE, False, False, False, "")
    table = GAME.table(4).state
    assert [table.evolution, table.prevent_any_revealed, table.pink_counted_at_round_4] == [False] * 3
    assert table.palette == tuple(sorted(COLOURS))


@pytest.mark.parametrize("rule", ["evolution", "prevent_any_revealed", "pink_counted_at_round_4"])
def test_each_rule_can_be_agreed_on_by_itself(rule: str) -> None:
    """[TE6] [TE15]"""
    table = GAME.table(5, {rule: True}).state
    assert getattr(table, rule)
    assert [table.evolution, table.prevent_any_revealed, table.pink_counted_at_round_4].count(True) == 1


@pytest.mark.parametrize("text", ["green red blue pink", "pink,blue,red,green", " pink ,  blue red,green "])
def test_colours_are_named_in_any_order(text: str) -> None:
    """[TE1]"""
    assert GAME.table(4, {"colours": text}).state.palette == (Wire.BLUE, Wire.GREEN, Wire.PINK, Wire.RED)


@pytest.mark.parametrize(
    "text", ["green red blue mauve", "green green red blue", "success green red blue", "Green red blue pink"]
)
def test_only_colours_there_are_can_be_named_and_none_twice(text: str) -> None:
    """[TE1]"""
    with pytest.raises(BadSetup, match="time-bomb-evolution-unknown-colours") as error:
        GAME.table(4, {"colours": text})
    assert error.value.facts == {"text": text, "allowed": "green purple red blue yellow pink"}


@pytest.mark.parametrize(
    ("players", "text"), [(4, "green"), (5, "green red blue pink"), (6, "green red blue pink yellow")]
)
def test_as_many_colours_as_players_are_named_at_least(players: int, text: str) -> None:
    """[TE1]"""
    with pytest.raises(BadSetup, match="time-bomb-evolution-few-colours") as error:
        GAME.table(players, {"colours": text})
    assert error.value.facts == {"players": players, "named": len(text.split())}


def test_six_players_can_name_all_six() -> None:
    """[TE1]"""
    named = GAME.table(6, {"colours": " ".join(COLOURS)}).state
    assert named == GAME.table(6).state
