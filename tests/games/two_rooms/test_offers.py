"""Offers to share: who may make and take them, and when they lapse [TR16] [TR17]."""

from __future__ import annotations

import pytest

from boomtable.engine import but
from boomtable.games.two_rooms import GAME, House
from tests.games.two_rooms.scenes import both, can, conditions, evening, play, refused, told, ways

ANYBODY = ["gambler", "shy-guy-red", "coy-boy-blue", "paranoid-red", "negotiator-red", "invincible", "hot-potato"]


def test_an_offer_that_is_taken_happens_and_both_see_the_same_kind_of_thing() -> None:
    """[TR16]"""
    table = evening("gambler spy-red / president bomber")
    assert told(play(table, "0 share 1"), 0) == ["offered 0 1 card", "shared 0,1 card", "shown 1 0 card spy-red"]
    assert told(play(table, "0 colour 1"), 1) == ["offered 0 1 colour", "shared 0,1 colour", "shown 0 1 colour grey"]


def test_who_asked_cannot_back_out() -> None:
    """[TR16] There is no such move; only a newer offer takes its place."""
    table = play(evening("gambler red-team blue-team / president bomber"), "0 offer-card 1")
    assert ways(table, 0) == {"show-card", "show-all", "offer-card", "offer-colour"}
    assert not can(table, "0 offer-card 1")


def test_an_offer_is_replaced_by_a_newer_one() -> None:
    """[TR16] One open offer each."""
    table = play(evening("gambler red-team blue-team / president bomber"), "0 offer-card 1", "0 offer-colour 2")
    assert ways(table, 1) & {"accept", "refuse"} == set()
    assert can(table, "2 accept 0")
    assert not can(play(table, "0 offer-card 2", "2 refuse 0"), "2 accept 0")


def test_an_offer_that_a_foolish_player_takes_replaces_an_older_one_too() -> None:
    """[TR16]"""
    table = play(evening("gambler red-team nuclear-tyrant / president bomber"), "0 offer-card 1", "0 offer-card 2")
    assert not any(table.offers)


def test_offers_of_several_stay_open_side_by_side() -> None:
    """[TR16] One may even offer to one who offers."""
    table = evening("gambler red-team blue-team / president bomber")
    table = play(table, "0 offer-card 1", "2 offer-colour 1", "1 offer-card 0")
    assert all(can(table, move) for move in ("1 accept 0", "1 accept 2", "0 accept 1"))
    assert can(play(table, "1 accept 0"), "1 accept 2")


@pytest.mark.parametrize("other", ANYBODY)
def test_an_offer_always_arrives(other: str) -> None:
    """[TR16] Whether it can be made depends on its maker alone: all that can be done is the same, whoever is there."""
    table, plain = (evening(f"agent-red {card} psychologist-red / president bomber") for card in (other, "gambler"))
    for seat in (0, 2):
        assert list(table.choices(seat)) == list(plain.choices(seat))
    for move in ("0 offer-card 1", "0 offer-colour 1"):
        assert told(play(table, move), 1) == told(play(plain, move), 1) != []
        assert told(play(table, move), 0) == told(play(plain, move), 0)
        assert can(play(table, move), "1 refuse 0")


@pytest.mark.parametrize("other", ANYBODY)
def test_a_refusal_gives_no_reason(other: str) -> None:
    """[TR16] It looks the same from one who might and one who must."""
    table, plain = (evening(f"red-team {card} / president bomber") for card in (other, "gambler"))
    for move in ("0 offer-card 1", "0 offer-colour 1"):
        refusals = [play(each, move, "1 refuse 0") for each in (table, plain)]
        assert [told(after, 0)[-1] for after in refusals] == ["refused 1 0"] * 2
        views = [but(after.view(0), deck=()) for after in refusals]
        assert views[0] == views[1]


def test_an_offer_lapses_if_either_leaves_the_room() -> None:
    """[TR16]"""
    table = evening("gambler red-team bouncer-red / president bomber")
    for leaver in (0, 1):
        after = play(table, "0 offer-card 1", f"2 use {leaver}")
        assert not any(after.offers)
        assert not can(after, "1 accept 0")


def test_an_offer_lapses_if_either_gets_a_new_card() -> None:
    """[TR16]"""
    table = evening("gambler red-team hot-potato / president bomber")
    for swapper in (0, 1):
        assert not any(play(table, "0 offer-card 1", f"2 share {swapper}").offers)
    assert any(play(table, "0 offer-card 1", "2 share 5").offers)


def test_an_offer_lapses_if_its_maker_may_no_longer_make_it() -> None:
    """[TR16] Not if the asked one may no longer take it."""
    table = evening("gambler red-team thug-red / president bomber")
    assert not any(play(table, "0 offer-card 1", "0 share 2").offers)
    assert can(play(table, "0 offer-colour 1", "2 share 0"), "1 accept 0")
    asked = play(table, "0 offer-card 1", "1 share 2")
    assert ways(asked, 1) >= {"refuse"}
    assert not can(asked, "1 accept 0")
    known = play(evening("usurper-red gambler / president bomber"), "0 offer-card 1", "0 use -")
    assert not any(known.offers)
    once = play(evening("paranoid-red gambler red-team / president bomber"), "0 offer-card 1", "2 share 0")
    assert not any(once.offers)


def test_open_offers_lapse_when_time_is_up() -> None:
    """[TR13]"""
    table = play(evening("gambler red-team / president bomber"), "0 offer-card 1", "time")
    assert not any(table.offers)
    assert not can(table, "1 accept 0")


def test_nobody_offers_to_the_other_room_or_themselves() -> None:
    """[TR16]"""
    table = evening("gambler red-team / president bomber")
    assert refused(table, "0 offer-card 0") == "not-to-share [TR16]"
    assert refused(table, "0 offer-card 2") == "not-to-share [TR16]"
    assert refused(table, "0 accept 1") == "no-such-offer [TR16]"
    assert refused(table, "0 refuse 1") == "no-such-offer [TR16]"


def test_colours_are_shared_only_with_more_than_ten_players_and_if_the_house_lets_them() -> None:
    """[TR17]"""
    assert not GAME.table(10, House()).state.colours
    assert not GAME.table(10, House(colours=True)).state.colours
    assert GAME.table(11, House(colours=True)).state.colours
    assert not GAME.table(11, House()).state.colours
    table = evening("gambler red-team / president bomber", colours=False)
    assert refused(table, "0 offer-colour 1") == "not-to-share [TR17]"


@pytest.mark.parametrize("binding", [*both("criminal"), *both("thug")])
def test_a_psychologists_offer_lapses_as_any_other(binding: str) -> None:
    """[TR16]"""
    table = evening(f"psychologist-red shy-guy-red {binding} / president bomber")
    table = play(table, "0 use 1", "2 share 0")
    assert not can(table, "1 accept 0")


def test_a_psychologist_does_not_make_one_share_who_is_known_for_good() -> None:
    """[TR15] No share: only what is forced."""
    table = evening("psychologist-red usurper-red criminal-red enforcer-red / president bomber")
    table = play(table, "1 use -", "3 use 1,2", "0 use 1")
    assert not can(table, "1 accept 0")


@pytest.mark.parametrize("other", ["shy-guy-red", "coy-boy-red", "paranoid-red"])
def test_a_psychologist_does_not_learn_who_is_troubled_by_asking(other: str) -> None:
    """[TR16] [TR20] It always arrives, and nobody else sees conditions."""
    tables = [evening(f"psychologist-red {card} / president bomber") for card in (other, "gambler")]
    table, plain = (play(before, "0 use 1") for before in tables)
    assert told(table, 0) == told(plain, 0)
    assert table.view(0).offers == plain.view(0).offers


def test_a_psychologists_offer_to_one_who_is_not_troubled_is_like_any_other() -> None:
    """[TR16] They may refuse it, the foolish may not, and what else they are stays."""
    table = evening("psychologist-red gambler nuclear-tyrant negotiator-red / president bomber")
    asked = play(table, "0 use 1")
    assert {"accept", "refuse"} <= ways(asked, 1)
    assert len(play(asked, "1 accept 0").shares) == 1
    assert len(play(table, "0 use 2").shares) == 1
    assert conditions(play(table, "0 use 3", "3 accept 0"), 3) == "savvy"
