"""Time Bomb's levels: easy trusts everybody, normal reasons about this round, hard about the whole game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from msgspec import Struct

from boomtable.bots.temper import Temper, fears
from boomtable.bots.time_bomb.beliefs import Beliefs, beliefs, trust
from boomtable.bots.time_bomb.claims import lying
from boomtable.bots.time_bomb_shared.claims import ClaimOdds, drawn, most_success, shading, truthful
from boomtable.bots.time_bomb_shared.talk import Reason, left_of_claim, occasion, promising, thought
from boomtable.engine import Choices, Luck, Move, Said, Seat, Talk
from boomtable.games.time_bomb import AnyMove, Claim, Cut, Role, View, Wire
from boomtable.games.time_bomb_shared.steps import Claiming

WISHES = {  # what a Success, the Boom, and the nippers in a Terrorist's hand are worth to a side
    Role.SWAT: (1.0, -2.0, -0.05),
    Role.TERRORIST: (-1.0, 4.0, 0.15),
}


class Player(Struct, frozen=True):
    """Claims once a round, says what it thinks when it has reason to, and cuts where it is best for its side."""

    thinks: Callable[[View, tuple[Said, ...]], Beliefs]
    claim_odds: ClaimOdds
    strays: int  # cuts in ten that are made at random
    moody: float = 1.0  # the power of a temper's fears
    temper: Temper | None = None

    def answer(self, view: View, heard: tuple[Said, ...], choices: Choices[AnyMove], luck: Luck) -> Move:
        if isinstance(view.todo[0], Claiming):
            return self._claim(view, heard, luck)
        if luck.pick(10) < self.strays:
            return choices.sample(luck)
        owners = [seat for seat, held in enumerate(view.held) if held and seat != view.viewer]
        owner = _best(view, self.thinks(view, heard), owners, luck, fears(self.temper) ** self.moody)
        assert owner is not None
        return Cut(owner)

    def speak(self, view: View, heard: tuple[Said, ...], luck: Luck) -> Talk | None:
        why = occasion(view, heard, Claim, luck, self.temper)
        if why is None:
            return None
        if why.reason is Reason.CLAIM:
            return self._claim(view, heard, luck)
        if why.reason is Reason.CUT and (left := left_of_claim(view, heard, Claim)) is not None:
            return Claim(success=left)
        thinks = self.thinks(view, heard)
        return thought(
            view, why, thinks.terrorist, lambda: _best(view, thinks, promising(view, heard, Claim), luck), luck
        )

    def _claim(self, view: View, heard: tuple[Said, ...], luck: Luck) -> Claim:
        success, boom = view.hand.count(Wire.SUCCESS), view.hand.count(Wire.BOOM)
        told = drawn(self.claim_odds(_side(view), success, boom, most_success(view)), luck)
        return Claim(success=told, boom=0 if _boom_was_named(view, heard) else None)


def _boom_was_named(view: View, heard: tuple[Said, ...]) -> bool:
    """Whether somebody else spoke of the Boom in this round. Then all deny it, whoever holds it; else nobody names it:
    a denial by all says nothing, and makes liars of the loyal."""
    words = [said.talk for said in heard if said.round == view.round]
    words += [claimed.claim for claimed in view.claimed[(view.round - 1) * view.players :]]
    return any(isinstance(word, Claim) and word.boom is not None for word in words)


def _best(view: View, thinks: Beliefs, owners: Sequence[Seat], luck: Luck, fears: float = 1.0) -> Seat | None:
    """The one of these whose wire is best cut for my side; ties at random."""
    of_success, of_boom, of_nippers = WISHES[_side(view)]
    if _side(view) is Role.SWAT:
        of_boom, of_nippers = of_boom * fears, of_nippers * fears
    worth = [
        of_success * thinks.success[seat] + of_boom * thinks.boom[seat] + of_nippers * thinks.terrorist[seat]
        for seat in owners
    ]
    top = [seat for seat, value in zip(owners, worth, strict=True) if value > max(worth) - 1e-9]
    return top[luck.pick(len(top))] if top else None


def _side(view: View) -> Role:
    return view.role or Role.SWAT


def easy() -> Player:
    """Believes every claim, tells the truth on either side, and makes every other cut at random."""
    return Player(trust, truthful, strays=5)


def normal() -> Player:
    """Reasons about this round only; as a Terrorist adds a little to the truth."""
    return Player(partial(beliefs, memory=1, watches=False), shading, strays=3, moody=1.5)


def hard() -> Player:
    """Remembers everything that was dealt, cut and said, and by whom, and lies convincingly."""
    return Player(beliefs, lying, strays=0)
