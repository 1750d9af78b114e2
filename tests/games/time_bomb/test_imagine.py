"""Imagined tables occur as often as they are likely, computed from the rules and not from the view."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Hashable, Iterator, Mapping
from fractions import Fraction
from itertools import permutations, product
from math import comb, prod
from typing import TypeAlias

import pytest

from boomtable.engine import PUBLIC, Seeded, Viewer
from boomtable.games.time_bomb import GAME, Hand, Role, TimeBomb, Wire
from tests.each import each
from tests.games.time_bomb.drawn import play

MIDDLE = """
    start  1
    seat   role       1      2
    0      swat       ....S  ....
    1      terrorist  B....  ...S
    2      swat       ....S  B..S
    3      swat       ...SS  ....
    box    terrorist
    cut    2. 3S 2. 3S  1. 2. 1S
"""  # three cuts into the second round; seat 0 holds Safe wires only
GAMES = 1500

Likely: TypeAlias = defaultdict[Hashable, Fraction]


def boom_holder(hands: tuple[Hand, ...]) -> Hashable:
    return [Wire.BOOM in hand for hand in hands].index(True)


def success_of_seat_2(hands: tuple[Hand, ...]) -> Hashable:
    return hands[2].count(Wire.SUCCESS)


def every_hand(hands: tuple[Hand, ...]) -> Hashable:
    return hands


@each("seat", [0, 3])
def test_hands_are_imagined_as_often_as_they_are_likely(seat: int) -> None:
    """[TB5] [TB6] [TB8] Those of this round, and of the one before, which a view remembers too."""
    assert_hands_fit(seat, GAMES)


def assert_hands_fit(seat: int, games: int) -> None:
    view = play(MIDDLE).view(seat)
    imagined = [GAME.imagine(view, Seeded("imagine", n)).deals for n in range(games)]
    for number in (0, 1):
        likely = [*posterior(play(MIDDLE), seat, number)]
        for fact in (boom_holder, success_of_seat_2, every_hand):
            exact: Likely = defaultdict(Fraction)
            for hands, likelihood in likely:
                exact[fact(hands)] += likelihood
            assert_fits(Counter(fact(deals[number]) for deals in imagined), exact)


every_chair = pytest.mark.parametrize(
    ("viewer", "terrorist"), [(0, Fraction(1, 2)), (1, Fraction(1)), (PUBLIC, Fraction(2, 5))]
)


@every_chair
def test_roles_are_imagined_as_often_as_they_are_likely(viewer: Viewer, terrorist: Fraction) -> None:
    """[TB1] Seat 0 is SWAT, so two of the other four cards are Terrorists, the one in the box included."""
    assert_roles_fit(viewer, terrorist, GAMES)


def assert_roles_fit(viewer: Viewer, terrorist: Fraction, games: int) -> None:
    table = play(MIDDLE)
    cast = set(permutations([Role.SWAT] * 3 + [Role.TERRORIST] * 2))
    fitting = [roles for roles in cast if viewer == PUBLIC or roles[int(viewer)] == table.roles[int(viewer)]]
    exact: Likely = defaultdict(Fraction, {roles: Fraction(1, len(fitting)) for roles in fitting})
    assert sum(exact[roles] for roles in fitting if roles[1] is Role.TERRORIST) == terrorist
    view = table.view(viewer)
    assert_fits(Counter(GAME.imagine(view, Seeded("roles", n)).roles for n in range(games)), exact)


def test_the_chance_of_a_boom_can_be_had_by_hand() -> None:
    """Seat 0 has not seen two wires of seat 1, three of seat 2, four of seat 3; any of them may be the Boom."""
    exact: Likely = defaultdict(Fraction)
    for hands, likelihood in posterior(play(MIDDLE), 0, 1):
        exact[boom_holder(hands)] += likelihood
    assert exact == {1: Fraction(2, 9), 2: Fraction(3, 9), 3: Fraction(4, 9)}


@pytest.mark.parametrize("viewer", [0, 3, PUBLIC])
def test_where_nothing_is_hidden_there_is_nothing_to_imagine(viewer: Viewer) -> None:
    """[TB1] [TB14] Before the roles are dealt, and when all is turned up at the end."""
    ended = play(MIDDLE, "1 cut 2", "chance flip boom")
    for table in (GAME.table(4).state, GAME.table(5, {"claims": "in_turn"}).state, ended):
        assert {GAME.imagine(table.view(viewer), Seeded(n)) for n in range(20)} == {table}


def posterior(table: TimeBomb, me: int, number: int) -> Iterator[tuple[tuple[Hand, ...], Fraction]]:
    """Every deal of a round that fits what I hold and saw, and how likely it is by then.

    By Bayes: the ways to deal these hands from single cards, times the chance that blind cuts of these
    hands turned up what they did, one after another.
    """
    n, size = table.players, 5 - number
    cuts = table.cuts[number * n : (number + 1) * n]
    mine = table.deals[number][me]
    weights: dict[tuple[Hand, ...], Fraction] = {}
    for boom, counts in product(range(n), product(range(size + 1), repeat=n)):
        safe = [size - count - (seat == boom) for seat, count in enumerate(counts)]
        if min(safe) < 0 or sum(counts) != sum(hand.count(Wire.SUCCESS) for hand in table.deals[number]):
            continue
        hands = tuple(
            (Wire.BOOM,) * (seat == boom) + (Wire.SAFE,) * safe[seat] + (Wire.SUCCESS,) * counts[seat]
            for seat in range(n)
        )
        if hands[me] == mine:
            weights[hands] = ways(safe) * ways(counts) * turning_up(hands, [(cut.owner, cut.wire) for cut in cuts])
    whole = sum(weights.values())
    for hands, weight in weights.items():
        yield hands, weight / whole


def ways(counts: list[int] | tuple[int, ...]) -> int:
    """In how many ways single cards of one kind make up these numbers."""
    return prod(comb(sum(counts[: i + 1]), count) for i, count in enumerate(counts))


def turning_up(hands: tuple[Hand, ...], cuts: list[tuple[int, Wire]]) -> Fraction:
    """The chance that these wires are turned up when these owners are cut."""
    left, chance = [list(hand) for hand in hands], Fraction(1)
    for owner, wire in cuts:
        chance *= Fraction(left[owner].count(wire), len(left[owner]))
        if not chance:
            return chance
        left[owner].remove(wire)
    return chance


def assert_fits(seen: Mapping[Hashable, int], exact: Likely) -> None:
    """Pearson's test, at one in ten thousand; what cannot be never comes up, and what can varies."""
    possible = {fact: float(chance) for fact, chance in exact.items() if chance}
    assert sum(exact.values()) == 1
    assert set(seen) <= set(possible)
    assert len(possible) > 1
    total = sum(seen.values())
    square = sum((seen.get(fact, 0) - total * chance) ** 2 / (total * chance) for fact, chance in possible.items())
    assert square < limit(len(possible) - 1)


def limit(freedom: int) -> float:
    """What chi-square exceeds once in ten thousand times, after Wilson and Hilferty."""
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + 3.719 * spread**0.5) ** 3)
