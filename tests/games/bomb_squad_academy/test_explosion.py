"""The explosion: who loses, who gains, and what no longer happens."""

from __future__ import annotations

import pytest

from boomtable.engine import CHANCE
from boomtable.games.bomb_squad_academy import Options, Wire
from boomtable.games.bomb_squad_academy.moves import Exploded, Flipped, Peeked, PlatesMoved
from tests.games.bomb_squad_academy.scenes import PRIMED, paid, play, scene


def test_every_triggerer_loses_5_and_every_chicken_gains_5() -> None:
    """[BS11]"""
    table = play(scene(5, green=PRIMED), "choose green chicken green chicken blue")
    assert paid(table) == [(0, -5, "blast"), (2, -5, "blast"), (1, 5, "chicken"), (3, 5, "chicken")]
    assert table.scores == (5, 15, 5, 15, 10)


def test_points_scored_earlier_this_round_stay() -> None:
    """[BS11]"""
    table = play(scene(bomb=1, green="/2", blue="4 4 3 1 / 1 / B.."), "choose green blue wait", "2 protect red")
    assert paid(table) == [(2, 3, "wait"), (0, 3, "cut"), (1, -5, "blast")]


def test_later_wires_are_not_cut() -> None:
    """[BS11]"""
    table = play(scene(green=PRIMED), "choose green blue red")
    assert [news.wire for news in table.story if isinstance(news, Flipped)] == ["green"]
    assert paid(table) == [(0, -5, "blast")]


def test_nobody_peeks_after_an_explosion() -> None:
    """[BS11]"""
    table = play(scene(green=PRIMED), "choose green chicken chicken")
    assert table.turn == (CHANCE,)  # who sets up the next bomb
    assert not [news for news in table.story if isinstance(news, Peeked)]


@pytest.mark.parametrize(
    ("plates", "moved"), [("green blue", "yellow blue"), ("blue green", "blue blue"), ("red yellow", "")]
)
def test_a_plate_whose_wire_scored_before_the_explosion_moves_too(plates: str, moved: str) -> None:
    """[BS11] [BS15] Green is cut safely, then Blue explodes; for bomb III they lie where that leaves them."""
    boom = "4 4 3 1 / 1 / B.."
    table = play(scene(green="/2", blue=boom, plates=plates), "choose green blue chicken")
    assert table.bomb == 3
    assert " ".join(table.plates) == (moved or plates)
    assert [news for news in table.story if isinstance(news, PlatesMoved)] == (
        [PlatesMoved(*map(Wire, moved.split()))] if moved else []
    )


def test_the_last_explosion_moves_no_plate() -> None:
    """[BS11] Nothing comes after bomb III."""
    table = play(scene(bomb=3, green="/2", blue="4 4 3 1 / 1 / B..", plates="green red"), "choose green blue chicken")
    assert table.outcome
    assert table.plates == (Wire.GREEN, Wire.RED)


def test_the_round_is_over_and_with_it_the_bomb() -> None:
    """[BS11] [BS15]"""
    table = play(scene(green=PRIMED), "choose green chicken blue")
    assert (table.bomb, table.round) == (3, 0)


def test_a_blocked_cutter_is_no_triggerer() -> None:
    """[BS7] [BS11] [BS24] Orders cut the protected wire; the other cutter of it loses nothing."""
    table = play(
        *(scene(4, tools=["orders"], green=PRIMED), "choose green green wait chicken"),
        *("2 protect green", "0 declare orders"),
    )
    assert paid(table) == [(2, 3, "wait"), (0, -5, "blast"), (3, 5, "chicken")]


@pytest.mark.parametrize(("score", "negative", "left"), [(3, False, 0), (0, False, 0), (5, False, 0), (3, True, -2)])
def test_no_score_goes_below_zero(score: int, negative: bool, left: int) -> None:
    """[BS5] Unless an option allows it."""
    options = Options(allow_negative=negative)
    table = play(scene(scores=[score, 9, 9], options=options, green=PRIMED), "choose green red blue")
    assert table.scores[0] == left
    assert paid(table) == [(0, left - score, "blast")]


def test_the_news_tell_which_wire_exploded() -> None:
    """[BS9]"""
    table = play(scene(green=PRIMED), "choose green red blue")
    assert [news.wire for news in table.story if isinstance(news, Exploded)] == ["green"]
