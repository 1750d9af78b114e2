"""Cards that affect whoever shares cards with their holder."""

from __future__ import annotations

from tests.games.two_rooms.proofs import proves
from tests.games.two_rooms.scenes import both, can, conditions, ended, evening, latest, play, told, verdict, ways, won

GIFTS = {"criminal": "shy", "dealer": "foolish", "thug": "coy", "mummy": "cursed"}
GIVES = {card: gift for name, gift in GIFTS.items() for card in both(name)}


@proves(*GIVES)
def test_a_player_who_shares_cards_gains_the_condition_and_is_told(card: str) -> None:
    """[TR18] [TR20] Whoever asked; nobody else learns of it, and its giver gains nothing."""
    gift = GIVES[card]
    for share in ("0 share 1", "1 share 0"):
        table = play(evening(f"{card} gambler / president bomber"), share)
        assert (conditions(table, 0), conditions(table, 1)) == ("", gift)
        assert told(table, 1)[-1] == f"gained {gift} {gift}"
        for other in (0, 3, "room-1", "public"):
            assert not any(gift in news for news in told(table, other))


@proves(*GIVES)
def test_only_a_share_of_cards_gives_it(card: str) -> None:
    """[TR18]"""
    table = evening(f"{card} gambler / president bomber")
    for move in ("0 colour 1", "0 show-card 1", "0 show-all", "1 show-card 0"):
        assert conditions(play(table, move), 1) == ""


@proves(*GIVES)
def test_a_forced_share_gives_it_too_but_not_to_the_immune(card: str) -> None:
    """[TR18]"""
    table = evening(f"{card} agent-red invincible / president bomber")
    assert conditions(play(table, "1 use 0"), 1) == GIVES[card]
    assert conditions(play(table, "0 share 2"), 2) == "immune"


@proves(*both("criminal"))
def test_a_player_who_met_a_criminal_may_show_nothing_more(card: str) -> None:
    """[TR15] [TR16] An open offer of theirs can only be taken back."""
    table = play(evening(f"{card} gambler red-team / president bomber"), "1 offer-card 2", "0 share 1")
    assert ways(table, 1) == {"withdraw"}
    assert told(play(table, "2 accept 1"), 2)[-1] == "taken-back 1 2"
    table = play(table, "1 withdraw 2")
    assert ways(table, 1) == set()
    assert ways(play(table, "2 offer-card 1"), 1) == {"refuse"}


@proves(*both("dealer"))
def test_a_player_who_met_a_dealer_cannot_refuse(card: str) -> None:
    """[TR16] What is offered is shared at once."""
    table = play(evening(f"{card} gambler red-team / president bomber"), "0 share 1", "2 offer-card 1")
    assert "shown 1 2 card gambler" in told(table, 2)
    assert "shown 2 1 card red-team" in told(table, 1)
    assert not any(table.offers)
    assert "shown 1 2 colour grey" in told(play(table, "2 offer-colour 1"), 2)


@proves(*both("dealer"))
def test_a_player_who_met_a_dealer_may_no_longer_turn_down_an_older_offer(card: str) -> None:
    """[TR16]"""
    table = play(evening(f"{card} gambler red-team / president bomber"), "2 offer-card 1", "0 share 1")
    assert "refuse" not in ways(table, 1)


@proves(*both("thug"))
def test_a_player_who_met_a_thug_may_only_share_colours(card: str) -> None:
    """[TR15] [TR16]"""
    table = play(evening(f"{card} gambler red-team / president bomber"), "0 share 1")
    assert ways(table, 1) == {"offer-colour"}
    assert ways(play(table, "2 offer-card 1"), 1) == {"offer-colour", "refuse"}


@proves(*both("mummy"))
def test_a_player_who_met_a_mummy_uses_no_power_that_needs_words(card: str) -> None:
    """[TR30] Cards and colours they may still show."""
    table = evening(f"{card} agent-blue psychologist-red red-team / president bomber")
    assert can(table, "1 use 3")
    table = play(table, "0 share 1", "0 share 2")
    assert not can(table, "1 use 3")
    assert ways(table, 1) == {
        "show-card",
        "show-all",
        "show-colour",
        "show-colour-to-all",
        "offer-card",
        "offer-colour",
    }
    assert can(table, "2 use 3")


@proves(*both("medic"))
def test_a_medic_takes_away_all_conditions_even_those_a_card_starts_with(card: str) -> None:
    """[TR18] [TR30]"""
    table = play(evening(f"{card} negotiator-red cupid mummy-red / president bomber"), "2 use 1,3", "1 share 3")
    assert conditions(table, 1) == "cursed in-love savvy"
    healed = play(table, "0 share 1")
    assert (conditions(healed, 0), conditions(healed, 1)) == ("", "")
    assert told(healed, 1)[-1] == "cured -"
    assert "show-all" in ways(healed, 1)
    assert verdict(ended(healed), 1).rule == "TR24"
    assert verdict(ended(table), 1).rule == "TR36"


@proves(*both("medic"))
def test_a_medic_heals_only_in_a_share_of_cards_and_not_themselves(card: str) -> None:
    """[TR18]"""
    table = evening(f"{card} negotiator-red thug-blue coy-boy-red / president bomber")
    assert conditions(play(table, "0 show-card 1"), 1) == "savvy"
    assert conditions(play(table, "0 colour 3"), 3) == "coy"
    assert conditions(play(table, "0 share 2"), 0) == "coy"


@proves(*both("conman"))
def test_a_colour_share_with_a_conman_shows_both_whole_cards(card: str) -> None:
    """[TR16] Whoever asked."""
    for share in ("0 colour 1", "1 colour 0"):
        table = evening(f"{card} gambler / president bomber")
        after = play(table, share)
        assert f"shown 0 1 card {card}" in latest(after, 1, table)
        assert "shown 1 0 card gambler" in latest(after, 0, table)
        assert not any("colour" in news for news in told(after, 0) + told(after, 1) if news.startswith("shown"))


@proves(*both("conman"))
def test_what_a_conman_gets_out_of_a_colour_share_is_no_share(card: str) -> None:
    """[TR18] No swap, no infection, and no first partner for a Clone."""
    table = evening(f"{card} hot-potato zombie clone / bomber president")
    table = play(table, "0 colour 1", "0 colour 2", "0 colour 3")
    assert (table.shares, table.people[1].card, conditions(table, 0)) == ((), "hot-potato", "")
    blue_wins = ended(evening("conman-blue clone president / bomber"))
    assert won(blue_wins, 0)
    assert not won(blue_wins, 1)


@proves(*both("conman"))
def test_a_conman_shares_cards_like_anybody(card: str) -> None:
    """[TR18]"""
    table = play(evening(f"{card} mummy-red / bomber president"), "0 share 1")
    assert (len(table.shares), conditions(table, 0)) == (1, "cursed")


@proves(*both("conman"))
def test_an_immune_partner_of_a_conman_shares_colours_as_usual(card: str) -> None:
    """[TR18]"""
    table = play(evening(f"{card} invincible / president bomber"), "0 colour 1")
    colour = card.split("-")[1]
    assert f"shown 0 1 colour {colour}" in told(table, 1)
    assert "shown 1 0 colour blue" in told(table, 0)
    assert len(table.shares) == 1
