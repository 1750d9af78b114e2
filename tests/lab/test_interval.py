"""Wilson's interval, against the table in R. G. Newcombe, Statistics in Medicine 17 (1998), method 3; and averages."""

import pytest

from boomtable.lab import average, share


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_the_interval_is_as_published(wins: int, games: int, low: float, high: float) -> None:
    assert share(wins, games) == pytest.approx((wins / games, low, high), abs=0.00005)


@pytest.mark.parametrize("games", [1, 2, 3, 10, 1000, 10**9])
def test_never_and_always_stay_within_bounds(games: int) -> None:
    assert share(0, games)[:2] == (0, 0)
    assert share(games, games)[::2] == (1, 1)


def test_wins_and_losses_mirror_each_other() -> None:
    won, lost = share(37, 120), share(83, 120)
    assert won == pytest.approx((1 - lost[0], 1 - lost[2], 1 - lost[1]))


def test_the_interval_of_an_average_is_as_computed_by_hand() -> None:
    """Squares of 0.5, 0, 0, 0.5 over 3 make 1/6; its root, 0.40825, over 2 times 1.96 is 0.40008."""
    assert average([0, 0.5, 0.5, 1]) == pytest.approx((0.5, 0.09992, 0.90008), abs=0.00005)


def test_the_interval_of_an_average_stays_within_bounds() -> None:
    assert average([0, 1]) == (0.5, 0, 1)


def test_scores_that_agree_leave_no_doubt() -> None:
    assert average([0.5] * 7) == (0.5, 0.5, 0.5)


def test_one_score_alone_leaves_every_doubt() -> None:
    assert average([0.5]) == (0.5, 0, 1)
