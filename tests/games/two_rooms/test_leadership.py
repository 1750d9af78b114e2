"""Usurpers and Mayors: who leads, and how votes are counted."""

from __future__ import annotations

from boomtable.engine import CLOCK, Ring
from tests.games.two_rooms.proofs import proves
from tests.games.two_rooms.scenes import both, can, evening, exchanged, play, told, ways

FOUR = "{} red-team* blue-team gambler / president* bomber red-team"


@proves(*both("usurper"))
def test_a_usurper_leads_at_once_and_no_vote_changes_it_that_round(card: str) -> None:
    """[TR31] Pointing starts anew in that room, and only there."""
    table = play(evening(FOUR.format(card)), "2 point 3", "3 point 3", "5 point 6")
    table = play(table, "0 use -")
    assert table.leaders == (0, 4)
    assert table.pointing == (None, None, None, None, None, 6, None)
    assert not any(can(table, f"{seat} point 3") for seat in range(4))
    assert told(table, 3)[-2:] == [f"shown 0 None card {card}", "led 0 usurper 0"]
    assert not any("usurper" in news for news in told(table, 5))
    table = play(table, "next")
    assert play(table, "1 point 2", "2 point 2", "6 point 2").leaders[0] == 2


@proves(*both("usurper"))
def test_a_usurper_acts_once_and_is_known_for_good_in_whichever_room(card: str) -> None:
    """[TR15] [TR31]"""
    table = play(evening(FOUR.format(card), round=1), "0 use -", "0 offer-lead 1", "1 take-lead")
    assert ways(table, 0) == set()
    assert table.view(2).open == ((0, card),)
    assert table.view(4).open == ()
    table = exchanged(play(table, "time", "1 send 0", "4 send 6"))
    assert table.round == 2
    assert table.view(2).open == ()
    assert table.view(4).open == ((0, card),)
    assert ways(table, 0) == set()


@proves(*both("usurper"))
def test_a_usurper_acts_once_even_if_the_card_is_closed_again(card: str) -> None:
    """[TR31] Once: what is used is used, whatever is shown."""
    table = play(evening(FOUR.format(card), round=1), "0 use -").person(0, open=False)
    assert "show-all" in ways(table, 0)
    assert "use" not in ways(table, 0)


@proves(*both("usurper"))
def test_a_usurper_does_not_act_in_the_last_round(card: str) -> None:
    """[TR31]"""
    assert can(evening(FOUR.format(card), round=2), "0 use -")
    assert not can(evening(FOUR.format(card), round=3), "0 use -")


@proves(*both("usurper"))
def test_a_usurper_needs_no_leader_to_replace(card: str) -> None:
    """[TR31]"""
    table = evening(f"{card} red-team blue-team gambler / president* bomber red-team")
    assert play(table, "0 use -").leaders[0] == 0


@proves(*both("usurper"))
def test_votes_are_free_again_once_a_usurper_no_longer_leads(card: str) -> None:
    """[TR31]"""
    table = play(evening(FOUR.format(card)), "0 use -", "0 offer-lead 1", "1 take-lead")
    assert table.leaders[0] == 1
    assert play(table, "0 point 2", "2 point 2", "3 point 2").leaders[0] == 2


@proves(*both("usurper"))
def test_a_usurper_comes_too_late_once_the_hostages_are_named(card: str) -> None:
    """[TR14] Without a timer."""
    table = play(evening(FOUR.format(card), no_timer=True), "1 send 3")
    assert not can(table, "0 use -")
    other = play(evening(FOUR.format(card), no_timer=True), "4 send 6")
    assert can(other, "0 use -")


@proves(*both("mayor"))
def test_a_mayors_vote_counts_two_in_a_room_of_an_even_number(card: str) -> None:
    """[TR32] Two of four make it with the Mayor, who shows the card to all."""
    table = play(evening(FOUR.format(card)), "0 point 2", "2 point 2")
    assert table.leaders[0] == 1
    table = play(table, "0 use -")
    assert table.leaders[0] == 2
    assert f"shown 0 None card {card}" in told(table, 3)
    assert table.people[0].open is False


@proves(*both("mayor"))
def test_a_mayor_shows_so_only_while_pointing(card: str) -> None:
    """[TR32] As often as pointing is reset."""
    table = evening(FOUR.format(card))
    assert not can(table, "0 use -")
    table = play(table, "0 point 2")
    assert can(table, "0 use -")
    table = play(table, "0 use -")
    assert not can(table, "0 use -")
    table = play(table, "2 point 2", "0 point 3")
    assert table.leaders[0] == 2
    assert can(table, "0 use -")


@proves(*both("mayor"))
def test_a_mayors_vote_counts_two_until_pointing_is_reset(card: str) -> None:
    """[TR32] Whomever they point at by then; a new leader ends it."""
    table = play(evening(FOUR.format(card)), "0 point 2", "0 use -", "0 stop-pointing", "3 point 3", "0 point 3")
    assert table.leaders[0] == 3
    table = play(table, "0 point 2", "2 point 2")
    assert table.leaders[0] == 3


@proves(*both("mayor"))
def test_a_mayors_vote_counts_one_in_a_room_of_an_odd_number(card: str) -> None:
    """[TR32] Three of five would be needed."""
    table = evening(f"{card} red-team* blue-team gambler red-team / president* bomber red-team")
    table = play(table, "0 point 2", "2 point 2", "0 use -")
    assert table.leaders[0] == 1
    table = play(evening("bouncer-red " + FOUR.format(card)), "1 point 3", "3 point 3", "1 use -")
    assert table.leaders[0] == 2
    assert play(table, "0 use 4").leaders[0] == 3  # four are left, and the head-count was tested again


@proves(*both("mayor"))
def test_the_other_mayor_takes_the_extra_vote_away(card: str) -> None:
    """[TR32] Once both have shown so in that room."""
    other = "mayor-blue" if card == "mayor-red" else "mayor-red"
    table = evening(f"{card} {other} red-team* blue-team gambler red-team / president* bomber red-team")
    table = play(table, "0 point 0", "0 use -", "1 use -", "3 point 0", "4 point 0")
    assert table.leaders[0] == 2
    assert play(table, "5 point 0").leaders[0] == 0
    elsewhere = evening(f"{card} red-team* blue-team gambler / {other} president* bomber red-team")
    table = play(elsewhere, "4 point 6", "4 use -", "0 point 2", "0 use -", "2 point 2")
    table = table.play(CLOCK, Ring("mayor-1-2"))
    assert table.leaders == (2, 5)
