"""Offers to share: who may make and take them, and when they lapse [TR16] [TR17]."""

from __future__ import annotations

import pytest

from boomtable.engine import but
from boomtable.games.two_rooms import GAME, Options
from tests.games.two_rooms.scenes import both, can, conditions, evening, latest, play, refused, told, ways

ANYBODY = ["gambler", "shy-guy-red", "coy-boy-blue", "paranoid-red", "negotiator-red", "invincible", "hot-potato"]


def test_an_offer_that_is_taken_happens_and_both_see_the_same_kind_of_thing() -> None:
    """[TR16]"""
    table = evening("gambler spy-red / president bomber")
    assert told(play(table, "0 share 1"), 0) == ["offered 0 1 card", "shared 0,1 card", "shown 1 0 card spy-red"]
    assert told(play(table, "0 colour 1"), 1) == ["offered 0 1 colour", "shared 0,1 colour", "shown 0 1 colour grey"]


def test_the_player_who_asked_may_take_it_back_until_it_is_answered() -> None:
    """[TR16] Who was asked is told, and nobody else; once it is accepted nobody can back out."""
    before = play(evening("gambler red-team blue-team / president bomber"), "0 offer-card 1")
    table = play(before, "0 withdraw 1")
    assert not table.offers
    assert {viewer for viewer in table.viewers if latest(table, viewer, before)} == {0, 1}
    assert told(table, 0)[-1] == told(table, 1)[-1] == "taken-back 0 1"
    assert not can(play(before, "1 accept 0"), "0 withdraw 1")
    assert refused(table, "0 withdraw 1") == "no-such-offer [TR16]"
    assert refused(before, "1 withdraw 0") == "no-such-offer [TR16]"


def test_asking_another_leaves_an_offer_open() -> None:
    """[TR16] As many as there are others in the room, each answered, refused or taken back for itself."""
    table = evening("gambler red-team blue-team red-team nuclear-tyrant / president bomber")
    table = play(table, "0 offer-card 1", "0 offer-colour 2", "0 offer-card 3", "0 offer-card 4")
    assert [(offer.to, str(offer.kind)) for offer in table.offers] == [(1, "card"), (2, "colour"), (3, "card")]
    assert len(table.shares) == 1  # the foolish player took it
    after = play(table, "2 refuse 0", "0 withdraw 3")
    assert told(after, 1) == told(table, 1)
    assert "shown 0 1 card gambler" in told(play(after, "1 accept 0"), 1)


def test_to_the_same_player_the_newer_offer_counts() -> None:
    """[TR16] Or the same is asked once more."""
    table = play(evening("gambler red-team blue-team / president bomber"), "0 offer-card 1", "0 offer-colour 1")
    assert [str(offer.kind) for offer in table.offers] == ["colour"]
    assert told(play(table, "0 offer-colour 1"), 1)[-2:] == ["offered 0 1 colour"] * 2
    assert not can(play(table, "0 offer-card 1", "1 refuse 0"), "1 accept 0")


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
        assert not after.offers
        assert told(after, 0)[-1] == told(after, 1)[-1] == "lapsed 0 1"
        assert not can(after, "1 accept 0")


BOUND = ["thug-red", "criminal-blue", "hot-potato", "dealer-red", "medic-blue", "zombie"]  # what a share makes of one


@pytest.mark.parametrize("met", BOUND)
@pytest.mark.parametrize("kind", ["card", "colour"])
def test_an_open_offer_tells_nothing_of_what_became_of_its_maker(met: str, kind: str) -> None:
    """[TR16] [TR20] Not that they shared, not what: who was asked sees the same as before, and may do the same."""
    table = evening(f"gambler red-team {met} / president bomber", privacy_promise=True)
    before = play(table, f"0 offer-{kind} 1")
    after = play(before, "0 share 2")
    assert GAME.encode(after.view(1)) == GAME.encode(before.view(1))
    assert list(after.choices(1)) == list(before.choices(1))


def test_an_offer_stays_open_whatever_becomes_of_the_player_asked() -> None:
    """[TR16] [TR20] Who may no longer take it can only refuse, and who asked does not learn why."""
    table = evening("gambler red-team thug-red hot-potato / president bomber", privacy_promise=True)
    before = play(table, "0 offer-card 1")
    asked = play(before, "1 share 2")
    assert GAME.encode(asked.view(0)) == GAME.encode(before.view(0))
    assert can(asked, "1 refuse 0")
    assert not can(asked, "1 accept 0")
    assert can(play(before, "1 share 3"), "1 accept 0")


def test_a_share_shows_the_card_of_then() -> None:
    """[TR16] [TR34] An offer is of a person, not of a card."""
    table = play(evening("gambler red-team hot-potato / president bomber"), "0 offer-card 1", "2 share 0")
    assert "shown 0 1 card hot-potato" in told(play(table, "1 accept 0"), 1)


@pytest.mark.parametrize(
    ("drawn", "moves"),
    [
        ("gambler red-team thug-red", ["0 offer-card 1", "0 share 2"]),
        ("gambler red-team criminal-red", ["0 offer-colour 1", "0 share 2"]),
        ("paranoid-red gambler red-team", ["0 offer-card 1", "2 share 0"]),
        ("usurper-red gambler red-team", ["0 offer-card 1", "0 use -"]),
        ("gambler red-team hot-potato shy-guy-red enforcer-red", ["2 share 0", "0 offer-card 1", "4 use 0,3"]),
        ("psychologist-red shy-guy-red hot-potato", ["0 use 1", "0 share 2"]),
        ("psychologist-blue shy-guy-blue criminal-blue", ["0 use 1", "0 share 2"]),
    ],
)
def test_a_player_who_may_not_share_any_more_takes_the_offer_back_when_it_is_accepted(
    drawn: str, moves: list[str]
) -> None:
    """[TR16] As one who withdraws it, without a reason: nothing is shown, and only the two know."""
    before = play(evening(f"{drawn} / president bomber"), *moves)
    table = play(before, "1 accept 0")
    assert not table.offers
    assert table.shares == before.shares
    assert {viewer: latest(table, viewer, before) for viewer in table.viewers if latest(table, viewer, before)} == {
        0: ["taken-back 0 1"],
        1: ["taken-back 0 1"],
    }


def test_an_offer_whose_maker_may_still_make_it_happens() -> None:
    """[TR16] Coy players share colours."""
    table = play(evening("gambler red-team thug-red / president bomber"), "0 offer-colour 1", "2 share 0")
    assert "shown 0 1 colour grey" in told(play(table, "1 accept 0"), 1)


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


def test_colours_are_shared_only_with_more_than_ten_players_and_if_the_options_allow_it() -> None:
    """[TR17]"""
    assert not GAME.table(10, Options()).state.colours
    assert not GAME.table(10, Options(colours=True)).state.colours
    assert GAME.table(11, Options(colours=True)).state.colours
    assert not GAME.table(11, Options()).state.colours
    table = evening("gambler red-team / president bomber", colours=False)
    assert refused(table, "0 offer-colour 1") == "not-to-share [TR17]"


@pytest.mark.parametrize("binding", [*both("criminal"), *both("thug")])
def test_a_psychologists_offer_is_taken_back_as_any_other(binding: str) -> None:
    """[TR16]"""
    table = evening(f"psychologist-red shy-guy-red {binding} / president bomber")
    table = play(table, "0 use 1", "2 share 0")
    assert told(play(table, "1 accept 0"), 1)[-1] == "taken-back 0 1"


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
