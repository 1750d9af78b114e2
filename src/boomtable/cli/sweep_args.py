"""The arguments of `boomtable lab balance`: the sweep they describe, and the command that repeats it."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from msgspec import Struct

from boomtable.boards.mistakes import BadCommand
from boomtable.bots import default_level
from boomtable.cli.arguments import read_options
from boomtable.engine import Game
from boomtable.lab.balance.sweep import Sweep, plan
from boomtable.words import say


class SweepArgs(Struct, frozen=True):
    """What was typed, and the folder for the results."""

    players: str | None
    bots: tuple[str, ...]
    options: tuple[str, ...]
    vary: tuple[str, ...]
    games: int
    within: float
    seed: int
    folder: Path
    engine: str | None = None

    def plan(self, game: Game[Any, Any]) -> Sweep:
        options, varied = read_options(self.options), _varied(self.vary)
        for name in options.keys() & varied.keys():
            raise BadCommand("balance-twice", name=name)
        players = tuple(game.seats) if self.players is None else _players(game, self.players)
        bots = [tuple(lineup.split(",")) for lineup in self.bots or (default_level(game),)]
        return plan(game, players, bots, options, varied, self.games, self.seed, self.within, self.engine)

    def command(self, game: Game[Any, Any], engine: str) -> str:
        """The command that repeats this sweep, however many workers it has."""
        players = self.players or f"{game.seats[0]}-{game.seats[-1]}"
        several = [("bots", self.bots or (default_level(game),)), ("option", self.options), ("vary", self.vary)]
        numbers = f"--games {self.games} --within {self.within} --seed {self.seed} --engine {engine}".split()
        words = [word for name, values in several for value in values for word in (f"--{name}", value)]
        return shlex.join(["boomtable", "lab", "balance", game.id, "--players", players, *words, *numbers])

    @contextmanager
    def resumable(self) -> Iterator[None]:
        """After Ctrl-C, say how to continue the sweep."""
        try:
            yield
        except KeyboardInterrupt:
            print(say("balance-interrupted", folder=str(self.folder)), file=sys.stderr)
            raise


def _players(game: Game[Any, Any], typed: str) -> tuple[int, ...]:
    """Numbers of players from text such as `4-6,8`."""
    counts: list[int] = []
    for part in typed.split(","):
        low, dash, high = part.partition("-")
        try:
            first, last = int(low), int(high if dash else low)
        except ValueError:
            raise BadCommand("balance-bad-players", typed=typed) from None
        if first > last:
            raise BadCommand("balance-bad-players", typed=typed)
        for end in (first, last):
            game.table(end)  # or BadSetup, before a range gets long
        counts.extend(range(first, last + 1))
    return tuple(counts)


def _varied(typed: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """The values of each varied option, from text such as `claims=free|off`."""
    varied: dict[str, tuple[str, ...]] = {}
    for rule in typed:
        name, equals, values = rule.partition("=")
        if not (name and equals):
            raise BadCommand("balance-bad-vary", typed=rule)
        if name in varied:
            raise BadCommand("balance-twice", name=name)
        varied[name] = tuple(value.strip() for value in values.split("|"))
    return varied
