"""What may be tried against the Academy's bots: always the same card, or the same kind of wire."""

from __future__ import annotations

from functools import partial

from boomtable.bots.bot import Bot
from boomtable.bots.habit import Habit, Habits, act_alike
from boomtable.engine import Choices, Luck, Move, Said
from boomtable.games.bomb_squad_academy.cards import Action
from boomtable.games.bomb_squad_academy.moves import Choose, Pass
from boomtable.games.bomb_squad_academy.rounds import Choosing
from boomtable.games.bomb_squad_academy.view import View


def choose(
    action: Action, bot: Bot, view: View, heard: tuple[Said, ...], choices: Choices[Move], luck: Luck
) -> Move | None:
    """This card, whenever it is in hand."""
    wanted = Choose(action)
    if isinstance(view.todo[0], Choosing) and wanted in choices:
        return wanted
    return act_alike(bot, view, heard, choices, luck)


def choose_at_random(bot: Bot, view: View, heard: tuple[Said, ...], choices: Choices[Move], luck: Luck) -> Move | None:
    """Any card of the hand."""
    if isinstance(view.todo[0], Choosing):
        return choices.sample(luck)
    return act_alike(bot, view, heard, choices, luck)


def no_tools(bot: Bot, view: View, heard: tuple[Said, ...], choices: Choices[Move], luck: Luck) -> Move | None:
    """Never use a Tool."""
    if Pass() in choices:
        return Pass()
    return act_alike(bot, view, heard, choices, luck)


def part_of_bomb(view: View) -> str:
    """How long the bomb has lasted; all explode on about the eighth round."""
    return "early" if view.round <= 3 else "middle" if view.round <= 6 else "late"


HABITS = Habits(
    (
        *[Habit(action.value, partial(choose, action)) for action in Action],
        Habit("chooses-any", choose_at_random),
        Habit("no-tools", no_tools),
    ),
    part_of_bomb,
    ("early", "middle", "late"),
)
