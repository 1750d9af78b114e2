"""The setups of a sweep, and the types of its results."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from importlib.metadata import version
from itertools import product
from typing import Any, Literal

from msgspec import Struct

from boomtable.bots import make_bots
from boomtable.bots.levels import lineup
from boomtable.engine import BadSetup, Game, Mistake, Seat
from boomtable.lab.engines import COMPILED, PLAIN, choose
from boomtable.lab.interval import Moments
from boomtable.lab.simulate import Figure, Side


class Setup(Struct, frozen=True):
    """One combination of a sweep: how many players, which bots, which house rules."""

    players: int
    bots: tuple[str, ...]  # one level for all, a level for each seat, or side=level
    options: dict[str, str]  # those that were given, as they are typed


class Ending(Struct, frozen=True, array_like=True):
    """The result of one game."""

    side: str
    winners: tuple[Seat, ...]
    moves: int
    figures: tuple[tuple[str, bool | float | Moments], ...]  # what the title counts; yes or no is a bool


class Difference(Struct, frozen=True):
    """How much more often a side wins than in the setup it is compared with, on the same seeds."""

    mean: float
    low: float
    high: float

    @property
    def clear(self) -> bool:
        return self.low > 0 or self.high < 0


class SetupResult(Struct, frozen=True):
    """The results of one setup. The intervals take repeated looks into account."""

    setup: Setup
    games: int
    stopped: Literal["clear", "exact", "games", "interrupted"]  # clearly different, precise enough, or out of games
    outcomes: dict[str, Side]
    figures: dict[str, Figure]  # the title's own, and "moves"
    against: int | None = None  # the setup it is compared with, by number
    differences: dict[str, Difference] = {}  # by side


class Balance(Struct, frozen=True):
    """The results of a sweep: the same on every machine and for any number of workers."""

    game: str
    seed: int
    games: int  # at most, for each setup
    within: float  # half-width of an interval that is precise enough
    varied: tuple[str, ...]  # what differs between setups: "players", "bots", and options
    found: tuple[SetupResult, ...]
    engine: str = PLAIN  # the same seed means other games on another


class Sweep(Struct, frozen=True):
    """Setups, and how many games each may have."""

    boomtable: str  # version
    game: str
    rules: int
    seed: int
    games: int  # at most, for each setup
    within: float  # half-width of an interval that is precise enough
    varied: tuple[str, ...]  # what differs between setups
    setups: tuple[Setup, ...]
    engine: str = PLAIN

    def base(self, number: int) -> int:
        """The setup that this one is compared with: the first with as many players, possibly itself."""
        players = self.setups[number].players
        return next(other for other, setup in enumerate(self.setups) if setup.players == players)


def plan(
    game: Game[Any, Any],
    players: Sequence[int],
    bots: Sequence[tuple[str, ...]],
    options: Mapping[str, str],
    varied: Mapping[str, Sequence[str]],
    games: int,
    seed: int,
    within: float,
    engine: str | None = PLAIN,
) -> Sweep:
    """Every combination of players, bots and varied options; raises BadSetup if one cannot be played.

    One engine plays all of them, so that their games can be compared: without a name, the fastest that can.
    """
    if games < 1:
        raise BadSetup("bad-games", games=games)
    if not 0 < within < 1:
        raise BadSetup("balance-bad-within", within=str(within))
    if not (players and bots and all(varied.values())):
        raise BadSetup("balance-nothing")
    setups = tuple(_each(players, bots, options, varied))
    chosen = choose(game, [level for levels in bots for level in levels], engine)
    for setup in setups:
        _check(game, setup, chosen)
    values = {"players": players, "bots": bots, **varied}
    differ = tuple(name for name, some in values.items() if len({*some}) > 1)
    return Sweep(version("boomtable"), game.id, game.rules, seed, games, within, differ, setups, chosen)


def _each(
    players: Sequence[int],
    bots: Sequence[tuple[str, ...]],
    options: Mapping[str, str],
    varied: Mapping[str, Sequence[str]],
) -> Iterator[Setup]:
    choices = product(*map(dict.fromkeys, varied.values()))
    for count, levels, chosen in product(dict.fromkeys(players), dict.fromkeys(bots), [*choices]):
        rules = {name: value for name, value in zip(varied, chosen, strict=True) if value}
        yield Setup(count, levels, {**options, **rules})


def _check(game: Game[Any, Any], setup: Setup, engine: str) -> None:
    try:
        game.table(setup.players, setup.options)
        (lineup if engine == COMPILED else make_bots)(game, setup.players, setup.bots)
    except Mistake as mistake:
        bots, rules = ",".join(setup.bots), "; ".join(f"{name}={value}" for name, value in setup.options.items())
        raise BadSetup("balance-impossible", players=setup.players, bots=bots, options=rules or "none") from mistake
