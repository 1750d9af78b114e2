"""What is asked of a sweep: setups, each of which can be played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from importlib.metadata import version
from itertools import product
from typing import Any

from msgspec import Struct

from boomtable.bots import crew
from boomtable.engine import BadSetup, Game, Mistake
from boomtable.lab.balance.found import Setup


class Sweep(Struct, frozen=True):
    """Setups, and how many games each may have; it finds the same wherever it is played."""

    boomtable: str  # version
    game: str
    rules: int
    seed: int
    games: int  # at most, for each setup
    within: float  # closely enough
    varied: tuple[str, ...]  # what differs between setups
    setups: tuple[Setup, ...]

    def base(self, number: int) -> int:
        """The setup that this one is held against: the first with as many players, maybe itself."""
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
) -> Sweep:
    """Every combination of players, bots and varied options, or BadSetup that names one which cannot be played."""
    if games < 1:
        raise BadSetup("bad-games", games=games)
    if not 0 < within < 1:
        raise BadSetup("balance-bad-within", within=str(within))
    if not (players and bots and all(varied.values())):
        raise BadSetup("balance-nothing")
    setups = tuple(_each(players, bots, options, varied))
    for setup in setups:
        _check(game, setup)
    values = {"players": players, "bots": bots, **varied}
    differ = tuple(name for name, some in values.items() if len({*some}) > 1)
    return Sweep(version("boomtable"), game.id, game.rules, seed, games, within, differ, setups)


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


def _check(game: Game[Any, Any], setup: Setup) -> None:
    try:
        game.table(setup.players, setup.options)
        crew(game, setup.players, setup.bots)
    except Mistake as mistake:
        bots, rules = ",".join(setup.bots), "; ".join(f"{name}={value}" for name, value in setup.options.items())
        raise BadSetup("balance-impossible", players=setup.players, bots=bots, options=rules or "none") from mistake
