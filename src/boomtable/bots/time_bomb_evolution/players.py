"""Who plays Time Bomb Evolution: one trusts everybody, one thinks about this round, one remembers the whole game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TypeAlias, TypeVar

from msgspec import Struct

from boomtable.bots.time_bomb_evolution.beliefs import Beliefs, beliefs
from boomtable.bots.time_bomb_evolution.candour import boasting
from boomtable.bots.time_bomb_evolution.choosing import WANTS, worths
from boomtable.bots.time_bomb_evolution.speech import Candour, claim
from boomtable.bots.time_bomb_evolution.trust import trust
from boomtable.bots.time_bomb_evolution.worth import Temper
from boomtable.bots.time_bomb_shared import speech
from boomtable.bots.time_bomb_shared.candour import shading, truthful
from boomtable.engine import Choices, Luck, Move, Said, Seat, Talk
from boomtable.games.time_bomb_evolution import AnyMove, Claim, Cut, Role, View
from boomtable.games.time_bomb_shared.steps import Claiming

M = TypeVar("M", bound=Move)
Judge: TypeAlias = Callable[[View, Beliefs, Sequence[Move]], Mapping[Move, float]]  # SWAT's chance after each


class Player(Struct, frozen=True):
    """Somebody at the table: they claim when they may, think aloud once a round, and do what they like best."""

    thinks: Callable[[View, tuple[Said, ...]], Beliefs]
    candour: Candour
    strays: int  # of ten choices, so many are made anyhow
    judges: Judge = partial(worths, temper=Temper())

    def answer(self, view: View, heard: tuple[Said, ...], choices: Choices[AnyMove], luck: Luck) -> Move:
        if isinstance(view.todo[0], Claiming):
            return self._claim(view, luck)
        if choices.size == 1 or luck.pick(10) < self.strays:
            return choices.sample(luck)
        moves: list[Move] = [*choices]
        return self._best(view, self.thinks(view, heard), moves, luck)

    def speak(self, view: View, heard: tuple[Said, ...], luck: Luck) -> Talk | None:
        if not view.cuts_left:
            return None
        if speech.may_claim(view, heard, Claim):
            return self._claim(view, luck)
        if speech.may_think_aloud(view, heard):
            thinks = self.thinks(view, heard)
            return speech.thought(view, thinks.terrorist, self._favourite(view, thinks, luck), luck)
        return None

    def _claim(self, view: View, luck: Luck) -> Claim:
        return claim(view, self.candour, luck)

    def _favourite(self, view: View, thinks: Beliefs, luck: Luck) -> Seat:
        """Whose wire one would see cut, one's own and the clipper's aside."""
        owners = [seat for seat, held in enumerate(view.held) if held and seat not in (view.viewer, view.clipper)]
        return self._best(view, thinks, [Cut(owner) for owner in owners], luck).owner

    def _best(self, view: View, thinks: Beliefs, moves: Sequence[M], luck: Luck) -> M:
        """What is best for my side; of equals any."""
        worth = self.judges(view, thinks, moves)
        wanted = WANTS[view.role or Role.SWAT](worth.values())
        top = [move for move in moves if abs(worth[move] - wanted) < 1e-9]
        return top[luck.pick(len(top))]


def easy() -> Player:
    """Believes every word, tells the truth on either side, and makes every other choice just so."""
    return Player(trust, truthful, strays=5)


def normal() -> Player:
    """Reasons about this round only; as a Terrorist adds a little to the truth."""
    return Player(partial(beliefs, memory=1, watches=False), shading, strays=2)


def hard() -> Player:
    """Remembers everything that was dealt, cut and said, and lies as well as can be."""
    return Player(beliefs, boasting, strays=0)
