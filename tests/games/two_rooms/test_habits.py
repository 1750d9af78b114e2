"""Cards that bind their holder: what may be shown, and how one must behave."""

from __future__ import annotations

from boomtable.games.two_rooms.characters import CARDS
from tests.games.two_rooms.proofs import proves
from tests.games.two_rooms.scenes import both, can, conditions, evening, play, refused, told, ways

SHOWING = {"show-card", "show-all", "offer-card", "offer-colour"}


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
def test_who_must_behave_so_starts_with_it_and_may_show_everything(card: str) -> None:
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
    assert CARDS[card].targets is None


@proves(*both("paparazzo"))
def test_a_paparazzo_may_show_the_card_to_all(card: str) -> None:
    """[TR15] [TR38] After that no Privacy Promise binds them, which is for them to act."""
    table = play(evening(f"{card} gambler / president bomber", privacy_promise=True), "0 show-all")
    assert f"shown 0 None card {card}" in told(table, 1)
    assert f"shown 0 None card {card}" not in told(table, 2)
