"""Explosion prevention: a Success protects a colour, and what that prevents."""

from __future__ import annotations

import pytest

from boomtable.engine import PUBLIC
from boomtable.games.time_bomb_evolution import Protect, Wire
from boomtable.games.time_bomb_evolution.cards import Mark
from boomtable.games.time_bomb_evolution.moves import Protected
from tests.games.time_bomb_evolution.stories import asked, end, offered, play, refused, tell

ANY = "evolution prevent_any_revealed"


def test_a_player_who_cuts_a_success_chooses_a_colour_to_protect() -> None:
    """[TE6] Not its owner, who has the nippers only afterwards."""
    table = tell("1G 2S")
    assert asked(table) == "1 protecting"
    assert offered(table) == ["green"]
    assert asked(tell("1G 2S +G")) == "2 clipping"


def test_any_colour_cut_this_round_can_be_chosen() -> None:
    """[TE6]"""
    assert offered(tell("1G 2B 1S")) == ["blue", "green"]


def test_a_colour_cut_in_an_earlier_round_cannot_be_chosen() -> None:
    """[TE6]"""
    assert offered(tell("1G 2B 3P 0B | 1P 2S")) == ["purple"]
    assert refused(tell("1G 2B 3P 0B | 1P 2S"), "1 protect green") == "evolution-not-to-protect [TE6]"


def test_a_success_before_any_colour_of_the_round_protects_nothing() -> None:
    """[TE6]"""
    assert asked(tell("1S")) == "1 clipping"
    assert asked(tell("1G 2B 3P 0B | 1S")) == "1 clipping"
    assert asked(tell("1S 2S 3S")) == "3 clipping"


def test_by_option_any_colour_cut_so_far_can_be_chosen() -> None:
    """[TE6] `prevent_any_revealed`"""
    assert offered(tell("1G 2B 3P 0B | 1S", options=ANY)) == ["blue", "green", "purple"]
    assert asked(tell("1S", options=ANY)) == "1 clipping"
    assert refused(tell("1G 2B 3P 0B | 1S", options=ANY), "0 protect yellow") == "evolution-never-yellow [TE14]"


@pytest.mark.parametrize("options", ["evolution", ANY])
def test_a_success_with_only_yellow_cut_this_round_protects_nothing(options: str) -> None:
    """[TE6] [TE14]"""
    assert asked(tell("1Y 2S", options=options)) == "2 clipping"
    assert asked(tell("1Y 2Y 1S", options=options)) == "1 clipping"


@pytest.mark.parametrize("options", ["evolution", ANY])
def test_yellow_can_never_be_protected(options: str) -> None:
    """[TE14]"""
    assert offered(tell("1Y 2G 1S", options=options)) == ["green"]
    assert refused(tell("1Y 2G 1S", options=options), "2 protect yellow") == "evolution-never-yellow [TE14]"


def test_a_protected_colour_cannot_be_chosen_again() -> None:
    """[TE6]"""
    table = tell("1G 2S +G 1P 2S")
    assert offered(table) == ["purple"]
    assert refused(table, "1 protect green") == "evolution-not-to-protect [TE6]"


@pytest.mark.parametrize("options", ["evolution", ANY])
def test_a_success_with_everything_cut_this_round_protected_protects_nothing(options: str) -> None:
    """[TE6]"""
    table = tell("1G 2S +G 1S", options=options)
    assert asked(table) == "1 clipping"
    assert table.protected == (Wire.GREEN,)


def test_a_colour_that_lost_its_protection_can_be_protected_again() -> None:
    """[TE6] [TE13]"""
    table = tell("1G 2S +G 3B -G 1S")
    assert offered(table) == ["blue", "green"]
    again = play(table, "3 protect green")
    assert again.protected == (Wire.GREEN,)
    assert [mark.on for mark in again.marks] == [True, False, True]


def test_if_there_is_a_legal_choice_one_must_be_chosen() -> None:
    """[TE6]"""
    table = tell("1G 2S")
    for move in ("1 decline", "1 cut 2", "1 unprotect green"):
        assert refused(table, move) == "not-now [ALL5]"
    for colour in ("red", "success", "blue"):
        assert refused(table, f"1 protect {colour}") == "evolution-not-to-protect [TE6]"
    assert refused(table, "2 protect green") == "not-asked [ALL5]"


@pytest.mark.parametrize(("story", "colour"), [("1G 2B 1B 2S", "blue"), ("1G 2G 1B 2S", "green"), ("1G 2B 1S", "blue")])
def test_the_default_protection_goes_to_the_colour_most_cut(story: str, colour: str) -> None:
    """[TE6] For somebody whose time ran out; of equal ones the first by name."""
    table = tell(story)
    (seat,) = table.turn
    assert table.default(seat) == Protect(Wire(colour))


def test_the_default_counts_the_wires_of_earlier_rounds_too() -> None:
    """[TE6]"""
    table = tell("1G 2Y 1G 2Y | 1B 2P 1B 2S")
    assert (table.default(1), offered(table)) == (Protect(Wire.BLUE), ["blue", "purple"])
    assert tell("1P 2Y 1P 2Y | 1B 2P 1B 2S").default(1) == Protect(Wire.PURPLE)


def test_a_protected_colour_does_not_explode_however_many_are_cut() -> None:
    """[TE7]"""
    assert end(tell("1P 2S +P 1P 2G | 1P 2G 1P 2Y | 1P")) == ""
    assert end(tell("1P 2Y 1P 2G | 1P 2G 1P")) == "exploded purple"


def test_protection_lasts_across_rounds() -> None:
    """[TE7]"""
    table = tell("1P 2S +P 1P 2G | 1P 2G 1Y 2Y | 1Y 2")
    assert table.protected == (Wire.PURPLE,)
    assert end(tell("1P 2S +P 1P 2G | 1P 2G 1Y 2Y | 1P")) == ""


def test_each_colour_has_its_own_protection() -> None:
    """[TE7] Green is protected, purple is not."""
    assert end(tell("1G 2S +G 1G 2P | 1G 2P 1B -G")) == "exploded green"
    assert end(tell("1G 2S +G 1P 2Y | 1P 2Y 1P 2G | 1P")) == "exploded purple"


def test_everyone_sees_what_is_protected_by_whom_and_since_when() -> None:
    """[TE6] [TE7]"""
    table = tell("1G 2S +G")
    for viewer in (0, 3, PUBLIC):
        view = table.view(viewer)
        assert view.news == (Protected(1, Wire.GREEN),)
        assert view.marks == (Mark(2, Wire.GREEN, True),)
        assert view.protected == (Wire.GREEN,)


def test_a_success_on_a_rounds_last_cut_protects_before_the_deal() -> None:
    """[TE6] [TE16]"""
    assert asked(tell("1G 2B 3B 0S")) == "3 protecting"
    assert asked(tell("1G 2B 3B 0S +B")) == "chance dealing"
    assert tell("1G 2B 3B 0S +B |").protected == (Wire.BLUE,)
