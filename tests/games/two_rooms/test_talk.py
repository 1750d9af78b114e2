"""Talk in a room stays in it, and players who may make no sound say nothing."""

from __future__ import annotations

import pytest

from boomtable.engine import PUBLIC, Talk
from boomtable.games.two_rooms import GAME, Tell, Urge, tally
from boomtable.games.two_rooms.people import Condition
from boomtable.games.two_rooms.talk import BAD_TALK, MUTE, TOO_EARLY
from tests.games.two_rooms.scenes import ended, evening

ROOMS = evening("president* spy-red mime-blue / bomber* red-team blue-team")


@pytest.mark.parametrize("talk", [Tell(0, "president"), Tell(3, "red"), Tell(1, "grey"), Urge(5)])
def test_people_speak_of_cards_colours_and_hostages(talk: Talk) -> None:
    """[TR42]"""
    assert ROOMS.why_not_say(0, talk) is None


@pytest.mark.parametrize("talk", [Tell(6, "red"), Tell(0, "zombie"), Tell(0, "mauve"), Urge(-1), Urge(6), Talk()])
def test_nobody_speaks_of_who_or_what_is_not_there(talk: Talk) -> None:
    """[TR42]"""
    assert ROOMS.why_not_say(0, talk) == BAD_TALK


def test_words_are_heard_in_the_room() -> None:
    """[TR7] [TR42]"""
    assert ROOMS.hearers(1, Urge(0)) == ROOMS.earshot(1) == (0, 1, 2, "room-1")
    assert ROOMS.earshot(4) == (3, 4, 5, "room-2")
    assert not ROOMS.together


def test_after_the_last_exchange_all_hear_all() -> None:
    """[TR22]"""
    table = evening("president* gambler / bomber* blue-team", round=3)
    while table.apart:
        seat = table.turn[-1]
        table = table.play(seat, next(iter(table.choices(seat))))
    assert {0, 3, "room-1", "room-2", PUBLIC} <= {*table.earshot(1)}


def test_a_mime_and_the_cursed_make_no_sound() -> None:
    """[TR30] [TR38]"""
    assert ROOMS.why_not_say(2, Urge(0)) == ROOMS.mute(2) == MUTE
    cursed = ROOMS.giving(1, Condition.CURSED)
    assert (cursed.mute(1), cursed.mute(0)) == (MUTE, None)


def test_before_cards_are_seen_and_after_the_end_there_is_nothing_to_say() -> None:
    """[TR1]"""
    fresh = GAME.table(6).state
    assert fresh.why_not_say(0, Urge(1)) == ended(ROOMS).why_not_say(0, Urge(1)) == TOO_EARLY
    assert fresh.mute(0) is None
    assert fresh.earshot(0) == fresh.viewers
    assert fresh.together


def test_the_side_of_a_card_is_its_team_and_loners_have_none() -> None:
    table = evening("president* gambler / bomber* spy-blue")
    assert GAME.side
    assert [GAME.side(table.view(seat)) for seat in range(4)] == ["blue", "neither", "red", "blue"]
    assert GAME.side(table.view(PUBLIC)) is None


def test_evenings_are_counted_by_where_the_two_ended_and_who_won_alone() -> None:
    figures = [*tally(ended(evening("president* gambler / bomber* spy-blue")))]
    assert [name for name, _ in figures] == ["together", "shares", "alone"]
    without = evening("president* gambler / red-team* spy-blue", buried="bomber")
    assert [name for name, _ in tally(ended(without))] == ["shares", "alone"]
