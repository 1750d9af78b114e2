"""Waits: three points each, and wires that nobody cuts."""

from __future__ import annotations

import pytest

from boomtable.games.bomb_squad_academy.cards import Wire
from boomtable.games.bomb_squad_academy.moves import Protect
from tests.games.bomb_squad_academy.scenes import in_turn, paid, play, refused, scene


def test_cutters_of_a_protected_wire_do_nothing() -> None:
    """[BS7] The example of the Wait: of two Yellow cutters, a Blue one and the Wait, Yellow is protected."""
    table = play(scene(4, bomb=1, blue="/2"), "choose wait yellow yellow blue", "0 protect yellow")
    assert paid(table) == [(0, 3, "wait"), (3, 3, "cut")]
    assert table.line(Wire.YELLOW).exposed == ()


def test_everyone_who_waits_takes_3_points_before_anyone_protects() -> None:
    """[BS7]"""
    table = play(scene(4, scores=[5, 0, 9, 0]), "choose wait wait red wait")
    assert table.scores == (8, 3, 9, 3)
    assert table.protected == ()


@pytest.mark.parametrize(
    ("scores", "ages", "order"),
    [([5, 0, 9], [0, 1, 2], [1, 0, 2]), ([5, 5, 0], [0, 1, 2], [2, 0, 1]), ([5, 5, 5], [2, 1, 0], [2, 1, 0])],
)
def test_the_lowest_score_protects_first_then_the_younger(scores: list[int], ages: list[int], order: list[int]) -> None:
    """[BS4] [BS7]"""
    table = play(scene(scores=scores, ages=ages), "choose wait wait wait")
    assert in_turn(table, "protect green", 3) == order


def test_each_sees_what_was_protected_before() -> None:
    """[BS7]"""
    table = play(scene(), "choose wait wait green", "0 protect red")
    assert table.view(1).protected == (Wire.RED,)


def test_any_wire_may_be_protected_an_uncut_or_a_protected_one_too() -> None:
    """[BS7]"""
    table = play(scene(), "choose wait wait green", "0 protect green")
    assert list(table.choices(1)) == [Protect(wire) for wire in Wire]
    table = play(table, "1 protect green")
    assert table.line(Wire.GREEN).exposed == ()
    assert table.round == 2


def test_two_waits_can_protect_two_wires() -> None:
    """[BS7]"""
    table = play(scene(4), "choose wait wait green blue", "0 protect green", "1 protect blue")
    assert [points for points in paid(table) if points[2] != "wait"] == []


def test_a_wire_is_protected_for_one_round_only() -> None:
    """[BS7]"""
    table = play(scene(bomb=1), "choose wait green blue", "0 protect green", "choose green blue red")
    assert table.line(Wire.GREEN).exposed == (0,)


def test_a_protected_wire_leaves_the_others_alone() -> None:
    """[BS7] [BS8]"""
    table = play(scene(bomb=1, red="/3"), "choose wait red green", "0 protect green")
    assert paid(table) == [(0, 3, "wait"), (1, 4, "cut")]


def test_only_a_wire_can_be_named() -> None:
    """[BS7]"""
    table = play(scene(), "choose wait red green")
    assert refused(table, "0 pass") == "not-now [ALL5]"
    assert refused(table, "1 protect red") == "not-asked [ALL5]"
