"""Who plays Two Rooms and a Boom: one forgets and blunders, one reckons, one schemes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from boomtable.bots.two_rooms import leading, showing
from boomtable.bots.two_rooms.finale import last_word
from boomtable.bots.two_rooms.hostages import hostages
from boomtable.bots.two_rooms.manner import EASY, HARD, NORMAL, Manner
from boomtable.bots.two_rooms.mind import Mind, think
from boomtable.bots.two_rooms.powers import use_power
from boomtable.bots.two_rooms.words import may_speak, word
from boomtable.engine import Choices, Either, Luck, Move, OneOf, Said, Subset, Talk
from boomtable.games.two_rooms import View
from boomtable.games.two_rooms.moves import Acts, EndParley, Send, Walk
from boomtable.games.two_rooms.news import Ready, RoundBegan
from boomtable.games.two_rooms.rounds import FindingLeaders, Holding, Naming, Parley, Playing

Habit = Callable[[Mind, Choices[Acts]], Acts | None]
URGENT: tuple[Habit, ...] = (leading.answer_lead, leading.appoint, use_power)  # before anything else
USUAL: tuple[Habit, ...] = (showing.answer_offers, showing.confide, leading.hand_over, showing.hold_out)
FREE: tuple[Habit, ...] = (showing.offer, leading.point)  # in either order


class Player(Struct, frozen=True):
    """Somebody at the table, in their own manner."""

    manner: Manner

    def answer(self, view: View, heard: tuple[Said, ...], choices: Choices[Any], luck: Luck) -> Move | None:
        mind = think(view, heard, self.manner, luck)
        step = view.todo[0]
        if isinstance(step, Playing):
            return _act(mind, choices)
        if isinstance(step, Naming):
            return _send(mind, choices)
        if isinstance(step, Parley):
            return EndParley()  # what there is to say was said when it began
        if isinstance(step, Holding):
            return use_power(mind, choices)
        if isinstance(step, FindingLeaders):
            return leading.appoint(mind, choices) or choices.sample(luck)
        return last_word(mind, choices)

    def speak(self, view: View, heard: tuple[Said, ...], luck: Luck) -> Talk | None:
        if luck.pick(2) or not may_speak(view, heard):
            return None
        return word(think(view, heard, self.manner, luck))


def _act(mind: Mind, choices: Choices[Any]) -> Move | None:
    if isinstance(choices, OneOf):
        return Walk() if Walk() in choices and mind.chance(3) else None
    if mind.view.options.no_timer and (sending := _part(choices)) is not None and _time_to_send(mind):
        return _send(mind, sending)
    free = FREE if mind.chance(7) else FREE[::-1]
    for habit in (*URGENT, *USUAL, *free, showing.greet):
        if (move := habit(mind, choices)) is not None:
            return move
    return None


def _part(choices: Choices[Any]) -> Subset[Send] | None:
    """The choice of hostages, where no clock ends the round [TR14]; where one does, it is best kept open."""
    parts = choices.parts if isinstance(choices, Either) else ()
    return next((part for part in parts if isinstance(part, Subset) and part.move is Send), None)


def _time_to_send(mind: Mind) -> bool:
    """After a while, shorter in later rounds, and soon once the other room is ready."""
    return mind.luck.pick(4 if _others_ready(mind.view) else max(6, 24 - 6 * mind.view.round)) == 0


def _others_ready(view: View) -> bool:
    """Whether the other leader has named hostages this round."""
    latest = next((news for news in reversed(view.story) if isinstance(news, Ready | RoundBegan)), None)
    return isinstance(latest, Ready)


def _send(mind: Mind, choices: Choices[Any]) -> Send:
    assert isinstance(choices, Subset)
    return Send(hostages(mind, choices.cards, choices.count))


def easy() -> Player:
    """Believes what it is told, forgets the last round, and every other time does anything."""
    return Player(EASY)


def normal() -> Player:
    """Remembers what it saw, keeps a card that matters to itself, and sends by the odds."""
    return Player(NORMAL)


def hard() -> Player:
    """Trusts its friends alone, tells them what it knows, and thinks of the other leader and of later rounds."""
    return Player(HARD)
