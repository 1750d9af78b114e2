"""Laws of every title's timing: nothing before a turn tells what it is, and silent news takes no time."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from boomtable.engine import CHANCE, PUBLIC, Seeded, State, Viewer, but
from boomtable.timing import TIMINGS, Timing, show_of
from boomtable.timing.title import Beats, row
from boomtable.wire.show import BeatPhase
from tests.conformance.walks import walk
from tests.titles import TITLES, Title

TIMED = [title for title in TITLES if title.game.id in TIMINGS]
GAMES, OUTCOMES = 4, 6
each_title = pytest.mark.parametrize("title", TIMED, ids=repr)


def up_to_the_turn(beats: Beats) -> Beats | None:
    """The beats until the first thing turns; None if nothing does."""
    turns = [place for place, beat in enumerate(beats) if beat.phase is BeatPhase.TURN]
    return beats[: turns[0] + 1] if turns else None


def shown(timing: Timing, before: State, after: State, viewer: Viewer) -> Beats:
    return timing.beats(before.view(viewer), after.view(viewer), False)


def tells(timing: Timing, title: Title) -> int | None:
    """How many draws took as long as all others that were possible, or None if one did not."""
    compared = 0
    for game in range(GAMES):
        luck = Seeded("law", title.game.id, game)
        for state in walk(title, luck):
            if CHANCE not in state.turn:
                continue
            drawn = [state.play(CHANCE, state.choices(CHANCE).sample(luck)) for _ in range(OUTCOMES)]
            for viewer in (PUBLIC, 0):
                early = [up_to_the_turn(shown(timing, state, after, viewer)) for after in drawn]
                compared += early[0] is not None
                if any(each != early[0] for each in early):
                    return None
    return compared


@each_title
def test_up_to_the_turn_the_beats_do_not_depend_on_what_chance_draws(title: Title) -> None:
    assert tells(TIMINGS[title.game.id], title) is not None


def test_a_pause_that_depends_on_what_is_turned_is_noticed() -> None:
    title = next(title for title in TIMED if title.game.id == "time-bomb")
    plain = TIMINGS["time-bomb"]
    assert tells(plain, title)

    def beats(before: Any, after: Any, bot: bool) -> Beats:
        told = plain.beats(before, after, bot)
        found = any(getattr(news, "wire", "") == "success" for news in after.news)
        return (*row(0, [(BeatPhase.TENSION, 0.1)]), *told) if found else told

    assert tells(Timing(beats=beats, silent=plain.silent), title) is None


@each_title
def test_every_beat_has_a_length_and_belongs_to_news_of_its_update(title: Title) -> None:
    timing = TIMINGS[title.game.id]
    for game in range(GAMES):
        for before, after in pairwise(walk(title, Seeded("beats", game))):
            for viewer in (PUBLIC, 0):
                for beat in shown(timing, before, after, viewer):
                    assert beat.seconds > 0
                    assert -1 <= beat.news < len(after.view(viewer).news)


@each_title
def test_silent_news_takes_no_time(title: Title) -> None:
    timing = TIMINGS[title.game.id]
    for before, after in pairwise(walk(title, Seeded("silent"))):
        news = after.view(PUBLIC).news
        loud = {type(news[beat.news]).__struct_config__.tag for beat in shown(timing, before, after, PUBLIC)}
        assert loud.isdisjoint(timing.silent)


@each_title
def test_the_same_news_twice_in_a_row_is_shown_twice(title: Title) -> None:
    shows = 0
    for before, after in pairwise(walk(title, Seeded("again"))):
        if shown(TIMINGS[title.game.id], before, after, PUBLIC):
            same, shows = but(before.view(PUBLIC), news=after.view(PUBLIC).news), shows + 1
            assert show_of(title.game.id, same, after.view(PUBLIC), bot=False, at=0.0, scale=1.0)
    assert shows


@each_title
def test_bots_think_in_steps_that_exist_for_a_believable_time(title: Title) -> None:
    asked = {
        type(state.todo[0]).__name__
        for game in range(20)
        for state in walk(title, Seeded("thinking", game))
        if any(seat >= 0 for seat in state.turn)
    }
    thinking, patience = TIMINGS[title.game.id].thinking, TIMINGS[title.game.id].patience
    assert thinking.keys() | patience.keys() <= asked
    assert all(least < most <= 15.0 for least, most in patience.values())
    assert all(1.0 <= least < most <= 6.0 for least, most in thinking.values())
