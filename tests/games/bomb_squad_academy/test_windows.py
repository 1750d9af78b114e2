"""Windows: sealed passes, the lowest score first, until nobody declares [BS19]."""

from __future__ import annotations

from typing import Any

import pytest

from boomtable.engine import PUBLIC
from boomtable.games.bomb_squad_academy import Academy
from boomtable.games.bomb_squad_academy.cards import Tool, Wire
from boomtable.games.bomb_squad_academy.moves import Declare, Declared, Pass
from tests.games.bomb_squad_academy.scenes import PRIMED, paid, play, refused, scene, window

HELD = ["freezer", "wrench", "", "scrambler"]  # before a cut of green by seats 0 and 3


def before_a_cut(scores: tuple[int, ...] = (), ages: tuple[int, ...] = ()) -> Academy:
    table = scene(4, tools=HELD, scores=scores, ages=ages, green="1 1 1 2 / 0 2")
    return play(table, "choose green chicken red green")


def test_a_pass_asks_everyone_with_a_fitting_tool_to_declare_one_or_pass() -> None:
    """[BS19]"""
    table = before_a_cut()
    assert table.turn == (0, 1, 3)
    assert list(table.choices(1)) == [Pass(), Declare(Tool.WRENCH)]
    assert table.choices(2).size == 0


def test_a_player_who_holds_two_fitting_tools_declares_one_of_them() -> None:
    """[BS19]"""
    table = play(scene(tools=["hammer x-ray"]), "choose green red red")
    assert list(table.choices(0)) == [Pass(), Declare(Tool.HAMMER), Declare(Tool.X_RAY)]


def test_answers_to_a_pass_are_sealed() -> None:
    """[BS19]"""
    one, other = play(before_a_cut(), "1 declare wrench"), play(before_a_cut(), "1 pass")
    for viewer in (0, 2, 3, PUBLIC):
        assert one.view(viewer) == other.view(viewer)
        assert one.view(viewer).answered == (1,)
    assert one.view(1).answer == Declare(Tool.WRENCH)
    assert one.turn == (0, 3)
    assert refused(one, "1 pass") == "already-answered [ALL3]"


@pytest.mark.parametrize(
    ("scores", "ages", "first"),
    [
        ((9, 5, 0, 7), (0, 1, 2, 3), "wrench"),
        ((4, 5, 0, 7), (0, 1, 2, 3), "freezer"),
        ((9, 9, 0, 7), (0, 1, 2, 3), "scrambler"),
        ((5, 5, 0, 5), (0, 1, 2, 3), "freezer"),  # equal scores: the younger
        ((5, 5, 0, 5), (2, 3, 1, 0), "scrambler"),
        ((5, 5, 0, 5), (2, 1, 3, 0), "wrench"),
    ],
)
def test_the_lowest_score_resolves_then_the_younger(scores: tuple[int, ...], ages: tuple[int, ...], first: str) -> None:
    """[BS4] [BS19]"""
    table = play(before_a_cut(scores, ages), "0 declare freezer", "1 declare wrench", "3 declare scrambler")
    (declared,) = [news for news in table.story if isinstance(news, Declared)]
    assert declared.tools[0] == first
    spent = [tool for tool, left in zip(HELD, table.tools, strict=True) if tool and not left]
    assert spent == [first]


def test_the_other_declarations_lapse_unspent_and_may_be_made_again() -> None:
    """[BS19] And everyone learns of them."""
    table = play(before_a_cut((9, 5, 0, 7)), "0 declare freezer", "1 declare wrench", "3 pass")
    assert table.view(PUBLIC).story[-2] == Declared((1, 0), (Tool.WRENCH, Tool.FREEZER))
    assert table.tools == ((Tool.FREEZER,), (), (), (Tool.SCRAMBLER,))
    assert table.turn == (0, 3)
    table = play(table, "0 declare freezer", "3 pass", "0 freeze 0,1", "shuffle")
    assert table.tools[0] == ()


def test_earlier_passers_are_asked_again() -> None:
    """[BS19] A Tool that was passed for may be declared in the next pass."""
    table = play(before_a_cut(), "0 pass", "1 declare wrench", "3 pass")
    assert table.turn == (0, 3)
    assert play(table, "0 declare freezer", "3 pass").tools[0] == ()


def test_a_new_pass_asks_only_who_then_fits() -> None:
    """[BS19] The Scrambler leaves the Freezer but one card."""
    table = play(before_a_cut((9, 9, 9, 0)), "0 declare freezer", "1 pass", "3 declare scrambler", "shuffle")
    assert table.line(Wire.GREEN).exposed == (1,)
    assert table.turn == (1,)


def test_a_window_closes_when_nobody_declares() -> None:
    """[BS19]"""
    table = play(before_a_cut(), "pass")
    assert table.line(Wire.GREEN).chain == 6
    assert table.tools == ((Tool.FREEZER,), (Tool.WRENCH,), (), (Tool.SCRAMBLER,))


def test_there_is_no_window_where_nobody_fits() -> None:
    """[BS19]"""
    table = play(scene(tools=["orders", "helmet", "hammer"]), "choose green blue chicken")
    assert table.turn == (2,)
    assert window(table) == ""


def test_scores_are_looked_at_anew_in_each_pass() -> None:
    """[BS19] With the Hammer's points its owner is no longer the lowest."""
    before = scene(tools=["hammer freezer", "wrench"], scores=[4, 5, 0], green="1 1 / 3 1 0")
    table = play(before, "choose green chicken chicken", "0 declare hammer", "1 declare wrench")
    assert (table.scores[0], table.tools) == (9, ((Tool.FREEZER,), (Tool.WRENCH,), ()))
    table = play(table, "0 declare freezer", "1 declare wrench")
    assert table.tools == ((Tool.FREEZER,), (), ())


PROTECT = ("2 protect yellow", "3 protect yellow")
WINDOWS = [  # a moment, seats 0's and 1's Tools, what is on the table, what leads there, and seat 0's pick
    ("choosing", "sniffer", "toolkit", {"cards": ["", "red"]}, (), ()),
    ("revealed", "jumper", "switch", {}, ("choose blue red chicken wait",), ("0 jump green",)),
    ("protected", "orders", "schematics", {}, ("choose red blue wait blue", "1 pass", "2 protect red"), ()),
    ("before-cut", "hammer", "wrench", {"green": "/1"}, ("choose green chicken wait wait", *PROTECT), ()),
    ("after-cut", "amplifier", "crimper", {}, ("choose green chicken wait wait", *PROTECT), ()),
    ("explosion", "helmet", "shield", {"green": PRIMED}, ("choose green chicken red red",), ()),
]


@pytest.mark.parametrize(("moment", "mine", "theirs", "there", "lead", "pick"), WINDOWS)
def test_every_window_runs_in_passes(
    moment: str, mine: str, theirs: str, there: dict[str, Any], lead: tuple[str, ...], pick: tuple[str, ...]
) -> None:
    """[BS18] [BS19] Both are asked; seat 0's Tool resolves, and the same window asks seat 1 again; then it closes."""
    table = play(scene(4, tools=[mine, theirs], scores=[4, 5, 6, 7], **there), *lead)
    assert (window(table), table.turn) == (moment, (0, 1))
    table = play(table, f"0 declare {mine}", f"1 declare {theirs}", *pick)
    assert (window(table), table.turn) == (moment, (1,))
    assert table.tools[0] == ()
    assert table.tools[1] == (theirs,)
    assert window(play(table, "1 pass")) != moment


def test_a_wire_has_its_own_windows() -> None:
    """[BS18] Before green, after green, before blue, after blue."""
    table = play(scene(4, tools=["wrench crimper"]), "choose chicken green blue wait", "3 protect red")
    seen = []
    for _ in range(4):
        seen.append((window(table), table.todo[0].wire))  # type: ignore[union-attr]
        table = play(table, "pass")
    assert seen == [("before-cut", "green"), ("after-cut", "green"), ("before-cut", "blue"), ("after-cut", "blue")]


def test_a_player_who_does_not_answer_in_time_passes() -> None:
    """[BS19]"""
    assert before_a_cut().default(1) == Pass()


def test_the_explosion_window_comes_before_its_points() -> None:
    """[BS11] [BS18]"""
    table = play(scene(tools=["helmet"], green=PRIMED), "choose green chicken red")
    assert (window(table), paid(table)) == ("explosion", [])
    assert paid(play(table, "0 pass")) == [(0, -5, "blast"), (1, 5, "chicken")]


def test_no_window_opens_between_the_flips_of_a_shared_cut() -> None:
    """[BS18] A zero and then the BOOM: no Dynamo, which is kept for bomb III."""
    table = play(scene(tools=["", "", "dynamo"], green="3 3 2 1 / 0 1 / B.."), "choose green green chicken")
    assert table.bomb == 3
    assert table.tools[2] == (Tool.DYNAMO,)
