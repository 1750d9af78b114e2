"""Cards that change hands, and what counts from when [TR5] [TR34] [TR35]."""

from __future__ import annotations

import pytest

from tests.games.two_rooms.scenes import can, conditions, ended, evening, exchanged, moved, play, side, ways, won


def cards(*moves: str, drawn: str) -> list[str]:
    table = play(evening(drawn), *moves)
    return [person.card for person in table.people]


def test_hot_potato_and_leprechaun_swap_once() -> None:
    """[TR18]"""
    for share in ("0 share 1", "1 share 0", "0 colour 1"):
        drawn = "hot-potato leprechaun / president bomber"
        assert cards(share, drawn=drawn)[:2] == ["leprechaun", "hot-potato"]


def test_a_hot_potato_stays_where_the_leprechaun_would_come_a_second_time() -> None:
    """[TR18]"""
    drawn = "hot-potato leprechaun red-team / president bomber"
    assert cards("0 share 1", "2 share 0", "2 share 1", drawn=drawn)[:3] == ["red-team", "hot-potato", "leprechaun"]
    stuck = cards("0 share 1", "2 share 0", "1 share 0", "0 share 2", drawn=drawn)[:3]
    assert stuck == ["hot-potato", "red-team", "leprechaun"]


def test_a_hot_potato_and_dr_boom_swap_without_a_boom() -> None:
    """[TR18] BOOM is judged on the cards before the share: nobody was the President."""
    table = play(evening("dr-boom hot-potato president / bomber"), "0 share 1")
    assert table.todo
    assert [person.card for person in table.people[:2]] == ["hot-potato", "dr-boom"]
    assert play(table, "0 share 2").todo
    assert not play(table, "1 share 2").todo


def test_a_president_who_got_the_card_by_a_swap_is_the_president() -> None:
    """[TR34] And the hot potato's swap with the President ends nothing for Dr. Boom's former self."""
    table = play(evening("president hot-potato dr-boom / bomber"), "0 share 1")
    assert play(table, "2 share 0").todo
    assert not play(table, "2 share 1").todo


def test_a_gift_given_in_the_swapping_share_is_cleansed() -> None:
    """[TR5] [TR18] (1) before (3)."""
    table = play(evening("hot-potato mummy-red / president bomber"), "0 share 1")
    assert (conditions(table, 0), conditions(table, 1)) == ("", "")


def test_a_zombie_who_swaps_hands_on_the_condition_with_the_card() -> None:
    """[TR5] [TR18] The former Zombie is cleansed, the new one starts as it."""
    table = play(evening("hot-potato zombie / president bomber"), "0 share 1")
    assert [person.card for person in table.people[:2]] == ["zombie", "hot-potato"]
    assert (conditions(table, 0), conditions(table, 1)) == ("zombie", "")


def test_an_infected_player_is_cured_by_a_new_card() -> None:
    """[TR5]"""
    table = play(evening("zombie red-team hot-potato / president bomber"), "0 share 1", "1 colour 2")
    assert (conditions(table, 1), conditions(table, 2)) == ("", "")


def test_a_new_card_closes_what_was_permanently_revealed_and_its_power_is_unused() -> None:
    """[TR5] The Enforcer makes the known Usurper meet the Hot Potato."""
    table = evening("usurper-red hot-potato enforcer-blue gambler / president bomber", round=1)
    table = play(table, "0 use -", "2 use 0,1")
    assert table.view(3).open == ()
    assert "show-all" in ways(table, 0)
    assert can(table, "1 use -")
    assert play(table, "1 use -").leaders[0] == 1


def test_a_new_agent_may_act_in_the_same_round() -> None:
    """[TR5]"""
    table = play(evening("agent-red hot-potato gambler / president bomber"), "0 use 1")
    assert table.people[1].card == "agent-red"
    assert can(table, "1 use 2")


@pytest.mark.parametrize(("helper", "primary", "where"), [("doctor", "president", ""), ("engineer", "bomber", "both")])
def test_a_new_president_or_bomber_must_share_with_the_helper_again(helper: str, primary: str, where: str) -> None:
    """[TR34]"""
    drawn = f"{helper} {primary} hot-potato {'president' if where else ''} / {'' if where else 'bomber'} red-team"
    wins = "red" if where else "blue"
    table = play(evening(drawn), "0 share 1")
    assert side(ended(table)) == wins
    table = play(table, "1 share 2")
    assert table.people[2].card == primary
    assert side(ended(table)) == "neither"
    assert side(ended(play(table, "2 share 0"))) == wins


def test_a_share_counts_by_the_card_the_partner_had_then() -> None:
    """[TR34] The President met a player who became the Doctor only later."""
    table = play(evening("doctor president hot-potato / bomber"), "0 share 2")
    assert side(ended(play(table, "1 share 2"))) == "blue"
    early = play(evening("doctor president hot-potato red-team / bomber"), "1 share 3", "0 share 2", "0 share 3")
    assert early.people[2].card == "doctor"
    assert side(ended(early)) == "neither"


@pytest.mark.parametrize(("helper", "primary", "where"), [("doctor", "president", ""), ("engineer", "bomber", "both")])
def test_a_player_who_holds_the_helpers_card_at_the_end_must_have_met_them(
    helper: str, primary: str, where: str
) -> None:
    """[TR24] [TR34] It was handed on, and a new card is a clean one: what its former holder did does not count."""
    drawn = f"{helper} {primary} hot-potato {'president' if where else ''} / {'' if where else 'bomber'} red-team"
    table = play(evening(drawn), "0 share 1", "0 share 2")
    assert table.people[2].card == helper
    assert side(ended(table)) == "neither"
    assert side(ended(play(table, "1 share 2"))) == ("red" if where else "blue")


@pytest.mark.parametrize(("card", "moves"), [("mi6", ["0 share 1", "0 share 2"]), ("clone", ["0 share 2"])])
def test_what_one_did_with_a_card_does_not_go_with_it(card: str, moves: list[str]) -> None:
    """[TR34] The new holder has shared with nobody yet; the swapping share does not count."""
    table = play(evening(f"{card} president bomber hot-potato / survivor"), *moves)
    assert won(ended(table), 0)
    table = play(table, "0 share 3")
    assert table.people[3].card == card
    assert not won(ended(table), 3)
    assert won(ended(play(table, *[move.replace("0", "3") for move in moves])), 3)


def test_a_new_nuclear_tyrant_has_met_nobody() -> None:
    """[TR34] Whoever holds it now met the President before."""
    table = play(evening("nuclear-tyrant hot-potato president / bomber"), "1 show-card 2", "2 share 0")
    assert not won(ended(table), 0)
    table = play(table, "1 share 0")
    assert table.people[1].card == "nuclear-tyrant"
    assert won(ended(table), 1)


def test_a_new_paranoid_may_share_once_more() -> None:
    """[TR34] The swapping share does not count."""
    table = play(evening("paranoid-red hot-potato gambler / president bomber"), "0 share 1")
    assert conditions(table, 1) == "paranoid"
    table = play(table, "1 share 2")
    assert not can(table, "1 offer-card 0")


@pytest.mark.parametrize(
    ("card", "facts", "wins"),
    [
        ("agoraphobe", {"left": True}, False),
        ("traveler", {"trips": (1, 2)}, True),
        ("anarchist", {"votes": (1, 2)}, True),
        ("minion", {"usurped": True}, False),
    ],
)
def test_what_a_player_did_counts_from_the_games_start(card: str, facts: dict[str, object], wins: bool) -> None:
    """[TR34] Whatever card they held then."""
    table = play(evening(f"{card} hot-potato president / bomber").person(1, **facts), "0 share 1")
    assert table.people[1].card == card
    assert won(ended(table), 1) is wins


def test_a_leader_stays_leader_with_another_card() -> None:
    """[TR34] A new Mastermind has led where they have led."""
    table = evening("mastermind hot-potato* red-team / president* bomber blue-team", round=3).person(1, led=(0, 1))
    table = play(table, "0 share 1")
    assert table.leaders[0] == 1
    assert won(exchanged(play(table, "time")), 1)


def test_a_player_who_holds_the_drunk_when_the_last_round_starts_becomes_sober() -> None:
    """[TR35] It was somebody else's at first."""
    table = play(evening("drunk hot-potato president / bomber", sober="intern"), "0 share 1", "next")
    assert [person.card for person in table.people[:2]] == ["hot-potato", "intern"]
    assert won(ended(table), 1)


@pytest.mark.parametrize("card", ["doctor", "engineer"])
def test_nobody_is_the_card_that_is_set_aside(card: str) -> None:
    """[TR35] No Doctor acts yet when the game ends early, and no Nurse stands in."""
    backup = "nurse" if card == "doctor" else "tinkerer"
    helpers = f"drunk {backup} tuesday-knight bomber presidents-daughter martyr / dr-boom president"
    table = evening(helpers, sober=card, buried="red-team")
    assert side(play(table, "2 share 3")) == "blue"
    assert side(play(table, "6 share 7")) == "red"


@pytest.mark.parametrize(("sober", "backup"), [("president", "presidents-daughter"), ("bomber", "martyr")])
def test_no_backup_stands_in_for_a_primary_that_is_set_aside(sober: str, backup: str) -> None:
    """[TR35] The Drunk becomes it, and all is as ever."""
    other = "bomber" if sober == "president" else "president"
    third = "martyr" if sober == "president" else "presidents-daughter"
    table = ended(evening(f"drunk {other} / {backup} {third}", sober=sober, buried="red-team"))
    assert (table.people[0].card, side(table)) == (sober, "red")
    table = moved(evening(f"drunk {other} / {backup} {third}", sober=sober, buried="red-team"), 0)
    assert side(ended(table)) == "blue"
