"""What each seat and each room's screen is told, and not told [TR7] [TR15] [TR19] [TR20]."""

from __future__ import annotations

import pytest

from boomtable.games.two_rooms import TwoRooms
from boomtable.games.two_rooms.view import View
from tests.games.two_rooms.scenes import evening, exchanged, latest, play, told, ways

DRAWN = "gambler spy-red mummy-red / president bomber"  # and 5, 6 in the first room, 7, 8 in the second
HERE: list[int | str] = [2, 5, 6, "room-1"]  # who else is there


def news(table: TwoRooms, *moves: str) -> dict[int | str, list[str]]:
    """What these moves brought to each viewer; who learned nothing is left out."""
    after = play(table, *moves)
    found = {viewer: latest(after, viewer, table) for viewer in table.viewers}
    return {viewer: items for viewer, items in found.items() if items}


def each(viewers: list[int | str], *items: str) -> dict[int | str, list[str]]:
    return {viewer: list(items) for viewer in viewers}


def test_a_private_reveal_is_seen_by_one_and_noticed_by_the_room() -> None:
    """[TR15] [TR20]"""
    seen = news(evening(DRAWN), "0 show-card 1")
    assert seen == each([0, 1], "shown 0 1 card gambler") | each(HERE, "showing 0 1 card")


def test_a_public_reveal_is_seen_by_the_room_and_by_nobody_across() -> None:
    """[TR7] [TR15]"""
    seen = news(evening(DRAWN), "0 show-all")
    assert seen == each([0, 1, *HERE], "shown 0 None card gambler")


@pytest.mark.parametrize(
    ("move", "kind", "mine", "theirs"),
    [("share", "card", "gambler", "spy-red"), ("colour", "colour", "grey", "blue")],
)
def test_the_room_sees_that_two_share_and_what_kind_but_not_what(move: str, kind: str, mine: str, theirs: str) -> None:
    """[TR20] Nobody else sees the offer."""
    seen = news(evening(DRAWN), f"0 {move} 1")
    assert seen.pop(0) == [f"offered 0 1 {kind}", f"shared 0,1 {kind}", f"shown 1 0 {kind} {theirs}"]
    assert seen.pop(1) == [f"offered 0 1 {kind}", f"shared 0,1 {kind}", f"shown 0 1 {kind} {mine}"]
    assert seen == each(HERE, f"shared 0,1 {kind}")


def test_nobody_else_sees_offers_and_refusals() -> None:
    """[TR20]"""
    table = evening(DRAWN)
    assert set(news(table, "0 offer-card 1")) == {0, 1}
    assert set(news(table, "0 offer-card 1", "1 refuse 0")) == {0, 1}
    after = play(table, "0 offer-card 1")
    assert [seat for seat in range(9) if any(after.view(seat).offers)] == [0, 1]
    assert not any(any(after.view(screen).offers) for screen in ("room-1", "room-2", "public"))


@pytest.mark.parametrize("move", ["0 share 1", "0 colour 1", "0 show-card 1"])
def test_with_a_privacy_promise_nobody_learns_that_two_shared(move: str) -> None:
    """[TR20] Private reveals likewise."""
    assert set(news(evening(DRAWN, privacy_promise=True), move)) == {0, 1}


@pytest.mark.parametrize(("card", "targets", "know"), [("agent-red", "1", {0, 1}), ("enforcer-red", "1,2", {0, 1, 2})])
def test_with_a_privacy_promise_private_powers_stay_private(card: str, targets: str, know: set[int]) -> None:
    """[TR20]"""
    table = evening(f"{card} gambler red-team / president bomber", privacy_promise=True)
    assert set(news(table, f"0 use {targets}")) == know


def test_a_promise_does_not_hide_what_is_shown_to_all() -> None:
    """[TR20]"""
    assert set(news(evening(DRAWN, privacy_promise=True), "0 show-all")) == {0, 1, *HERE}


def test_only_who_gains_a_condition_is_told() -> None:
    """[TR20] Not even who gave it, beyond what both cards say."""
    seen = news(evening(DRAWN), "0 share 2")
    assert seen[0][-1] == "gained cursed cursed"
    assert not [viewer for viewer in seen if viewer != 0 and any("cursed" in item for item in seen[viewer])]


def test_only_the_two_who_swap_are_told() -> None:
    """[TR20] The room sees a share like any other."""
    table = evening("hot-potato gambler red-team / president bomber")
    plain = evening("zombie gambler red-team / president bomber")
    assert news(table, "0 share 1")[2] == news(plain, "0 share 1")[2] == ["shared 0,1 card"]


def test_what_was_seen_stays_as_it_was_seen() -> None:
    """[TR19] A swap does not rewrite it."""
    table = play(evening("gambler red-team hot-potato / president bomber"), "1 show-card 0", "1 share 2")
    assert "shown 1 0 card red-team" in told(table, 0)
    assert told(play(table, "1 show-card 0"), 0)[-1] == "shown 1 0 card hot-potato"
    assert "shown 1 0 card red-team" in told(play(table, "1 show-card 0"), 0)
    assert [share.cards for share in table.view(2).shared] == []


def test_own_shares_are_remembered_with_the_cards_of_then_and_colours_without_them() -> None:
    """[TR19]"""
    table = play(evening("gambler spy-red / president bomber"), "0 colour 1", "0 share 1")
    assert [share.cards for share in table.view(0).shared] == [("gambler", ""), ("gambler", "spy-red")]
    assert [share.cards for share in table.view(1).shared] == [("", "spy-red"), ("gambler", "spy-red")]
    assert table.view(4).shared == ()


def test_a_permanent_reveal_goes_with_its_owner_and_is_closed_to_all_else() -> None:
    """[TR15] Newcomers see it, those left behind no longer; forced shares still happen."""
    table = evening("security-red agent-blue gambler red-team* blue-team / president* bomber red-team", round=1)
    table = play(table, "0 use 1")
    assert ways(play(table, "2 offer-card 0"), 0) == {"refuse"}
    assert len(play(table, "1 use 0").shares) == 1
    table = exchanged(play(table, "time", "3 send 0", "5 send 7"))
    views: dict[int | str, View] = {viewer: table.view(viewer) for viewer in table.viewers}
    assert {viewer for viewer, view in views.items() if view.open} == {0, 5, 6, "room-2"}


def test_a_view_holds_no_card_but_ones_own_and_no_condition() -> None:
    """[TR5] [TR7] [TR20] While the game is on."""
    table = play(evening(DRAWN), "0 share 2")
    for viewer in table.viewers:
        view = table.view(viewer)
        assert (view.people, view.shares, view.log, view.buried, view.sober, view.verdicts) == ((), (), (), "", "", ())
        assert view.card == (table.people[viewer].card if isinstance(viewer, int) else "")
        assert view.conditions == (table.people[viewer].conditions if isinstance(viewer, int) else ())


def test_votes_and_leaders_of_one_room_are_invisible_in_the_other() -> None:
    """[TR7]"""
    table = evening("gambler red-team* blue-team / president* bomber red-team")
    table = play(table, "0 point 2")
    assert table.view(4).pointing == (None,) * 6
    assert set(news(table, "2 point 2")) == {0, 1, 2, "room-1"}
    after = play(table, "2 point 2")
    assert (after.view(0).leader, after.view(4).leader) == (2, 3)
    assert (after.view("room-2").leader, after.view("public").leader) == (3, None)


def test_hostages_are_seen_by_the_own_room_until_both_are_named() -> None:
    """[TR12]"""
    table = play(evening("gambler red-team* blue-team / president* bomber red-team"), "time")
    seen = news(table, "1 send 0")
    assert seen == each([0, 1, 2, "room-1"], "sending 0 0")
    after = news(table, "1 send 0", "3 send 5")
    assert "exchanged 0/5" in after["public"]


def test_everything_is_revealed_at_the_end() -> None:
    """[TR22]"""
    table = evening("dr-boom president / bomber presidents-daughter martyr", buried="red-team")
    view = play(table, "0 share 1").view("public")
    assert (view.buried, len(view.people), len(view.verdicts), len(view.shares)) == ("red-team", 9, 9, 1)
    assert view.log
