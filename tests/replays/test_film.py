"""A replay as data: put together as a page does it, it is what everyone saw and heard live, byte for byte."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from boomtable.engine import Game, Viewer, but
from boomtable.engine.records import Spoken, write
from boomtable.games.catalog import CATALOG, find
from boomtable.replays import Replay, film
from boomtable.replays.film import OPEN, from_chair, overview
from boomtable.server import replay_worker
from boomtable.server.replay_process import Chair, ReplayRequest
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
    live = watched(game, players, ("random", "easy")[seed % 2], seed)  # of these only easy ones talk
    replay = Replay.of(game, live.record)
    return [
        chair for chair, seen in live.streams.items() if played_back(from_chair(replay, chair), replay.last) != seen
    ]


@pytest.mark.parametrize("title", SIZES)
def test_a_page_plays_back_what_everyone_saw_live(title: str) -> None:
    for players in SIZES[title]:
        assert differing(find(title), players, 0) == [], players


def plain(view: Any) -> Any:
    return msgspec.json.decode(ENCODE(view))


def own_cards(view: Any) -> list[Any]:
    """What lies face down at a seat, as that seat's own view has it."""
    return [view["card"]] if "card" in view else [*filter(None, [view.get("role")]), *view["hand"]]


@pytest.mark.parametrize("title", [title for title in SIZES if title != "bomb-squad-academy"])
def test_with_all_cards_open_everyone_holds_what_they_saw_themselves(title: str) -> None:
    replay = Replay.of(find(title), watched(find(title), SIZES[title][0], "random", 5).record)
    shown = [view for view, _ in map(msgspec.json.decode, played_back(from_chair(replay, OPEN), replay.last))]
    for at, view in enumerate(shown):
        assert view == plain(replay.seen(at, "public").view) | {"all_cards": view["all_cards"]}
        for hand in view["all_cards"]:
            cards = [*filter(None, [hand["role"]]), *hand["cards"]]
            assert cards == own_cards(plain(replay.seen(at, hand["seat"]).view)), at
    assert any(hand["cards"] for view in shown for hand in view["all_cards"])


def test_with_all_cards_open_decks_are_as_those_saw_them_who_looked() -> None:
    game, looked = find("bomb-squad-academy"), 0
    replay = Replay.of(game, watched(game, 5, "random", 1).record)
    shown = [view for view, _ in map(msgspec.json.decode, played_back(from_chair(replay, OPEN), replay.last))]
    for at, view in enumerate(shown):
        decks = {hand["wire"]: hand for hand in view["all_cards"]}
        for glimpse in (each for seat in range(5) for each in plain(replay.seen(at, seat).view)["glimpses"]):
            if glimpse["holds"] and glimpse["cards"]:
                assert decks[glimpse["wire"]]["cards"][: len(glimpse["cards"])] == glimpse["cards"], at
                looked += 1
    assert looked > 3


@pytest.mark.parametrize("title", ["time-bomb", "two-rooms"])
def test_with_all_cards_open_all_talk_is_heard_and_who_heard_it(title: str) -> None:
    replay = Replay.of(find(title), watched(find(title), SIZES[title][0], "easy", 5).record)
    ears = {chair: said_to(replay, chair) for chair in (*replay.viewers, OPEN)}
    spoken = [entry for entry in replay.record.log if isinstance(entry, Spoken)]
    assert [(said["seat"], said["talk"]) for said in ears[OPEN]] == [
        (entry.seat, plain(entry.talk)) for entry in spoken
    ]
    for chair in replay.viewers:
        heard = [said for said in ears[OPEN] if not said["hearers"] or chair in said["hearers"]]
        assert [said | {"hearers": []} for said in heard] == ears[chair]
    assert len(spoken) >= 5
    assert any(said["hearers"] for said in ears[OPEN]) == (title == "two-rooms")


def said_to(replay: Replay, chair: Viewer) -> list[Any]:
    """Everything that was heard from here by the end."""
    heard: list[Any] = msgspec.json.decode(played_back(from_chair(replay, chair), replay.last)[-1])[1]
    return heard


def test_no_other_chair_hears_what_was_said_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("two-rooms")
    assert differing(game, 6, 5) == []
    monkeypatch.setattr(film, "_heard", lambda table, _: table.said_anywhere)  # a leak
    assert differing(game, 6, 5) == [*game.table(6).state.viewers]


def test_of_a_game_that_is_not_over_no_cards_are_open(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("time-bomb")
    record = watched(game, 4, "random", 5).record
    half = Replay.of(game, but(record, log=record.log[:6]))
    assert offers_open_cards(half) is False
    monkeypatch.setattr(film, "chairs", lambda replay: (*replay.viewers, OPEN))  # a leak
    monkeypatch.setattr(replay_worker, "chairs", film.chairs)
    assert offers_open_cards(half) is True


def offers_open_cards(replay: Replay) -> bool:
    """Whether they are in the list of chairs, or can be had by asking the process that replays."""
    request = ReplayRequest(Chair(OPEN), write(replay.record))
    return OPEN in overview(replay).chairs or not replay_worker.answer(CATALOG, request).problem


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
    assert whole.chairs == (*replay.viewers, OPEN)
    assert whole.marks
    assert all(0 < mark.at <= whole.last for mark in whole.marks)
    assert all(0 < beat.at <= whole.last for beat in whole.story)
    assert sum(beat.brief for beat in whole.story) <= 3
