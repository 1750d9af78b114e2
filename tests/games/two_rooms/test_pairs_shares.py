"""Two powers in one share: their order, the immune, and conditions that cancel each other [TR18] [TR30]."""

from __future__ import annotations

from itertools import permutations

import pytest

from boomtable.games.two_rooms.people import Condition, gained
from tests.each import each
from tests.games.two_rooms.scenes import can, conditions, ended, evening, play, told, verdict, ways, won

GIFT = {"criminal": "shy", "dealer": "foolish", "thug": "coy", "mummy": "cursed"}


def side_by_side(one: str, other: str, *moves: str) -> list[str]:
    """The conditions of seats 0 and 1 after these moves, or after they shared cards."""
    table = play(evening(f"{one} {other} enforcer-red dealer-red criminal-red / bomber"), *moves or ("0 share 1",))
    return [conditions(table, seat) for seat in (0, 1)]


@each(("one", "other"), list(permutations(GIFT, 2)))
def test_each_gives_to_the_other_in_the_same_share(one: str, other: str) -> None:
    """[TR18] Judged on what both were before it."""
    assert side_by_side(f"{one}-red", f"{other}-blue") == [GIFT[other], GIFT[one]]


@pytest.mark.parametrize("one", GIFT)
def test_a_medic_heals_first_what_was_and_keeps_what_is_given(one: str) -> None:
    """[TR18] (1) before (2): the giver is healed, the Medic has gained."""
    assert side_by_side(f"{one}-red", "medic-blue") == ["", GIFT[one]]
    table = play(evening(f"{one}-red medic-blue mummy-blue / bomber president"), "2 share 0", "0 share 1")
    assert [conditions(table, seat) for seat in (0, 1)] == ["", GIFT[one]]


def test_a_medic_heals_a_zombie_and_is_infected() -> None:
    """[TR18] [TR30] The Zombie has no aim any more, and the Medic wants what zombies want."""
    table = play(evening("zombie medic-blue president / bomber"), "0 share 1")
    assert [conditions(table, seat) for seat in (0, 1)] == ["", "zombie"]
    table = ended(table)
    assert (verdict(table, 0).rule, verdict(table, 1).rule) == ("TR30", "TR37")
    assert not won(table, 0)


def test_a_medic_and_a_zombie_who_share_colours_only_infect() -> None:
    """[TR18]"""
    assert side_by_side("zombie", "medic-blue", "0 colour 1") == ["zombie", "zombie"]


def test_a_medic_heals_an_infected_player_for_good() -> None:
    """[TR30] They win with their side again."""
    table = play(evening("zombie blue-team medic-red president / bomber"), "0 share 1", "1 share 2")
    assert (conditions(table, 1), conditions(table, 2)) == ("", "zombie")
    assert verdict(ended(table), 1).rule == "TR24"


@pytest.mark.parametrize("share", ["0 share 1", "1 share 0"])
def test_a_criminals_foolish_partner_is_neither_foolish_nor_shy(share: str) -> None:
    """[TR30] For a Tyrant that is so for the rest of the evening."""
    assert side_by_side("criminal-red", "nuclear-tyrant", share) == ["", ""]
    table = play(evening("criminal-red nuclear-tyrant gambler / bomber president"), share)
    assert told(table, 1)[-1] == "gained shy -"
    assert ways(play(table, "2 offer-card 1"), 1) >= {"accept", "refuse", "show-all"}


def test_a_thug_cancels_foolish_too() -> None:
    """[TR30]"""
    assert side_by_side("thug-red", "nuclear-tyrant") == ["", ""]


@pytest.mark.parametrize("bound", ["shy-guy-red", "coy-boy-red", "paranoid-red"])
def test_a_dealer_frees_players_who_are_bound_and_makes_no_fool(bound: str) -> None:
    """[TR30] The share is forced."""
    assert side_by_side(bound, "blue-team", "2 use 0,3") == ["", ""]


def test_foolish_takes_everything_it_cancels_with_it() -> None:
    """[TR30] Shy and coy both; savvy and cursed stay."""
    table = evening("coy-boy-red criminal-red dealer-red enforcer-red / bomber president")
    table = play(table, "3 use 0,1")
    assert conditions(table, 0) == "coy shy"
    assert conditions(play(table, "next", "3 use 0,2"), 0) == ""
    held = (Condition.COY, Condition.CURSED, Condition.PARANOID, Condition.SAVVY, Condition.SHY)
    assert gained(held, Condition.FOOLISH) == (Condition.CURSED, Condition.SAVVY)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("foolish", "shy"),
        ("foolish", "coy"),
        ("foolish", "paranoid"),
        ("honest", "liar"),
        ("in-love", "in-hate"),
    ],
)
def test_two_that_cancel_vanish_together_in_either_order(one: str, other: str) -> None:
    """[TR30]"""
    for held, new in permutations((Condition(one), Condition(other))):
        assert gained((held,), new) == ()
    others = [condition for condition in Condition if condition not in (Condition.IMMUNE, Condition(one))]
    kept = [condition for condition in others if Condition(one) in gained((Condition(one),), condition)]
    assert Condition(other) not in kept
    assert Condition.CURSED in kept


def test_a_savvy_player_who_becomes_coy_or_shy_can_show_nothing() -> None:
    """[TR30] They do not cancel."""
    for other in ("thug-red", "criminal-red"):
        table = play(evening(f"negotiator-red {other} gambler / bomber president"), "0 share 1")
        assert ways(table, 0) == set()
        for offer in ("2 offer-card 0", "2 offer-colour 0"):
            assert ways(play(table, offer), 0) == {"refuse"}


def test_a_foolish_player_is_asked_about_what_they_may_not_show() -> None:
    """[TR16] Savvy and foolish: cards at once, colours never."""
    table = play(evening("negotiator-red dealer-red gambler / bomber president"), "0 share 1", "2 offer-colour 0")
    assert conditions(table, 0) == "foolish savvy"
    assert len(table.shares) == 1
    assert can(table, "0 refuse 2")
    assert not can(table, "0 accept 2")
    assert len(play(table, "2 offer-card 0").shares) == 2


@pytest.mark.parametrize("power", ["agent-red", "agent-blue"])
def test_an_agent_makes_the_shy_share_and_all_that_follows_follows(power: str) -> None:
    """[TR18] A forced share is one in every respect."""
    table = play(evening(f"{power} shy-guy-red / bomber president"), "0 use 1")
    assert len(table.shares) == 1
    swapped = play(evening(f"{power} hot-potato / bomber president"), "0 use 1")
    assert [person.card for person in swapped.people[:2]] == ["hot-potato", power]
    assert conditions(play(evening(f"{power} zombie / bomber president"), "0 use 1"), 0) == "zombie"


def test_an_enforcer_makes_dr_boom_meet_the_president() -> None:
    """[TR18] [TR27]"""
    table = play(evening("enforcer-blue dr-boom president / bomber"), "0 use 1,2")
    assert (table.turn, table.early) == ((), True)


def test_an_enforcer_forces_nobody_where_one_is_immune() -> None:
    """[TR18] Both have seen the card; it was the power of this round."""
    table = play(evening("enforcer-blue invincible mummy-red / bomber president"), "0 use 1,2")
    assert not table.shares
    assert [told(table, seat) for seat in (1, 2)] == [
        ["shown 0 1 card enforcer-blue", "showing 0 2 card"],
        ["showing 0 1 card", "shown 0 2 card enforcer-blue"],
    ]
    assert not can(table, "0 use 1,2")


def test_a_conman_and_another_conman_show_each_other_everything() -> None:
    table = play(evening("conman-red conman-blue / bomber president"), "0 colour 1")
    assert "shown 0 1 card conman-red" in told(table, 1)
    assert "shown 1 0 card conman-blue" in told(table, 0)
    assert not table.shares


def test_a_conman_gets_the_card_of_one_who_is_coy() -> None:
    """[TR41] The power beats the bar; coy stays."""
    table = play(evening("conman-red coy-boy-blue / bomber president"), "1 colour 0")
    assert "shown 1 0 card coy-boy-blue" in told(table, 0)
    assert conditions(table, 1) == "coy"


def test_a_psychologist_who_cures_a_giver_gains_what_they_give() -> None:
    """[TR18] (1) before (2): the Psychologist is shy, the Criminal no longer."""
    table = evening("psychologist-red criminal-red criminal-blue / bomber president")
    table = play(table, "1 share 2", "0 use 1", "1 accept 0")
    assert [conditions(table, seat) for seat in (0, 1, 2)] == ["shy", "", "shy"]


def test_a_psychologist_cured_by_another_may_act_again() -> None:
    """[TR15] [TR30]"""
    table = evening("psychologist-red psychologist-blue criminal-red shy-guy-red / bomber president")
    table = play(table, "0 share 2")
    assert not can(table, "0 use 3")
    table = play(table, "1 use 0", "0 accept 1")
    assert can(table, "0 use 3")
