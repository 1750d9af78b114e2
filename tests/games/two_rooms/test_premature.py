"""Premature Loss: a grey card that can no longer win becomes a Gambler [TR28]."""

from __future__ import annotations

import pytest

from boomtable.games.two_rooms import TwoRooms
from tests.games.two_rooms.scenes import ended, evening, exchanged, play, side, won

DRAWN = "{} red-team* blue-team gambler / president* bomber red-team blue-team"
VOTE = ("1 point 2", "2 point 2", "3 point 2")


def gambling(table: TwoRooms) -> bool:
    """Whether the first seat has become a Gambler, which they see themselves."""
    known: bool = table.view(0).gambling
    assert known is table.people[0].gambling
    return known


def sent(table: TwoRooms) -> TwoRooms:
    """The first seat goes as hostage, and the next clock starts."""
    return exchanged(play(table, "time", "1 send 0", "4 send 7"))


def test_an_agoraphobe_who_left_becomes_a_gambler() -> None:
    """[TR28] And wins like one."""
    table = sent(evening(DRAWN.format("agoraphobe"), round=1, premature_loss=True))
    assert gambling(table)
    for call in ("red", "blue"):
        after = ended(table, f"0 call-winner {call}")
        assert won(after, 0) is (side(after) == call)
    assert not won(ended(table), 0)


def test_a_minion_who_saw_a_usurping_becomes_a_gambler() -> None:
    """[TR28]"""
    table = evening(DRAWN.format("minion"), round=1, premature_loss=True)
    assert gambling(play(table, *VOTE, "next"))
    assert not gambling(play(table, "next"))


def test_a_nuclear_tyrant_who_met_the_president_or_bomber_becomes_a_gambler() -> None:
    """[TR28] Then nobody loses because of them."""
    table = evening("nuclear-tyrant president bomber red-team / survivor", round=1, premature_loss=True)
    for other in (1, 2):
        met = play(table, f"{other} share 0", "next")
        assert gambling(met)
        assert won(ended(met, "0 call-winner red"), 0)
        assert won(ended(met, "0 call-winner red"), 2)
    for harmless in ("3 share 0", "1 colour 0", "1 show-card 0", "1 share 2"):
        assert not gambling(play(table, harmless, "next"))


def test_a_nuclear_tyrant_who_met_a_backup_does_not() -> None:
    """[TR28] It would tell which card is buried."""
    drawn = "nuclear-tyrant presidents-daughter martyr / bomber"
    table = evening(drawn, round=1, premature_loss=True, buried="president")
    assert not gambling(play(table, "1 share 0", "next"))


@pytest.mark.parametrize(("card", "other"), [("clone", "robot"), ("robot", "clone")])
def test_clone_and_robot_who_first_shared_cards_with_each_other_become_gamblers(card: str, other: str) -> None:
    """[TR28] Both; not where one of them had shared before."""
    table = evening(f"{card} {other} red-team / president bomber", round=1, premature_loss=True)
    met = play(table, "0 share 1")
    assert gambling(met)
    assert met.view(1).gambling
    assert won(ended(met, "0 call-winner red", "1 call-winner blue"), 0)
    assert not gambling(play(table, "1 colour 2", "0 share 1"))
    assert not gambling(play(table, "0 share 2", "0 share 1"))
    assert not gambling(play(table, "0 share 2"))


def test_clone_and_robot_who_shared_colours_are_not_told_that_they_lost() -> None:
    """[TR28] It would tell who the other is; once they have seen the cards too, they know."""
    table = play(evening("clone robot / president bomber", round=1, premature_loss=True), "0 colour 1")
    assert not gambling(table)
    assert not won(ended(table), 0)
    assert gambling(play(table, "1 share 0"))


@pytest.mark.parametrize("card", ["traveler", "anarchist"])
def test_a_player_who_has_too_few_rounds_left_becomes_a_gambler(card: str) -> None:
    """[TR28] [TR29] Of five rounds three are needed: with one done and the fourth begun, two are left."""
    drawn = f"{card} red-team* / president* bomber"
    table = evening(drawn, round=3, five_rounds=True, premature_loss=True)
    facts = {"traveler": "trips", "anarchist": "votes"}[card]
    none, once, twice = (table.person(0, **{facts: done}) for done in ((), (1,), (1, 2)))
    assert not gambling(none)
    idle = [play(before, "time", "1 send 0", "2 send 3") for before in (none, once, twice)]
    if card == "traveler":  # who was sent just now
        assert [gambling(after) for after in idle] == [False, False, False]
    else:
        assert [gambling(after) for after in idle] == [True, False, False]


def test_without_the_variant_nobody_becomes_a_gambler() -> None:
    """[TR28]"""
    assert not gambling(sent(evening(DRAWN.format("agoraphobe"), round=1)))


def test_nobody_becomes_a_gambler_in_the_last_round() -> None:
    """[TR28] What happens then is a loss."""
    table = evening(DRAWN.format("minion"), round=3, premature_loss=True)
    assert not won(ended(play(table, *VOTE)), 0)


def test_it_is_tested_until_the_last_round_starts() -> None:
    """[TR28] What happened in the round before it counts."""
    table = evening(DRAWN.format("minion"), round=2, premature_loss=True)
    assert gambling(play(table, *VOTE, "next"))


def test_a_player_who_became_a_gambler_and_gets_a_new_card_is_what_it_says() -> None:
    """[TR5] Cleansed: whoever holds the Hot Potato at the end loses, whatever was called."""
    drawn = "minion red-team* blue-team hot-potato blue-team / president* bomber red-team blue-team"
    table = evening(drawn, round=1, premature_loss=True)
    table = play(table, *VOTE, "next", "0 share 3")
    assert table.people[0].card == "hot-potato"
    assert not gambling(table)
