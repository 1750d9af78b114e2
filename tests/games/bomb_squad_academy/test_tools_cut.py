"""Tools before a cut: Freezer, Scrambler, Hammer, X-Ray, Wrench and Bomb Blanket."""

from __future__ import annotations

import pytest

from boomtable.engine import CHANCE
from boomtable.games.bomb_squad_academy.cards import Tool, Wire
from boomtable.games.bomb_squad_academy.moves import Flipped, Freeze, Keep, Returned
from tests.games.bomb_squad_academy.scenes import PRIMED, declarable, paid, play, refused, scene, window

ALONE = "choose green chicken chicken"


def test_a_freezer_shuffles_two_exposed_cards_of_its_owners_choice_back() -> None:
    """[BS25] The trigger moves back, and the cut follows."""
    table = play(scene(bomb=1, tools=["freezer"], green="3 1 2 / 0"), ALONE, "0 declare freezer")
    assert list(table.choices(0)) == [Freeze((0, 1)), Freeze((0, 2)), Freeze((1, 2))]
    assert refused(table, "0 freeze 0,0") == "not-a-target [BS18]"
    assert refused(table, "0 freeze 1,3") == "not-a-target [BS18]"
    table = play(table, "0 freeze 0,2")
    assert Returned(Wire.GREEN, (3, 2)) in table.story
    assert (table.turn, len(table.line(Wire.GREEN).deck)) == ((CHANCE,), 11)
    assert table.line(Wire.GREEN).trigger == 1
    table = play(table, "shuffle 3")
    assert table.line(Wire.GREEN).exposed == (1, 3)
    assert paid(table) == [(0, 5, "cut")]
    assert table.tools[0] == ()


def test_a_freezer_is_not_asked_where_there_are_but_two_cards() -> None:
    """[BS25]"""
    table = play(scene(tools=["freezer"], green="3 1"), ALONE, "0 declare freezer")
    assert table.turn == (CHANCE,)
    assert table.line(Wire.GREEN).exposed == ()


def test_a_scrambler_takes_the_three_latest_cards() -> None:
    """[BS25]"""
    table = play(scene(bomb=1, tools=["scrambler"], green="3 1 2 0 / 1"), ALONE, "0 declare scrambler")
    assert Returned(Wire.GREEN, (1, 2, 0)) in table.story
    assert table.line(Wire.GREEN).exposed == (3,)
    table = play(table, "shuffle 2")
    assert paid(table) == [(0, 4, "cut")]
    assert table.tools[0] == ()


@pytest.mark.parametrize(("tool", "pick"), [("freezer", ["0 freeze 0,1"]), ("scrambler", [])])
def test_turned_tiles_stay_turned_when_the_trigger_moves_back(tool: str, pick: list[str]) -> None:
    """[BS9] [BS25] The next time it comes by, the first tile is not turned again."""
    table = play(scene(tools=[tool], green="3 3 2 2 / 0 / oB."), ALONE, f"0 declare {tool}", *pick, "shuffle 1")
    assert table.line(Wire.GREEN).turned == 1
    assert table.bomb == 2


def test_a_hammer_flips_an_extra_card_for_its_main_value_and_2() -> None:
    """[BS26] No chain and no plate; it stays exposed, and the cut follows."""
    table = play(scene(tools=["hammer"], plates="green green", green="1 / 3 2"), ALONE, "0 declare hammer")
    assert paid(table) == [(0, 5, "hammer"), (0, 2 + 3 + 3, "cut")]
    assert table.line(Wire.GREEN).exposed == (1, 3, 2)
    assert table.tools[0] == ()


def test_a_hammer_that_triggers_the_bomb_scores_nothing_and_no_cut_follows() -> None:
    """[BS26]"""
    table = play(scene(tools=["hammer"], green=PRIMED), "choose green chicken red", "0 declare hammer")
    assert paid(table) == [(0, -5, "blast"), (1, 5, "chicken")]
    assert len([news for news in table.story if isinstance(news, Flipped)]) == 1


def test_a_hammers_flip_opens_no_window_and_feeds_no_dynamo() -> None:
    """[BS26] The zero is not of the cut; it is exposed, though."""
    table = play(scene(tools=["hammer", "dynamo crimper"], green="/0 1"), ALONE, "0 declare hammer")
    assert (window(table), declarable(table, 1)) == ("after-cut", ["crimper"])
    assert table.line(Wire.GREEN).exposed == (0, 1)


@pytest.mark.parametrize("tool", ["hammer", "wrench"])
def test_an_extra_flip_alone_moves_no_plate(tool: str) -> None:
    """[BS14] [BS26] [BS27] The cut that follows explodes; nothing was scored by it."""
    owner = ["hammer"] if tool == "hammer" else ["", "wrench"]
    before = scene(tools=owner, plates="green blue", green="3 3 2 1 / 0 1 / B..")
    table = play(before, ALONE, f"{owner.index(tool)} declare {tool}")
    assert table.bomb == 3
    assert table.plates == (Wire.GREEN, Wire.BLUE)


def test_an_x_ray_shows_three_cards_of_which_one_becomes_the_cut() -> None:
    """[BS28] The X-Ray example; the others are shuffled into the deck."""
    table = play(scene(bomb=1, tools=["x-ray"], green="1 / 3 0 2"), ALONE, "0 declare x-ray")
    assert table.turn == (0,)
    assert list(table.choices(0)) == [Keep(0), Keep(2), Keep(3)]
    assert refused(table, "0 keep 1") == "not-a-target [BS18]"
    table = play(table, "0 keep 2")
    assert table.line(Wire.GREEN).exposed == (1, 2)
    assert table.turn == (CHANCE,)
    assert len(table.line(Wire.GREEN).deck) == 10
    assert paid(table) == []
    table = play(table, "shuffle 3 0")
    assert paid(table) == [(0, 4, "cut")]
    assert table.tools[0] == ()


def test_an_x_ray_asks_even_if_the_cards_are_alike() -> None:
    """[BS28] That nobody was asked would tell the others so."""
    table = play(scene(tools=["x-ray"], green=" / 1 1 1"), ALONE, "0 declare x-ray")
    assert list(table.choices(0)) == [Keep(1)]


def test_an_x_ray_shows_all_cards_if_there_are_fewer_than_three() -> None:
    """[BS28]"""
    house_row = "0 0 1 1 1 1 2 2 2 / 2"  # of twelve, three are left
    assert play(scene(tools=["x-ray"], green=house_row), ALONE, "0 declare x-ray").choices(0).size == 2
    table = play(scene(tools=["x-ray"], green="0 0 1 1 1 1 2 2 2 2 / 3 / ooB"), ALONE, "0 declare x-ray")
    assert table.view(0).glimpses[-1].cards == (3, 3)


def test_an_x_rays_cut_that_explodes_ends_the_bomb_before_any_shuffle() -> None:
    """[BS11] [BS28]"""
    table = play(scene(tools=["x-ray"], green="3 3 2 1 / 1 2 0 / B.."), ALONE, "0 declare x-ray", "0 keep 2")
    assert paid(table)[0] == (0, -5, "blast")
    assert table.bomb == 3


def test_a_wrench_flips_a_card_that_scores_nothing() -> None:
    """[BS27] It is not the cut, and stays exposed."""
    table = play(scene(bomb=1, tools=["", "wrench"], green="/3 2"), ALONE, "1 declare wrench")
    assert paid(table) == [(0, 2 + 2, "cut")]
    assert table.line(Wire.GREEN).exposed == (3, 2)
    assert table.tools[1] == ()


def test_a_boom_under_a_wrench_is_the_cutters_own() -> None:
    """[BS27]"""
    table = play(scene(4, tools=["", "", "wrench"], green=PRIMED), "choose green green chicken red", "2 declare wrench")
    assert paid(table) == [(0, -5, "blast"), (1, -5, "blast"), (2, 5, "chicken")]
    assert len([news for news in table.story if isinstance(news, Flipped)]) == 1


def test_a_wrench_feeds_no_dynamo() -> None:
    """[BS27]"""
    table = play(scene(tools=["dynamo", "wrench"], green="/0 1"), ALONE, "1 declare wrench")
    assert table.tools[0] == (Tool.DYNAMO,)
    assert window(table) == ""


def test_a_bomb_blanket_is_worth_10_if_the_cut_explodes() -> None:
    """[BS29] A Chicken gains 5 beside."""
    table = play(scene(tools=["", "bomb-blanket"], green=PRIMED), "choose green chicken red", "1 declare bomb-blanket")
    assert paid(table) == [(0, -5, "blast"), (1, 5, "chicken"), (1, 10, "bomb-blanket")]


def test_a_bomb_blanket_counts_any_flip_of_a_shared_cut() -> None:
    """[BS29]"""
    before = scene(4, tools=["", "", "bomb-blanket"], green="3 3 2 1 / 0 1 / B..")
    table = play(before, "choose green green red red", "2 declare bomb-blanket")
    assert paid(table)[-1] == (2, 10, "bomb-blanket")


def test_a_bomb_blanket_is_spent_for_nothing_if_the_cut_is_safe() -> None:
    """[BS29] A later wire's explosion is not its own."""
    before = scene(tools=["", "", "bomb-blanket"], green="/1", blue="4 4 3 1 / 1 / B..")
    table = play(before, "choose green blue red", "2 declare bomb-blanket")
    assert paid(table)[1:] == [(1, -5, "blast")]
    assert table.tools[2] == ()


def test_a_bomb_blanket_closes_the_window_at_once() -> None:
    """[BS29]"""
    before = scene(tools=["hammer", "bomb-blanket wrench"], scores=[10, 0, 0], green="/1 2")
    table = play(before, "choose green chicken red", "0 declare hammer", "1 declare bomb-blanket")
    assert table.line(Wire.GREEN).exposed == (1,)
    assert table.tools == ((Tool.HAMMER,), (Tool.WRENCH,), ())
