"""A record replays byte by byte what everyone saw, at any moment at once, and marks what is worth going to."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter
from typing import Any

import pytest
from msgspec.json import encode

from boomtable.engine import PUBLIC, Game, Seeded, Viewer, but
from boomtable.engine.records import Spoken, read, write
from boomtable.games.catalog import CATALOG, find
from boomtable.games.time_bomb import Claim
from boomtable.replays import Kind, Replay, marks
from boomtable.replays.replay import glimpses
from tests.patience import seconds
from tests.replays.recorded import replayed, watched

pytestmark = pytest.mark.slow

GOLDEN = Path(__file__).parents[1] / "golden"
AT_ONCE = 0.1  # seconds on a quiet machine


def assert_replays_as_it_was_seen(game: Game[Any, Any], players: int, level: str, seed: int) -> None:
    live = watched(game, players, level, seed)
    replay = Replay.of(game, read(write(live.record), find))
    assert replay.viewers == (*live.streams,)
    for viewer, stream in live.streams.items():
        again = [encode(seen) for seen in moments(replay, viewer)]
        assert again == stream, f"{viewer} of {game.id} {players} {level} {seed}"


def moments(replay: Replay, viewer: Viewer) -> list[tuple[Any, Any]]:
    seen = [replay.seen(at, viewer) for at in range(replay.last + 1)]
    return [(glimpse.view, glimpse.heard) for glimpse in seen]


@pytest.mark.parametrize("game", CATALOG.values(), ids=lambda game: game.id)
def test_what_is_replayed_is_what_everyone_saw(game: Game[Any, Any]) -> None:
    assert_replays_as_it_was_seen(game, game.seats[0], "easy", 1)
    if game.id != "two-rooms":  # which is long
        assert_replays_as_it_was_seen(game, game.seats[-1], "random", 2)


@pytest.mark.soak
@pytest.mark.parametrize("game", CATALOG.values(), ids=lambda game: game.id)
def test_a_thousand_games_replay_as_everyone_saw_them(game: Game[Any, Any]) -> None:
    for seed in range(50 if game.id == "two-rooms" else 1000):
        sizes = game.seats[:10]
        assert_replays_as_it_was_seen(game, sizes[seed % len(sizes)], ("random", "easy")[seed % 2], seed)


def test_any_moment_of_an_evening_with_thirty_is_there_at_once() -> None:
    record = read((GOLDEN / "two-rooms" / "thirty-people.json").read_bytes(), find)
    replay, luck = Replay.of(find(record.game), record), Seeded("seeking")
    times = []
    for _ in range(30):
        at, viewer = luck.pick(replay.last + 1), replay.viewers[luck.pick(len(replay.viewers))]
        begun = perf_counter()
        encode(replay.seen(at, viewer))
        times.append(perf_counter() - begun)
    assert sorted(times)[-2] < seconds(AT_ONCE)  # one may have been disturbed


def test_steps_lead_only_to_moments_that_show_the_viewer_something_new() -> None:
    replay = replayed("time-bomb", 5, 2)
    for viewer in (0, PUBLIC):
        walked, at = [replay.seen(0, viewer)], 0
        while at < replay.last:
            at = replay.after(at, viewer)
            walked.append(replay.seen(at, viewer))
        assert walked == [*glimpses(replay.tables, viewer)]
        back = [replay.seen(at, viewer)]
        while at:
            at = replay.before(at, viewer)
            back.append(replay.seen(at, viewer))
        assert back[::-1] == walked


def test_with_all_cards_open_everything_is_there() -> None:
    replay = replayed("time-bomb", 5, 2)
    assert replay.over
    assert replay.open(replay.last).roles == replay.open(10).roles != ()
    assert not Replay.of(replay.game, but(replay.record, log=replay.record.log[:10])).over


@pytest.mark.parametrize("game", CATALOG.values(), ids=lambda game: game.id)
def test_every_title_marks_its_deals_and_reveals_and_its_end(game: Game[Any, Any]) -> None:
    replay = replayed(game.id, game.seats[0], 1, "easy")
    found = marks(replay)
    assert {Kind.DEAL, Kind.REVEAL, Kind.TURN} <= {mark.kind for mark in found}
    assert [mark.at for mark in found] == sorted(mark.at for mark in found)
    assert all(0 < mark.at <= replay.last for mark in found)
    assert (replay.last, Kind.TURN) in [(mark.at, mark.kind) for mark in found]


def test_a_claim_that_is_not_true_is_marked_as_a_lie() -> None:
    replay = replayed("time-bomb", 5, 2)
    spoken = {mark.at: mark for mark in marks(replay) if mark.kind in (Kind.CLAIM, Kind.LIE)}
    log = enumerate(replay.record.log, start=1)
    told = {at: entry.talk for at, entry in log if isinstance(entry, Spoken) and isinstance(entry.talk, Claim)}
    assert [*spoken] == [*told]
    for at, mark in spoken.items():
        claim, state = told[at], replay.open(at)
        hand = [str(wire) for wire in state.hand(mark.seat)]
        numbers = {kind: getattr(claim, kind) for kind in ("safe", "success", "boom")}
        true = all(number is None or hand.count(kind) == number for kind, number in numbers.items())
        assert (mark.kind is Kind.CLAIM) == true
    assert {mark.kind for mark in spoken.values()} == {Kind.CLAIM, Kind.LIE}
