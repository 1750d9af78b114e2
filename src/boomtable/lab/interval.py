"""Shares and means with their confidence intervals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import inf, sqrt
from statistics import fmean, stdev

from msgspec import Struct

Z = 1.959963984540054  # 95 % of a normal distribution lie within this many standard deviations


def share(wins: int, games: int, z: float = Z) -> tuple[float, float, float]:
    """The share of games won, and Wilson's score interval around it: low, high. 95 % by default."""
    return wins / games, _low(wins, games, z), 1 - _low(games - wins, games, z)


def average(scores: Sequence[float]) -> tuple[float, float, float]:
    """The mean of scores from 0 to 1, and the normal 95 % interval around it: low, high."""
    mean, low, high = spread(scores)
    return mean, max(0.0, low), min(1.0, high)


def spread(samples: Sequence[float], z: float = Z) -> tuple[float, float, float]:
    """The mean of any numbers, and the normal interval around it, which is infinite for a single number."""
    mean = fmean(samples)
    reach = z * stdev(samples) / sqrt(len(samples)) if len(samples) > 1 else inf
    return mean, mean - reach, mean + reach


class Moments(Struct):
    """Numbers as they come: how many there are, their sum, and the sum of their squares."""

    samples: int = 0
    total: float = 0
    squares: float = 0
    yes_or_no: bool = True  # whether each says only that

    @classmethod
    def of(cls, values: Iterable[float]) -> Moments:
        found = cls()
        for value in values:
            found.note(value)
        return found

    def add(self, samples: int, total: float, squares: float, *, yes_or_no: bool = False) -> None:
        self.samples += samples
        self.total += total
        self.squares += squares
        self.yes_or_no = self.yes_or_no and yes_or_no

    def note(self, value: float | Moments) -> None:
        """One more number, or several at once."""
        if isinstance(value, Moments):
            self.add(value.samples, value.total, value.squares, yes_or_no=value.yes_or_no)
        else:
            self.add(1, value, value * value, yes_or_no=isinstance(value, bool))

    @property
    def alike(self) -> bool:
        """Whether they are all the same number."""
        return self.samples * self.squares == self.total * self.total

    def spread(self, z: float = Z) -> tuple[float, float, float]:
        """The mean of the numbers, and the normal interval around it, which is infinite for a single number."""
        count, mean = self.samples, self.total / self.samples
        if count == 1:
            return mean, -inf, inf
        variance = max(0, count * self.squares - self.total * self.total) / (count * (count - 1))
        reach = z * sqrt(variance / count)
        return mean, mean - reach, mean + reach


def _low(wins: int, games: int, z: float) -> float:
    middle = wins + z * z / 2
    reach = z * sqrt(wins * (games - wins) / games + z * z / 4)
    return max(0.0, (middle - reach) / (games + z * z))
