"""Positions with one clearly right choice for SWAT and another for a Terrorist. Seat 3 is the Terrorist."""

from __future__ import annotations

import pytest

from boomtable.bots.time_bomb_evolution.players import hard, normal
from boomtable.engine import Seeded
from boomtable.engine.table import Table
from boomtable.games.time_bomb_evolution import Claim, Cut, Evolution, Protect, Unprotect, Wire
from tests.games.time_bomb_evolution.stories import EVOLUTION, tell


def chosen(table: Table[Evolution]) -> set[object]:
    """What hard does, as its luck has it."""
    (seat,) = table.state.turn
    asked = table.state.view(seat), table.heard(seat), table.state.choices(seat)
    return {hard().answer(*asked, Seeded(luck)) for luck in range(4)}


def claimed(story: str, options: str, *claims: Claim) -> Table[Evolution]:
    """A story, after which everyone claims in order of seats."""
    table = Table(tell(story, options=options))
    for seat, claim in enumerate(claims):
        table = table.say(seat, claim)
    return table


@pytest.mark.parametrize(
    ("story", "colour"), [("1G 2G 1P 0S", Wire.GREEN), ("1G 2G 3P 0S", Wire.PURPLE), ("1P 2K 1K 0S", Wire.PINK)]
)
def test_swat_protects_what_is_next_to_explode_and_a_terrorist_what_is_not(story: str, colour: Wire) -> None:
    assert chosen(Table(tell(story))) == {Protect(colour)}


@pytest.mark.parametrize(
    ("story", "colour"),
    [("1G 2G 1P 0S +G | 1G 2P 1S +P 2B", Wire.PURPLE), ("1G 2G 1P 0S +G | 1G 2P 3S +P 1B", Wire.GREEN)],
)
def test_swat_bares_what_does_not_explode_and_a_terrorist_what_does(story: str, colour: Wire) -> None:
    assert chosen(Table(tell(story))) == {Unprotect(colour)}


SAME = Claim(success=1, yellow=0)
FULL = Claim(success=1, yellow=2)


@pytest.mark.parametrize(("last", "cuts"), [("2", False), ("3", True)])
def test_swat_keeps_away_from_the_last_wire_of_a_colour_and_a_terrorist_does_not(last: str, cuts: bool) -> None:
    """Three yellow are cut, and seat 1 says they hold two."""
    table = claimed(f"1Y 2Y 1Y {last}K |", "", SAME, FULL, SAME, SAME)
    assert (Cut(1) in chosen(table)) is cuts


@pytest.mark.parametrize(("last", "cuts"), [("1", False), ("3", True)])
def test_after_a_purple_swat_keeps_away_from_purple_and_a_terrorist_does_not(last: str, cuts: bool) -> None:
    """[TE9] Seat 2 says they hold three."""
    few, many = Claim(success=1, purple=0), Claim(success=1, purple=3)
    table = claimed(f"{last}P", EVOLUTION, few, few, many, few)
    assert (Cut(2) in chosen(table)) is cuts


@pytest.mark.parametrize("options", ["", EVOLUTION])
@pytest.mark.parametrize(("start", "cuts"), [(1, True), (3, False)])
def test_swat_cuts_where_success_is_promised_and_a_terrorist_does_not(options: str, start: int, cuts: bool) -> None:
    table = Table(tell(options=options, start=start))
    for seat in range(4):
        table = table.say(seat, Claim(success=3 if seat == 0 else 0))
    assert (Cut(0) in chosen(table)) is cuts


def test_a_number_leaves_no_choice() -> None:
    """[TE10]"""
    assert chosen(Table(tell("1R #2"))) == {Cut(3)}


def test_levels_are_values() -> None:
    assert hard() == hard() != normal()
