"""When we look at a sweep, and how the chance of being wrong is spent over the looks, so that each of them counts."""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist

FIRST = 100  # games before the first look; every later one comes after twice as many
WRONG = 0.05  # in all looks together


def looks(games: int) -> tuple[int, ...]:
    """After how many games we look."""
    sizes = [FIRST]
    while sizes[-1] < games:
        sizes.append(2 * sizes[-1])
    return (*sizes[:-1], games)


def reach(look: int, of: int, questions: int = 1) -> float:
    """How many standard deviations an interval reaches at a look, counted from 1, that asks so many questions.

    Look k may be wrong with 5 % / k(k + 1), and the last with what is left: together they make 5 %.
    """
    share = 1 / look if look == of else 1 / (look * (look + 1))
    return -NormalDist().inv_cdf(WRONG * share / questions / 2)


def paired(more: int, less: int, pairs: int, z: float) -> tuple[float, float, float]:
    """How much more often in a pair of games it was only the first than only the second; low, high.

    Bonett and Price's interval: one more of each than was seen, so that it holds where few pairs differ, or none.
    """
    first, second = (more + 1) / (pairs + 2), (less + 1) / (pairs + 2)
    middle = first - second
    reached = z * sqrt((first + second - middle * middle) / (pairs + 2))
    return (more - less) / pairs, max(-1.0, middle - reached), min(1.0, middle + reached)
