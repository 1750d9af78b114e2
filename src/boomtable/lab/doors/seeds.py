"""Where the luck of a row of games comes from."""

from __future__ import annotations

from random import Random
from secrets import randbits
from typing import Any

from boomtable.engine import Seeded


class Deals(Seeded):
    """Luck that can be put away: taken up again, and in a copy, it goes on from where it was."""

    def __getstate__(self) -> Any:
        return self._random.__self__.getstate()  # type: ignore[attr-defined]

    def __setstate__(self, state: Any) -> None:
        random = Random()
        random.setstate(state)
        self._random = random.random


class Seeds:
    """A luck for every game. A seed begins a new row; without one the row goes on, the first from a random seed."""

    def __init__(self) -> None:
        self._seed: int | None = None
        self._game = 0

    def next(self, seed: int | None) -> Deals:
        return Deals(*self.pair(seed))

    def pair(self, seed: int | None) -> tuple[int, int]:
        """The seed of the row, and the number of the next game in it, from 1."""
        if seed is not None or self._seed is None:
            self._seed, self._game = randbits(32) if seed is None else seed, 0
        self._game += 1
        return self._seed, self._game
