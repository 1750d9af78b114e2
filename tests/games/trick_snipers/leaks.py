"""Tables with one planted leak each. `hidden means hidden` must find all of them."""

from __future__ import annotations

from typing import Any

from boomtable.engine import Choices, Move, OneOf, Outcome, Refusal, Seat, Viewer, but
from boomtable.games.trick_snipers import Card, Play, TrickSnipers, View
from boomtable.games.trick_snipers.cards import CHIEF, minus
from boomtable.games.trick_snipers.moves import CardPlayed
from boomtable.games.trick_snipers.rounds import Passing, Playing


class Leak(TrickSnipers, frozen=True, kw_only=True):
    """A table that says more than it may while the game runs."""

    def seen_from(self, viewer: Viewer) -> View:
        view = super().seen_from(viewer)
        return self.leak(view) if self.dealt and self.todo else view

    def leak(self, view: View) -> View:
        return view

    def left_of(self, viewer: Viewer) -> Seat:
        return (viewer + 1) % self.players if isinstance(viewer, int) else 0

    @property
    def passing(self) -> bool:
        return isinstance(self.todo[0], Passing)


class TheUnusedCardsLieOpen(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, deal=(self.unused,))


class OneUnusedCardIsBent(Leak, frozen=True, kw_only=True):
    """Everyone can tell whether it is a high one."""

    def leak(self, view: View) -> View:
        return but(view, counts=(*view.counts, int(self.unused[0].number > 6)))


class DealsBeforeTheEnd(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, deal=self.dealt)


class PassesBeforeTheEnd(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, passes=self.passed)


class TheNeighboursHand(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, theirs=self.hands[self.left_of(view.viewer)])


class WhatTheNeighbourWasDealt(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, theirs=minus(self.dealt[self.left_of(view.viewer)], view.hand))


class WhatTheNeighbourPassedOn(Leak, frozen=True, kw_only=True):
    """Two seats to the left."""

    def leak(self, view: View) -> View:
        return but(view, theirs=self.passed[self.left_of(view.viewer)]) if self.passed else view


class SpectatorsSeeAHand(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return view if isinstance(view.viewer, int) else but(view, hand=self.hands[0])


class SpectatorsKnowWhatWasPassed(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, passed=self.passed[0]) if self.passed and not isinstance(view.viewer, int) else view


class AnotherPassIsOpen(Leak, frozen=True, kw_only=True):
    """Whoever passes last sees what the first one sealed."""

    def leak(self, view: View) -> View:
        return but(view, answer=next((answer for _, answer in self.sealed), None))


class PassingAChiefTakesLonger(Leak, frozen=True, kw_only=True):
    """The list of those who answered leaves out whoever passes a 7."""

    def leak(self, view: View) -> View:
        quick = [seat for seat, answer in self.sealed if CHIEF not in [card.number for card in answer.cards]]
        return but(view, answered=tuple(quick))


class HandsAreCountedByClan(Leak, frozen=True, kw_only=True):
    """How many cards of its lowest clan each hand has."""

    def leak(self, view: View) -> View:
        return but(view, held=tuple([sum(card.clan is hand[0].clan for card in hand) for hand in self.hands if hand]))


class VoidsAreAnnounced(Leak, frozen=True, kw_only=True):
    """The trick that is being played tells who could not follow, before they have played."""

    def leak(self, view: View) -> View:
        if not self.trick:
            return view
        lacking = [seat for seat, hand in enumerate(self.hands) if self.trick[0].clan not in {c.clan for c in hand}]
        return but(view, waiting=(*view.waiting, *lacking))


class NewsOfChiefs(Leak, frozen=True, kw_only=True):
    """A card is told of twice if the player has a 7 left."""

    def leak(self, view: View) -> View:
        match view.news:
            case (CardPlayed(seat), *_) if CHIEF in [card.number for card in self.hands[seat]]:
                return but(view, news=view.news * 2)
        return view


class TheOutcomeIsForetold(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        chiefs = [seat for seat, hand in enumerate(self.hands) if CHIEF in [card.number for card in hand]]
        return but(view, outcome=Outcome("nobody", tuple(chiefs), "two-points"))


class TheStepsToComeKnowTheCards(Leak, frozen=True, kw_only=True):
    """There is one step more to come if some 7 is among the unused cards."""

    def leak(self, view: View) -> View:
        return but(view, todo=view.todo * 2) if CHIEF in [card.number for card in self.unused] else view


class AFingerprintOfTheTable(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, leader=hash(self.hands) % 1000)


class TheHandIsSortedByWhoHasMore(Leak, frozen=True, kw_only=True):
    """My own hand, but in an order that tells of another's."""

    def leak(self, view: View) -> View:
        left = self.hands[self.left_of(view.viewer)]
        return but(view, hand=view.hand[::-1]) if left and left[0].number > 6 else view


class ChoicesAvoidASnipe(Leak, frozen=True, kw_only=True):
    """A card that the next player could snipe is not on offer."""

    def choices(self, seat: Seat) -> Choices[Any]:
        choices = super().choices(seat)
        if seat < 0 or not self.todo or not isinstance(self.todo[0], Playing):
            return choices
        threats = {13 - card.number for card in self.hands[self.left_of(seat)]}
        return OneOf(move for move in choices if move.card.number not in threats) or choices


class TheDefaultIsWise(Leak, frozen=True, kw_only=True):
    """The default plays a card the next player cannot beat."""

    def default(self, seat: Seat) -> Move:
        if self.passing:
            return super().default(seat)
        others: dict[Any, list[Card]] = {}
        for card in self.hands[self.left_of(seat)]:
            others.setdefault(card.clan, []).append(card)
        moves = [*self.choices(seat)]
        wise: Move = next((m for m in moves if m.card > max(others.get(m.card.clan, [m.card]))), moves[0])
        return wise


class ARefusalKnowsWhoHasTheCard(Leak, frozen=True, kw_only=True):
    def why_not(self, seat: Seat, move: object) -> Refusal | None:
        refusal = super().why_not(seat, move)
        if refusal and isinstance(move, Play) and move.card in self.unused:
            return but(refusal, rule="TS1")
        return refusal


class TheMomentCountsSecrets(Leak, frozen=True, kw_only=True):
    """What dates things goes by the lowest hidden card."""

    @property
    def public_time(self) -> int:
        return len(self.trick) + (self.unused[0].number if self.unused and self.todo else 0)


LEAKS: list[type[Leak]] = Leak.__subclasses__()
