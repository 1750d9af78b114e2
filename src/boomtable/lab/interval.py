"""How sure a count makes us."""

from __future__ import annotations

from math import sqrt

Z = 1.959963984540054  # 95 % of a normal distribution lie within so many standard deviations


def share(wins: int, games: int) -> tuple[float, float, float]:
    """The share of games won, and Wilson's 95 % score interval around it: low, high."""
    return wins / games, _low(wins, games), 1 - _low(games - wins, games)


def _low(wins: int, games: int) -> float:
    middle = wins + Z * Z / 2
    reach = Z * sqrt(wins * (games - wins) / games + Z * Z / 4)
    return max(0.0, (middle - reach) / (games + Z * Z))
