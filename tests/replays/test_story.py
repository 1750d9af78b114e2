"""A story says nothing of a game that its record does not bear out."""

from __future__ import annotations

import re
from typing import Any

import pytest

from boomtable.boards.seat_names import name
from boomtable.engine import BadRecord, Game, but
from boomtable.engine.records import write
from boomtable.games.catalog import CATALOG
from boomtable.games.time_bomb import GAME
from boomtable.replays import Replay
from boomtable.replays.story import story
from boomtable.replays.story.beat import MOMENTS
from tests.replays.recorded import replayed
from tests.replays.story_reader import Reader

pytestmark = pytest.mark.slow

SLOW = ("trick-snipers", "bomb-squad-academy")
LEVELS = ("easy", "hard", "normal")


def assert_true(replay: Replay) -> int:
    """How many sentences were checked, all of them true."""
    told, reader = story(replay), Reader(write(replay.record))
    assert len(told.moments) <= MOMENTS
    assert [moment.at for moment in told.moments] == sorted(moment.at for moment in told.moments)
    for moment in told.moments:
        assert 0 < moment.at <= replay.last
        assert 0 <= moment.swing <= 1
        reader.check(moment.at, moment.sentence)
    assert any(moment.sentence in told.paragraph for moment in told.moments) or not told.moments
    return len(told.moments)


@pytest.mark.parametrize("game", CATALOG.values(), ids=lambda game: game.id)
def test_every_sentence_of_a_story_is_true(game: Game[Any, Any]) -> None:
    few = 1 if game.id == "two-rooms" else 3
    checked = [assert_true(a_game(game, seed)) for seed in range(few)]
    assert sum(checked) >= few


@pytest.mark.soak
@pytest.mark.parametrize("game", CATALOG.values(), ids=lambda game: game.id)
def test_every_sentence_of_two_hundred_stories_is_true(game: Game[Any, Any]) -> None:
    for seed in range(200):
        assert_true(a_game(game, seed))


def a_game(game: Game[Any, Any], seed: int) -> Replay:
    """Games of different sizes and levels; who thinks long plays easy."""
    sizes, levels = game.seats[:6], ("easy",) if game.id in SLOW else LEVELS
    return replayed(game.id, sizes[seed % len(sizes)], seed, levels[seed % len(levels)])


def test_a_false_sentence_is_found_out() -> None:
    replay = replayed("time-bomb", 5, 2)
    reader = Reader(write(replay.record))
    [luck] = [moment for moment in story(replay).moments if "found a Success" in moment.sentence]
    reader.check(luck.at, luck.sentence)
    finder, other = luck.sentence.split()[0], next(each for each in map(name, range(5)) if each not in luck.sentence)
    for sentence in (re.sub(r"\d+%", "99%", luck.sentence), luck.sentence.replace(finder, other), "Nobody lied."):
        assert sentence != luck.sentence
        with pytest.raises(AssertionError):
            reader.check(luck.at, sentence)
    with pytest.raises(AssertionError):
        reader.check(luck.at - 1, luck.sentence)


def test_a_game_that_is_not_over_has_no_story() -> None:
    record = replayed("time-bomb", 5, 2).record
    with pytest.raises(BadRecord, match="record-unfinished"):
        story(Replay.of(GAME, but(record, log=record.log[:-1])))


def test_names_are_those_that_are_given() -> None:
    replay = replayed("time-bomb", 5, 2)
    told = story(replay, lambda seat: f"Player {seat}")
    written = [told.paragraph, *[moment.sentence for moment in told.moments]]
    assert all("Player " in sentence for sentence in written)
    assert not [sentence for sentence in written for seat in range(5) if name(seat) in sentence]
