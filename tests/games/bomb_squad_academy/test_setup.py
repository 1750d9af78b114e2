"""Setup: the contents of the box, decks and tiles, and who counts as younger."""

from __future__ import annotations

from collections import Counter
from math import factorial

import pytest

from boomtable.engine import CHANCE, PUBLIC, BadSetup, Seeded
from boomtable.games.bomb_squad_academy import GAME, Academy
from boomtable.games.bomb_squad_academy.bombs import Laying, Stacking
from boomtable.games.bomb_squad_academy.cards import BOX, PLATES, Action, Tile, Tool, Wire
from boomtable.games.bomb_squad_academy.moves import DrawAges
from tests.games.bomb_squad_academy.scenes import play, refused

NUMBERS = [  # the table that opens the rules page
    ("green", "0 0 1 1 1 1 2 2 2 2 3 3", 9),
    ("blue", "0 0 1 1 2 2 2 2 3 3 4 4", 12),
    ("red", "0 1 1 2 2 3 3 3 4 4 4 5", 14),
    ("yellow", "0 1 1 2 3 3 4 4 5 5 6 6", 16),
]
RIGGED = (
    *("chance shuffle-deck 3,0,0,1,1,1,1,2,2,2,2,3", "chance lay-tiles ok,boom,ok"),
    *("chance shuffle-deck 4,0,0,1,1,2,2,2,2,3,3,4", "chance lay-tiles boom,ok,ok"),
    *("chance shuffle-deck 5,0,1,1,2,2,3,3,3,4,4,4", "chance lay-tiles ok,ok,boom"),
    *("chance shuffle-deck 6,0,1,1,2,3,3,4,4,5,5,6", "chance lay-tiles ok,boom,ok"),
)


def new(players: int = 3) -> Academy:
    return GAME.table(players).state


@pytest.mark.parametrize(("wire", "values", "track"), NUMBERS)
def test_a_wire_has_the_twelve_cards_and_the_track_of_the_table(wire: str, values: str, track: int) -> None:
    """[BS1]"""
    assert " ".join(map(str, BOX[Wire(wire)].cards)) == values
    assert BOX[Wire(wire)].track == track


@pytest.mark.parametrize("wire", Wire)
def test_no_deck_outlasts_its_boom(wire: Wire) -> None:
    """[BS1] The last tile is reached before the last card at the latest."""
    assert sum(BOX[wire].cards) >= BOX[wire].track + 3


def test_the_plates_are_worth_1_and_2_then_3_and_4() -> None:
    """[BS3]"""
    assert PLATES == {2: (1, 2), 3: (3, 4)}


def test_there_are_twenty_tools_and_six_action_cards() -> None:
    """[BS6] [BS18]"""
    assert (len(Tool), len(Action)) == (20, 6)


@pytest.mark.parametrize("players", [0, 1, 6])
def test_two_to_five_can_play(players: int) -> None:
    with pytest.raises(BadSetup, match="bad-players"):
        GAME.table(players)


@pytest.mark.parametrize("players", range(2, 6))
def test_ages_are_drawn_once_at_the_start(players: int) -> None:
    """[BS4] Any order of all seats."""
    table = new(players)
    assert table.turn == (CHANCE,)
    assert table.choices(CHANCE).size == factorial(players)
    assert DrawAges(tuple(range(players))) in table.choices(CHANCE)


def test_the_ages_are_shown_to_all_and_stay() -> None:
    """[BS4]"""
    table = play(new(), "chance draw-ages 2,0,1", *RIGGED)
    assert [table.view(viewer).ages for viewer in (0, 1, 2, PUBLIC)] == [(2, 0, 1)] * 4


def test_every_age_is_different() -> None:
    """[BS4]"""
    assert refused(new(), "chance draw-ages 0,0,1") == "not-now [ALL5]"


def test_everyone_begins_with_no_points_and_all_cards() -> None:
    """[BS6] Before the first bomb is set up."""
    table = new()
    assert (table.bomb, table.round, table.scores) == (0, 0, (0, 0, 0))
    assert [len(table.hand(seat)) for seat in range(3)] == [6, 6, 6]


def test_each_wire_gets_its_shuffled_deck_and_then_its_tiles() -> None:
    """[BS1]"""
    table = play(new(), "chance draw-ages 0,1,2")
    assert table.todo[:8] == tuple(step for wire in Wire for step in (Stacking(wire), Laying(wire)))
    table = play(table, *RIGGED)
    assert [line.deck[0] for line in table.lines] == [3, 4, 5, 6]
    assert [line.tiles.index(Tile.BOOM) for line in table.lines] == [1, 0, 2, 1]
    assert [(line.exposed, line.trigger, line.turned) for line in table.lines] == [((), 0, 0)] * 4


def test_a_deck_is_all_twelve_cards_and_nothing_else() -> None:
    """[BS1]"""
    table = play(new(), "chance draw-ages 0,1,2")
    assert Counter(table.choices(CHANCE).sample(Seeded(1)).cards) == Counter(BOX[Wire.GREEN].cards)
    assert refused(table, "chance shuffle-deck 3,3,3,1,1,1,1,2,2,2,2,3") == "not-now [ALL5]"


def test_two_tiles_are_ok_and_one_is_boom() -> None:
    """[BS1]"""
    table = play(new(), "chance draw-ages 0,1,2", RIGGED[0])
    assert table.choices(CHANCE).size == 3
    assert refused(table, "chance lay-tiles ok,ok,ok") == "not-now [ALL5]"


def test_bomb_one_has_no_plates_and_no_tools() -> None:
    """[BS15] [BS16]"""
    table = play(new(), "chance draw-ages 0,1,2", *RIGGED)
    assert (table.bomb, table.round, table.plates, table.display) == (1, 1, (), ())
    assert table.tools == ((), (), ())
    assert table.turn == (0, 1, 2)


def test_deck_contents_are_public_and_their_order_is_not() -> None:
    """[BS2] Nor is the place of a BOOM."""
    one, other = play(new(), "chance draw-ages 0,1,2", *RIGGED), play(new(), "chance draw-ages 0,1,2")
    other = play(other, *RIGGED[:6], "chance shuffle-deck 0,1,1,2,3,3,4,4,5,5,6,6", "chance lay-tiles boom,ok,ok")
    assert one.lines != other.lines
    for viewer in (0, 1, 2, PUBLIC):
        assert one.view(viewer) == other.view(viewer)
        assert one.view(viewer).decks == tuple(BOX.values())
