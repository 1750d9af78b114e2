"""A bot in a practice game: it does what its lesson says, and where that says nothing plays as well as it can."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from boomtable.bots.bot import Bot, Talker
from boomtable.engine import Choices, Luck, Move, Said, Seat, Talk
from boomtable.lessons import Lesson


class Scripted(Struct, frozen=True):
    """It knows where the lesson stands from its own view, as any bot does."""

    lesson: Lesson
    otherwise: Bot

    def answer(self, view: Any, heard: tuple[Said, ...], choices: Choices[Any], luck: Luck) -> Move | None:
        seat: Seat = view.viewer
        moment = self.lesson.moment(seat, view)
        written = moment.moves.get(seat) if moment else None
        return written or self.otherwise.answer(view, heard, choices, luck)

    def speak(self, view: Any, heard: tuple[Said, ...], luck: Luck) -> Talk | None:
        seat: Seat = view.viewer
        if moment := self.lesson.moment(seat, view):
            return next((word.talk for word in moment.unsaid(heard) if word.seat == seat), None)
        return self.otherwise.speak(view, heard, luck) if isinstance(self.otherwise, Talker) else None
