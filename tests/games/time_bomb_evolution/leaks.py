"""Planted leaks in Time Bomb Evolution, one each. `hidden means hidden` must find all of them."""

from __future__ import annotations

from typing import Any

from boomtable.engine import Alarm, Choices, Move, OneOf, Outcome, Refusal, Seat, Talk, Viewer, but
from boomtable.games.time_bomb_evolution import COLOURS, Claim, Evolution, Protect, Role, Wire
from boomtable.games.time_bomb_evolution.moves import Shortened, Turned
from boomtable.games.time_bomb_evolution.steps import Protecting, Unprotecting
from boomtable.games.time_bomb_evolution.view import View
from boomtable.games.time_bomb_shared.steps import BAD_CLAIM, Clipping, Flipping


class Leak(Evolution, frozen=True, kw_only=True):
    """A table that says more than it may while the game runs."""

    def seen_from(self, viewer: Viewer) -> Any:
        view = super().seen_from(viewer)
        return self.leak(view) if self.deals and self.todo else view

    def leak(self, view: View) -> Any:
        return view

    def gone(self, colour: Wire) -> int:
        return self.removed.count(colour)

    def counts(self, wire: Wire) -> tuple[int, ...]:
        return tuple(self.hand(seat).count(wire) for seat in range(self.players))


class RolesBeforeTheEnd(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, roles=self.roles)


class TheNeighboursRole(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        left = (view.viewer + 1) % self.players if isinstance(view.viewer, int) else 0
        return but(view, role=self.roles[left])


class TerroristsKnowEachOther(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, roles=self.roles) if view.role is Role.TERRORIST else view


class DealsBeforeTheEnd(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, deals=self.deals)


class EarlierDealsBeforeTheEnd(Leak, frozen=True, kw_only=True):
    """Only the rounds that are over, whose wires were gathered unseen."""

    def leak(self, view: View) -> View:
        return but(view, deals=self.deals[:-1])


class LiesAreKnownBeforeTheEnd(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, false_claims=self.false_claims)


class TheNeighboursHand(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        left = (view.viewer + 1) % self.players if isinstance(view.viewer, int) else 0
        return but(view, hand=self.hand(left))


class SpectatorsSeeAHand(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, hands=(self.deals[0][0],)) if view.role is None else view


class TheBoxIsOpen(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, removed=self.removed)


class ARemovedCardIsSeen(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, removed=self.removed[:1])


class AColourThatCannotExplodeHasNoThreshold(Leak, frozen=True, kw_only=True):
    """The view shows that too many cards were removed to reach the threshold."""

    def leak(self, view: View) -> View:
        pairs = zip(view.colours, view.thresholds, strict=True)
        return but(view, thresholds=tuple(0 if 5 - self.gone(colour) < limit else limit for colour, limit in pairs))


class ColoursAreOrderedByWhatIsLeft(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, colours=tuple(sorted(view.colours, key=self.gone)))


class AColourThatIsGoneIsNotInPlay(Leak, frozen=True, kw_only=True):
    """Claims are refused for a colour of which three or more are removed."""

    @property
    def kinds(self) -> tuple[Wire, ...]:
        return (Wire.SUCCESS, *(colour for colour in self.colours if self.gone(colour) < 3))


class ThePaletteForgetsWhatNobodyHolds(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        held = {wire for seat in range(self.players) for wire in self.hand(seat)}
        return but(view, palette=tuple(colour for colour in COLOURS if colour in held))


class CountsOfSuccess(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, held=self.counts(Wire.SUCCESS))


class CutsLeftKnowThePinkToCome(Leak, frozen=True, kw_only=True):
    """A round looks shorter by the pink wires that lie face down."""

    def leak(self, view: View) -> View:
        return but(view, cuts_left=max(0, view.cuts_left - sum(self.counts(Wire.PINK))))


class TheOrderOfMyHandTellsOfTheBox(Leak, frozen=True, kw_only=True):
    """My own hand, but upside down if a card of the first colour was removed."""

    def leak(self, view: View) -> View:
        return but(view, hand=view.hand[::-1]) if self.gone(self.colours[0]) else view


class TheWireIsKnownBeforeItIsTurnedUp(Leak, frozen=True, kw_only=True):
    """With the wire aimed at, the news tells the first of those that it can be."""

    def leak(self, view: View) -> View:
        if isinstance(self.todo[0], Flipping):
            owner = self.todo[0].owner
            return but(view, news=(*view.news, Turned(owner, self.hand(owner)[0])))
        return view


class TheStepsToComeKnowTheWire(Leak, frozen=True, kw_only=True):
    """What is left to do has a protection in it already when the owner holds a Success."""

    def leak(self, view: View) -> View:
        if isinstance(self.todo[0], Flipping) and Wire.SUCCESS in self.hand(self.todo[0].owner):
            return but(view, todo=(view.todo[0], Protecting(self.clipper), *view.todo[1:]))
        return view


class NewsTellsWhatElseTheOwnerHolds(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, news=(*view.news, Shortened(self.hand(self.clipper).count(Wire.PINK))))


class TheOutcomeIsForetold(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        first = self.hand(self.cuttable[0])[0]
        doomed = first is not Wire.SUCCESS and self.cut_wires.count(first) > 1
        return but(view, outcome=Outcome("terrorist", (), "exploded")) if doomed else view


class WaitingIsOrderedByRole(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, waiting=tuple(sorted(range(self.players), key=lambda seat: self.roles[seat])))


class AFingerprintOfTheTable(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, start=hash((self.deals, self.removed)) % 1000)


class OnlyWhatCanStillExplodeIsProtected(Leak, frozen=True, kw_only=True):
    """A colour of which too few are in the game is not offered for protection."""

    def choices(self, seat: Seat) -> Choices[Any]:
        choices = super().choices(seat)
        if not choices.size or not isinstance(self.todo[0], Protecting):
            return choices
        return OneOf(move for move in choices if self.gone(move.colour) < 2) or choices


class TheDefaultProtectsWhatIsHeldMost(Leak, frozen=True, kw_only=True):
    def default(self, seat: Seat) -> Move:
        if not isinstance(self.todo[0], Protecting | Unprotecting):
            return super().default(seat)
        moves: list[Any] = [*self.choices(seat)]
        most: Move = max(moves, key=lambda move: sum(self.counts(move.colour)))
        return most


class ChoicesAvoidTerrorists(Leak, frozen=True, kw_only=True):
    def choices(self, seat: Seat) -> Choices[Any]:
        choices = super().choices(seat)
        if not choices.size or type(self.todo[0]) is not Clipping:
            return choices
        return OneOf(cut for cut in choices if self.roles[cut.owner] is Role.SWAT) or choices


class RefusalsDependOnTheBox(Leak, frozen=True, kw_only=True):
    def why_not(self, seat: Seat, move: object) -> Refusal | None:
        refusal = super().why_not(seat, move)
        if refusal and isinstance(move, Protect) and self.deals and self.gone(move.colour):
            return Refusal(refusal.code, "TE2")
        return refusal


class LiesAreRefused(Leak, frozen=True, kw_only=True):
    """Another player's claim could be checked by asking whether it may be repeated."""

    def why_not_say(self, seat: Seat, talk: Talk) -> Refusal | None:
        refusal = super().why_not_say(seat, talk)
        if refusal is None and isinstance(talk, Claim):
            others = [count for other, count in enumerate(self.counts(Wire.RED)) if other != seat]
            return None if talk.red in others else BAD_CLAIM
        return refusal


class OnlyAlliesHear(Leak, frozen=True, kw_only=True):
    def hearers(self, seat: Seat, talk: Talk) -> tuple[Viewer, ...]:
        return tuple(other for other, role in enumerate(self.roles[: self.players]) if role is self.roles[seat])


class TheClockTicksFasterNearPurple(Leak, frozen=True, kw_only=True):
    @property
    def alarms(self) -> tuple[Alarm, ...]:
        near = bool(self.deals) and self.counts(Wire.PURPLE)[self.clipper] > 0
        return (Alarm("cut", 20.0 if near else 30.0),)


LEAKS: list[type[Leak]] = Leak.__subclasses__()
