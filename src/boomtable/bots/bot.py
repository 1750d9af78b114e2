"""What a bot is: it answers when asked, and may also talk or search. The random one plays every title."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, Self, TypeAlias, runtime_checkable

from msgspec import Struct

from boomtable.engine import Choices, Luck, Move, Said, Talk

TimeIsUp: TypeAlias = Callable[[], bool]  # a search that is told so answers with the best it has found


def never() -> bool:
    """The time is never up: a search does all its iterations, and so can be repeated exactly."""
    return False


class Bot(Protocol):
    """Anything that can answer from what one seat sees and has heard; a person at a keyboard too."""

    def answer(self, view: Any, heard: tuple[Said, ...], choices: Choices[Any], luck: Luck) -> Move | None:
        """One of `choices`; in a real-time step, where nobody waits for it, None does nothing for now."""


@runtime_checkable
class Talker(Bot, Protocol):
    """A bot that also speaks."""

    def speak(self, view: Any, heard: tuple[Said, ...], luck: Luck) -> Talk | None:
        """Something to say now, or nothing."""


@runtime_checkable
class Searcher(Bot, Protocol):
    """A bot whose strength is counted in iterations."""

    @property
    def iterations(self) -> int: ...

    def searching(self, iterations: int, time_is_up: TimeIsUp = never) -> Self:
        """The same bot with this many iterations, or fewer if its time is up before."""


class Random(Struct, frozen=True):
    """The weakest bot, for every title: answers at random, and says nothing."""

    def answer(self, view: Any, heard: tuple[Said, ...], choices: Choices[Move], luck: Luck) -> Move:
        return choices.sample(luck)
