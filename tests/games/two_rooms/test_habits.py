"""Cards that restrict their holder: what may be shown, and how to behave."""

from __future__ import annotations

from boomtable.games.two_rooms.characters import CARDS
from tests.games.two_rooms.proofs import proves
from tests.games.two_rooms.scenes import both, can, conditions, evening, play, refused, told, ways

SHOWING = {"show-card", "show-all", "show-colour", "show-colour-to-all", "offer-card", "offer-colour"}


@proves("red-team", "blue-team", "president", "bomber", *both("clown"), *both("mime"), *both("paparazzo"))
def test_a_card_without_conditions_may_be_shown_in_every_way(card: str) -> None:
    """[TR15] [TR16] [TR17]"""
    table = evening(f"{card} / gambler")
    assert conditions(table, 0) == ""
    assert ways(table, 0) == SHOWING


@proves(*both("coy-boy"))
def test_a_coy_boy_may_only_share_colours(card: str) -> None:
    """[TR15] [TR16]"""
    table = evening(f"{card} gambler / president bomber")
    assert conditions(table, 0) == "coy"
    assert ways(table, 0) == {"offer-colour"}
    table = play(table, "1 offer-card 0")
    assert ways(table, 0) == {"offer-colour", "refuse"}
    assert ways(play(table, "1 offer-colour 0"), 0) == {"offer-colour", "accept", "refuse"}
    assert ways(evening(f"{card} / president bomber", colours=False), 0) == set()


@proves(*both("shy-guy"))
def test_a_shy_guy_may_show_nothing_and_only_refuse(card: str) -> None:
    """[TR15] [TR16]"""
    table = evening(f"{card} gambler / president bomber")
    assert conditions(table, 0) == "shy"
    assert ways(table, 0) == set()
    for offer in ("1 offer-card 0", "1 offer-colour 0"):
        assert ways(play(table, offer), 0) == {"refuse"}
    assert refused(table, "0 show-all") == "not-to-show [TR15]"
    assert refused(table, "0 offer-card 1") == "not-to-share [TR16]"


@proves(*both("paranoid"))
def test_a_paranoid_may_only_share_cards_and_only_once(card: str) -> None:
    """[TR15] [TR16]"""
    table = evening(f"{card} gambler / president bomber")
    assert conditions(table, 0) == "paranoid"
    assert ways(table, 0) == {"offer-card"}
    assert ways(play(table, "1 offer-colour 0"), 0) == {"offer-card", "refuse"}
    assert ways(play(table, "1 offer-card 0"), 0) == {"offer-card", "accept", "refuse"}
    for share in ("0 share 1", "1 share 0"):
        table = play(evening(f"{card} gambler / president bomber"), share)
        assert ways(table, 0) == set()
        assert ways(play(table, "1 offer-card 0", "next"), 0) == set()


@proves(*both("paranoid"))
def test_what_a_paranoid_is_forced_to_share_does_not_count(card: str) -> None:
    """[TR16] Nor what others share."""
    table = evening(f"{card} agent-red enforcer-blue gambler / president bomber")
    table = play(table, "1 use 0", "2 use 0,3", "1 share 3")
    assert len(table.shares) == 3
    assert can(table, "0 offer-card 3")
    table = play(table, "0 share 3")
    assert not can(table, "0 offer-card 2")


@proves(*both("negotiator"))
def test_a_negotiator_may_only_share_cards(card: str) -> None:
    """[TR15] [TR16] As often as they like."""
    table = evening(f"{card} gambler / president bomber")
    assert conditions(table, 0) == "savvy"
    assert ways(table, 0) == {"offer-card"}
    assert ways(play(table, "1 offer-colour 0"), 0) == {"offer-card", "refuse"}
    table = play(table, "0 share 1")
    assert ways(table, 0) == {"offer-card"}
    assert ways(play(table, "1 offer-card 0"), 0) == {"offer-card", "accept", "refuse"}


@proves(*both("angel"), *both("demon"), *both("blind"))
def test_players_who_must_behave_start_with_it_and_may_show_everything(card: str) -> None:
    """[TR30] [TR38] It is on the player's honour."""
    table = evening(f"{card} / president bomber")
    name, _, _ = card.partition("-")
    assert conditions(table, 0) == {"angel": "honest", "demon": "liar", "blind": "blind"}[name]
    assert ways(table, 0) == SHOWING
    assert table.view(0).conditions == table.people[0].conditions


@proves(*both("angel"), *both("demon"), *both("blind"), *both("clown"), *both("mime"), *both("paparazzo"))
def test_acting_cards_are_on_their_holders_honour(card: str) -> None:
    """[TR38] Among them only the Mime makes no noise."""
    assert CARDS[card].acting
    assert CARDS[card].silent is card.startswith("mime")
    assert CARDS[card].targets == (0 if card.startswith("paparazzo") else None)


@proves(*both("paparazzo"))
def test_a_paparazzo_whom_the_room_has_seen_is_bound_by_no_privacy_promise(card: str) -> None:
    """[TR15] [TR20] They see who shares and who shows, as all would without it, and not what."""
    table = evening(f"{card} gambler spy-red / president bomber", privacy_promise=True)
    unseen = play(table, "0 show-card 1", "1 share 2", "2 show-card 1")
    assert told(unseen, 0) == [f"shown 0 1 card {card}"]
    for reveal in ("0 show-all", "0 use -"):
        seen = play(table, reveal)
        assert f"shown 0 None card {card}" in told(seen, 1)
        assert f"shown 0 None card {card}" not in told(seen, 3)
        after = play(seen, "1 share 2", "2 show-card 1", "0 share 1", "3 share 4")
        watched = [news for news in told(after, 0) if news.startswith(("shared", "showing"))]
        assert watched == ["shared 1,2 card", "showing 2 1 card", "shared 0,1 card"]
        assert "shared 1,2 card" not in told(after, 5)
        assert "shared 1,2 card" not in told(after, "room-1")


@proves(*both("paparazzo"))
def test_a_paparazzo_shows_so_once_and_only_where_there_is_a_promise(card: str) -> None:
    """[TR5] [TR20] Whoever gets the card next is bound until they show it."""
    table = evening(f"{card} hot-potato gambler red-team / president bomber", privacy_promise=True)
    assert can(table, "0 use -")
    assert not can(evening(f"{card} / president bomber"), "0 use -")
    table = play(table, "0 use -")
    assert not can(table, "0 use -")
    assert "show-all" in ways(table, 0)
    table = play(table, "0 share 1", "2 share 3")
    assert "shared 2,3 card" not in told(table, 0) + told(table, 1)
    assert can(table, "1 use -")
