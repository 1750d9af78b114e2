"""Time Bomb's levels: easy trusts everybody, normal reasons about this round, hard about the whole game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec import Struct

from boomtable.bots.time_bomb.beliefs import Beliefs, beliefs, trust
from boomtable.bots.time_bomb.claims import claim_odds
from boomtable.bots.time_bomb_shared.claims import (
    ClaimOdds,
    drawn,
    may_claim,
    may_think_aloud,
    shading,
    thought,
    truthful,
)
from boomtable.engine import Choices, Luck, Move, Said, Seat, Talk
from boomtable.games.time_bomb import AnyMove, Claim, Cut, Role, View, Wire
from boomtable.games.time_bomb_shared.steps import Claiming

WISHES = {  # what a Success, the Boom, and the nippers in a Terrorist's hand are worth to a side
    Role.SWAT: (1.0, -2.0, -0.05),
    Role.TERRORIST: (-1.0, 4.0, 0.15),
}


class Player(Struct, frozen=True):
    """Claims when it may, says what it thinks once a round, and cuts where it is best for its side."""

    thinks: Callable[[View, tuple[Said, ...]], Beliefs]
    claim_odds: ClaimOdds
    strays: int  # cuts in ten that are made at random

    def answer(self, view: View, heard: tuple[Said, ...], choices: Choices[AnyMove], luck: Luck) -> Move:
        if isinstance(view.todo[0], Claiming):
            return self._claim(view, luck)
        if luck.pick(10) < self.strays:
            return choices.sample(luck)
        return Cut(_best(view, self.thinks(view, heard), luck))

    def speak(self, view: View, heard: tuple[Said, ...], luck: Luck) -> Talk | None:
        if may_claim(view, heard, Claim):
            return self._claim(view, luck)
        if may_think_aloud(view, heard):
            thinks = self.thinks(view, heard)
            return thought(view, thinks.terrorist, _best(view, thinks, luck), luck)
        return None

    def _claim(self, view: View, luck: Luck) -> Claim:
        success, boom = view.hand.count(Wire.SUCCESS), view.hand.count(Wire.BOOM)
        told = drawn(self.claim_odds(_side(view), success, boom, len(view.hand)), luck)
        return Claim(success=told)  # everyone would deny the Boom: that says nothing, and makes liars of the loyal


def _best(view: View, thinks: Beliefs, luck: Luck) -> Seat:
    """The seat whose wire is best cut for my side, apart from mine and the clipper's; ties at random."""
    of_success, of_boom, of_nippers = WISHES[_side(view)]
    owners = [seat for seat, held in enumerate(view.held) if held and seat not in (view.viewer, view.clipper)]
    worth = [
        of_success * thinks.success[seat] + of_boom * thinks.boom[seat] + of_nippers * thinks.terrorist[seat]
        for seat in owners
    ]
    top = [seat for seat, value in zip(owners, worth, strict=True) if value > max(worth) - 1e-9]
    return top[luck.pick(len(top))]


def _side(view: View) -> Role:
    return view.role or Role.SWAT


def easy() -> Player:
    """Believes every claim, tells the truth on either side, and makes every other cut at random."""
    return Player(trust, truthful, strays=5)


def normal() -> Player:
    """Reasons about this round only; as a Terrorist adds a little to the truth."""
    return Player(partial(beliefs, memory=1), shading, strays=3)


def hard() -> Player:
    """Remembers everything that was dealt, cut and said, and lies convincingly."""
    return Player(beliefs, claim_odds, strays=0)
