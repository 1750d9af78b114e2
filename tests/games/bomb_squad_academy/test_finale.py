"""What the end of Bomb Squad Academy is told from: the margin, the boldest cut or the biggest blast, the places."""

from __future__ import annotations

import pytest

from boomtable.engine import Feat, Seat, Table
from boomtable.games.bomb_squad_academy import Academy, Finale, Wire, parse
from boomtable.games.bomb_squad_academy.finale import Ahead, BiggestBlast, BoldestCut, FirstShared


def graduated(*scores: int, story: str = "") -> Academy:
    """A finished game with these scores, in which all this happened."""
    seats = [f"{seat} {score}" for seat, score in enumerate(scores)]
    return parse(
        "\n".join(["bomb 3", *seats, "todo graduating", *(f"story {line}" for line in story.split(" | ") if line)])
    )


@pytest.mark.parametrize(
    ("scores", "because"),
    [
        ((12, 9, 11), Ahead(0, 12, (2,), 1)),
        ((9, 40, 9), Ahead(1, 40, (0, 2), 31)),
        ((12, 9, 12), FirstShared((0, 2), 12)),
        ((0, 0), FirstShared((0, 1), 0)),
    ],
)
def test_the_margin_says_why(scores: tuple[int, ...], because: object) -> None:
    assert Finale.of(Table(graduated(*scores))).because == because


BOMB = "bomb-set 1 | flipped green 3 | scored 0 6 cut"
SHARED = "flipped red 3 | scored 0 4 cut | scored 1 4 cut"
BLAST = "flipped blue 5 tiles=boom | exploded blue | scored 1 -5 blast | scored 2 5 chicken"
BIG = "bomb-set 2 | flipped red 2 tiles=boom | exploded red | scored 0 -5 blast | scored 2 -4 blast"


@pytest.mark.parametrize(
    ("story", "moment"),
    [
        ("", None),
        (BOMB, BoldestCut(0, Wire.GREEN, 1, 6)),
        (f"{BOMB} | {SHARED}", BoldestCut(0, Wire.GREEN, 1, 6)),
        (f"bomb-set 1 | {SHARED}", BoldestCut(1, Wire.RED, 1, 4)),
        (f"{BOMB} | {BLAST}", BoldestCut(0, Wire.GREEN, 1, 6)),
        (f"{BOMB} | {BLAST} | {BIG}", BiggestBlast((0, 2), Wire.RED, 2, 9)),
        (f"bomb-set 1 | {BLAST} | bomb-set 2 | {BLAST}", BiggestBlast((1,), Wire.BLUE, 2, 5)),
        (
            "bomb-set 1 | flipped green 3 | scored 0 5 cut | scored 1 3 wait | " + BLAST,
            BiggestBlast((1,), Wire.BLUE, 1, 5),
        ),
    ],
)
def test_the_boldest_cut_or_the_biggest_blast_by_points(story: str, moment: object) -> None:
    assert Finale.of(Table(graduated(10, 10, 10, story=story))).moment == moment


@pytest.mark.parametrize(("scores", "order"), [((12, 9, 11), (1, 2, 0)), ((5, 5, 1), (2, 0, 1))])
def test_places_turn_from_the_last_to_the_first(scores: tuple[int, ...], order: tuple[Seat, ...]) -> None:
    assert Finale.of(Table(graduated(*scores))).turning == order


def test_soot_is_on_the_cutters_of_the_last_boom_only() -> None:
    assert Finale.of(Table(graduated(1, 1, 1, story=f"{BLAST} | {BIG}"))).soot == (0, 2)
    assert Finale.of(Table(graduated(1, 1, 1))).soot == ()


def test_what_the_evening_counts() -> None:
    table = Table(graduated(9, 1, 1, story=f"{BLAST} | {BIG} | {BLAST}"))
    assert Finale.feats(table) == (
        Feat("blown-up", (0,), 1, least=4),
        Feat("blown-up", (1,), 2, least=4),
        Feat("blown-up", (2,), 1, least=4),
        Feat("won", (0,)),
    )


CHICKENS = "round-begun 1 | revealed chicken,wait,chicken | round-begun 2 | revealed wait,wait,chicken"
TILES = "round-begun 1 | flipped red 2 tiles=ok | flipped red 3 | scored 0 4 cut | scored 1 4 cut | scored 2 3 wait"
NO_TILES = "round-begun 2 | flipped red 2 | scored 0 4 cut | flipped blue 1 tiles=boom | exploded blue"


def test_chickens_and_tiles_are_counted() -> None:
    table = Table(graduated(9, 1, 1, story=f"{CHICKENS} | {TILES} | {NO_TILES}"))
    assert Finale.deeds(table) == (
        Feat("chicken", (0,), 1),
        Feat("chicken", (2,), 2),
        Feat("tile", (0,), 1),
        Feat("tile", (1,), 1),
    )


def test_watchers_guess_a_winner_bomb_by_bomb() -> None:
    table = Table(graduated(9, 1, 9))
    assert (Finale.guessed(3), Finale.solution(table), Finale.chapter(table.state)) == (1, (0, 2), 3)
