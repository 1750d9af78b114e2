"""Interacting aims: replacement aims, the Nuclear Tyrant's, zombies', and what a call is worth [TR23] [TR36] [TR37]."""

from __future__ import annotations

import pytest

from tests.games.two_rooms.scenes import conditions, ended, evening, moved, play, side, told, verdict, won

LOVE, HATE, BITE = "0 use 2,3", "1 use 2,3", "4 share 2"
LOVERS = "cupid eris president blue-team zombie / bomber"


@pytest.mark.parametrize(
    ("moves", "rule", "wins"),
    [
        ([LOVE], "TR36", True),
        ([LOVE, BITE], "TR37", False),
        ([BITE, LOVE], "TR36", True),
        ([HATE, BITE], "TR37", False),
        ([BITE, HATE], "TR36", False),
        ([LOVE, HATE], "TR24", True),
        ([BITE, LOVE, HATE], "TR37", False),
        ([LOVE, BITE, HATE], "TR37", False),
    ],
)
def test_of_several_replacement_aims_the_latest_counts(moves: list[str], rule: str, wins: bool) -> None:
    """[TR36] Of those that still hold."""
    table = ended(play(evening(LOVERS), *moves))
    assert (verdict(table, 2).rule, won(table, 2)) == (rule, wins)


def test_a_zombie_in_love_still_infects() -> None:
    """[TR30] [TR37]"""
    table = play(evening(LOVERS), BITE, LOVE, "2 colour 3")
    assert conditions(table, 3) == "in-love zombie"


def test_a_zombie_gains_nothing_from_another_zombie() -> None:
    """[TR20] [TR36] Who gains nothing is told nothing, and what came later still counts."""
    table = play(evening(LOVERS), BITE, LOVE)
    again = play(table, "4 colour 2")
    assert told(again, 2)[-1].startswith("shown")
    assert verdict(ended(again), 2).rule == "TR36"


@pytest.mark.parametrize("card", ["hot-potato", "leprechaun"])
def test_love_replaces_the_aims_of_swapping_cards(card: str) -> None:
    """[TR36] As long as the card is kept."""
    table = play(evening(f"cupid {card} blue-team / president bomber"), "0 use 1,2")
    assert won(ended(table), 1)
    assert not won(ended(moved(table, 2)), 1)


@pytest.mark.parametrize("card", ["hot-potato", "leprechaun"])
def test_a_swap_rids_of_love(card: str) -> None:
    """[TR5] [TR36]"""
    table = play(evening(f"cupid {card} blue-team red-team / president bomber"), "0 use 1,2", "3 share 1")
    assert (table.people[3].card, conditions(table, 1)) == (card, "")
    assert won(ended(table), 3) is (card == "leprechaun")


def test_a_nuclear_tyrants_win_makes_lovers_zombies_and_the_lucky_lose() -> None:
    """[TR36] Whatever their aim."""
    table = evening("nuclear-tyrant cupid red-team blue-team leprechaun gambler sniper / president target decoy bomber")
    table = ended(play(table, "1 use 2,3"), "5 call-winner blue", "6 shoot 8")
    assert table.outcome
    assert table.outcome.winners == (0,)


def test_neither_side_wins_where_a_nuclear_tyrant_does() -> None:
    """[TR23] [TR36] Everyone else has lost, both sides with them."""
    assert side(ended(evening("nuclear-tyrant president / bomber"))) == "neither"


def test_a_nuclear_tyrant_with_another_aim_makes_nobody_lose() -> None:
    """[TR36] [TR41] In love, only that counts."""
    table = play(evening("nuclear-tyrant cupid blue-team president / bomber"), "1 use 0,2")
    assert (won(ended(table), 0), won(ended(table), 3)) == (True, True)
    apart = ended(moved(table, 2))
    assert (won(apart, 0), won(apart, 3)) == (False, True)


def test_a_nuclear_tyrant_meets_who_stands_in_for_a_buried_card() -> None:
    """[TR25]"""
    table = evening("nuclear-tyrant presidents-daughter martyr / bomber", buried="president")
    assert won(ended(play(table, "2 share 0")), 0)
    assert not won(ended(play(table, "1 share 0")), 0)
    table = evening("nuclear-tyrant presidents-daughter martyr president / bomber", buried="red-team")
    assert won(ended(play(table, "1 share 0", "2 share 0")), 0)


def test_lovers_do_not_win_with_their_side() -> None:
    """[TR24] The President lives, and has lost for love."""
    table = ended(moved(play(evening("cupid president blue-team / bomber"), "0 use 1,2"), 2))
    assert (side(table), won(table, 1)) == ("blue", False)


def test_clones_and_robots_look_at_what_their_first_partner_wanted_at_the_end() -> None:
    """[TR36] In love, not with their side."""
    table = play(evening("clone robot cupid president blue-team / bomber"), "0 share 3", "1 share 4", "2 use 3,4")
    assert [won(ended(table), seat) for seat in (0, 1)] == [True, False]
    assert [won(ended(moved(table, 4)), seat) for seat in (0, 1)] == [False, True]


def test_a_gambler_with_another_aim_is_asked_all_the_same() -> None:
    """[TR22] [TR36] The call is worth nothing."""
    table = play(evening("gambler cupid blue-team president / bomber"), "1 use 0,2")
    assert won(ended(table, "0 call-winner red"), 0)
    assert not won(ended(moved(table, 2), "0 call-winner blue"), 0)


@pytest.mark.parametrize("binding", ["criminal-red", "thug-blue", "mummy-red"])
def test_a_player_who_may_not_reveal_or_speak_acts_at_the_end_all_the_same(binding: str) -> None:
    """[TR15] [TR22] The end's reveal is not barred."""
    table = play(evening(f"gambler {binding} president / bomber"), "0 share 1")
    assert won(ended(table, "0 call-winner blue"), 0)


def test_ambassadors_do_not_keep_zombies_from_winning() -> None:
    """[TR37]"""
    table = evening("zombie* red-team red-team ambassador-red ambassador-blue / bomber* president blue-team", round=3)
    table = play(moved(play(table, "0 share 1", "0 share 2"), 2), "time", "0 send 1", "5 send 2")
    assert won(table, 0)
    assert not any(won(table, seat) for seat in (4, 6, 7))


def test_a_bomber_and_a_president_who_are_zombies_want_what_zombies_want() -> None:
    """[TR24] [TR37] The sides are judged as ever: Red wins, but not the Bomber."""
    table = ended(play(evening("zombie bomber president / red-team"), "0 share 1", "0 share 2"))
    assert (side(table), won(table, 1), won(table, 3)) == ("red", False, True)
