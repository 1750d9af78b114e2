"""Chickens: one look each, lowest score first."""

from __future__ import annotations

import pytest

from boomtable.engine import PUBLIC
from boomtable.games.bomb_squad_academy import Academy
from boomtable.games.bomb_squad_academy.cards import Tile, Wire
from boomtable.games.bomb_squad_academy.moves import Decline, Declined, Peek, Peeked, PeekedUnder, PeekUnder
from boomtable.games.bomb_squad_academy.wires import Glimpse
from tests.games.bomb_squad_academy.scenes import in_turn, play, refused, scene

PAIRS = ["green,blue", "green,red", "green,yellow", "blue,red", "blue,yellow", "red,yellow"]


def one_chicken() -> Academy:
    return play(scene(green="/ 3 / .B.", red="/ 5"), "choose chicken blue wait", "2 protect blue")


def test_a_chicken_looks_at_two_decks_or_at_one_track_or_declines() -> None:
    """[BS12]"""
    table = one_chicken()
    assert table.turn == (0,)
    pairs = [Peek((Wire(one), Wire(two))) for one, two in (pair.split(",") for pair in PAIRS)]
    assert list(table.choices(0)) == [Decline(), *pairs, *map(PeekUnder, Wire)]


def test_a_chicken_sees_the_top_card_of_two_decks() -> None:
    """[BS12] [BS34]"""
    table = play(one_chicken(), "0 peek green,red")
    assert table.view(0).glimpses == (Glimpse(Wire.GREEN, cards=(3,)), Glimpse(Wire.RED, cards=(5,)))


def test_a_chicken_sees_the_three_tiles_of_one_track() -> None:
    """[BS12] The example of the Chicken: the look is under the green track."""
    table = play(one_chicken(), "0 peek-under green")
    assert table.view(0).glimpses == (Glimpse(Wire.GREEN, tiles=(Tile.OK, Tile.BOOM, Tile.OK)),)


def test_a_chicken_may_decline() -> None:
    """[BS12] As one does whose time ran out."""
    table = play(one_chicken(), "0 decline")
    assert Declined(0) in table.story
    assert table.view(0).glimpses == ()
    assert (table.round, one_chicken().default(0)) == (2, Decline())


def test_where_a_chicken_looks_is_public_and_what_it_sees_is_not() -> None:
    """[BS12]"""
    table = play(one_chicken(), "0 peek green,red")
    assert Peeked(0, (Wire.GREEN, Wire.RED)) in table.view(PUBLIC).story
    assert table.view(1).glimpses == table.view(PUBLIC).glimpses == ()
    assert PeekedUnder(0, (Wire.RED,)) in play(one_chicken(), "0 peek-under red").view(1).story


@pytest.mark.parametrize(
    ("scores", "ages", "order"),
    [([5, 0, 9], [0, 1, 2], [1, 0, 2]), ([5, 5, 0], [0, 1, 2], [2, 0, 1]), ([5, 5, 5], [1, 2, 0], [1, 2, 0])],
)
def test_the_lowest_score_looks_first_then_the_younger(scores: list[int], ages: list[int], order: list[int]) -> None:
    """[BS4] [BS12]"""
    table = play(scene(scores=scores, ages=ages), "choose chicken chicken chicken")
    assert in_turn(table, "decline", 3) == order


def test_points_of_this_round_count_for_the_order() -> None:
    """[BS12] With the 3 points of a Crimper a Chicken of 4 comes after one of 5."""
    before = scene(tools=["crimper"], scores=[4, 5, 9], green="1 1")
    table = play(before, "choose chicken chicken green")
    assert play(table, "0 declare crimper").turn == (1,)
    assert play(table, "0 pass").turn == (0,)


def test_two_decks_may_be_named_in_any_order_and_are_told_from_left_to_right() -> None:
    """[BS12] [ALL9]"""
    table = play(one_chicken(), "0 peek blue,green")
    assert table == play(one_chicken(), "0 peek green,blue")
    assert Peeked(0, (Wire.GREEN, Wire.BLUE)) in table.news


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("0 peek green,green", "two-decks [BS12]"),
        ("0 use-mirror", "not-your-tool [BS16]"),
        ("0 pass", "not-now [ALL5]"),
        ("1 decline", "not-asked [ALL5]"),
    ],
)
def test_no_other_look_is_possible(move: str, why: str) -> None:
    """[BS12]"""
    assert refused(one_chicken(), move) == why
