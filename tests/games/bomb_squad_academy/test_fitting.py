"""When each Tool may be played and when not: both sides of every row of the table of windows [BS18]."""

from __future__ import annotations

from typing import Any

import pytest

from boomtable.games.bomb_squad_academy.cards import Tool
from boomtable.games.bomb_squad_academy.moves import UseMirror
from boomtable.games.bomb_squad_academy.toolbox import TOOLS, Moment
from tests.each import each
from tests.games.bomb_squad_academy.scenes import PRIMED, declarable, play, scene, window

BLOCKED = ("choose green green wait chicken", "2 protect green", "1 declare orders")  # seat 0 is, seat 1 is not
PAST_REVEAL = "0 pass"

FITS: list[
    tuple[str, dict[str, Any], tuple[str, ...]]
] = [  # seat 0's Tool, what is on the table, and what has been played
    ("sniffer", {}, ()),
    ("sniffer", {"cards": ["red"]}, ()),
    ("toolkit", {"cards": ["red"]}, ()),
    ("toolkit", {"aside": [0]}, ()),
    ("air-horn", {}, ("choose chicken red blue wait",)),
    ("air-horn", {}, ("choose wait red red chicken",)),
    ("air-horn", {}, ("choose red green blue yellow",)),
    *(("jumper", {}, (f"choose {wire} chicken chicken wait",)) for wire in ("green", "blue", "red", "yellow")),
    ("switch", {}, ("choose red blue chicken chicken",)),
    ("switch", {}, ("choose red red chicken green",)),
    *(("schematics", {}, (f"choose {card} red red wait",)) for card in ("green", "wait", "chicken")),
    ("orders", {}, ("choose red wait red red", "1 protect red")),
    ("orders", {}, ("choose red wait wait red", "1 protect red", "2 protect green")),
    ("freezer", {"green": "1 1"}, ("choose green red red red",)),
    ("freezer", {"green": "1 1"}, ("choose green green red red",)),
    ("scrambler", {"green": "1 1 1"}, ("choose green red red red",)),
    ("scrambler", {"green": "1 1 1"}, ("choose green green red red",)),
    ("hammer", {}, ("choose green red red red",)),
    ("x-ray", {}, ("choose green red red red",)),
    ("wrench", {}, ("choose blue green red red",)),
    ("wrench", {}, ("choose chicken green green red",)),
    ("wrench", {"tools": ["wrench", "orders"]}, BLOCKED),
    ("bomb-blanket", {}, ("choose blue green red red",)),
    ("bomb-blanket", {}, ("choose wait green green red", "0 protect red")),
    ("bomb-blanket", {"tools": ["bomb-blanket", "orders"]}, BLOCKED),
    ("amplifier", {}, ("choose green red red red",)),
    ("jammer", {}, ("choose green green red red",)),
    ("jammer", {}, ("choose green green green green",)),
    ("crimper", {}, ("choose blue green red red",)),
    ("crimper", {}, ("choose chicken green green red",)),
    ("crimper", {"tools": ["crimper", "orders"]}, BLOCKED),
    ("dynamo", {"green": "/0"}, ("choose green red red red",)),
    ("dynamo", {"green": "/0"}, ("choose chicken green red red",)),
    ("dynamo", {"green": "/0 1"}, ("choose green green red red",)),
    ("dynamo", {"green": "/1 0"}, ("choose chicken green green red",)),
    ("helmet", {"green": PRIMED}, ("choose green red red red",)),
    ("helmet", {"green": PRIMED}, ("choose green green red red",)),
    ("shield", {"green": PRIMED}, ("choose blue green red red",)),
    ("shield", {"green": PRIMED}, ("choose chicken green green red",)),
    ("shield", {"green": PRIMED, "tools": ["shield", "orders"]}, BLOCKED),
]
FAILS: list[tuple[str, dict[str, Any], tuple[str, ...]]] = [
    ("toolkit", {"cards": ["", "red"], "aside": [1]}, ()),
    ("air-horn", {}, ("choose red green chicken wait",)),
    ("air-horn", {}, ("choose red chicken chicken wait",)),
    ("jumper", {}, ("choose chicken red red red",)),
    ("jumper", {}, ("choose wait red red red",)),
    ("switch", {}, ("choose red red chicken wait",)),
    ("switch", {}, ("choose chicken red blue green",)),
    ("switch", {}, ("choose wait red blue green",)),
    ("orders", {}, ("choose red wait red red", "1 protect green")),
    ("orders", {}, ("choose chicken wait red red", "1 protect red")),
    ("orders", {}, ("choose wait red red red", "0 protect red")),
    ("orders", {}, ("choose red red red red",)),
    ("freezer", {"green": "1"}, ("choose green red red red",)),
    ("freezer", {"green": "1 1"}, ("choose red green green chicken",)),
    ("freezer", {"green": "1 1"}, ("choose green wait red red", "1 protect green")),
    ("scrambler", {"green": "1 1"}, ("choose green red red red",)),
    ("scrambler", {"green": "1 1 1"}, ("choose red green green chicken",)),
    ("scrambler", {"green": "1 1 1"}, ("choose green wait red red", "1 protect green")),
    ("hammer", {}, ("choose green green red red",)),
    ("hammer", {}, ("choose chicken green red red",)),
    ("hammer", {}, ("choose green wait red red", "1 protect green")),
    ("x-ray", {}, ("choose green green red red",)),
    ("x-ray", {}, ("choose chicken green red red",)),
    ("wrench", {}, ("choose green chicken wait wait", "2 protect red", "3 protect red")),
    ("wrench", {}, ("choose green green green green",)),
    ("wrench", {}, ("choose chicken green wait chicken", "2 protect green")),
    ("bomb-blanket", {}, ("choose green chicken wait wait", "2 protect red", "3 protect red")),
    ("bomb-blanket", {}, ("choose green green green green",)),
    ("bomb-blanket", {}, ("choose chicken chicken wait wait", "2 protect red", "3 protect red")),
    ("amplifier", {}, ("choose green green red red",)),
    ("amplifier", {}, ("choose chicken green red red",)),
    ("amplifier", {"green": PRIMED}, ("choose green red red red",)),
    ("jammer", {}, ("choose green red red red",)),
    ("jammer", {}, ("choose chicken green green green",)),
    ("jammer", {"green": PRIMED}, ("choose green green red red",)),
    ("crimper", {}, ("choose green green green green",)),
    ("crimper", {"green": PRIMED}, ("choose chicken green red red",)),
    ("dynamo", {"green": "/1"}, ("choose green chicken chicken chicken",)),
    ("dynamo", {"green": "0/1", "blue": "0"}, ("choose green chicken chicken chicken",)),
    ("dynamo", {"green": "0/1 1"}, ("choose green green chicken chicken",)),
    ("helmet", {"green": PRIMED}, ("choose blue green red red",)),
    ("helmet", {}, ("choose green green green green",)),
    ("shield", {"green": PRIMED}, ("choose green red red red",)),
    ("shield", {"green": PRIMED}, ("choose green green red red",)),
    ("shield", {}, ("choose chicken green green green",)),
]
WHEN = {
    **dict.fromkeys(("sniffer", "toolkit"), "choosing"),
    **dict.fromkeys(("air-horn", "jumper", "switch", "schematics"), "revealed"),
    **dict.fromkeys(("orders",), "protected"),
    **dict.fromkeys(("freezer", "scrambler", "hammer", "x-ray", "wrench", "bomb-blanket"), "before-cut"),
    **dict.fromkeys(("amplifier", "jammer", "crimper", "dynamo"), "after-cut"),
    **dict.fromkeys(("helmet", "shield"), "explosion"),
}


@each(("tool", "there", "moves"), FITS)
def test_a_tool_can_be_declared_when_it_fits(tool: str, there: dict[str, Any], moves: tuple[str, ...]) -> None:
    """[BS18] [BS20]"""
    table = play(scene(4, **{"tools": [tool], **there}), *moves)
    assert 0 in table.turn
    assert declarable(table) == [tool]
    assert window(table) == WHEN[tool]


@each(("tool", "there", "moves"), FAILS)
def test_nobody_is_asked_for_a_tool_that_does_not_fit(tool: str, there: dict[str, Any], moves: tuple[str, ...]) -> None:
    """[BS18] [BS19] [BS20]"""
    table = play(scene(4, tools=[tool], **there), *moves)
    assert window(table) == ""
    if table.bomb == 2:
        assert table.tools[0] == (tool,)


@pytest.mark.parametrize(
    ("choice", "protects", "fits"),
    [
        ("choose red wait red red", ("1 protect green",), True),
        ("choose chicken wait red red", ("1 protect green",), True),
        ("choose wait red red red", ("0 protect green",), False),
        ("choose wait wait red red", ("0 protect green", "1 protect green"), False),
        ("choose red red chicken chicken", (), False),
    ],
)
def test_schematics_fits_again_after_protections_but_not_for_players_who_waited(
    choice: str, protects: tuple[str, ...], fits: bool
) -> None:
    """[BS18] [BS23]"""
    table = play(scene(4, tools=["schematics"]), choice, PAST_REVEAL, *protects)
    assert (window(table) == "protected") is fits


def test_a_mirror_fits_when_its_owner_looks_as_a_chicken() -> None:
    """[BS18] [BS32] It has no window."""
    table = play(scene(tools=["mirror"]), "choose chicken red chicken")
    assert window(table) == ""
    assert UseMirror() in table.choices(0)
    assert UseMirror() not in play(table, "0 decline").choices(2)
    assert play(scene(tools=["mirror"]), "choose red red red").round == 2


def test_every_tool_has_its_window() -> None:
    """[BS18]"""
    assert {*WHEN, "mirror"} == {tool for tool, _, _ in FITS} | {"mirror"} == set(Tool)
    assert {*WHEN} - {"sniffer", "schematics"} == {tool for tool, _, _ in FAILS}
    moments = {tool: [str(moment) for moment in TOOLS[Tool(tool)].moments] for tool in WHEN}
    assert moments == {tool: [when] for tool, when in WHEN.items()} | {"schematics": ["revealed", "protected"]}
    assert {*WHEN.values()} == {*Moment}
