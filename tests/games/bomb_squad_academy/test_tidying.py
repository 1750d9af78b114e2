"""The end of a round: the oldest card comes back, Waits are set aside, and plates move on."""

from __future__ import annotations

import pytest

from boomtable.games.bomb_squad_academy.cards import Wire
from boomtable.games.bomb_squad_academy.moves import PlatesMoved
from tests.games.bomb_squad_academy.scenes import play, refused, scene


@pytest.mark.parametrize(
    ("before", "played", "after", "aside"),
    [  # the example of the end of a round: three take a card back, and one sets the Wait aside
        ("yellow red", "blue", "red blue", False),
        ("red green", "yellow", "green yellow", False),
        ("chicken blue", "green", "blue green", False),
        ("wait yellow", "red", "yellow red", True),
    ],
)
def test_a_player_who_has_three_cards_on_the_table_takes_the_oldest_back(
    before: str, played: str, after: str, aside: bool
) -> None:
    """[BS13]"""
    table = play(scene(cards=[before]), f"choose {played} red red")
    assert " ".join(table.cards[0]) == after
    assert table.aside == (aside, False, False)
    back = before.split(maxsplit=1)[0]
    assert (back in table.hand(0)) is not aside


def test_nobody_takes_a_card_back_after_one_or_two_rounds() -> None:
    """[BS13]"""
    table = play(scene(), "choose red red red", "choose blue blue blue")
    assert [" ".join(cards) for cards in table.cards] == ["red blue"] * 3
    table = play(table, "choose green green green")
    assert [" ".join(cards) for cards in table.cards] == ["blue green"] * 3


def test_a_wait_stays_on_the_table_until_it_is_the_oldest() -> None:
    """[BS13]"""
    table = play(scene(cards=["red wait"]), "choose green green green")
    assert " ".join(table.cards[0]) == "wait green"
    assert table.aside == (False, False, False)


def test_a_wait_that_is_set_aside_stays_so() -> None:
    """[BS13]"""
    table = play(scene(cards=["wait yellow"]), "choose red red red", "choose green green green")
    assert table.aside[0]
    assert refused(table, "0 choose wait") == "set-aside [BS13]"


@pytest.mark.parametrize(
    ("plates", "choice", "moved"),
    [
        ("green blue", "green red red", "yellow blue"),  # the example of the plates: green is cut, its plate wraps left
        ("green blue", "blue red red", "green red"),  # and blue, its plate goes right
        ("green blue", "blue green red", "yellow red"),
        ("red yellow", "yellow yellow yellow", "red green"),  # wraps right
        ("red red", "red blue blue", "blue yellow"),  # both lie on one wire
        ("blue green", "blue green red", "green blue"),  # judged on where they stood
        ("red blue", "blue green green", "red red"),  # and meet
    ],
)
def test_a_plate_moves_on_if_its_wire_was_cut_and_scored(plates: str, choice: str, moved: str) -> None:
    """[BS3] [BS14] The one that moves left comes first."""
    table = play(scene(plates=plates), f"choose {choice}")
    assert " ".join(table.plates) == moved
    assert PlatesMoved(*table.plates) in table.story


def test_plates_stay_where_nothing_was_cut() -> None:
    """[BS14]"""
    table = play(scene(plates="green blue"), "choose red red yellow")
    assert table.plates == (Wire.GREEN, Wire.BLUE)
    assert not [news for news in table.story if isinstance(news, PlatesMoved)]


def test_a_plate_on_a_protected_wire_stays() -> None:
    """[BS14]"""
    table = play(scene(plates="green blue"), "choose green wait red", "1 protect green")
    assert table.plates == (Wire.GREEN, Wire.BLUE)


def test_the_smallest_share_moves_a_plate() -> None:
    """[BS14] 0 + 5 by five is one point each; as every card has a chain of 1, no share is smaller."""
    table = play(scene(5, plates="green red", red="/1 1 2 2 0"), "choose red red red red red")
    assert table.scores == (11,) * 5  # 0 + 5 + 2, by five
    assert table.plates == (Wire.GREEN, Wire.YELLOW)


def test_plates_play_no_part_in_bomb_one() -> None:
    """[BS14]"""
    assert play(scene(bomb=1), "choose green blue red").plates == ()
