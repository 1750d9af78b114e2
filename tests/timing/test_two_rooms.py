"""How long Two Rooms and a Boom shows what happened, and that nothing waits while a clock runs."""

from __future__ import annotations

from typing import get_args

import pytest

from boomtable.engine import CHANCE, PUBLIC, RealTimeStep, Seeded, Viewer
from boomtable.games.two_rooms import GAME, DrawLeader, TwoRooms
from boomtable.games.two_rooms.news import AnyNews
from boomtable.timing import TIMINGS
from boomtable.timing.finale import MOMENT, WHY
from boomtable.timing.title import Beats, Stakes
from boomtable.timing.two_rooms import COUNT, GONG, TIME_UP, WALK
from boomtable.wire.show import BeatPhase
from tests.games.two_rooms.evenings import EVENINGS, hurried
from tests.games.two_rooms.scenes import ended, evening, exchanged, play

TIMING = TIMINGS["two-rooms"]
APART = "president* red-team blue-team red-team / bomber* blue-team red-team"
TOGETHER = "bomber* president blue-team red-team / blue-team* red-team red-team"
OTHERS = "red-team* red-team blue-team blue-team / bomber* president red-team"
VIEWERS: tuple[Viewer, ...] = (0, 1, 5, PUBLIC, "room-1", "room-2")


def shown(before: TwoRooms, after: TwoRooms, viewer: Viewer = 0) -> Beats:
    return TIMING.beats(before.view(viewer), after.view(viewer), False)


def seconds(before: TwoRooms, after: TwoRooms, viewer: Viewer = 0) -> float:
    return sum(beat.seconds for beat in shown(before, after, viewer))


def finale(drawn: str, viewer: Viewer) -> list[tuple[BeatPhase, float, int]]:
    """What is shown from the last exchange on."""
    before = play(evening(drawn, round=3), "time")
    while len(before.turn) > 1:
        before = before.play(before.turn[0], next(iter(before.choices(before.turn[0]))))
    return [(beat.phase, beat.seconds, beat.part) for beat in shown(before, exchanged(before), viewer)]


def test_every_kind_of_news_is_listed_as_silent_or_has_beats() -> None:
    """Of the kinds that are not silent each takes its time somewhere below."""
    tags = {str(kind.__struct_config__.tag) for kind in get_args(AnyNews)}
    loud = {"round-began", "time-up", "led", "sending", "leaders-meet", "exchanged"}
    assert tags - TIMING.silent == loud | {"named", "called", "shot", "ended-early", "over"}
    assert TIMING.silent <= tags


def test_the_first_clock_is_counted_in_and_later_ones_wait_for_nobody() -> None:
    for table in hurried(GAME.table(6, {}).state, Seeded("clock"), 1):
        if table.number == 1:
            break
        before = table
    counts = [[(beat.part, beat.seconds) for beat in shown(before, table, viewer)] for viewer in VIEWERS]
    assert counts == [[(0, COUNT), (1, COUNT), (2, COUNT), (3, GONG)]] * len(VIEWERS)
    named = play(evening(APART, round=1), "time")
    assert seconds(named, exchanged(named)) <= 2 * 1.5  # hostages are named; the walk is shown while the clock runs


def test_when_time_is_up_leaders_choose_after_a_moment() -> None:
    running = evening(APART, round=1, no_parley=False)
    up = play(running, "time")
    assert {seconds(running, up, viewer) for viewer in VIEWERS} == {TIME_UP}
    named = play(up, "0 send 2")
    assert all(seconds(up, named, viewer) for viewer in (0, "room-1"))
    assert not any(seconds(up, named, viewer) for viewer in (5, "room-2", PUBLIC))
    assert seconds(named, play(named, "4 send 6"), 1) > 0


def test_a_leader_who_is_drawn_when_time_is_up_is_shown_to_the_own_room_alone() -> None:
    """[TR11]"""
    before = play(evening("president red-team blue-team / bomber* red-team blue-team", round=1), "time")
    after = before.play(CHANCE, DrawLeader(1))
    assert [bool(shown(before, after, viewer)) for viewer in (0, 3, "room-1", "room-2")] == [True, False, True, False]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_end_takes_as_long_whoever_was_who(viewer: Viewer) -> None:
    """The law: neither the room that bursts nor the side that wins shows in the number of beats or their length."""
    apart, together, others = (finale(drawn, viewer) for drawn in (APART, TOGETHER, OTHERS))
    assert apart == together == others
    assert sum(length for phase, length, _ in apart if phase is BeatPhase.TENSION) == Stakes.PEAK.value
    assert (BeatPhase.ANNOUNCE, WALK, 0) in apart
    turns = [part for phase, _, part in apart if phase is BeatPhase.TURN]
    assert turns == [0, 1, 2, 3, 4]  # seven cards, of which two stay down in each room; the President; the burst
    assert apart[-2:] == [(BeatPhase.CONSEQUENCE, WHY, 8), (BeatPhase.CONSEQUENCE, MOMENT, 9)]


def test_an_early_end_starts_at_the_burst() -> None:
    """[TR27]"""
    before = evening("dr-boom president* red-team / bomber* blue-team", round=1)
    beats = shown(before, play(before, "0 share 1"), 3)
    assert [beat.phase for beat in beats] == [BeatPhase.TURN, *3 * [BeatPhase.CONSEQUENCE]]
    assert [beat.part for beat in beats] == [0, 0, 6, 7]  # after the burst, why and the walk that decided it


def test_last_words_are_heard_one_at_a_time() -> None:
    """[TR22]"""
    table = exchanged(play(evening("gambler president* blue-team / bomber* red-team", round=3), "time"))
    assert shown(table, ended(table, "0 call-winner red"))[0].phase is BeatPhase.ANNOUNCE


@pytest.mark.parametrize(("players", "options"), EVENINGS[:16])
def test_nothing_that_happens_while_a_clock_runs_takes_time(players: int, options: dict[str, str]) -> None:
    before: TwoRooms | None = None
    for table in hurried(GAME.table(players, options).state, Seeded(f"{players} {options}"), 12):
        if before and table.number == before.number and table.todo and isinstance(table.todo[0], RealTimeStep):
            assert not any(shown(before, table, viewer) for viewer in table.viewers if before.view(viewer).story)
        before = table
