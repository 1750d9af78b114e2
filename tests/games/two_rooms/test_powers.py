"""Powers that are shown, and what prevents them; and Agent, Enforcer and Bouncer, who make others act."""

from __future__ import annotations

from tests.games.two_rooms.proofs import proves
from tests.games.two_rooms.scenes import both, can, conditions, evening, latest, play, refused, told

NEED_WORDS = [card for name in ("agent", "enforcer", "bouncer", "security") for card in both(name)] + ["cupid", "eris"]
SHOWN_FIRST = [*NEED_WORDS, *both("psychologist"), *both("usurper")]
TARGETS = {"enforcer": "2,3", "cupid": "2,3", "eris": "2,3", "usurper": "-"}


def aim(card: str) -> str:
    return f"0 use {TARGETS.get(card.partition('-')[0], '2')}"


@proves(*NEED_WORDS)
def test_a_cursed_player_uses_no_power_that_needs_words(card: str) -> None:
    """[TR30]"""
    table = evening(f"{card} mummy-blue red-team blue-team / president bomber")
    assert can(table, aim(card))
    cursed = play(table, "1 share 0")
    assert not can(cursed, aim(card))
    assert refused(cursed, aim(card)) == "no-such-power [TR41]"


@proves(*both("psychologist"), *both("usurper"))
def test_a_cursed_player_uses_a_power_that_needs_no_words(card: str) -> None:
    """[TR30]"""
    table = play(evening(f"{card} mummy-blue red-team blue-team / president bomber"), "1 share 0")
    assert conditions(table, 0) == "cursed"
    assert can(table, aim(card))


@proves(*SHOWN_FIRST)
def test_a_player_who_may_not_reveal_uses_no_power_that_is_shown(card: str) -> None:
    """[TR15] Shy, and coy."""
    for binding in ("criminal-red", "thug-red"):
        table = play(evening(f"{card} {binding} red-team blue-team / president bomber"), "1 share 0")
        assert not can(table, aim(card))


@proves(*both("agent"))
def test_an_agent_makes_a_player_of_the_room_share_cards(card: str) -> None:
    """[TR18] What binds the other does not help."""
    for other in ("gambler", "shy-guy-red", "coy-boy-blue", "paranoid-red"):
        table = evening(f"{card} {other} / president bomber")
        assert not can(table, "0 use 2")
        assert not can(table, "0 use 0")
        after = play(table, "0 use 1")
        assert latest(after, 0, table) == [f"shown 0 1 card {card}", "shared 0,1 card", f"shown 1 0 card {other}"]
        assert latest(after, 1, table) == [f"shown 0 1 card {card}", "shared 0,1 card", f"shown 0 1 card {card}"]
        assert [(share.kind, share.forced) for share in after.shares] == [("card", True)]


@proves(*both("agent"))
def test_an_agent_acts_once_a_round(card: str) -> None:
    """In the last one too."""
    table = play(evening(f"{card} gambler red-team / president bomber"), "0 use 1")
    assert not can(table, "0 use 2")
    table = play(table, "next")
    assert table.round == 3
    assert can(table, "0 use 2")


@proves(*both("enforcer"))
def test_an_enforcer_makes_two_others_share_cards_with_each_other(card: str) -> None:
    """[TR18] Not themselves."""
    table = evening(f"{card} shy-guy-red coy-boy-blue / president bomber")
    assert not can(table, "0 use 0,1")
    assert not can(table, "0 use 1")
    after = play(table, "0 use 1,2")
    assert latest(after, 1, table)[0] == f"shown 0 1 card {card}"
    assert latest(after, 1, table)[-1] == "shown 2 1 card coy-boy-blue"
    assert latest(after, 2, table)[-1] == "shown 1 2 card shy-guy-red"
    assert f"shown 0 2 card {card}" in latest(after, 2, table)
    assert not any("shy-guy" in news for news in latest(after, 0, table))
    assert [(share.seats, share.forced) for share in after.shares] == [((1, 2), True)]


@proves(*both("enforcer"))
def test_an_enforcer_acts_once_a_round(card: str) -> None:
    """In the last one too."""
    table = play(evening(f"{card} gambler red-team / president bomber"), "0 use 1,2")
    assert not can(table, "0 use 1,2")
    assert can(play(table, "next"), "0 use 1,2")


@proves(*both("bouncer"))
def test_a_bouncer_sends_players_off_while_the_own_room_is_larger(card: str) -> None:
    """[TR33] Five against three, then four against four."""
    table = evening(f"{card} gambler / president bomber red-team")
    assert not can(table, "0 use 1")
    table = evening(f"{card} gambler red-team* blue-team blue-team / president* bomber red-team")
    table = play(table, "0 use 1")
    assert table.people[1].room == 1
    assert f"shown 0 1 card {card}" in told(table, 1)
    assert not can(table, "0 use 3")


@proves(*both("bouncer"))
def test_a_bouncer_acts_as_often_as_the_room_is_larger(card: str) -> None:
    """[TR33]"""
    drawn = f"{card} gambler red-team* blue-team blue-team red-team / president* bomber"
    table = play(evening(drawn), "0 use 1", "0 use 3")
    assert (len(table.counted(0)), len(table.counted(1))) == (4, 4)
    assert not can(table, "0 use 4")


@proves(*both("bouncer"))
def test_a_bouncer_does_not_act_in_the_last_round_nor_between_rounds(card: str) -> None:
    """[TR13] [TR33]"""
    drawn = f"{card} gambler red-team* blue-team blue-team / president* bomber"
    assert not can(evening(drawn, round=3), "0 use 1")
    table = evening(drawn, round=2)
    assert can(table, "0 use 1")
    assert not can(play(table, "time"), "0 use 1")


@proves(*both("bouncer"))
def test_ambassadors_do_not_make_a_bouncers_room_larger(card: str) -> None:
    """[TR33]"""
    drawn = f"{card} gambler* ambassador-red ambassador-blue / president* bomber"
    assert not can(evening(drawn), "0 use 1")


@proves(*both("bouncer"))
def test_a_bouncer_does_not_move_an_immune_player(card: str) -> None:
    """[TR18] The card was shown for nothing."""
    table = play(evening(f"{card} invincible gambler red-team / president bomber"), "0 use 1")
    assert table.people[1].room == 0
    assert f"shown 0 1 card {card}" in told(table, 1)
