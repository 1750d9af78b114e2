"""What a sweep has found, setup by setup."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from boomtable.lab.simulate import Figure, Side


class Setup(Struct, frozen=True):
    """One combination of a sweep: how many players, which bots, which house rules."""

    players: int
    bots: tuple[str, ...]  # one level for all, a level for each seat, or side=level
    options: dict[str, str]  # those that were given, as they are typed


class Difference(Struct, frozen=True):
    """How much more often a side wins than in the setup it is held against, on the same seeds."""

    mean: float
    low: float
    high: float

    @property
    def clear(self) -> bool:
        return self.low > 0 or self.high < 0


class Found(Struct, frozen=True):
    """What came of the games of one setup. Intervals hold although we looked in between."""

    setup: Setup
    games: int
    stopped: Literal["clear", "exact", "games"]  # differs for sure, is known closely enough, or had its games
    outcomes: dict[str, Side]
    figures: dict[str, Figure]  # the title's own, and "moves"
    against: int | None = None  # the setup it is held against, by number
    differences: dict[str, Difference] = {}  # by side


class Balance(Struct, frozen=True):
    """A whole sweep; on every machine, however the work was spread, the same."""

    game: str
    seed: int
    games: int  # at most, for each setup
    within: float  # closely enough
    varied: tuple[str, ...]  # what differs between setups: "players", "bots", and options
    found: tuple[Found, ...]
