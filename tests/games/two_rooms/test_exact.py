"""How often President and Bomber end in one room with random hostages: computed, and checked by playing."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, product
from math import comb, sqrt

import pytest

from boomtable.engine import CLOCK, Ring, Seeded
from boomtable.games.two_rooms import GAME, TwoRooms
from boomtable.games.two_rooms.judging import tally


def worked_out(players: int) -> Fraction:
    """As many leave a room as come, so both keep their size; in a basic deck one pair of seats is like another."""
    small, large = players // 2, players - players // 2
    return Fraction(comb(small, 2) + comb(large, 2), comb(players, 2))


def counted_out(players: int, rounds: int) -> Fraction:
    """The same by going through all that can happen: both start anywhere, leaders are drawn, one goes each way."""
    where = {(one, other): Fraction(0) for one, other in product((0, 1), repeat=2)}
    seats = range(players)
    splits = [{*room} for room in combinations(seats, players // 2)]
    for split in splits:
        where[int(0 in split), int(1 in split)] += Fraction(1, len(splits))
    for _ in range(rounds):
        where = _exchanged(where, players // 2)
    return where[0, 0] + where[1, 1]


def _exchanged(where: dict[tuple[int, int], Fraction], size: int) -> dict[tuple[int, int], Fraction]:
    """One is drawn to lead each room, and sends one of the others; the places of the two we care about change."""
    after = dict.fromkeys(where, Fraction(0))
    for (one, other), chance in where.items():
        rooms: list[list[str]] = [["x"] * size, ["x"] * size]
        rooms[one][0] = "one"
        rooms[other][-1] = "other"
        sendings = [
            [(sent, Fraction(1, size * (size - 1))) for leader in range(size) for sent in range(size) if sent != leader]
            for _ in rooms
        ]
        for (first, p), (second, q) in product(*sendings):
            gone = {rooms[0][first], rooms[1][second]}
            after[one ^ ("one" in gone), other ^ ("other" in gone)] += chance * p * q
    return after


@pytest.mark.parametrize("players", [6, 8, 10])
def test_both_ways_to_work_it_out_agree(players: int) -> None:
    """[TR2] [TR12]"""
    assert counted_out(players, 3) == worked_out(players)


def test_it_is_two_in_five_with_six() -> None:
    assert [worked_out(players) for players in (6, 7, 10, 20)] == [
        Fraction(2, 5),
        Fraction(3, 7),
        Fraction(4, 9),
        Fraction(9, 19),
    ]


def hurried(players: int, number: int) -> TwoRooms:
    """An evening in which nobody does anything: leaders are drawn when time is up, and send anybody [TR11]."""
    table, luck = GAME.table(players).state, Seeded("hostages", players, number)
    while turn := table.turn:
        if CLOCK in turn and table.alarms[0].name.startswith("round"):
            table = table.play(CLOCK, Ring(table.alarms[0].name))
        else:
            table = table.play(turn[0], table.choices(turn[0]).sample(luck))
    return table


def assert_met(players: int, together: list[float]) -> None:
    exact, games = float(worked_out(players)), len(together)
    assert abs(sum(together) - games * exact) < 4 * sqrt(games * exact * (1 - exact))


every_size = pytest.mark.parametrize("players", [6, 7, 10, 20, 30])


def together_at_random(players: int, games: int) -> list[float]:
    return [dict(tally(hurried(players, number)))["together"] for number in range(games)]


@every_size
def test_random_hostages_meet_it(players: int) -> None:
    assert_met(players, together_at_random(players, 120))


@pytest.mark.soak
@every_size
def test_many_random_hostages_meet_it(players: int) -> None:
    assert_met(players, together_at_random(players, 20_000))
