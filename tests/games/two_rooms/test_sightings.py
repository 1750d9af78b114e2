"""What everyone has been shown of others, and when [TR19]."""

from __future__ import annotations

from typing import Any

from boomtable.engine import PUBLIC
from boomtable.games.two_rooms import TwoRooms
from boomtable.games.two_rooms.news import Shown, Swapped
from boomtable.games.two_rooms.people import Kind
from boomtable.games.two_rooms.sightings import Sighting, sightings
from tests.games.two_rooms.scenes import evening, play

PEOPLE = "president bomber blue-team clown-red / red-team gambler"


def known(table: TwoRooms, viewer: Any = 0) -> tuple[Sighting, ...]:
    known: tuple[Sighting, ...] = table.view(viewer).known
    return known


def test_what_was_seen_is_remembered_with_its_round() -> None:
    table = play(evening(PEOPLE), "0 share 2", "next", "0 colour 3")
    card, colour = Sighting(2, Kind.CARD, "blue-team", 0), Sighting(3, Kind.COLOUR, "red", 3)
    assert (known(table), table.view(0).sightings) == ((card, colour), (colour, card))
    assert table.view(PUBLIC).sightings == ()


def test_of_the_same_thing_seen_again_only_the_latest_counts() -> None:
    table = play(evening(PEOPLE), "0 share 2", "next", "0 share 2")
    assert table.view(0).sightings == (Sighting(2, Kind.CARD, "blue-team", 3),)


def test_a_colour_says_less_than_the_card_that_has_it() -> None:
    for moves in (("0 share 3", "0 colour 3"), ("0 colour 3", "0 share 3")):
        table = play(evening(PEOPLE), *moves)
        assert [sighting.what for sighting in known(table)] == ["clown-red"]
        assert len(table.view(0).sightings) == 2


def test_what_one_gave_away_is_remembered_too() -> None:
    """[TR34]"""
    swapped = play(evening("hot-potato president / bomber"), "0 colour 1")
    assert known(swapped) == (Sighting(1, Kind.CARD, "hot-potato", 0),)
    assert known(swapped, 1) == (Sighting(0, Kind.CARD, "president", 0),)


def test_a_colour_that_does_not_fit_is_news() -> None:
    """They have another card by now."""
    table = evening("bomber agent-red hot-potato president / blue-team")
    table = play(table, "0 share 1", "1 share 2", "1 share 3", "0 colour 1")
    assert known(table) == (Sighting(1, Kind.COLOUR, "blue", 0),)


def test_ones_own_card_is_no_sighting() -> None:
    story = (Shown(0, 1, Kind.CARD, "president"), Swapped(0, "president", "bomber", ()))
    assert sightings(0, story) == ()
    assert sightings(1, story) == (Sighting(0, Kind.CARD, "president", 0),)
