"""Bomb Squad Academy's levels: easy is careless, normal takes what brings most points, hard plays to win."""

from __future__ import annotations

from typing import Self

from msgspec import Struct

from boomtable.bots.bomb_squad_academy.choosing import expected_card, mixed_card, protect
from boomtable.bots.bomb_squad_academy.forecast import Shields, Tuning, by_points
from boomtable.bots.bomb_squad_academy.looking import look
from boomtable.bots.bomb_squad_academy.situation import (
    ACTIONS,
    ACTS,
    CHICKEN,
    PLACE,
    WAIT,
    Act,
    Acting,
    Situation,
    situation,
)
from boomtable.bots.bomb_squad_academy.tool_effects import alone, frozen
from boomtable.bots.bomb_squad_academy.tools import best_to_draft, declare, picked
from boomtable.bots.bot import TimeIsUp, never
from boomtable.bots.temper import Temper, dares
from boomtable.engine import Choices, Luck, Move, Said, but
from boomtable.games.bomb_squad_academy.bombs import Drafting
from boomtable.games.bomb_squad_academy.cards import Tool
from boomtable.games.bomb_squad_academy.moves import (
    AnyMove,
    Choose,
    Declare,
    Decline,
    Draft,
    Freeze,
    Keep,
    Pass,
    Protect,
    Spare,
    UseMirror,
)
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

TUNING = Tuning()
THINKING = 4000  # iterations that a game at the table can wait for
FAST = 150  # iterations that a thousand games can wait for

PICKS = {Blowing: Tool.AIR_HORN, Jumping: Tool.JUMPER, Switching: Tool.SWITCH, Replacing: Tool.SCHEMATICS}

TASTE = {WAIT: 2.0, CHICKEN: 1.0}
NEAR = 3  # spaces from the BOOM that look dangerous


class Careless(Struct, frozen=True):
    """Cuts what looks best, ignores that others do too, and uses Tools now and then."""

    strays: int  # cards in ten that are chosen at random

    def answer(self, view: View, heard: tuple[Said, ...], choices: Choices[AnyMove], luck: Luck) -> Move:
        moves = [*choices]
        if isinstance(moves[0], Choose):
            here = situation(view)
            acts = here.worth_choosing([ACTS[move.action] for move in moves if isinstance(move, Choose)])
            stray = luck.pick(10) < self.strays
            act = acts[luck.pick(len(acts))] if stray else max(acts, key=lambda act: appeal(here, act))
            return Choose(ACTIONS[act])
        if isinstance(moves[0], Pass):
            tools = [move for move in moves if isinstance(move, Declare)]
            return tools[luck.pick(len(tools))] if luck.pick(2) else Pass()
        if Decline() in choices:  # a look is free
            looks: list[Move] = [move for move in moves if move != Decline()]
            return looks[luck.pick(len(looks))]
        if isinstance(moves[0], Protect):
            bare = [move for move in moves if isinstance(move, Protect) and move.wire not in view.protected] or moves
            return bare[luck.pick(len(bare))]
        return choices.sample(luck)


def appeal(here: Situation, act: Act) -> float:
    """What a card seems to bring to somebody who looks at the wires only."""
    if act >= WAIT:
        return TASTE[act]
    info = here.wires[act]
    deck = (*info.top, *info.unseen)
    average = sum(deck) / len(deck) if deck else 0.0
    near = min(info.rooms) - average < NEAR
    return average + info.chain + 1 + info.plates - 6.0 * near


class Player(Struct, frozen=True, kw_only=True):
    """Counts the decks and takes what brings most points."""

    temper: Temper | None = None

    def worth(self, here: Situation, acting: Acting, shields: Shields) -> float:
        return by_points(here, acting, shields)

    def choose(self, here: Situation, luck: Luck) -> Act:
        return expected_card(here, luck, dares(self.temper))

    def answer(self, view: View, heard: tuple[Said, ...], choices: Choices[AnyMove], luck: Luck) -> Move:
        here = situation(view)
        match view.todo[0]:
            case Choosing():
                return Choose(ACTIONS[self.choose(here, luck)])
            case Drafting():
                return Draft(best_to_draft([move.tool for move in choices if isinstance(move, Draft)]))
            case Window() as window:
                tools = [move.tool for move in choices if isinstance(move, Declare)]
                return declare(here, view, window, tools, self.worth)
            case Protecting():
                return protect(here, view, self.worth)
            case Looking():
                return look(here, view, UseMirror() in choices)
            case Freezing(_, wire):
                place, cutters = PLACE[wire], len(view.cutters[PLACE[wire]])
                pairs = frozen(here.wires[place], view.lines[place].exposed, cutters)
                return Freeze(max(pairs, key=pairs.__getitem__))
            case Scanning(_, wire):
                info = here.wires[PLACE[wire]]
                kept = [move for move in choices if isinstance(move, Keep)]
                return max(kept, key=lambda move: alone(info, move.card))
            case Sparing():
                spared = [move for move in choices if isinstance(move, Spare)]
                return min(spared, key=lambda move: (move.seat != here.me, here.scores[move.seat]))
            case Blowing() | Jumping() | Switching() | Replacing() as step:
                return picked(here, view, PICKS[type(step)], [*choices], self.worth)
        return choices.sample(luck)


class SearchPlayer(Player, frozen=True):
    """Also reasons about what everyone may choose, and wants to win."""

    tuning: Tuning
    iterations: int
    time_is_up: TimeIsUp = never

    def searching(self, iterations: int, time_is_up: TimeIsUp = never) -> Self:
        return but(self, iterations=iterations, time_is_up=time_is_up)

    def worth(self, here: Situation, acting: Acting, shields: Shields) -> float:
        return self.tuning.worth(here, acting, shields)

    def choose(self, here: Situation, luck: Luck) -> Act:
        return mixed_card(here, self.tuning, self.iterations, luck, self.time_is_up, dares(self.temper))


def easy() -> Careless:
    """Cuts what looks best, as if nobody else were there."""
    return Careless(strays=3)


def normal() -> Player:
    """Counts the decks, guesses what others cut, and takes what brings most points."""
    return Player()


def hard(thinking: int = THINKING, tuning: Tuning = TUNING) -> SearchPlayer:
    """Counts the decks, reasons about what everyone may choose, and plays to win."""
    return SearchPlayer(tuning, thinking)
