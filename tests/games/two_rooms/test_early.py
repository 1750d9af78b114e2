"""When BOOM or HUG ends a game early, everything is judged as it stands [TR27]."""

from __future__ import annotations

import pytest

from tests.each import each
from tests.games.two_rooms.scenes import conditions, evening, exchanged, play, side, told, verdict, won

HUG, BOOM = "tuesday-knight bomber", "dr-boom president"


@each(
    ("drawn", "wins"),
    [
        (f"{HUG} gambler / president", False),
        (f"{HUG} sniper target decoy / president", False),
        (f"{HUG} target sniper decoy / president", True),
        (f"{HUG} decoy sniper target / president", False),
        (f"{HUG} agoraphobe / president", True),
        (f"{HUG} minion / president", True),
        (f"{HUG} intern / president", False),
        (f"{HUG} victim / president", True),
        (f"{HUG} mastermind / president", False),
        (f"{HUG} hot-potato / president", False),
        (f"{HUG} leprechaun / president", True),
        (f"{HUG} clone / president", False),
        (f"{BOOM} intern / bomber", True),
        (f"{BOOM} rival / bomber", False),
        (f"{BOOM} survivor / bomber", True),
        (f"{BOOM} queen / bomber", False),
        (f"{BOOM} gambler / bomber", False),
    ],
)
def test_aims_are_judged_as_things_stand(drawn: str, wins: bool) -> None:
    """[TR27] Rooms count as they are; nobody pauses the end."""
    table = play(evening(drawn), "0 share 1")
    assert table.turn == ()
    assert won(table, 2) is wins


def test_a_private_eye_had_no_time_to_name_a_card() -> None:
    """[TR27]"""
    table = evening(f"{HUG} private-eye presidents-daughter / martyr president", buried="red-team")
    assert not won(play(table, "0 share 1"), 2)


@pytest.mark.parametrize(("card", "facts"), [("traveler", "trips"), ("anarchist", "votes")])
def test_most_rounds_means_of_the_planned_rounds(card: str, facts: str) -> None:
    """[TR27] [TR29] One of the two that were played is not enough."""
    table = evening(f"{HUG} {card} / president", round=2)
    assert not won(play(table.person(2, **{facts: (1,)}), "0 share 1"), 2)
    assert won(play(table.person(2, **{facts: (1, 2)}), "0 share 1"), 2)


def test_the_bombers_end_effect_still_applies_after_a_boom() -> None:
    """[TR27] Both zombies in the other room die with the Bomber, and nobody lives; else all who live are zombies."""
    blast = play(evening("dr-boom president* / bomber* zombie"), "3 share 2", "0 share 1")
    assert not won(blast, 3)
    no_blast = play(evening("dr-boom president* bomber / zombie* red-team"), "3 share 4", "0 share 1")
    assert won(no_blast, 3)


def test_a_boom_in_the_bombers_room_kills_the_bomber_too() -> None:
    """[TR24] [TR27] Red wins all the same."""
    table = play(evening("dr-boom president bomber / blue-team"), "0 share 1")
    assert (side(table), conditions(table, 2), won(table, 2)) == ("red", "dead", True)


def test_a_hug_saves_the_president_in_either_room() -> None:
    """[TR24] [TR27]"""
    for drawn in (f"{HUG} president / red-team", f"{HUG} red-team / president"):
        assert side(play(evening(drawn), "0 share 1")) == "blue"


def test_a_hug_spares_the_daughter_only_if_she_is_the_president() -> None:
    """[TR25]"""
    table = evening(f"{HUG} presidents-daughter / martyr", buried="president")
    table = play(table, "0 share 1")
    assert (conditions(table, 2), side(table)) == ("", "blue")
    table = evening(f"{HUG} presidents-daughter / martyr president", buried="red-team")
    assert conditions(play(table, "0 share 1"), 2) == "dead"


def test_a_hug_needs_the_doctor_too_if_there_is_one() -> None:
    """[TR24] [TR27]"""
    table = evening(f"{HUG} doctor president / red-team")
    assert side(play(table, "0 share 1")) == "neither"
    assert side(play(table, "2 share 3", "0 share 1")) == "blue"


def test_a_boom_needs_no_bomber() -> None:
    """[TR27] [TR35] Who is still set aside: nobody dies in the other room, and nobody is with the Bomber."""
    table = play(evening("dr-boom president* drunk / survivor* victim", sober="bomber"), "0 share 1")
    assert (side(table), won(table, 3), won(table, 4)) == ("red", True, False)


def test_a_hug_needs_no_president() -> None:
    """[TR27] [TR35] Who is still set aside, and so not dead."""
    table = play(evening(f"{HUG} drunk / rival intern", sober="president"), "0 share 1")
    assert (side(table), won(table, 3), won(table, 4)) == ("blue", True, False)
    table = play(evening(f"{HUG} drunk doctor / rival", sober="president"), "0 share 1")
    assert side(table) == "neither"


@pytest.mark.parametrize(("card", "sober"), [("ahab", "moby"), ("moby", "ahab"), ("wife", "mistress")])
def test_a_card_that_is_set_aside_is_nowhere(card: str, sober: str) -> None:
    """[TR27] [TR35] With nobody."""
    table = play(evening(f"{HUG} drunk / {card} president", sober=sober), "0 share 1")
    assert won(table, 3) is (card == "wife")


def test_dr_boom_and_the_tuesday_knight_only_show_each_other_their_cards() -> None:
    table = play(evening("dr-boom tuesday-knight / president bomber"), "0 share 1")
    assert table.todo


def test_all_are_told_in_both_rooms_and_everything_is_revealed() -> None:
    """[TR22]"""
    table = play(evening(f"{BOOM} gambler / bomber"), "0 share 1")
    for viewer in table.viewers:
        assert told(table, viewer)[-2:] == ["ended-early 0 boom", "over"]
        assert table.view(viewer).people == table.people
    assert len(table.verdicts) == table.players


def test_lovers_are_judged_where_they_stand() -> None:
    """[TR27] [TR36]"""
    table = play(evening(f"{HUG} cupid red-team blue-team / president"), "2 use 3,4", "0 share 1")
    assert (won(table, 3), won(table, 4), verdict(table, 3).rule) == (True, True, "TR36")


def test_an_end_in_the_last_round_is_early_too() -> None:
    """[TR27] The sober Drunk wins as their card says."""
    table = play(evening(f"{HUG} drunk / president", sober="blue-team"), "next", "0 share 1")
    assert (table.early, won(table, 2)) == (True, True)
    assert exchanged(table) == table
