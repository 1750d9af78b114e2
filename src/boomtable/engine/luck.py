"""Where shuffles and draws come from: the two things a hand can do with a deck."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol, TypeVar

T = TypeVar("T")


class Luck(Protocol):
    """Anything that can pick one of `n` and put `n` in an order, each equally likely."""

    def pick(self, n: int, /) -> int: ...

    def permute(self, n: int, /) -> list[int]: ...


class Seeded:
    """Luck that repeats: the same seed gives the same draws on every machine."""

    def __init__(self, *seed: int | str) -> None:
        self._random = Random(repr(seed)).random

    def pick(self, n: int, /) -> int:
        return int(self._random() * n)

    def permute(self, n: int, /) -> list[int]:
        """Fisher and Yates's shuffle, written out because the library's own may change between versions."""
        order, random = list(range(n)), self._random
        for i in range(n - 1, 0, -1):
            j = int(random() * (i + 1))
            order[i], order[j] = order[j], order[i]
        return order


def shuffled(cards: Sequence[T], luck: Luck) -> list[T]:
    return [cards[i] for i in luck.permute(len(cards))]
