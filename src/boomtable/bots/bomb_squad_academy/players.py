"""Who plays Bomb Squad Academy: one carelessly, one by expectation, one to win."""

from __future__ import annotations

from typing import Self

from msgspec import Struct

from boomtable.bots.bomb_squad_academy import careless, draft, snips
from boomtable.bots.bomb_squad_academy.craft import declare, picked
from boomtable.bots.bomb_squad_academy.forecast import Shields
from boomtable.bots.bomb_squad_academy.judgement import by_points, expecting, mixing
from boomtable.bots.bomb_squad_academy.protecting import protect
from boomtable.bots.bomb_squad_academy.scene import ACTIONS, PLACE, Act, Acting, Scene, scene
from boomtable.bots.bomb_squad_academy.seeing import look
from boomtable.bots.bomb_squad_academy.stakes import Temper
from boomtable.engine import Choices, Luck, Move, Said, but
from boomtable.games.bomb_squad_academy.bombs import Drafting
from boomtable.games.bomb_squad_academy.cards import Tool
from boomtable.games.bomb_squad_academy.moves import AnyMove, Choose, Declare, Draft, Freeze, Keep, Spare, UseMirror
from boomtable.games.bomb_squad_academy.rounds import Choosing, Looking, Protecting
from boomtable.games.bomb_squad_academy.toolbox import Window
from boomtable.games.bomb_squad_academy.tools import (
    Blowing,
    Freezing,
    Jumping,
    Replacing,
    Scanning,
    Sparing,
    Switching,
)
from boomtable.games.bomb_squad_academy.view import View

TEMPER = Temper()
THINKING = 4000  # iterations that a game at the table can wait for
FAST = 150  # iterations that a thousand games can wait for

PICKS = {Blowing: Tool.AIR_HORN, Jumping: Tool.JUMPER, Switching: Tool.SWITCH, Replacing: Tool.SCHEMATICS}


class Player(Struct, frozen=True):
    """Somebody who counts the decks and takes what brings most points."""

    def worth(self, here: Scene, acting: Acting, shields: Shields) -> float:
        return by_points(here, acting, shields)

    def choose(self, here: Scene, luck: Luck) -> Act:
        return expecting(here, luck)

    def answer(self, view: View, heard: tuple[Said, ...], choices: Choices[AnyMove], luck: Luck) -> Move:
        here = scene(view)
        match view.todo[0]:
            case Choosing():
                return Choose(ACTIONS[self.choose(here, luck)])
            case Drafting():
                return Draft(draft.best([move.tool for move in choices if isinstance(move, Draft)]))
            case Window() as window:
                tools = [move.tool for move in choices if isinstance(move, Declare)]
                return declare(here, view, window, tools, self.worth)
            case Protecting():
                return protect(here, view, self.worth)
            case Looking():
                return look(here, view, UseMirror() in choices)
            case Freezing(_, wire):
                place, cutters = PLACE[wire], len(view.cutters[PLACE[wire]])
                pairs = snips.frozen(here.threads[place], view.lines[place].exposed, cutters)
                return Freeze(max(pairs, key=pairs.__getitem__))
            case Scanning(_, wire):
                thread = here.threads[PLACE[wire]]
                kept = [move for move in choices if isinstance(move, Keep)]
                return max(kept, key=lambda move: snips.alone(thread, move.card))
            case Sparing():
                spared = [move for move in choices if isinstance(move, Spare)]
                return min(spared, key=lambda move: (move.seat != here.me, here.scores[move.seat]))
            case Blowing() | Jumping() | Switching() | Replacing() as step:
                return picked(here, view, PICKS[type(step)], [*choices], self.worth)
        return choices.sample(luck)


class Thinker(Player, frozen=True):
    """Somebody who also thinks through what everyone may choose, and wants to win."""

    temper: Temper
    iterations: int

    def searching(self, iterations: int) -> Self:
        return but(self, iterations=iterations)

    def worth(self, here: Scene, acting: Acting, shields: Shields) -> float:
        return self.temper.worth(here, acting, shields)

    def choose(self, here: Scene, luck: Luck) -> Act:
        return mixing(here, self.temper, self.iterations, luck)


def easy() -> careless.Careless:
    """Cuts what looks best, as if nobody else were there."""
    return careless.Careless(strays=3)


def normal() -> Player:
    """Counts the decks, guesses what others cut, and takes what brings most points."""
    return Player()


def hard(thinking: int = THINKING, temper: Temper = TEMPER) -> Thinker:
    """Counts the decks, thinks through what everyone may choose, and plays to win."""
    return Thinker(temper, thinking)
