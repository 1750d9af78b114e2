"""Tools that change what is played: Toolkit, Air Horn, Jumper, Switch, Schematics and Orders."""

from __future__ import annotations

import pytest

from boomtable.engine import PUBLIC
from boomtable.games.bomb_squad_academy.cards import Action, Wire
from boomtable.games.bomb_squad_academy.moves import (
    Blow,
    Deafened,
    Jump,
    Jumped,
    Protect,
    Replace,
    Replaced,
    Switched,
    SwitchWith,
)
from tests.games.bomb_squad_academy.scenes import PRIMED, declarable, paid, play, refused, scene, window

HORN = scene(4, tools=["air-horn"], bomb=3, plates="yellow yellow")


def test_a_toolkit_takes_every_card_back_a_wait_that_was_set_aside_too() -> None:
    """[BS33]"""
    table = play(scene(tools=["toolkit"], cards=["red blue", "green blue"], aside=[0, 1]), "0 declare toolkit")
    assert table.cards == ((), (Action.GREEN, Action.BLUE), ())
    assert table.aside == (False, True, False)
    assert table.hand(0) == tuple(Action)
    assert table.tools[0] == ()


def test_a_toolkit_takes_a_wait_from_the_table_too() -> None:
    """[BS33]"""
    table = play(scene(tools=["toolkit"], cards=["wait"]), "0 declare toolkit", "choose wait red red")
    assert table.cards[0] == (Action.WAIT,)


def test_an_air_horn_makes_two_others_act_as_chickens() -> None:
    """[BS21] Their cards stay on the table; they look, and cut nothing."""
    table = play(HORN, "choose red green blue green", "0 declare air-horn", "0 blow 1,3")
    assert Deafened((1, 3)) in table.story
    assert paid(table) == [(2, 1, "cut"), (0, 1, "cut")]
    assert table.turn == (1,)
    assert [cards[-1] for cards in table.cards] == ["red", "green", "blue", "green"]
    assert table.tools[0] == ()


def test_an_air_horn_picks_two_others_with_cutters() -> None:
    """[BS21]"""
    table = play(HORN, "choose red green blue green", "0 declare air-horn")
    assert list(table.choices(0)) == [Blow((1, 2)), Blow((1, 3)), Blow((2, 3))]
    for seats in ("0,1", "1,1", "1,4"):
        assert refused(table, f"0 blow {seats}") == "not-a-target [BS18]"
    assert play(table, "0 blow 2,1") == play(table, "0 blow 1,2")
    assert refused(table, "0 pass") == "not-a-target [BS18]"


def test_an_air_horn_is_not_asked_for_its_targets_where_there_are_but_two() -> None:
    """[BS21]"""
    table = play(HORN, "choose red green chicken green", "0 declare air-horn")
    assert table.acting[1:] == (Action.CHICKEN,) * 3


def test_a_player_who_was_blown_away_gains_from_an_explosion() -> None:
    """[BS11] [BS20] [BS21]"""
    table = play(
        scene(4, tools=["air-horn"], green=PRIMED), "choose green blue blue red", "0 declare air-horn", "0 blow 1,2"
    )
    assert paid(table) == [(0, -5, "blast"), (1, 5, "chicken"), (2, 5, "chicken")]


@pytest.mark.parametrize(
    ("wire", "beside"),
    [("green", ["blue"]), ("blue", ["green", "red"]), ("red", ["blue", "yellow"]), ("yellow", ["red"])],
)
def test_a_jumper_goes_one_wire_left_or_right(wire: str, beside: list[str]) -> None:
    """[BS22] No way leads from Green to Yellow."""
    before = play(scene(tools=["jumper"]), f"choose {wire} chicken wait")
    table = play(before, "0 declare jumper")
    offered = [move.wire for move in table.choices(0) if isinstance(move, Jump)]
    assert offered == (beside if len(beside) > 1 else [])
    if offered:
        assert refused(table, f"0 jump {wire}") == "not-a-target [BS18]"
        table = play(table, f"0 jump {beside[-1]}")
    assert Jumped(0, Wire(beside[-1])) in table.story
    table = play(table, "2 protect green" if wire != "blue" else "2 protect yellow")
    assert [line.chain for line in table.lines] == [int(line == beside[-1]) for line in Wire]
    assert table.cards[0] == (Action(wire),)
    assert table.tools[0] == ()


def test_a_switch_swaps_cutters_for_this_round_only() -> None:
    """[BS22] The cards stay with their owners."""
    table = play(scene(bomb=1, tools=["switch"], red="/5", blue="/0"), "choose red blue chicken", "0 declare switch")
    assert Switched(0, 1) in table.story
    assert paid(table) == [(0, 1, "cut"), (1, 6, "cut")]
    assert table.cards[:2] == ((Action.RED,), (Action.BLUE,))
    assert table.tools[0] == ()


def test_a_switch_picks_a_player_with_a_different_cutter() -> None:
    """[BS22]"""
    table = play(scene(5, tools=["switch"]), "choose red blue red green chicken", "0 declare switch")
    assert list(table.choices(0)) == [SwitchWith(1), SwitchWith(3)]
    for seat in (0, 2, 4):
        assert refused(table, f"0 switch-with {seat}") == "not-a-target [BS18]"


def test_schematics_plays_a_different_card_in_place_of_the_one_played() -> None:
    """[BS23]"""
    table = play(
        scene(tools=["schematics"], cards=["blue"], aside=[0]), "choose red chicken chicken", "0 declare schematics"
    )
    assert list(table.choices(0)) == [Replace(Action.GREEN), Replace(Action.YELLOW), Replace(Action.CHICKEN)]
    assert refused(table, "0 replace red") == "on-the-table [BS6]"
    assert refused(table, "0 replace blue") == "on-the-table [BS6]"
    assert refused(table, "0 replace wait") == "set-aside [BS13]"
    assert refused(table, "0 pass") == "not-a-target [BS18]"
    table = play(table, "0 replace yellow")
    assert Replaced(0, Action.YELLOW) in table.story
    assert table.cards[0] == (Action.BLUE, Action.YELLOW)
    assert Action.RED in table.hand(0)
    assert (table.line(Wire.RED).chain, table.line(Wire.YELLOW).chain) == (0, 1)
    assert table.tools[0] == ()


def test_schematics_before_waits_lets_a_new_wait_join_them() -> None:
    """[BS7] [BS23]"""
    table = play(
        scene(tools=["schematics"], scores=[5, 9, 9]), "choose red wait red", "0 declare schematics", "0 replace wait"
    )
    assert table.scores == (8, 12, 9)
    assert table.turn == (0,)
    assert play(table, "0 protect red").turn == (1,)


def test_schematics_before_waits_can_take_a_wait_back() -> None:
    """[BS23] It took no effect yet, so there are no points for it and nothing is protected."""
    table = play(scene(tools=["schematics"]), "choose wait red red", "0 declare schematics", "0 replace chicken")
    assert [points for points in paid(table) if points[2] == "wait"] == []
    assert table.aside == (False, False, False)
    assert Action.WAIT in table.hand(0)


def test_a_late_wait_takes_3_points_and_protects_at_once() -> None:
    """[BS23] Beside what is protected already."""
    table = play(
        *(scene(tools=["schematics"]), "choose red wait blue", "0 pass", "1 protect red"),
        *("0 declare schematics", "0 replace wait"),
    )
    assert table.scores[0] == 13
    assert list(table.choices(0)) == [Protect(wire) for wire in Wire]
    table = play(table, "0 protect blue")
    assert [line.chain for line in table.lines] == [0, 0, 0, 0]
    assert table.cards[0] == (Action.WAIT,)


def test_a_late_cutter_cuts_a_wire_that_is_not_protected() -> None:
    """[BS23]"""
    table = play(
        *(scene(bomb=1, tools=["schematics"], green="/2"), "choose red wait blue", "0 pass", "1 protect red"),
        *("0 declare schematics", "0 replace green"),
    )
    assert paid(table)[1] == (0, 3, "cut")


def test_orders_cut_a_protected_wire_as_a_lone_cut() -> None:
    """[BS24] The other cutters of it stay blocked."""
    table = play(scene(5, bomb=1, tools=["orders"], red="/3 4"), "choose red wait red red wait", "1 protect red")
    table = play(table, "4 protect red")
    assert (window(table), declarable(table)) == ("protected", ["orders"])
    table = play(table, "0 declare orders")
    assert paid(table)[2:] == [(0, 4, "cut")]
    assert table.line(Wire.RED).exposed == (3,)
    assert table.tools[0] == ()


def test_orders_hold_against_a_later_protection_too() -> None:
    """[BS24] A late Wait names the same wire."""
    before = play(scene(4, bomb=1, tools=["orders", "schematics"], red="/3"), "choose red blue wait blue", "pass")
    table = play(before, "2 protect red", "0 declare orders", "1 pass", "1 declare schematics", "1 replace wait")
    assert paid(play(table, "1 protect red"))[-1] == (0, 4, "cut")


def test_a_view_tells_who_cuts_each_wire_and_who_would_if_it_were_protected() -> None:
    """[BS7] [BS18] [BS24] By wire: green, blue, red, yellow."""
    before = play(scene(4, bomb=1, tools=["orders", "schematics"], red="/3"), "choose red red wait blue", "pass")
    assert before.view(PUBLIC).cutters == ((), (3,), (0, 1), ())
    table = play(before, "2 protect red")
    assert table.view(PUBLIC).cutters == ((), (3,), (), ())
    table = play(table, "0 declare orders", "1 pass")
    assert table.view(PUBLIC).cutters == ((), (3,), (0,), ())
    assert table.view(PUBLIC).cutters_if_protected == ((), (), (0,), ())
