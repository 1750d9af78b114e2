"""Two Rooms' levels: easy forgets and blunders, normal weighs the odds, hard plans ahead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from boomtable.bots.temper import Temper, talks
from boomtable.bots.two_rooms import leading, sharing
from boomtable.bots.two_rooms.endings import final_answer
from boomtable.bots.two_rooms.hostages import hostages
from boomtable.bots.two_rooms.powers import use_power
from boomtable.bots.two_rooms.situation import Situation, situation
from boomtable.bots.two_rooms.skill import EASY, HARD, NORMAL, Skill
from boomtable.bots.two_rooms.talk import may_speak, remark
from boomtable.engine import Choices, Either, Luck, Move, OneOf, Said, Subset, Talk
from boomtable.games.two_rooms import View
from boomtable.games.two_rooms.moves import Acts, EndParley, Send, Walk
from boomtable.games.two_rooms.news import Ready, RoundBegan
from boomtable.games.two_rooms.rounds import FindingLeaders, Holding, Naming, Parley, Playing

Habit = Callable[[Situation, Choices[Acts]], Acts | None]
URGENT: tuple[Habit, ...] = (leading.answer_lead, leading.appoint, use_power)  # before anything else
USUAL: tuple[Habit, ...] = (sharing.answer_offers, sharing.confide, leading.hand_over, sharing.hold_out)
FREE: tuple[Habit, ...] = (sharing.offer, leading.point)  # in either order


class Player(Struct, frozen=True):
    """Plays with the skill of its level."""

    skill: Skill
    temper: Temper | None = None

    def answer(self, view: View, heard: tuple[Said, ...], choices: Choices[Any], luck: Luck) -> Move | None:
        here = situation(view, heard, self.skill.of(self.temper), luck)
        step = view.todo[0]
        if isinstance(step, Playing):
            return _act(here, choices)
        if isinstance(step, Naming):
            return _send(here, choices)
        if isinstance(step, Parley):
            return EndParley()  # what there is to say was said when it began
        if isinstance(step, Holding):
            return use_power(here, choices)
        if isinstance(step, FindingLeaders):
            return leading.appoint(here, choices) or choices.sample(luck)
        return final_answer(here, choices)

    def speak(self, view: View, heard: tuple[Said, ...], luck: Luck) -> Talk | None:
        if not may_speak(view, heard, luck, talks(self.temper)):
            return None
        return remark(situation(view, heard, self.skill.of(self.temper), luck))


def _act(here: Situation, choices: Choices[Any]) -> Move | None:
    if isinstance(choices, OneOf):
        return Walk() if Walk() in choices and here.chance(3) else None
    if here.view.options.no_timer and (sending := _part(choices)) is not None and _time_to_send(here):
        return _send(here, sending)
    free = FREE if here.chance(7) else FREE[::-1]
    for habit in (*URGENT, *USUAL, *free, sharing.greet):
        if (move := habit(here, choices)) is not None:
            return move
    return None


def _part(choices: Choices[Any]) -> Subset[Send] | None:
    """The choice of hostages, where no clock ends the round [TR14]; where one does, it is best kept open."""
    parts = choices.parts if isinstance(choices, Either) else ()
    return next((part for part in parts if isinstance(part, Subset) and part.move is Send), None)


def _time_to_send(here: Situation) -> bool:
    """After a while, sooner in later rounds, and soon once the other room is ready."""
    return here.luck.pick(4 if _others_ready(here.view) else max(6, 24 - 6 * here.view.round)) == 0


def _others_ready(view: View) -> bool:
    """Whether the other leader has named hostages this round."""
    latest = next((news for news in reversed(view.story) if isinstance(news, Ready | RoundBegan)), None)
    return isinstance(latest, Ready)


def _send(here: Situation, choices: Choices[Any]) -> Send:
    assert isinstance(choices, Subset)
    return Send(hostages(here, choices.cards, choices.count))


def easy() -> Player:
    """Believes what it is told, forgets earlier rounds, and often acts at random."""
    return Player(EASY)


def normal() -> Player:
    """Remembers what it saw, keeps a card that matters to itself, and sends by the odds."""
    return Player(NORMAL)


def hard() -> Player:
    """Trusts only its friends, tells them what it knows, and considers the other leader and later rounds."""
    return Player(HARD)
