"""Tools of different windows in one round, and how they affect each other."""

from __future__ import annotations

from boomtable.games.bomb_squad_academy.cards import Action, Tool, Wire
from tests.games.bomb_squad_academy.scenes import PRIMED, declarable, paid, play, scene, window

ALONE = "choose green chicken chicken"


def test_orders_answer_for_the_wire_that_was_jumped_to() -> None:
    """[BS20] [BS24]"""
    table = play(scene(bomb=1, tools=["jumper orders"], red="/3"), "choose blue wait chicken", "0 declare jumper")
    table = play(table, "0 jump red", "1 protect red", "0 declare orders")
    assert paid(table) == [(1, 3, "wait"), (0, 4, "cut")]


def test_orders_do_not_answer_for_the_card_that_was_played() -> None:
    """[BS20] [BS24] It was jumped away from."""
    table = play(scene(tools=["jumper orders"]), "choose blue wait chicken", "0 declare jumper", "0 jump red")
    assert window(play(table, "1 protect blue")) == ""


def test_a_player_who_has_orders_cuts_alone() -> None:
    """[BS24] A blocked cutter of the same wire does not make the cut a shared one."""
    table = play(scene(tools=["orders hammer amplifier"]), "choose red red wait", "2 protect red", "0 declare orders")
    assert (window(table), declarable(table)) == ("before-cut", ["hammer"])
    table = play(table, "0 pass")
    assert (window(table), declarable(table)) == ("after-cut", ["amplifier"])


def test_orders_answer_a_late_wait() -> None:
    """[BS23] [BS24] Nothing of theirs was protected before."""
    table = play(
        scene(bomb=1, tools=["orders", "schematics"], red="/3"), "choose red blue wait", "1 pass", "2 protect green"
    )
    assert table.turn == (1,)
    table = play(table, "1 declare schematics", "1 replace wait", "1 protect red")
    assert (window(table), declarable(table, 0)) == ("protected", ["orders"])
    assert paid(play(table, "0 declare orders"))[-1] == (0, 4, "cut")


def test_a_late_card_ends_what_an_air_horn_did_to_its_owner_only() -> None:
    """[BS21] [BS23]"""
    before = scene(4, tools=["air-horn", "schematics"])
    table = play(before, "choose red blue green wait", "0 declare air-horn", "1 pass", "1 pass", "3 protect yellow")
    assert table.acting == (Action.RED, Action.CHICKEN, Action.CHICKEN, Action.WAIT)
    table = play(table, "1 declare schematics", "1 replace red")
    assert table.line(Wire.RED).chain == 2
    assert table.turn == (2,)


def test_a_late_card_may_join_others_on_their_wire() -> None:
    """[BS8] [BS23] Then nobody cuts alone."""
    table = play(scene(tools=["schematics", "hammer"]), "choose red green wait", "0 pass", "2 protect red")
    table = play(table, "0 declare schematics", "0 replace green")
    assert table.tools[1] == (Tool.HAMMER,)
    assert table.line(Wire.GREEN).chain == 2


def test_a_jumper_makes_a_lone_cut_a_shared_one() -> None:
    """[BS20] Alone and shared mean what players do, not what they played."""
    table = play(
        scene(tools=["jumper jammer", "hammer"]), "choose blue green chicken", "0 declare jumper", "0 jump green"
    )
    assert (window(table), declarable(table)) == ("after-cut", ["jammer"])


def test_a_hammers_card_is_part_of_the_chain() -> None:
    """[BS26] [BS30] For the cut, for an Amplifier and for a Crimper."""
    table = play(scene(bomb=1, tools=["hammer amplifier", "crimper"], green="/3 2"), ALONE, "0 declare hammer")
    table = play(table, "0 declare amplifier", "1 pass", "1 declare crimper")
    assert paid(table) == [(0, 5, "hammer"), (1, 2, "crimper"), (0, 6, "cut")]


def test_a_dynamo_counts_the_zeros_that_a_wrench_exposed() -> None:
    """[BS27] [BS30] One of them; the other is of the cut."""
    table = play(scene(bomb=1, tools=["dynamo", "wrench"], green="/0 0"), ALONE, "1 declare wrench", "0 declare dynamo")
    assert paid(table)[0] == (0, 2, "dynamo")


def test_an_x_ray_can_choose_a_zero_for_a_dynamo() -> None:
    """[BS28] [BS30]"""
    table = play(scene(tools=["x-ray dynamo"], green="/3 2 0"), ALONE, "0 declare x-ray", "0 keep 0", "shuffle")
    assert (window(table), declarable(table)) == ("after-cut", ["dynamo"])


def test_a_boom_under_a_hammer_opens_the_window_of_the_explosion() -> None:
    """[BS26] [BS31] Its owner is the triggerer."""
    table = play(scene(tools=["hammer helmet", "shield"], green=PRIMED), ALONE, "0 declare hammer")
    assert (window(table), table.turn) == ("explosion", (0, 1))
    assert paid(play(table, "0 declare helmet", "1 pass", "1 pass")) == [(1, 5, "chicken"), (2, 5, "chicken")]


def test_a_player_who_wrenched_the_bomb_may_shield_its_cutters() -> None:
    """[BS27] [BS31]"""
    table = play(scene(tools=["", "wrench shield"], green=PRIMED), ALONE, "1 declare wrench", "1 declare shield")
    assert paid(table) == [(1, 7, "shield"), (1, 5, "chicken"), (2, 5, "chicken")]


def test_a_bomb_blanket_gains_nothing_from_a_boom_before_the_cut() -> None:
    """[BS29] The Hammer's owner has the lower score, so the Blanket's declaration lapses."""
    before = scene(tools=["hammer", "bomb-blanket"], scores=[9, 10, 10], bomb=3, green=PRIMED)
    table = play(before, ALONE, "0 declare hammer", "1 declare bomb-blanket")
    assert "bomb-blanket" not in [why for _, _, why in paid(table)]
    assert table.tools[1] == (Tool.BOMB_BLANKET,)


def test_a_shield_and_a_bomb_blanket_gain_from_one_explosion() -> None:
    """[BS11] [BS29] [BS31] The 7 at once, the 5s and the 10 when the window has closed."""
    table = play(scene(tools=["", "bomb-blanket shield"], green=PRIMED), ALONE, "1 declare bomb-blanket")
    table = play(table, "1 declare shield")
    assert paid(table) == [(1, 7, "shield"), (1, 5, "chicken"), (2, 5, "chicken"), (1, 10, "bomb-blanket")]


def test_a_toolkit_lets_a_wait_be_played_twice_in_a_bomb() -> None:
    """[BS33]"""
    table = play(scene(tools=["toolkit"], aside=[0]), "0 declare toolkit", "choose wait red red", "0 protect red")
    assert paid(table) == [(0, 3, "wait")]


def test_a_replaced_wait_that_took_no_effect_is_in_hand_again() -> None:
    """[BS13] [BS23] What comes back is the oldest card on the table, whatever was played first."""
    table = play(scene(tools=["schematics"], cards=["red blue"]), "choose wait red red", "0 declare schematics")
    table = play(table, "0 replace green")
    assert table.cards[0] == (Action.BLUE, Action.GREEN)
    assert not table.aside[0]


def test_table_cards_count_at_the_end_of_a_round_not_what_was_done() -> None:
    """[BS13] [BS20] [BS22]"""
    table = play(scene(tools=["jumper"], cards=["wait blue"]), "choose green red red", "0 declare jumper")
    assert table.cards[0] == (Action.BLUE, Action.GREEN)
    assert table.aside[0]
