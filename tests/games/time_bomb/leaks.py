"""Planted leaks in Time Bomb, one each. `hidden means hidden` must find all of them."""

from __future__ import annotations

from typing import Any

from boomtable.engine import Alarm, Choices, Move, OneOf, Outcome, Refusal, Seat, Talk, Viewer, but
from boomtable.games.time_bomb import Claim, Cut, Role, TimeBomb, Wire
from boomtable.games.time_bomb.table import View
from boomtable.games.time_bomb_shared.steps import NO_WIRES, Clipping, Flipping


class Leak(TimeBomb, frozen=True, kw_only=True):
    """A table that says more than it may while the game runs."""

    def seen_from(self, viewer: Viewer) -> Any:
        view = super().seen_from(viewer)
        return self.leak(view) if self.deals and self.todo else view

    def leak(self, view: View) -> Any:
        return view

    def holds(self, wire: Wire) -> list[bool]:
        return [wire in self.hand(seat) for seat in range(self.players)]


class RolesBeforeTheEnd(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, roles=self.roles)


class DealsBeforeTheEnd(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, deals=self.deals)


class LastDealBeforeTheEnd(Leak, frozen=True, kw_only=True):
    """Only the rounds that are over, whose wires were gathered unseen."""

    def leak(self, view: View) -> View:
        return but(view, deals=self.deals[:-1])


class TheBoxIsOpen(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, roles=self.roles[self.players :])


class TheNeighboursHand(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        left = (view.viewer + 1) % self.players if isinstance(view.viewer, int) else 0
        return but(view, hand=self.hand(left))


class TerroristsKnowEachOther(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, roles=self.roles) if view.role is Role.TERRORIST else view


class SpectatorsKnowTheClippersRole(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, role=self.roles[self.clipper]) if view.role is None else view


class SpectatorsSeeAHand(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, hands=(self.deals[0][0],)) if view.role is None else view


class TheBoomShowsInACount(Leak, frozen=True, kw_only=True):
    """Equal as numbers, not as bytes: `true` where a 1 should be."""

    def leak(self, view: View) -> View:
        boom = self.holds(Wire.BOOM)
        return but(view, held=tuple(True if boom[seat] and n == 1 else n for seat, n in enumerate(view.held)))


class CountsOfSuccess(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, held=tuple(self.hand(seat).count(Wire.SUCCESS) for seat in range(self.players)))


class TheOutcomeIsForetold(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        doomed = self.hand(self.cuttable[0])[:1] == (Wire.BOOM,)
        return but(view, outcome=Outcome("terrorist", (), "exploded")) if doomed else view


class NewsTellsWhatElseTheOwnerHolds(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, news=(*view.news, *(view.news if Wire.BOOM in self.hand(self.clipper) else ())))


class WaitingIsOrderedByRole(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, waiting=tuple(sorted(range(self.players), key=lambda seat: self.roles[seat])))


class AFingerprintOfTheTable(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, start=hash(self.deals) % 1000)


class TheUndealtOrder(Leak, frozen=True, kw_only=True):
    """My own hand, but in an order that tells whether somebody to my left has the Boom."""

    def leak(self, view: View) -> View:
        return but(view, hand=view.hand[::-1]) if self.holds(Wire.BOOM)[0] else view


class ChoicesAvoidTheBoom(Leak, frozen=True, kw_only=True):
    def choices(self, seat: Seat) -> Choices[Any]:
        choices = super().choices(seat)
        if seat < 0 or not isinstance(self.todo[0], Clipping):
            return choices
        boom = self.holds(Wire.BOOM)
        return OneOf(cut for cut in choices if not boom[cut.owner]) or choices


class RefusalsDependOnTheRole(Leak, frozen=True, kw_only=True):
    def why_not(self, seat: Seat, move: object) -> Refusal | None:
        refusal = super().why_not(seat, move)
        if refusal and isinstance(move, Cut) and self.roles[:1] == (Role.TERRORIST,):
            return Refusal(refusal.code, "TB2")
        return refusal


class LiesAreRefused(Leak, frozen=True, kw_only=True):
    """Another player's claim could be checked by asking whether it may be repeated."""

    def why_not_say(self, seat: Seat, talk: Talk) -> Refusal | None:
        refusal = super().why_not_say(seat, talk)
        if refusal is None and isinstance(talk, Claim):
            others = [self.hand(other).count(Wire.SUCCESS) for other in range(self.players) if other != seat]
            return None if talk.success in others else NO_WIRES
        return refusal


class OnlyAlliesHear(Leak, frozen=True, kw_only=True):
    def hearers(self, seat: Seat, talk: Talk) -> tuple[Viewer, ...]:
        return tuple(other for other, role in enumerate(self.roles[: self.players]) if role is self.roles[seat])


class TheClockTicksFasterNearTheBoom(Leak, frozen=True, kw_only=True):
    @property
    def alarms(self) -> tuple[Alarm, ...]:
        near = bool(self.deals) and self.holds(Wire.BOOM)[self.clipper]
        return (Alarm("cut", 20.0 if near else 30.0),)


class TheDefaultCutIsSafe(Leak, frozen=True, kw_only=True):
    def default(self, seat: Seat) -> Move:
        boom = self.holds(Wire.BOOM)
        moves: list[Move] = sorted(self.choices(seat), key=lambda cut: boom[getattr(cut, "owner", 0)])
        return moves[0]


class TheStepsToComeKnowTheWire(Leak, frozen=True, kw_only=True):
    """The list of what is left to do holds one step too many when the next wire cannot be safe."""

    def leak(self, view: View) -> View:
        if isinstance(self.todo[0], Flipping) and Wire.SAFE not in self.hand(self.todo[0].owner):
            return but(view, todo=(*view.todo, Clipping()))
        return view


class LiesAreKnownBeforeTheEnd(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, false_claims=self.false_claims)


LEAKS: list[type[Leak]] = Leak.__subclasses__()
