"""A player that has a bot for every side, and uses the one of the side it is dealt."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from boomtable.bots.bot import Bot, Talker
from boomtable.engine import Choices, Luck, Move, Said, Talk


class BySide(Struct, frozen=True):
    """Answers as the bot of its view's side would."""

    side: Callable[[Any], str | None]
    bots: Mapping[Any, Bot]  # by side

    def answer(self, view: Any, heard: tuple[Said, ...], choices: Choices[Any], luck: Luck) -> Move | None:
        return self.bots[self.side(view)].answer(view, heard, choices, luck)


class TalkingBySide(BySide, frozen=True):
    """Speaks too, where the bot of its view's side does."""

    talkers: Mapping[Any, Talker]  # by side

    def speak(self, view: Any, heard: tuple[Said, ...], luck: Luck) -> Talk | None:
        talker = self.talkers.get(self.side(view))
        return talker.speak(view, heard, luck) if talker else None


def by_side(side: Callable[[Any], str | None], bots: Mapping[str, Bot]) -> BySide:
    """A player of these bots, which talks only if one of them does."""
    talkers = {name: bot for name, bot in bots.items() if isinstance(bot, Talker)}
    return TalkingBySide(side, bots, talkers) if talkers else BySide(side, bots)
