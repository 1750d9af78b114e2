"""A replay as data: put together as a page does it, it is what everyone saw and heard live, byte for byte."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from boomtable.engine import Game, Viewer
from boomtable.games.catalog import find
from boomtable.replays import Replay
from boomtable.replays.film import from_chair, overview
from boomtable.wire.changes import put_together
from boomtable.wire.protocol import ENCODE
from tests.replays.recorded import watched

pytestmark = pytest.mark.slow

SIZES = {
    "time-bomb": (4, 8),
    "time-bomb-evolution": (4, 6),
    "bomb-squad-academy": (2, 5),
    "trick-snipers": (3, 5),
    "two-rooms": (6,),
}


def played_back(film: Any, last: int) -> list[bytes]:
    """The bytes of view and words at every moment, by what a page does with the data."""
    told = msgspec.json.decode(ENCODE(film))
    view, heard, moments = told["view"], list[Any](), {moment["at"]: moment for moment in told["moments"]}
    stream = [ENCODE((view, heard))]
    for at in range(1, last + 1):
        if moment := moments.get(at):
            view = put_together(view, moment)
            if moment["said"] is not None:
                heard = [*heard[: moment["start"]], *moment["said"]]
        stream.append(ENCODE((view, heard)))
    return stream


def differing(game: Game[Any, Any], players: int, seed: int) -> list[Viewer]:
    """The chairs from where a replay of this game is not what was seen live."""
    live = watched(game, players, "random", seed)
    replay = Replay.of(game, live.record)
    return [
        chair for chair, seen in live.streams.items() if played_back(from_chair(replay, chair), replay.last) != seen
    ]


@pytest.mark.parametrize("title", SIZES)
def test_a_page_plays_back_what_everyone_saw_live(title: str) -> None:
    for players in SIZES[title]:
        assert differing(find(title), players, 0) == [], players


def test_moments_are_in_order_and_say_how_long_they_are_shown() -> None:
    live = watched(find("time-bomb"), 5, "random", 7)
    replay = Replay.of(find("time-bomb"), live.record)
    film = from_chair(replay, 0)
    ats = [moment.at for moment in film.moments]
    assert ats == sorted({*ats})
    shown = [sum(beat.seconds for beat in moment.beats) for moment in film.moments if moment.beats]
    assert len(shown) >= 10
    assert all(0 < seconds < 60 for seconds in shown)


@pytest.mark.parametrize("title", SIZES)
def test_the_overview_has_marks_story_and_end(title: str) -> None:
    game = find(title)
    replay = Replay.of(game, watched(game, game.seats[0], "random", 3).record)
    whole = overview(replay)
    assert whole.finale
    assert whole.last == replay.last
    assert whole.chairs == replay.viewers
    assert whole.marks
    assert all(0 < mark.at <= whole.last for mark in whole.marks)
    assert all(0 < beat.at <= whole.last for beat in whole.story)
    assert sum(beat.brief for beat in whole.story) <= 3
