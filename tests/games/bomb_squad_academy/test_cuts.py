"""Cutting a wire: flips, the trigger, the tiles, and the points."""

from __future__ import annotations

from typing import Any

import pytest

from boomtable.games.bomb_squad_academy.cards import Tile, Wire
from boomtable.games.bomb_squad_academy.moves import Exploded, Flipped, Scored, Worth
from tests.each import each
from tests.games.bomb_squad_academy.scenes import paid, play, scene

LAST_SPACE = {
    "green": "3 3 2 1",
    "blue": "4 4 3 1",
    "red": "5 4 4 1",
    "yellow": "6 5 4 1",
}  # exposed: the trigger's there


def on(wire: str, drawn: str) -> dict[str, Any]:
    return {wire: drawn}


@pytest.mark.parametrize(
    ("wire", "drawn", "crew", "points", "trigger"),
    [
        ("red", " / 3", 1, 4, 3),  # solo cut, example 1: the first red cut
        ("red", "3 1 / 4", 1, 7, 8),  # solo cut, example 2: 4 + 1 + 1 + 1
        ("yellow", "3 / 1 5 4", 3, 2, 13),  # shared cut: 8 by three, the remainder of 2 is ignored
        ("green", " / 0", 1, 1, 0),  # a zero has a chain too
        ("green", "0 0 / 1", 1, 4, 1),
        ("blue", " / 4 0", 2, 1, 4),  # only the last card's main value counts
        ("blue", " / 0 4", 2, 3, 4),
        ("green", " / 1 0 0", 3, 1, 1),
        ("yellow", "1 / 0 1 2 3 3", 5, 1, 10),  # 9 by five
    ],
)
def test_a_safe_cut_scores_main_value_and_chain_divided(
    wire: str, drawn: str, crew: int, points: int, trigger: int
) -> None:
    """[BS1] [BS8] [BS10]"""
    others = ["chicken"] * (5 - crew)
    table = play(scene(5, bomb=1, **on(wire, drawn)), " ".join(["choose", *[wire] * crew, *others]))
    assert paid(table) == [(seat, points, "cut") for seat in range(crew)]
    assert table.line(Wire(wire)).trigger == trigger
    assert table.line(Wire(wire)).trigger == sum(table.line(Wire(wire)).exposed)


@pytest.mark.parametrize("crew", range(1, 6))
def test_as_many_cards_are_flipped_as_there_are_cutters(crew: int) -> None:
    """[BS8] From the top, one at a time, kept in order."""
    table = play(scene(5, red="/1 3 0 2 3"), " ".join(["choose", *["red"] * crew, *["chicken"] * (5 - crew)]))
    assert [news.card for news in table.story if isinstance(news, Flipped)] == [1, 3, 0, 2, 3][:crew]
    assert table.line(Wire.RED).exposed == (1, 3, 0, 2, 3)[:crew]
    assert len(table.line(Wire.RED).deck) == 12 - crew


def test_a_wire_that_nobody_cuts_stays_as_it_is() -> None:
    """[BS8]"""
    before = scene(red="3 / 4")
    after = play(before, "choose green green blue")
    assert after.line(Wire.RED) == before.line(Wire.RED)
    assert after.line(Wire.YELLOW) == before.line(Wire.YELLOW)


@each("wire", LAST_SPACE)
@each("boom", range(3))
@each("value", [1, 2, 3])
def test_each_tile_that_the_trigger_reaches_or_passes_is_turned_up_to_the_boom(
    wire: str, boom: int, value: int
) -> None:
    """[BS9] The tiles lie on the three spaces after the last one of the track."""
    row = LAST_SPACE[wire]
    if str(value) in row.split():  # a deck has few of each
        row = {"green": "3 2 2 2", "blue": "4 4 2 2", "red": "4 4 4 2", "yellow": "6 6 4 0"}[wire]
    tiles = "".join("B" if place == boom else "." for place in range(3))
    table = play(scene(bomb=3, **on(wire, f"{row} / {value} / {tiles}")), f"choose {wire} chicken chicken")
    (flipped,) = [news for news in table.story if isinstance(news, Flipped)]
    turned = (*[Tile.OK] * boom, Tile.BOOM)[:value]
    assert flipped.tiles == turned
    assert (Exploded(Wire(wire)) in table.story) == (Tile.BOOM in turned)


@pytest.mark.parametrize("wire", LAST_SPACE)
def test_no_tile_is_turned_on_the_track(wire: str) -> None:
    """[BS9] A zero flipped on the last space leaves the trigger there."""
    table = play(scene(**on(wire, f"{LAST_SPACE[wire]} / 0 / B..")), f"choose {wire} chicken chicken")
    assert table.line(Wire(wire)).turned == 0


def test_the_trigger_passes_an_ok_and_reaches_the_boom() -> None:
    """[BS9] [BS11] The example of the explosion: a green 3 passes the first tile onto the second."""
    table = play(scene(bomb=3, green="3 2 2 1 / 3 / .B."), "choose green blue red")
    assert Flipped(Wire.GREEN, 3, (Tile.OK, Tile.BOOM)) in table.story
    assert paid(table) == [(0, -5, "blast")]


def test_the_first_tile_turns_out_to_be_ok() -> None:
    """[BS9] And the cut scores."""
    table = play(scene(bomb=1, green="3 3 2 1 / 1 / .B."), "choose green chicken chicken")
    assert table.line(Wire.GREEN).turned == 1
    assert paid(table) == [(0, 6, "cut")]


def test_a_turned_tile_is_not_turned_again() -> None:
    """[BS9] The trigger was moved back since; it reaches the same tile once more, then the next."""
    table = play(scene(green="3 3 2 1 / 1 1 / o.B"), "choose green green chicken")
    assert [news.tiles for news in table.story if isinstance(news, Flipped)] == [(), (Tile.OK,)]


def test_after_a_boom_nothing_more_is_flipped_and_the_other_tiles_stay_down() -> None:
    """[BS9]"""
    table = play(scene(bomb=3, green="3 3 2 1 / 2 1 / B.."), "choose green green chicken")
    assert [(news.card, news.tiles) for news in table.story if isinstance(news, Flipped)] == [(2, (Tile.BOOM,))]
    assert table.line(Wire.GREEN).turned == 1


@pytest.mark.parametrize(
    ("bomb", "plates", "points"),
    [
        *((1, "", 4), (2, "green blue", 4), (2, "red green", 5), (2, "green red", 6), (2, "red red", 7)),
        *((3, "green blue", 4), (3, "red green", 7), (3, "green red", 8), (3, "red red", 11)),
    ],
)
def test_plates_add_to_the_full_value(bomb: int, plates: str, points: int) -> None:
    """[BS3] [BS10] [BS14] A lone 3 on red; the plate that moves left comes first."""
    table = play(scene(bomb=bomb, red="/3", plates=plates), "choose red chicken chicken")
    assert paid(table) == [(0, points, "cut")]


def test_plates_are_shared_too() -> None:
    """[BS10] 3 + 2 cards + a plate of 2, by two."""
    table = play(scene(red="/1 3", plates="green red"), "choose red red chicken")
    assert paid(table) == [(0, 3, "cut"), (1, 3, "cut")]


@pytest.mark.parametrize(
    ("setup", "worths"),
    [
        ("choose red chicken chicken", [(0, Worth(1, 1, 2, 1))]),
        ("choose red red chicken", [(0, Worth(3, 2, 2, 2)), (1, Worth(3, 2, 2, 2))]),
    ],
)
def test_everyone_is_told_how_the_points_of_a_cut_add_up(setup: str, worths: list[tuple[int, Worth]]) -> None:
    """[BS10]"""
    table = play(scene(red="/1 3", plates="green red"), setup)
    assert [(news.seat, news.worth) for news in table.story if isinstance(news, Scored)] == worths
    assert all(news.points == news.worth.points for news in table.story if isinstance(news, Scored) and news.worth)
