"""The end of Bomb Squad Academy: who graduates, and where all points came from."""

from __future__ import annotations

import pytest

from boomtable.boards.bomb_squad_academy import ASCII, DRAWN, AcademyBoard, by_bomb, by_source, ending
from boomtable.bots import make_bots, play_game
from boomtable.engine import Viewer
from boomtable.games.bomb_squad_academy import GAME
from boomtable.games.bomb_squad_academy.finale import Ahead, AnyBecause, FirstShared
from tests.boards.academy import seen
from tests.boards.time_bomb import plain
from tests.games.bomb_squad_academy.scenes import PRIMED, play, scene

OVER = play(
    scene(bomb=3, scores=[10, 10, 7], plates="red red", tools=["", "", "shield"], green=PRIMED),
    "choose green red chicken",
    "2 declare shield",
)


def test_the_highest_score_comes_first_and_is_marked() -> None:
    lines = plain(ending(seen(OVER), DRAWN)).splitlines()
    assert "G R A D U A T I O N" in lines[0]
    assert lines[3].startswith("★ 2 Cleo")
    assert lines[4].startswith("  0 Ada")  # spared: there was nobody else to spare
    assert lines[-1].startswith("The third bomb has gone off.")


def test_equal_scores_are_all_marked() -> None:
    shared = play(scene(bomb=3, scores=[14, 4, 9], plates="red red", green=PRIMED), "choose green red blue")
    assert plain(ending(seen(shared), ASCII)).count("* ") == 2
    assert plain(ending(seen(shared), ASCII)).isascii()


def test_points_are_told_apart_by_what_they_were_for() -> None:
    assert by_source(seen(OVER), 2) == [0, 0, 5, 0, 7]


def test_all_points_of_a_whole_game_are_accounted_for() -> None:
    *_, table = play_game(GAME, 5, make_bots(GAME, 5, ("random",)), (5,))
    view = seen(table.state)
    for seat, score in enumerate(view.scores):
        assert sum(by_bomb(view, seat)) == sum(by_source(view, seat)) == score
    assert max(map(len, plain(ending(view, DRAWN)).splitlines())) <= 80


@pytest.mark.parametrize(
    ("because", "viewer", "words"),
    [
        (Ahead(0, 12, (3,), 1), 1, "Ada beat Dov by 1 point."),
        (Ahead(0, 12, (3,), 2), 0, "You beat Dov by 2 points."),
        (Ahead(0, 12, (1, 3), 2), 3, "Ada beat Ben and you by 2 points."),
        (FirstShared((0, 3), 62), 1, "Ada and Dov share first place, with 62 points each."),
    ],
)
def test_one_line_says_why_it_ended(because: AnyBecause, viewer: Viewer, words: str) -> None:
    assert AcademyBoard().why(viewer, because) == words
