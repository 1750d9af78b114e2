"""How often SWAT wins when every cut is random: computed in two ways and checked by playing."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from math import comb, sqrt

import pytest

from boomtable.engine import CHANCE, Seeded
from boomtable.games.time_bomb import GAME, Flip, PickStart, TimeBomb, Wire

FIGURES = {4: "15.026", 5: "10.943", 6: "8.096", 7: "6.05", 8: "4.56"}  # per cent; the first three on the rules page

every_number = pytest.mark.parametrize("players", range(4, 9))


def closed_form(n: int) -> Fraction:
    """SWAT's chance with n players under blind cuts.

    If cuts do not look at faces, every wire that lies face down is as likely as any other to be turned up next,
    however the wires were dealt in between: the order in which they would be cut is a uniform order of all 5n.
    SWAT wins exactly if all n Success wires are among the first 4n (four rounds of n cuts) and before the Boom [TB9].
    The n + 1 places of these wires in the order are uniform: comb(5n, n) sets for the Success wires times 4n places
    for the Boom. SWAT has those in which

    - the Boom is among the last n, which are never cut: n places, and comb(4n, n) sets for the Success wires;
    - the Boom is cut in time but last of all n + 1: comb(4n, n + 1) sets, in each of which its place is fixed.
    """
    return Fraction(n * comb(4 * n, n) + comb(4 * n, n + 1), comb(5 * n, n) * 4 * n)


@cache
def cut_by_cut(success: int, safe: int, cuts: int) -> Fraction:
    """SWAT's chance with these wires and the Boom face down and this many cuts left, by recursion over wires."""
    if not success:
        return Fraction(1)
    if not cuts:
        return Fraction(0)
    wires = success + safe + 1
    found = Fraction(success, wires) * cut_by_cut(success - 1, safe, cuts - 1)
    return found + (Fraction(safe, wires) * cut_by_cut(success, safe - 1, cuts - 1) if safe else 0)


@every_number
def test_the_known_figures_are_exact(players: int) -> None:
    digits = len(FIGURES[players].partition(".")[2])
    assert f"{float(100 * closed_form(players)):.{digits}f}" == FIGURES[players]


@every_number
def test_the_closed_form_agrees_with_cutting_wire_by_wire(players: int) -> None:
    assert closed_form(players) == cut_by_cut(success=players, safe=4 * players - 1, cuts=4 * players)


@every_number
def test_blind_play_meets_the_figure(players: int) -> None:
    assert_met(players, "figures", 600)


@pytest.mark.soak
@every_number
def test_blind_play_meets_the_figure_closely(players: int) -> None:
    assert_met(players, "soak", 20_000)


def assert_met(players: int, seed: str, games: int) -> None:
    """Four standard errors wide, with a fixed seed."""
    swat = sum(blind(players, Seeded(seed, players, game)) == "swat" for game in range(games))
    expected = float(closed_form(players))
    assert abs(swat / games - expected) < 4 * sqrt(expected * (1 - expected) / games)


def blind(players: int, luck: Seeded) -> str:
    """Who wins a game in which every answer is random."""
    table: TimeBomb = GAME.table(players).state
    while table.turn:
        (seat,) = table.turn
        table = table.play(seat, table.choices(seat).sample(luck))
    assert table.outcome
    return table.outcome.side


class Rotated:
    """Luck that cuts the pack at one place, and always picks the same card."""

    def __init__(self, by: int, place: int = 0) -> None:
        self.by, self.place = by, place

    def pick(self, n: int, /) -> int:
        return self.place % n

    def permute(self, n: int, /) -> list[int]:
        return [(place + self.by) % n for place in range(n)]


@every_number
def test_the_first_cut_booms_once_in_as_many_times_as_there_are_wires(players: int) -> None:
    """Exactly: over all rotations of the pack the Boom lies once in each place; then all cuts, then all wires."""
    table: TimeBomb = GAME.table(players).state
    table = table.play(CHANCE, table.choices(CHANCE).sample(Rotated(0))).play(CHANCE, PickStart(0))
    turned = [
        aimed.choices(CHANCE).sample(Rotated(0, place))
        for dealt in [table.play(CHANCE, table.choices(CHANCE).sample(Rotated(by))) for by in range(5 * players)]
        for aimed in [dealt.play(0, cut) for cut in dealt.choices(0)]
        for place in range(5)
    ]
    assert len(turned) == 5 * players * (players - 1) * 5
    assert Fraction(turned.count(Flip(Wire.BOOM)), len(turned)) == Fraction(1, 5 * players)
    assert Fraction(turned.count(Flip(Wire.SUCCESS)), len(turned)) == Fraction(players, 5 * players)
