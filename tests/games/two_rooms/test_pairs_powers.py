"""Interacting powers over rooms and leaders: Usurpers, Bouncers, Security, and untimed rounds [TR31] - [TR33]."""

from __future__ import annotations

import pytest

from tests.games.two_rooms.scenes import both, can, ended, evening, exchanged, latest, play, told, ways, won

TWO_USURPERS = "usurper-red usurper-blue red-team* blue-team minion / president* bomber red-team"


@pytest.mark.parametrize(("first", "second"), [(0, 1), (1, 0)])
def test_the_second_of_two_usurpers_leads(first: int, second: int) -> None:
    """[TR31] And takes over that no vote changes it."""
    table = play(evening(TWO_USURPERS), f"{first} use -", f"{second} use -")
    assert table.leaders[0] == second
    assert table.view(3).open == ((0, "usurper-red"), (1, "usurper-blue"))
    assert not any(can(table, f"{seat} point 3") for seat in range(5))
    assert not won(ended(table), 4)


@pytest.mark.parametrize(("first", "second"), [(0, 1), (1, 0)])
def test_an_option_lets_the_first_of_two_usurpers_stay(first: int, second: int) -> None:
    """[TR31] The second is known for good, for nothing."""
    table = play(evening(TWO_USURPERS, usurper_first_stays=True), f"{first} use -", f"{second} use -")
    assert table.leaders[0] == first
    assert len(table.view(3).open) == 2
    assert not any(can(table, f"{seat} point 3") for seat in range(5))


def test_a_usurper_who_no_longer_leads_does_not_keep_the_second_out() -> None:
    """[TR31] Whatever the options are."""
    table = evening(TWO_USURPERS, usurper_first_stays=True)
    table = play(table, "0 use -", "0 offer-lead 3", "3 take-lead", "1 use -")
    assert table.leaders[0] == 1


def test_usurpers_of_two_rooms_do_not_meet() -> None:
    """[TR31]"""
    table = evening("usurper-red red-team* blue-team / usurper-blue president* bomber", usurper_first_stays=True)
    assert play(table, "0 use -", "3 use -").leaders == (0, 3)


@pytest.mark.parametrize("card", both("bouncer"))
def test_a_leader_who_is_moved_leaves_the_leader_card_behind(card: str) -> None:
    """[TR8] [TR33] The room appoints again; the newcomer leads nothing there."""
    table = evening(f"{card} gambler* red-team blue-team / president* bomber")
    table = play(table, "2 point 2", "0 use 1")
    assert table.leaders == (None, 4)
    assert "leaderless 0" in told(table, 2)
    assert "leaderless 0" not in told(table, 4)
    assert not can(table, "2 appoint 2")
    assert play(table, "2 appoint 3").leaders == (3, 4)
    assert play(table, "0 appoint 2").leaders == (2, 4)


def test_a_usurper_who_is_moved_leads_no_longer_and_votes_are_free() -> None:
    """[TR31] [TR33]"""
    table = evening("bouncer-red usurper-red red-team* blue-team gambler / president* bomber")
    table = play(table, "1 use -", "0 use 1", "2 appoint 3")
    assert play(table, "0 point 2", "2 point 2", "4 point 2").leaders[0] == 2


def test_a_player_who_is_moved_points_and_is_pointed_at_no_longer() -> None:
    """[TR10] [TR33] Offers of and to them lapse, and the head-count is tested again."""
    table = evening("bouncer-red gambler red-team* blue-team blue-team / president* bomber")
    table = play(table, "1 point 3", "3 point 1", "1 offer-card 3", "3 offer-card 1", "0 use 1")
    assert not any(table.offers)
    assert table.pointing == (None,) * 7
    table = evening("bouncer-red gambler red-team* blue-team blue-team red-team / president* bomber")
    table = play(table, "3 point 3", "4 point 3", "5 point 3")
    assert table.leaders[0] == 2
    assert play(table, "0 use 1").leaders[0] == 3


def test_a_bouncer_may_be_bounced_by_the_other() -> None:
    """[TR33] And bounce from there, once that room is the larger one."""
    table = evening("bouncer-red bouncer-blue red-team* blue-team blue-team / president* bomber red-team gambler")
    table = play(table, "0 use 1")
    assert table.people[1].room == 1
    assert not can(table, "0 use 2")
    assert can(table, "1 use 7")


def test_a_tackled_player_who_is_moved_still_cannot_leave_as_hostage() -> None:
    """[TR12] [TR33] This round."""
    table = evening("security-red bouncer-red gambler red-team* blue-team / president* bomber red-team")
    table = play(table, "0 use 2", "1 use 2", "time")
    assert not can(table, "5 send 2")
    assert can(table, "5 send 6")


def test_fewer_hostages_go_where_too_many_are_tackled() -> None:
    """[TR12] The smallest number of both rooms."""
    table = evening("security-red* red-team / president* bomber blue-team gambler")
    after = play(table, "0 use 1", "time")
    assert (after.round, [person.room for person in after.people]) == (3, [0, 0, 1, 1, 1, 1])


def test_without_a_timer_a_leader_who_is_ready_is_not_moved_or_usurped() -> None:
    """[TR14] Nor hands over."""
    table = evening("bouncer-red gambler* red-team usurper-blue blue-team / president* bomber red-team", no_timer=True)
    table = play(table, "1 send 4")
    assert not can(table, "1 offer-lead 2")
    assert not can(table, "2 point 2")
    assert not can(table, "3 use -")
    assert play(table, "0 use 1").people[1].room == 0
    assert told(table, 5)[-1] == "ready 0"


def test_without_a_timer_a_named_hostage_who_was_moved_is_not_sent_back() -> None:
    """[TR14] [TR33] As many go from each room."""
    table = evening("bouncer-red gambler* red-team blue-team blue-team / president* bomber red-team", no_timer=True)
    table = play(table, "1 send 4", "0 use 4", "5 send 7")
    assert table.round == 3
    assert (table.people[4].room, table.people[7].room) == (1, 1)


def test_without_a_timer_a_named_hostage_who_is_tackled_does_not_leave() -> None:
    """[TR12] [TR14] [TR41] A character's rule beats a basic rule."""
    table = evening("security-red gambler* red-team blue-team / president* bomber red-team blue-team", no_timer=True)
    table = play(table, "1 send 3", "0 use 3", "4 send 7", "time")
    assert table.round == 3
    assert (table.people[3].room, table.people[7].room) == (0, 1)


def test_without_a_timer_a_leader_who_is_ready_cannot_abdicate_any_more() -> None:
    """[TR9] [TR14] Not even to whom the card was offered before."""
    table = evening("gambler* red-team blue-team / president* bomber red-team", no_timer=True)
    table = play(table, "0 offer-lead 1", "0 send 2")
    assert not can(table, "1 take-lead")


@pytest.mark.parametrize("rooms", ["{} / president", "president / {}"])
def test_all_learn_who_changed_rooms(rooms: str) -> None:
    """[TR7] Whoever is not here is there."""
    table = evening(rooms.format("gambler bouncer-red red-team"))
    seat = [person.card for person in table.people].index("gambler")
    after = play(table, f"{seat + 1} use {seat}")
    for other in range(table.players):
        if other != seat:
            assert f"moved {seat} {after.people[seat].room}" in latest(after, other, table)


def test_a_player_who_is_moved_to_room_1_is_told() -> None:
    """[TR33]"""
    table = evening("president / gambler bouncer-red red-team")
    assert "moved 1 0" in latest(play(table, "2 use 1"), 1, table)


def test_a_player_who_is_moved_to_room_2_is_told() -> None:
    """[TR33] [TR39] A walking Ambassador as well."""
    table = evening("gambler bouncer-red red-team / president bomber")
    assert "moved 0 1" in latest(play(table, "1 use 0"), 0, table)


@pytest.mark.parametrize("card", both("mayor"))
def test_a_mayor_who_may_not_reveal_has_one_vote(card: str) -> None:
    """[TR15] [TR32]"""
    table = evening(f"{card} criminal-red red-team* blue-team / president* bomber red-team")
    table = play(table, "1 share 0", "0 point 3")
    assert not can(table, "0 use -")


def test_the_clock_starts_with_an_unknown_leader_kept() -> None:
    """[TR8] A leader stays leader from round to round, a Usurper too."""
    table = exchanged(play(evening(TWO_USURPERS), "0 use -", "time"))
    assert (table.round, table.leaders[0], ways(table, 0)) == (3, 0, set())
