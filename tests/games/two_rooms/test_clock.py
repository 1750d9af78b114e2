"""Rounds, minutes and hostages [TR6] - [TR14]."""

from __future__ import annotations

import pytest

from boomtable.engine import CLOCK, Alarm, BadSetup, Note, Viewer, but
from boomtable.games.two_rooms import GAME, Options, acts
from boomtable.games.two_rooms.characters.teams import count_players
from boomtable.games.two_rooms.moves import Send
from boomtable.words import say
from tests.each import each
from tests.games.two_rooms.scenes import can, ended, evening, latest, play, refused, ways
from tests.games.two_rooms.test_opening import opened

SIX = "president* red-team blue-team / bomber* red-team blue-team"


@pytest.mark.parametrize(
    ("players", "five", "three"),
    [
        (6, None, (1, 1, 1)),
        (10, None, (1, 1, 1)),
        (11, (2, 2, 1, 1, 1), (1, 1, 1)),
        (13, (2, 2, 1, 1, 1), (1, 1, 1)),
        (14, (3, 2, 2, 1, 1), (2, 1, 1)),
        (17, (3, 2, 2, 1, 1), (2, 1, 1)),
        (18, (4, 3, 2, 1, 1), (2, 1, 1)),
        (21, (4, 3, 2, 1, 1), (2, 1, 1)),
        (22, (5, 4, 3, 2, 1), (3, 2, 1)),
        (30, (5, 4, 3, 2, 1), (3, 2, 1)),
    ],
)
def test_hostages_by_the_number_of_players(players: int, five: tuple[int, ...] | None, three: tuple[int, ...]) -> None:
    short, long = Options(), Options(five_rounds=True)
    assert tuple(short.hostages(players, number) for number in (1, 2, 3)) == three
    if five:
        assert tuple(long.hostages(players, number) for number in range(1, 6)) == five


def test_the_other_printed_numbers_for_eleven_to_thirteen() -> None:
    options = Options(hostages_11_13=True)
    assert [tuple(options.hostages(n, number) for number in (1, 2, 3)) for n in (10, 11, 13, 14)] == [
        (1, 1, 1),
        (2, 1, 1),
        (2, 1, 1),
        (2, 1, 1),
    ]
    assert Options(hostages_11_13=True, five_rounds=True).hostages(12, 2) == 2


def test_an_option_sets_round_lengths() -> None:
    """[TR6] Round by round, in minutes; hostages stay by round."""
    options = Options(minutes="4, 2.5 0.5", three_minutes=True)
    assert [options.seconds(number) for number in (1, 2, 3)] == [240, 150, 30]
    assert GAME.table(14, options).state.options.minutes == "4, 2.5 0.5"
    assert [options.hostages(14, number) for number in (1, 2, 3)] == [2, 1, 1]
    table = opened(GAME.table(6, options).state)
    assert table.alarms == (Alarm("round-1", 240),)


@each("minutes", ["3 2", "3 2 1 1", "3 2 x", "3 2 0", "3 2 0.4", "3 2 61", "3 2 nan", "3 2 inf", "3 2 -1", "3:00 2 1"])
def test_lengths_that_cannot_be_are_refused_in_one_line(minutes: str) -> None:
    """[TR6] A number for each round, from half a minute to an hour; advice says the same."""
    with pytest.raises(BadSetup, match="two-rooms-bad-minutes") as error:
        GAME.table(6, {"minutes": minutes})
    advice = GAME.advice(6, {"minutes": minutes})
    assert advice.errors == (Note("two-rooms-bad-minutes", {"minutes": minutes, "rounds": 3}),)
    assert "Write 3 numbers of minutes" in say(error.value.code, **error.value.facts)


def test_rounds_last_three_two_and_one_minutes_or_five_to_one() -> None:
    assert [Options().seconds(number) for number in (1, 2, 3)] == [180, 120, 60]
    assert [Options(five_rounds=True).seconds(number) for number in range(1, 6)] == [300, 240, 180, 120, 60]
    assert {Options(three_minutes=True).seconds(number) for number in (1, 2, 3)} == {180}
    assert GAME.table(11, {"five_rounds": True}).state.view("public").round_seconds == (300, 240, 180, 120, 60)


def test_ambassadors_are_not_counted() -> None:
    """[TR39]"""
    assert count_players(18, ("ambassador-red", "ambassador-blue", "president")) == 16


def test_one_clock_runs_for_both_rooms() -> None:
    """[TR6]"""
    table = evening(SIX, round=1)
    assert table.alarms == (Alarm("round-1", 180.0),)
    assert CLOCK in table.turn


def test_time_up_ends_pointing_and_offers_in_both_rooms() -> None:
    """[TR10] [TR13]"""
    table = play(evening(SIX), "1 point 2", "4 point 5", "1 offer-card 2", "0 offer-lead 2", "time")
    assert not any(table.pointing[seat] is not None for seat in range(6))
    assert not any(table.offers)
    assert table.lead_offers == (None, None)


def test_between_the_clocks_nobody_does_anything_but_the_leaders() -> None:
    """[TR13]"""
    table = play(evening(SIX), "time")
    assert table.turn == (0, 3)
    assert refused(table, "1 show-card 2") == "not-asked [ALL5]"
    assert refused(table, "0 show-card 2") == "not-to-show [TR15]"


def test_a_leader_names_exactly_the_rounds_number_and_never_themselves() -> None:
    """[TR12]"""
    table = play(evening(SIX), "time")
    assert [move.hostages for move in table.choices(0)] == [(1,), (2,)]
    assert refused(table, "0 send 0") == "not-to-send [TR12]"


def test_the_room_sees_the_hostages_named_and_the_other_does_not() -> None:
    """[TR12]"""
    before = play(evening(SIX), "time")
    table = play(before, "0 send 2")
    assert latest(table, 1, before) == latest(table, "room-1", before) == ["sending 0 2"]
    assert latest(table, 4, before) == latest(table, "room-2", before) == []
    assert table.view(1).hostages == (2,)
    assert table.view(4).hostages is None


def test_hostages_are_final_once_given() -> None:
    """[TR12]"""
    table = play(evening(SIX), "time", "0 send 2")
    assert refused(table, "0 send 1") == "not-asked [ALL5]"


def test_hostages_change_rooms_when_both_are_named_and_the_next_clock_starts() -> None:
    """[TR13]"""
    table = play(evening(SIX, round=1), "time", "0 send 2", "3 send 5")
    assert [person.room for person in table.people] == [0, 0, 1, 1, 1, 0]
    assert table.number == 2
    assert table.alarms[0].name == "round-2"
    assert table.people[2].trips == table.people[5].trips == (1,)


def test_a_leader_stays_leader_from_round_to_round() -> None:
    """[TR8]"""
    assert play(evening(SIX, round=1), "next").leaders == (0, 3)


def test_a_small_room_sends_fewer() -> None:
    """[TR12]"""
    table = play(evening("president* / bomber* red-team blue-team red-team blue-team"), "time")
    assert table.sending == 0
    assert table.number == 3


def test_a_player_who_is_tackled_is_not_counted_among_those_who_can_go() -> None:
    """[TR12]"""
    table = play(evening("president* security-red blue-team / bomber* red-team blue-team"), "1 use 2", "time")
    assert [move.hostages for move in table.choices(0)] == [(1,)]


def test_a_room_without_a_leader_gets_one_by_lot() -> None:
    """[TR11]"""
    table = play(evening("president red-team blue-team / bomber* red-team blue-team"), "time")
    assert {move.seat for move in table.choices(-1)} == {0, 1, 2}
    table = play(table, "chance draw-leader 2")
    assert table.leaders == (2, 3)


def test_or_by_the_house_rule_waits_until_it_has_agreed() -> None:
    """[TR11]"""
    rooms = "president red-team blue-team / bomber* red-team blue-team"
    table = play(evening(rooms, wait_for_leader=True), "time")
    assert table.turn == (0, 1, 2)
    assert refused(table, "0 appoint 0") == "not-to-appoint [TR8]"
    assert play(table, "0 appoint 1").leaders == (1, 3)


def test_without_a_timer_leaders_end_their_part_by_naming_hostages() -> None:
    """[TR14]"""
    before = evening(SIX, no_timer=True, round=1)
    assert before.alarms == ()
    table = play(before, "0 send 2")
    assert latest(table, 4, before) == ["ready 0"]
    assert not can(table, "0 offer-lead 1")
    assert not can(table, "1 point 2")
    assert not can(table, "0 send 1")
    assert "show-card" in ways(table, 1)
    table = play(table, "3 send 4")
    assert table.number == 2
    assert [person.room for person in table.people] == [0, 0, 1, 1, 0, 1]


def test_without_a_timer_a_leader_who_is_ready_is_neither_usurped_nor_moved() -> None:
    """[TR14]"""
    room = "president* bouncer-red usurper-blue blue-team / bomber* red-team"
    table = play(evening(room, no_timer=True, round=1), "0 send 3", "1 use 0")
    assert table.people[0].room == 0
    assert not can(table, "2 use -")


def test_of_unequal_numbers_named_the_smaller_is_sent() -> None:
    """[TR12] [TR14] One room cannot know whom Security holds back in the other."""
    table = evening("president* blue-team red-team / bomber* security-blue", no_timer=True, round=1)
    table = play(table, "0 send 1", "4 use 3") if can(table, "4 use 3") else table
    assert len(play(table, "3 send 4").within(0)) == 3
    held = play(but(table, tackled=(4,)), "3 send -")
    assert held.within(0) == [0, 1, 2]


def test_a_leader_may_name_the_hostages_before_time_is_up() -> None:
    """[TR12] The room sees it, the other room learns nothing, and the clock runs on even if both have named."""
    before = evening(SIX, round=1)
    table = play(before, "0 send 2", "3 send 5")
    assert table.view(1).hostages == (2,)
    assert latest(table, 1, before) == ["sending 0 2"]
    assert latest(table, 4, before) == ["sending 1 5"]
    assert table.alarms == before.alarms
    assert play(table, "time").number == 2
    assert play(table, "time").within(0) == [0, 1, 5]


def test_hostages_named_early_are_final_and_their_leader_cannot_abdicate() -> None:
    """[TR12]"""
    table = play(evening(SIX, round=1), "0 send 2")
    assert refused(table, "0 send 1") == "not-to-send [TR12]"
    assert refused(table, "0 offer-lead 1") == "not-to-offer-lead [TR9]"
    assert play(table, "time").turn == (3,)


def test_a_room_may_still_choose_another_leader_who_names_others() -> None:
    """[TR10] [TR12] There is still time in the round."""
    table = play(evening(SIX, round=1), "1 point 1", "0 send 2")
    assert table.view(1).pointing[1] == 1
    table = play(table, "2 point 1")
    assert (table.leaders[0], table.hostages[0]) == (1, None)
    assert can(table, "1 send 2")


def test_a_usurper_and_a_bouncer_undo_what_a_leader_has_named() -> None:
    """[TR12] [TR31] [TR33] A leader who only shows the Usurper's card stays bound."""
    usurped = play(evening("president* usurper-red blue-team / bomber* red-team", round=1), "0 send 2", "1 use -")
    assert (usurped.leaders[0], usurped.hostages[0]) == (1, None)
    moved = play(evening("president* bouncer-red blue-team / bomber* red-team", round=1), "0 send 2", "1 use 0")
    assert (moved.leaders[0], moved.hostages[0]) == (None, None)
    leading = play(evening("usurper-red* president blue-team / bomber* red-team", round=1), "0 send 2", "0 use -")
    assert leading.hostages[0] == (2,)


@each("power", ["security", "bouncer"])
def test_hostages_of_whom_one_cannot_go_are_named_anew(power: str) -> None:
    """[TR12]"""
    before = play(evening(f"president* {power}-red blue-team red-team / bomber* red-team", round=1), "0 send 2")
    table = play(before, "1 use 2")
    assert table.hostages[0] is None
    assert latest(table, 3, before)[-1] == "void 0"
    assert can(table, "0 send 3")


def test_hostages_named_early_are_as_many_as_go_in_the_end() -> None:
    """[TR12] Where fewer go they are named anew; where none can, nobody is named early."""
    many = evening("president* blue-team red-team blue-team / bomber* red-team blue-team", round=1)
    assert acts.standing(but(many, hostages=((1, 2), None), sending=1)).hostages == (None, None)
    assert acts.standing(but(many, hostages=((1, 2), None), sending=2)).hostages == ((1, 2), None)
    lone = evening("president* blue-team red-team / bomber*", round=1)
    assert refused(lone, "0 send 1") == "not-to-send [TR12]"


def test_after_the_last_round_hostages_change_rooms_once_more() -> None:
    """[TR13] [TR22]"""
    table = ended(evening(SIX, round=3))
    assert [person.room for person in table.people] == [0, 0, 1, 1, 1, 0]


def test_no_more_than_the_others_can_match_is_sent_without_a_timer() -> None:
    """[TR14]"""
    table = evening("president* blue-team red-team / bomber*", no_timer=True, round=1)
    assert Send(()) in table.choices(0)


def test_a_first_leader_may_be_voted_for_and_nobody_is_usurped_by_that() -> None:
    """[TR8] [TR10] House rule `first_leader_by_vote`."""
    table = evening("president minion blue-team / bomber* red-team blue-team", first_leader_by_vote=True)
    assert not can(table, "0 appoint 1")
    table = play(table, "0 point 2", "2 point 2")
    assert table.leaders == (2, 3)
    assert not table.people[1].usurped
    assert not table.people[0].votes


@pytest.mark.parametrize("viewer", [0, 5, "room-1", "public"])
def test_everyone_knows_beforehand_how_many_will_go(viewer: Viewer) -> None:
    """[TR12]"""
    table = evening("president red-team / bomber blue-team")
    assert table.view(viewer).planned == 1
    assert GAME.table(6).state.view(viewer).planned == 0
