"""Cupid and Eris, and the aims they bring."""

from __future__ import annotations

import pytest

from boomtable.games.two_rooms.people import Aim
from tests.games.two_rooms.proofs import proves
from tests.games.two_rooms.scenes import can, conditions, ended, evening, moved, play, told, verdict, won

FEELING = {"cupid": "in-love", "eris": "in-hate"}


@proves("cupid", "eris")
def test_two_others_feel_so_for_each_other_and_are_told(card: str) -> None:
    """[TR20] [TR30] They see the card, and know whom; the room sees only that it was shown."""
    feeling = FEELING[card]
    table = evening(f"{card} president bomber / gambler")
    assert not can(table, "0 use 0,1")
    assert not can(table, "0 use 1")
    table = play(table, "0 use 1,2")
    assert [conditions(table, seat) for seat in (0, 1, 2)] == ["", feeling, feeling]
    for me, partner in ((1, 2), (2, 1)):
        assert f"shown 0 {me} card {card}" in told(table, me)
        assert f"gained {feeling} {feeling}" in told(table, me)
        assert table.view(me).aims == (Aim(table.people[me].conditions[0], partner),)
    assert told(table, 4) == ["showing 0 1 card", "showing 0 2 card"]
    assert told(table, 3) == []


@proves("cupid", "eris")
def test_they_act_once_a_game(card: str) -> None:
    """In the last round too."""
    table = play(evening(f"{card} gambler red-team / president bomber"), "0 use 1,2")
    assert not can(table, "0 use 1,2")
    assert not can(play(table, "next"), "0 use 1,2")
    assert can(evening(f"{card} gambler red-team / president bomber", round=3), "0 use 1,2")


@proves("cupid")
def test_players_in_love_must_end_in_the_same_room() -> None:
    """[TR36] Nothing else counts: not the side, and not the bomb."""
    table = play(evening("cupid bomber president / gambler"), "0 use 1,2")
    together = ended(table)
    assert (won(together, 1), won(together, 2)) == (True, True)
    apart = ended(moved(table, 2))
    assert (won(apart, 1), won(apart, 2)) == (False, False)
    assert [verdict(table, 2).why for table in (together, apart)] == ["together-in-love", "not-together-in-love"]
    assert verdict(apart, 2).rule == "TR36"


@proves("eris")
def test_players_in_hate_must_end_in_opposite_rooms() -> None:
    """[TR36]"""
    table = play(evening("eris bomber president / gambler"), "0 use 1,2")
    together = ended(table)
    assert (won(together, 1), won(together, 2)) == (False, False)
    apart = ended(moved(table, 2))
    assert (won(apart, 1), won(apart, 2)) == (True, True)
    assert [verdict(table, 2).why for table in (together, apart)] == ["not-apart-in-hate", "apart-in-hate"]


@proves("cupid", "eris")
def test_an_immune_player_feels_nothing_but_the_other_does(card: str) -> None:
    """[TR18]"""
    table = play(evening(f"{card} invincible gambler / president bomber"), "0 use 1,2")
    assert (conditions(table, 1), conditions(table, 2)) == ("immune", FEELING[card])


@pytest.mark.parametrize(("first", "second"), [("cupid", "eris"), ("eris", "cupid")])
def test_love_and_hate_cancel_for_that_player_only(first: str, second: str) -> None:
    """[TR30] Partners keep theirs, and still need the one who is free."""
    table = evening(f"{first} {second} gambler blue-team red-team / president bomber")
    table = play(table, "0 use 2,3", "1 use 2,4")
    assert [conditions(table, seat) for seat in (2, 3, 4)] == ["", FEELING[first], FEELING[second]]
    table = ended(table, "2 call-winner red")
    assert [won(table, seat) for seat in (2, 3, 4)] == [True, first == "cupid", second == "cupid"]


def test_a_swap_of_cards_frees_from_love_and_the_partner_still_loves() -> None:
    """[TR5] [TR34]"""
    table = play(evening("cupid blue-team hot-potato red-team / president bomber"), "0 use 1,3", "1 share 2")
    assert (conditions(table, 1), conditions(table, 3)) == ("", "in-love")
    assert verdict(ended(table), 1).rule == "TR36"  # holds the Hot Potato
    assert not won(ended(table), 1)
    assert won(ended(table), 3)


def test_a_player_who_falls_in_love_twice_wants_the_latest() -> None:
    """[TR5] [TR36] A new Cupid's power is unused; the first partner still loves."""
    table = evening("cupid hot-potato blue-team red-team gambler / president bomber")
    table = play(table, "0 use 2,3", "0 share 1", "1 use 2,4")
    assert conditions(table, 2) == "in-love"
    without_latest, without_first = (ended(moved(table, seat)) for seat in (4, 3))
    assert [won(without_latest, seat) for seat in (2, 3, 4)] == [False, True, False]
    assert [won(without_first, seat) for seat in (2, 3, 4)] == [True, False, True]
