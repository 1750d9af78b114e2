"""Green, which explodes at three, and purple, which explodes as a pair."""

from __future__ import annotations

import pytest

from boomtable.engine import PUBLIC
from boomtable.games.time_bomb_evolution import Ending, Wire
from boomtable.games.time_bomb_evolution.moves import Exploded, Turned
from boomtable.games.time_bomb_shared.moves import Ended
from tests.games.time_bomb_evolution.stories import asked, end, tell

# Green.


def test_green_explodes_at_three() -> None:
    """[TE8]"""
    assert end(tell("1G 2G")) == ""
    assert end(tell("1G 2G 1G")) == "exploded green"
    assert end(tell("1G 2Y 1G 2Y | 1B 2B 1G")) == "exploded green"


def test_protected_green_does_not_explode() -> None:
    """[TE8] Not at three, nor at four or five."""
    for story in ("1G 2S +G 1G 2G", "1G 2S +G 1G 2G | 1G", "1G 2S +G 1G 2G | 1G 2G"):
        assert end(tell(story)) == ""


def test_green_of_the_standard_game_explodes_at_four() -> None:
    """[TE4] [TE8]"""
    assert end(tell("1G 2G 1G", options="")) == ""
    assert end(tell("1G 2G 1G 2G", options="")) == "exploded green"


@pytest.mark.parametrize(("options", "green"), [("evolution", 3), ("", 4)])
def test_everyone_sees_at_how_many_wires_a_colour_explodes(options: str, green: int) -> None:
    """[TE4] [TE8] Aligned with the colours in play."""
    view = tell(options=options, bombs="GRBK").view(PUBLIC)
    assert dict(zip(view.colours, view.thresholds, strict=True)) == {"green": green, "red": 4, "blue": 4, "pink": 4}


# Purple.


def test_two_purple_one_right_after_the_other_explode() -> None:
    """[TE9]"""
    assert end(tell("1P 2P")) == "exploded purple"
    assert end(tell("1P 2Y 1P")) == ""
    assert end(tell("1P 2S +P 1P")) == ""


def test_a_purple_pair_over_a_rounds_end_explodes() -> None:
    """[TE9]"""
    assert end(tell("1G 2Y 1Y 2P | 1P")) == "exploded purple"
    assert end(tell("1G 2Y 1P 2Y | 1P")) == ""


def test_protection_does_not_stop_a_purple_pair() -> None:
    """[TE9] Within a round, and over its end."""
    assert end(tell("1P 2S +P 1P 2P")) == "exploded purple"
    assert end(tell("1P 2S +P 1G 2P | 1P")) == "exploded purple"


def test_purple_explodes_at_four_too() -> None:
    """[TE9] [TE4] Unless it is protected [TE7]."""
    assert end(tell("1P 2Y 1P 2Y | 1P 2G")) == ""
    assert end(tell("1P 2Y 1P 2Y | 1P 2G 1P")) == "exploded purple"
    assert end(tell("1P 2S +P 1P 2Y | 1P 2G 1P 2G | 1P")) == ""


@pytest.mark.parametrize("colour", ["B", "G", "K", "R", "Y"])
def test_two_of_another_colour_in_a_row_do_not_explode(colour: str) -> None:
    """[TE9]"""
    number = " #1" if colour == "R" else ""
    assert end(tell(f"1{colour}{number} 2{colour}")) == ""


def test_a_number_drawn_between_two_purple_has_its_red_there_too() -> None:
    """[TE9] [TE10] A number is drawn only after a red, which then lies between; also when it cuts nothing."""
    assert end(tell("1P 2R #0 2P")) == ""
    handed = tell("1G 2S +G 1G 2G | 1G 2Y 1G 2Y | 1P 2S +P 1P 2Y | 1R #0 1P 3R #2 0P")
    assert [cut.wire for cut in handed.cuts[-3:]] == ["purple", "red", "purple"]
    assert end(handed) == "time-up"


def test_everyone_sees_what_exploded_and_whether_as_a_pair() -> None:
    """[TE9]"""
    pair, four = tell("1P 2P"), tell("1P 2Y 1P 2Y | 1P 2G 1P")
    assert pair.view(PUBLIC).news == (
        Turned(2, Wire.PURPLE),
        Exploded(Wire.PURPLE, pair=True),
        Ended(Ending.EXPLODED),
    )
    assert Exploded(Wire.PURPLE, pair=False) in four.view(PUBLIC).news
    assert (pair.view(0).exploded, tell("1P").view(0).exploded) == (Wire.PURPLE, None)


def test_a_fourth_purple_that_makes_a_pair_is_one() -> None:
    """[TE9]"""
    assert Exploded(Wire.PURPLE, pair=True) in tell("1P 2Y 1P 2Y | 1P 2P").news


def test_after_a_purple_explosion_nobody_is_asked() -> None:
    """[TE17]"""
    assert asked(tell("1P 2P")) == "nobody"


# What everyone is warned of.


@pytest.mark.parametrize(
    ("story", "options", "near"),
    [
        ("", "evolution", ()),
        ("1G 2G", "evolution", ("green",)),
        ("1G 2G", "", ()),
        ("1G 2G 1G", "", ("green",)),
        ("1P", "evolution", ("purple",)),
        ("1P", "", ()),
        ("1P 2Y", "evolution", ()),
        ("1Y 2G 1G 2P", "evolution", ("green", "purple")),
        ("1G 2S +G 1G", "evolution", ()),
        ("1P 2S +P 1P", "evolution", ("purple",)),
        ("1G 2G 1G", "evolution", ()),
    ],
)
def test_everyone_is_warned_of_the_colours_that_the_next_wire_sets_off(
    story: str, options: str, near: tuple[str, ...]
) -> None:
    """[TE4] [TE7] [TE8] [TE9] By count unless protected, or as a pair of purple; and of nothing once it is over."""
    assert tell(story, options=options, bombs="GPYB").view(PUBLIC).one_away == near


def test_nobody_is_warned_of_a_colour_all_of_which_is_cut() -> None:
    """[TE1] [TE9] There are five, so no pair follows the fifth purple."""
    five = tell("1P 2S +P 1P 2Y | 1P 2Y 1P 2G | 1P", bombs="GPYB")
    assert five.view(PUBLIC).cuts[-1].wire is Wire.PURPLE
    assert five.view(PUBLIC).one_away == ()
