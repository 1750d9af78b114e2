"""Repeated looks at the data must not inflate confidence."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from random import Random
from statistics import NormalDist

import pytest

from boomtable.lab.balance.stopping import looks, paired, reach
from boomtable.lab.interval import Z, share

TRIALS = 1500
NOISE = 3 * sqrt(0.05 * 0.95 / TRIALS)
GAMES = 800


def flips(chance: float, luck: Random) -> Iterator[int]:
    """Wins at every look."""
    wins = done = 0
    for size in looks(GAMES):
        wins += sum(luck.random() < chance for _ in range(size - done))
        done = size
        yield wins


@pytest.mark.parametrize(
    ("games", "sizes"),
    [
        (1, (1,)),
        (100, (100,)),
        (101, (100, 101)),
        (800, (100, 200, 400, 800)),
        (2000, (100, 200, 400, 800, 1600, 2000)),
    ],
)
def test_we_look_after_a_hundred_games_and_whenever_they_have_doubled(games: int, sizes: tuple[int, ...]) -> None:
    assert looks(games) == sizes


@pytest.mark.parametrize("of", [1, 2, 6])
def test_all_looks_together_are_wrong_once_in_twenty(of: int) -> None:
    wrong = [2 * (1 - NormalDist().cdf(reach(look, of))) for look in range(1, of + 1)]
    assert sum(wrong) == pytest.approx(0.05)


def test_a_single_look_has_the_usual_interval() -> None:
    assert reach(1, 1) == pytest.approx(Z)


def test_several_questions_share_a_look() -> None:
    each = 2 * (1 - NormalDist().cdf(reach(2, 4, questions=5)))
    assert 5 * each == pytest.approx(0.05 / 6)


@pytest.mark.parametrize("chance", [0.5, 0.15, 0.02])
def test_intervals_hold_at_all_looks_in_95_of_100_sweeps(chance: float) -> None:
    def missed(*zs: float) -> bool:
        ends = [share(wins, size, z)[1:] for wins, size, z in zip(seen, looks(GAMES), zs, strict=True)]
        return any(not low <= chance <= high for low, high in ends)

    luck, of = Random(2026), len(looks(GAMES))
    spent = naive = 0
    for _ in range(TRIALS):
        seen = [*flips(chance, luck)]
        spent += missed(*(reach(look, of) for look in range(1, of + 1)))
        naive += missed(*[Z] * of)
    assert spent / TRIALS <= 0.05 + NOISE
    assert naive / TRIALS > 0.05 + NOISE  # or this test could not tell


@pytest.mark.parametrize("alike", [0.0, 0.9, 0.99])
def test_no_difference_is_clear_at_any_look_in_95_of_100_sweeps(alike: float) -> None:
    """Pairs of fair coins, of which this share falls alike."""
    luck, of = Random(2026), len(looks(GAMES))
    clear = 0
    for _ in range(TRIALS):
        differing = [*flips((1 - alike) / 2, luck)]  # pairs in which only one of the two won
        more = [0]
        for now, before in zip(differing, [0, *differing], strict=False):
            more.append(more[-1] + sum(luck.random() < 0.5 for _ in range(now - before)))
        seen = zip(more[1:], differing, looks(GAMES), range(1, of + 1), strict=True)
        ends = [paired(won, all_ - won, size, reach(look, of))[1:] for won, all_, size, look in seen]
        clear += any(low > 0 or high < 0 for low, high in ends)
    assert clear / TRIALS <= 0.05 + NOISE


def test_the_interval_of_pairs_is_bonett_and_prices() -> None:
    """Counted by hand: of 40 pairs 12 went one way and 4 the other."""
    mean, low, high = paired(12, 4, 40, Z)
    assert mean == 0.2
    assert (low, high) == pytest.approx((0.00106, 0.37990), abs=1e-5)


def test_pairs_that_never_differ_still_leave_a_doubt() -> None:
    mean, low, high = paired(0, 0, 100, Z)
    assert mean == 0
    assert low == -high < 0


@pytest.mark.parametrize(("more", "less"), [(100, 0), (0, 100)])
def test_a_difference_is_never_more_than_all(more: int, less: int) -> None:
    mean, low, high = paired(more, less, 100, Z)
    assert -1 <= low <= mean <= high <= 1
