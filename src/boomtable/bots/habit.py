"""Habits: what somebody may try who wants to take advantage of a bot. Apart from it they play as the bot does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from msgspec import Struct

from boomtable.bots.bot import Bot
from boomtable.engine import Choices, Luck, Move, Said, Talk

Act: TypeAlias = Callable[[Bot, Any, tuple[Said, ...], Choices[Any], Luck], Move | None]
Say: TypeAlias = Callable[[Bot, Any, tuple[Said, ...], Luck], Talk | None]


def act_alike(bot: Bot, view: Any, heard: tuple[Said, ...], choices: Choices[Any], luck: Luck) -> Move | None:
    """Whatever the bot does."""
    return bot.answer(view, heard, choices, luck)


def say_alike(bot: Bot, view: Any, heard: tuple[Said, ...], luck: Luck) -> Talk | None:
    """Whatever the bot says."""
    speak: Callable[..., Talk | None] | None = getattr(bot, "speak", None)  # a Protocol takes its time to answer
    return speak(view, heard, luck) if speak else None


def say_nothing(_bot: Bot, _view: Any, _heard: tuple[Said, ...], _luck: Luck) -> Talk | None:
    return None


class Habit(Struct, frozen=True):
    """How somebody acts and speaks who plays like a bot but for one thing."""

    name: str
    act: Act = act_alike
    say: Say = say_alike
    side: str | None = None  # whose habit, if it makes no sense for the others


NO_HABIT = Habit("as-it-is")


class Habits(Struct, frozen=True):
    """What to try in a title: on the sides of `game.sides` named here, or on single seats where there are none.

    A learner may have another of these habits at each moment.
    """

    tried: tuple[Habit, ...]
    moment: Callable[[Any], str]  # of a view
    moments: tuple[str, ...]
    sides: tuple[str, ...] = ()

    def of(self, side: str | None) -> tuple[Habit, ...]:
        return tuple([habit for habit in self.tried if habit.side in (None, side)])


class Keeping(Struct, frozen=True):
    """A player with a habit for every moment."""

    bot: Bot
    moment: Callable[[Any], str]
    habits: dict[str, Habit]

    def answer(self, view: Any, heard: tuple[Said, ...], choices: Choices[Any], luck: Luck) -> Move | None:
        return self.habits[self.moment(view)].act(self.bot, view, heard, choices, luck)

    def speak(self, view: Any, heard: tuple[Said, ...], luck: Luck) -> Talk | None:
        return self.habits[self.moment(view)].say(self.bot, view, heard, luck)
