"""Time Bomb Evolution's levels: easy trusts everybody, normal reasons about this round, hard about the whole game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TypeAlias, TypeVar

from msgspec import Struct

from boomtable.bots.temper import Temper, fears
from boomtable.bots.time_bomb_evolution.beliefs import Beliefs, beliefs, trust
from boomtable.bots.time_bomb_evolution.claims import boasting, claim, told
from boomtable.bots.time_bomb_evolution.evaluation import Position, Tuning, position, worth
from boomtable.bots.time_bomb_shared.claims import ClaimOdds, shading, truthful
from boomtable.bots.time_bomb_shared.talk import Reason, left_of_claim, occasion, promising, thought
from boomtable.engine import Choices, Luck, Move, Said, Seat, Talk
from boomtable.games.time_bomb_evolution import AnyMove, Claim, Cut, Protect, Role, Unprotect, View, Wire
from boomtable.games.time_bomb_shared.steps import Claiming

M = TypeVar("M", bound=Move)
Judge: TypeAlias = Callable[[View, Beliefs, Sequence[Move], float], Mapping[Move, float]]  # SWAT's chance after each

LITTLE = 0.4  # what the nippers count to those who hardly know who is a Terrorist
BEST_FOR = {Role.SWAT: max, Role.TERRORIST: min}


def worths(view: View, thinks: Beliefs, moves: Sequence[Move], fears: float, tuning: Tuning) -> dict[Move, float]:
    """SWAT's chance to win after each cut, or each change of protection, to somebody who fears Terrorists so much."""
    now = position(view, thinks.uncut)
    cuts = {move: move.owner for move in moves if isinstance(move, Cut)}
    if not cuts:
        marks = [move for move in moves if isinstance(move, Protect | Unprotect)]
        return {mark: worth(now.protecting(mark.colour, on=isinstance(mark, Protect)), tuning) for mark in marks}
    kinds = {kind: _after(view, now, kind, tuning) for kind in (Wire.SUCCESS, *view.colours)}
    values = {cut: sum([p * kinds[kind] for kind, p in thinks.wires[owner].items()]) for cut, owner in cuts.items()}
    fears = fears if view.role is Role.SWAT else 1.0
    power = fears * tuning.nippers * (max(values.values()) - min(values.values()))
    return {cut: value - power * thinks.terrorist[cuts[cut]] for cut, value in values.items()}


def _after(view: View, now: Position, wire: Wire, tuning: Tuning) -> float:
    """SWAT's chance if I cut this kind of wire and then make the best of it for my side."""
    if now.pair and wire is Wire.PURPLE:
        return 0.0
    then, marked = now.after(wire), []
    if now.evolution and wire is Wire.SUCCESS and then.success:
        marked = [then.protecting(colour, on=True) for colour in view.protectable]
    if now.evolution and wire is Wire.BLUE and not then.exploded:
        marked = [then.protecting(colour, on=False) for colour in view.protected]
    return BEST_FOR[view.role or Role.SWAT]([worth(table, tuning) for table in marked or [then]])


class Player(Struct, frozen=True):
    """Claims once a round, says what it thinks when it has reason to, and does what is best for its side."""

    thinks: Callable[[View, tuple[Said, ...]], Beliefs]
    claim_odds: ClaimOdds
    strays: int  # choices in ten that are made at random, among the better half
    judges: Judge = partial(worths, tuning=Tuning())
    moody: float = 0.5  # the power of a temper's fears: the nippers weigh more than in Time Bomb
    temper: Temper | None = None

    def answer(self, view: View, heard: tuple[Said, ...], choices: Choices[AnyMove], luck: Luck) -> Move:
        if isinstance(view.todo[0], Claiming):
            return self._claim(view, luck)
        if choices.size == 1:
            return choices.sample(luck)
        moves: list[Move] = [*choices]
        if luck.pick(10) < self.strays:
            return self._stray(view, self.thinks(view, heard), moves, luck)
        return self._best(view, self.thinks(view, heard), moves, luck, fears(self.temper) ** self.moody)

    def speak(self, view: View, heard: tuple[Said, ...], luck: Luck) -> Talk | None:
        why = occasion(view, heard, Claim, luck, self.temper) if view.cuts_left else None
        if why is None:
            return None
        if why.reason is Reason.CLAIM:
            return self._claim(view, luck)
        if why.reason is Reason.CUT and (left := left_of_claim(view, heard, Claim)) is not None:
            return told(view, left)
        thinks = self.thinks(view, heard)
        return thought(view, why, thinks.terrorist, lambda: self._favourite(view, heard, thinks, luck), luck)

    def _claim(self, view: View, luck: Luck) -> Claim:
        return claim(view, self.claim_odds, luck)

    def _favourite(self, view: View, heard: tuple[Said, ...], thinks: Beliefs, luck: Luck) -> Seat | None:
        """Whose wire is best cut next, of those who promise anything."""
        cuts = [Cut(owner) for owner in promising(view, heard, Claim)]
        return self._best(view, thinks, cuts, luck).owner if cuts else None

    def _stray(self, view: View, thinks: Beliefs, moves: Sequence[M], luck: Luck) -> M:
        """Any move of the better half: nobody errs so badly that all can see it."""
        worth, rest = self.judges(view, thinks, moves, 1.0), [*moves]
        mixed = [rest.pop(luck.pick(len(rest))) for _ in moves]
        ranked = sorted(mixed, key=lambda move: worth[move], reverse=view.role is not Role.TERRORIST)
        return ranked[luck.pick((len(moves) + 1) // 2)]

    def _best(self, view: View, thinks: Beliefs, moves: Sequence[M], luck: Luck, fears: float = 1.0) -> M:
        """What is best for my side, ties at random."""
        worth = self.judges(view, thinks, moves, fears)
        wanted = BEST_FOR[view.role or Role.SWAT](worth.values())
        top = [move for move in moves if abs(worth[move] - wanted) < 1e-9]
        return top[luck.pick(len(top))]


def easy() -> Player:
    """Believes every claim, tells the truth on either side, and makes every other choice at random, but no bad one."""
    return Player(trust, truthful, strays=5)


def normal() -> Player:
    """Reasons about this round only; as a Terrorist adds a little to the truth."""
    judges = partial(worths, tuning=Tuning(nippers=LITTLE))
    return Player(partial(beliefs, memory=1, watches=False), shading, strays=2, judges=judges, moody=1.0)


def hard() -> Player:
    """Remembers everything that was dealt, cut and said, and lies convincingly."""
    return Player(beliefs, boasting, strays=0, moody=0.25)
