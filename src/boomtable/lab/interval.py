"""How sure a count or an average makes us."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from statistics import fmean, stdev

Z = 1.959963984540054  # 95 % of a normal distribution lie within so many standard deviations


def share(wins: int, games: int) -> tuple[float, float, float]:
    """The share of games won, and Wilson's 95 % score interval around it: low, high."""
    return wins / games, _low(wins, games), 1 - _low(games - wins, games)


def average(scores: Sequence[float]) -> tuple[float, float, float]:
    """The mean of scores from 0 to 1, and the normal 95 % interval around it: low, high."""
    mean, low, high = spread(scores)
    return mean, max(0.0, low), min(1.0, high)


def spread(samples: Sequence[float]) -> tuple[float, float, float]:
    """The mean of any numbers, and the normal 95 % interval around it; one tells nothing of how they spread."""
    mean = fmean(samples)
    reach = Z * stdev(samples) / sqrt(len(samples)) if len(samples) > 1 else inf
    return mean, mean - reach, mean + reach


def _low(wins: int, games: int) -> float:
    middle = wins + Z * Z / 2
    reach = Z * sqrt(wins * (games - wins) / games + Z * Z / 4)
    return max(0.0, (middle - reach) / (games + Z * Z))
