"""Two players: no Yellow, and cards come back a round earlier."""

from __future__ import annotations

import pytest

from boomtable.engine import CHANCE
from boomtable.games.bomb_squad_academy import GAME
from boomtable.games.bomb_squad_academy.bombs import Laying, Stacking
from boomtable.games.bomb_squad_academy.cards import Wire
from boomtable.games.bomb_squad_academy.moves import PlacePlates, Protect
from tests.games.bomb_squad_academy.scenes import PRIMED, declarable, play, refused, scene

THREE = (Wire.GREEN, Wire.BLUE, Wire.RED)


def test_two_have_no_yellow_deck_and_no_yellow_track() -> None:
    """[BS36]"""
    table = play(GAME.table(2).state, "chance draw-ages 1,0")
    assert table.todo[:6] == tuple(step for wire in THREE for step in (Stacking(wire), Laying(wire)))
    assert len(table.lines) == len(table.view(0).decks) == 3


def test_two_have_no_yellow_cutter() -> None:
    """[BS36]"""
    table = scene(2)
    assert [move.action for move in table.choices(0)] == ["green", "blue", "red", "wait", "chicken"]
    assert refused(table, "0 choose yellow") == "no-yellow [BS36]"


def test_two_cannot_protect_yellow_or_look_at_it() -> None:
    """[BS36]"""
    table = play(scene(2), "choose wait chicken")
    assert list(table.choices(0)) == [Protect(wire) for wire in THREE]
    assert refused(table, "0 protect yellow") == "no-yellow [BS36]"
    looking = play(table, "0 protect red")
    assert looking.choices(1).size == 1 + 3 + 3
    assert refused(looking, "1 peek-under yellow") == "no-yellow [BS36]"
    assert refused(looking, "1 peek green,yellow") == "no-yellow [BS36]"


@pytest.mark.parametrize(
    ("before", "played", "after", "aside"),
    [
        ("", "red", "red", False),
        ("red", "blue", "blue", False),
        ("wait", "red", "red", True),
        ("red", "wait", "wait", False),
    ],
)
def test_cards_come_back_when_two_lie_on_the_table(before: str, played: str, after: str, aside: bool) -> None:
    """[BS13] [BS36]"""
    moves = [f"choose {played} red", *["0 protect green"] * (played == "wait")]
    table = play(scene(2, cards=[before]), *moves)
    assert " ".join(table.cards[0]) == after
    assert table.aside[0] is aside


@pytest.mark.parametrize(("plates", "moved"), [("green blue", "red blue"), ("blue green", "blue blue")])
def test_plates_wrap_between_red_and_green(plates: str, moved: str) -> None:
    """[BS14] [BS36]"""
    assert " ".join(play(scene(2, plates=plates), "choose green chicken", "1 decline").plates) == moved
    assert " ".join(play(scene(2, plates="blue red"), "choose red chicken", "1 decline").plates) == "blue green"


def test_plates_are_placed_on_two_of_three_wires() -> None:
    """[BS15] [BS36]"""
    table = play(scene(2, bomb=1, green=PRIMED), "choose green blue", *["shuffle", "chance lay-tiles ok,ok,boom"] * 3)
    assert table.choices(CHANCE).size == 6
    assert PlacePlates(Wire.RED, Wire.YELLOW) not in table.choices(CHANCE)


def test_two_draft_from_three_tools() -> None:
    """[BS16]"""
    table = play(scene(2, bomb=1, green=PRIMED), "choose green blue", *["shuffle", "chance lay-tiles ok,ok,boom"] * 3)
    table = play(table, "chance place-plates red green")
    assert table.choices(CHANCE).size == 20 * 19 * 18 // 6


def test_a_jumper_has_no_yellow_to_go_to() -> None:
    """[BS22] [BS36] From Red there is only Blue, so it is not asked for."""
    table = play(scene(2, tools=["jumper"]), "choose red chicken", "0 declare jumper")
    assert table.line(Wire.BLUE).exposed == (0,)


def test_an_air_horn_finds_no_two_others() -> None:
    """[BS18] [BS36]"""
    assert declarable(play(scene(2, tools=["air-horn jumper"]), "choose red green")) == ["jumper"]


def test_a_sniffer_and_a_mirror_see_three_wires() -> None:
    """[BS32] [BS33] [BS36]"""
    table = play(scene(2, tools=["sniffer mirror"]), "0 declare sniffer", "choose chicken red", "0 use-mirror")
    assert [seen.wire for seen in table.view(0).glimpses] == [*THREE, *THREE]
