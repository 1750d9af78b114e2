"""What may be tried against Trick Snipers' bots: always the lowest card that may be played, the highest, or any."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from boomtable.bots.bot import Bot
from boomtable.bots.habit import Habit, Habits, act_alike
from boomtable.engine import Choices, Luck, Move, Said
from boomtable.games.trick_snipers.moves import PassOn, Play
from boomtable.games.trick_snipers.view import View


def play(
    which: Callable[..., Play],
    bot: Bot,
    view: View,
    heard: tuple[Said, ...],
    choices: Choices[Any],
    luck: Luck,
) -> Move | None:
    """The lowest or the highest card that may be played."""
    plays = [move for move in choices if isinstance(move, Play)] if view.leader >= 0 else []
    return which(plays, key=number) if plays else act_alike(bot, view, heard, choices, luck)


def number(move: Play) -> int:
    return move.card.number


def play_any(bot: Bot, view: View, heard: tuple[Said, ...], choices: Choices[Any], luck: Luck) -> Move | None:
    return choices.sample(luck) if view.leader >= 0 else act_alike(bot, view, heard, choices, luck)


def pass_highest(bot: Bot, view: View, heard: tuple[Said, ...], choices: Choices[Any], luck: Luck) -> Move | None:
    """Pass on the four highest cards."""
    if view.leader >= 0:
        return act_alike(bot, view, heard, choices, luck)
    four = sorted(sorted(view.hand, key=lambda card: card.number)[-4:])
    return PassOn(tuple(four))


def place_in_trick(view: View) -> str:
    """When it is one's turn in a trick."""
    lying = len(view.trick)
    return "leads" if not lying else "last" if lying == view.players - 1 else "follows"


HABITS = Habits(
    (
        Habit("lowest", partial(play, min)),
        Habit("highest", partial(play, max)),
        Habit("any-card", play_any),
        Habit("passes-highest", pass_highest),
    ),
    place_in_trick,
    ("leads", "follows", "last"),
)
