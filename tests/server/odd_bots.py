"""A catalog of faulty bots: they die, hang, talk nonsense, count their answers, or search without end."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any, Self

from msgspec import Struct

from boomtable.bots.bomb_squad_academy import players as bomb_squad_academy
from boomtable.bots.bot import Bot, Random, TimeIsUp, never
from boomtable.bots.levels import BOTS
from boomtable.bots.trick_snipers import players as trick_snipers
from boomtable.engine import Choices, Game, Luck, Move, Said, Talk, but
from boomtable.games.catalog import CATALOG as REAL
from boomtable.games.time_bomb import Claim
from tests.engine.toys import standoff

ENDLESS = 10**12  # iterations


class Odd(Struct, frozen=True):
    """Does something, then answers with its last choice."""

    first: Callable[[], object]

    def answer(self, view: Any, heard: tuple[Said, ...], choices: Choices[Any], luck: Luck) -> Move:
        instead = self.first()
        return instead if isinstance(instead, Move) else [*choices][-1]


class Dumb(Struct, frozen=True):
    """Answers with something that cannot be encoded."""

    def answer(self, view: Any, heard: tuple[Said, ...], choices: Choices[Any], luck: Luck) -> Any:
        return object()


class Counter(Struct, frozen=True):
    """Answers with the number of its iterations."""

    iterations: int = 800

    def searching(self, iterations: int, time_is_up: TimeIsUp = never) -> Self:
        return but(self, iterations=iterations)

    def answer(self, view: Any, heard: tuple[Said, ...], choices: Choices[Any], luck: Luck) -> Move:
        return standoff.Choose((self.iterations,))


class Rude(Random, frozen=True):
    """Makes an impossible claim."""

    def speak(self, view: Any, heard: tuple[Said, ...], luck: Luck) -> Talk | None:
        return Claim(boom=50)


def shout(line: bytes) -> None:
    """Write straight into the pipe to the server."""
    while line:
        line = line[os.write(1, line) :]


def hang() -> None:
    """Never return while the server lives."""
    server = os.getppid()
    while os.getppid() == server:
        time.sleep(0.1)


def fail() -> None:
    raise ValueError


WORSE: dict[str, Callable[[], Bot]] = {  # the default is played for them
    "dies": lambda: Odd(lambda: os._exit(1)),
    "hangs": lambda: Odd(hang),
    "fails": lambda: Odd(fail),
    "cheats": lambda: Odd(lambda: standoff.Choose((98, 99))),
    "dumb": Dumb,
    "babbles": lambda: Odd(lambda: shout(b"what?\n")),
    "raves": lambda: Odd(lambda: shout(b'{"move":' + b"[" * 100_000 + b"\n")),
    "floods": lambda: Odd(lambda: shout(b"x" * 2**23)),
}
BETTER: dict[str, Callable[[], Bot]] = {  # their answers count
    "prints": lambda: Odd(lambda: print("{}", flush=True)),
    "complains": lambda: Odd(lambda: print("oh dear", file=sys.stderr)),
}

LEVELS = {**WORSE, **BETTER, "counts": Counter}
STANDOFF = but(standoff.GAME, id="odd-standoff")
TIME_BOMB = but(REAL["time-bomb"], id="odd-time-bomb")
BOTS.update({(STANDOFF.id, level): bot for level, bot in LEVELS.items()})
BOTS[TIME_BOMB.id, "normal"] = BOTS["time-bomb", "normal"]
BOTS[TIME_BOMB.id, "rude"] = Rude

SEARCHED = tuple(but(REAL[title], id=f"odd-{title}") for title in ("trick-snipers", "bomb-squad-academy"))
BOTS[SEARCHED[0].id, "endless"] = partial(trick_snipers.hard, ENDLESS)
BOTS[SEARCHED[1].id, "endless"] = partial(bomb_squad_academy.hard, ENDLESS)

CATALOG: dict[str, Game[Any, Any]] = {game.id: game for game in (STANDOFF, TIME_BOMB, *SEARCHED)}
