"""Showing only the colour of a card, to one player or to the room, where colours are in play [TR15] [TR17]."""

from __future__ import annotations

import pytest

from boomtable.engine import Seeded
from boomtable.games.two_rooms import CARDS, GAME, Options
from tests.games.two_rooms.scenes import both, can, evening, latest, play, refused, told, ways

DRAWN = "gambler spy-red mummy-red / president bomber"  # and 5, 6 in the first room, 7, 8 in the second


def test_a_colour_is_shown_to_one_and_noticed_by_the_room() -> None:
    """[TR15] [TR17] [TR20] Nothing is asked back."""
    table = evening(DRAWN)
    after = play(table, "1 show-colour 0")
    assert latest(after, 0, table) == latest(after, 1, table) == ["shown 1 0 colour blue"]  # as a Spy's card is printed
    assert latest(after, 2, table) == latest(after, "room-1", table) == ["showing 1 0 colour"]
    assert not any(latest(after, viewer, table) for viewer in (3, 7, "room-2", "public"))


def test_a_colour_is_shown_to_all_in_the_room() -> None:
    """[TR15] [TR17]"""
    table = evening(DRAWN)
    after = play(table, "0 show-colour-to-all")
    seen = {viewer: latest(after, viewer, table) for viewer in table.viewers if latest(after, viewer, table)}
    assert seen == {key: ["shown 0 None colour grey"] for key in (0, 1, 2, 5, 6, "room-1")}


def test_with_a_privacy_promise_nobody_else_learns_that_a_colour_was_shown() -> None:
    """[TR20]"""
    table = evening(DRAWN, privacy_promise=True)
    after = play(table, "0 show-colour 1")
    assert [viewer for viewer in table.viewers if latest(after, viewer, table)] == [0, 1]


@pytest.mark.parametrize("bound", [*both("shy-guy"), *both("coy-boy"), *both("paranoid"), *both("negotiator")])
def test_a_player_who_may_not_reveal_shows_no_colour_either(bound: str) -> None:
    """[TR15] [TR30] A coy player shares colours, but reveals nothing."""
    table = evening(f"{bound} gambler / president bomber")
    assert refused(table, "0 show-colour 1") == "not-to-show-colour [TR17]"
    assert refused(table, "0 show-colour-to-all") == "not-to-show-colour [TR17]"


def test_a_foolish_player_may_show_a_colour() -> None:
    """[TR15]"""
    assert can(evening("nuclear-tyrant gambler / president bomber"), "0 show-colour 1")


def test_an_open_card_shows_no_colour_beside() -> None:
    """[TR15] Its owner does nothing else with it."""
    table = play(evening("usurper-red gambler / president bomber"), "0 use -")
    assert not ways(table, 0) & {"show-colour", "show-colour-to-all"}


def test_where_colours_are_not_in_play_none_is_shown() -> None:
    """[TR17] With ten players or fewer, or if the host did not say so."""
    table = evening(DRAWN, colours=False)
    assert refused(table, "0 show-colour 1") == "not-to-show-colour [TR17]"
    assert refused(table, "0 show-colour-to-all") == "not-to-show-colour [TR17]"
    assert not GAME.table(10, Options(colours=True)).state.colours


def test_a_colour_that_is_shown_is_no_share() -> None:
    """[TR17] [TR18] No zombie infects, no Conman cons, and no Psychologist offers anything."""
    table = evening("zombie conman-red psychologist-red gambler / president bomber")
    table = play(table, "0 show-colour 3", "1 show-colour 3", "2 show-colour 3", "2 show-colour-to-all")
    assert not table.people[3].conditions
    assert not table.shares
    assert not table.offers
    assert told(table, 3)[-3:] == ["shown 1 3 colour red", "shown 2 3 colour red", "shown 2 None colour red"]


def test_a_colour_is_shown_to_an_ambassador_too() -> None:
    """[TR15] [TR39]"""
    table = evening("gambler ambassador-red / president ambassador-blue bomber")
    assert can(table, "0 show-colour 1")


def test_what_was_shown_is_imagined() -> None:
    """[TR19]"""
    table = play(evening(DRAWN), "1 show-colour 0")
    for number in range(10):
        world = GAME.imagine(table.view(0), Seeded(number))
        assert CARDS[world.people[1].card].colour == "blue"
