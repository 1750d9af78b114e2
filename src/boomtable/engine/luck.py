"""Sources of randomness: picking one of `n`, and shuffling."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol, TypeVar

T = TypeVar("T")


class Luck(Protocol):
    """Anything that can pick one of `n` and permute `n`, uniformly."""

    def pick(self, n: int, /) -> int: ...

    def permute(self, n: int, /) -> list[int]: ...


class Seeded:
    """Reproducible luck: the same seed gives the same draws on every machine."""

    def __init__(self, *seed: int | str) -> None:
        self._random = Random(repr(seed)).random

    def pick(self, n: int, /) -> int:
        return int(self._random() * n)

    def permute(self, n: int, /) -> list[int]:
        """A Fisher-Yates shuffle, written out because the standard library's may change between versions."""
        order, random = list(range(n)), self._random
        for i in range(n - 1, 0, -1):
            j = int(random() * (i + 1))
            order[i], order[j] = order[j], order[i]
        return order


def shuffled(cards: Sequence[T], luck: Luck) -> list[T]:
    return [*map(cards.__getitem__, luck.permute(len(cards)))]
