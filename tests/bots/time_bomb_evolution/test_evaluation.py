"""What a position is worth rises and falls as the rules say."""

from __future__ import annotations

import pytest

from boomtable.bots.time_bomb_evolution.beliefs import beliefs
from boomtable.bots.time_bomb_evolution.evaluation import Position, Tuning, position, worth
from boomtable.games.time_bomb_evolution import COLOURS, Wire
from tests.games.time_bomb_evolution.stories import EVOLUTION, tell


def after(story: str, options: str = EVOLUTION) -> Position:
    """The position of seat 0 after a story among six, who play with all colours."""
    view = tell(story, players=6, options=options).view(0)
    return position(view, beliefs(view, ()).uncut)


def chance(now: Position) -> float:
    return worth(now, Tuning())


@pytest.mark.parametrize("options", ["", EVOLUTION])
def test_every_success_helps_swat_and_every_colour_does_not(options: str) -> None:
    now = after("1G", options)
    assert 0 < chance(now) < chance(now.after(Wire.SUCCESS)) < 1
    for colour in COLOURS:
        assert chance(now.after(colour)) < chance(now)


def test_the_last_success_wins_and_an_explosion_loses() -> None:
    now = after("1G 2G 1Y")
    for _ in range(5):
        now = now.after(Wire.SUCCESS)
    assert chance(now.after(Wire.SUCCESS)) == 1.0
    assert chance(now.after(Wire.GREEN)) == 0.0


def test_a_protected_colour_does_not_explode_until_it_is_bared() -> None:
    """[TE7] [TE13]"""
    now = after("1G 2G 1Y").protecting(Wire.GREEN, on=True).after(Wire.GREEN)
    assert chance(now) > 0
    assert chance(now.protecting(Wire.GREEN, on=False)) == 0.0


def test_protection_is_worth_most_where_an_explosion_is_near() -> None:
    now = after("1G 2G 1P 2B")
    gains = {colour: chance(now.protecting(colour, on=True)) for colour in (Wire.GREEN, Wire.PURPLE, Wire.BLUE)}
    assert gains[Wire.GREEN] > max(gains[Wire.PURPLE], gains[Wire.BLUE]) > chance(now)


def test_pink_takes_time_unless_it_is_counted_no_more() -> None:
    """[TE15]"""
    now = after("1K 2G 1Y 2S +K 1B -K 2Y")
    assert now.after(Wire.PINK).cuts == now.cuts - 2 == now.after(Wire.RED).cuts - 1


def test_without_time_there_is_no_hope() -> None:
    now = after("1G")
    for _ in range(9):
        now = now.after(Wire.PINK).protecting(Wire.PINK, on=True)
    assert chance(now) == 0.0
