"""Planted leaks in the offers, shares and reveals of Two Rooms and a Boom."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from boomtable.engine import Choices, OneOf, Refusal, Seat, but
from boomtable.games.two_rooms import TwoRooms, View
from boomtable.games.two_rooms.characters import CARDS
from boomtable.games.two_rooms.moves import Accept, OfferCard, Withdraw
from boomtable.games.two_rooms.news import AnyNews, Lapsed, Offered, Shared, Showing, Shown, TakenBack
from boomtable.games.two_rooms.people import Condition, Kind
from boomtable.games.two_rooms.sharing import may_keep
from tests.games.two_rooms.leaks import Leak, Telling


class OffersLapseWithANewCard(Leak, frozen=True, kw_only=True):
    """So whoever was asked learns that the asker's card was swapped [TR16] [TR20]."""

    def given_card(self, seat: Seat, card: str) -> TwoRooms:
        kept = tuple(offer for offer in self.offers if seat not in (offer.by, offer.to))
        return TwoRooms.given_card(but(self, offers=kept), seat, card)


class OffersLapseWithANewCondition(Leak, frozen=True, kw_only=True):
    """So whoever was asked learns what became of the asker."""

    def giving(self, seat: Seat, condition: Condition, partner: Seat | None = None) -> TwoRooms:
        table = super().giving(seat, condition, partner)
        return but(table, offers=tuple(offer for offer in table.offers if may_keep(table, offer)))


class ALapseIsTold(Leak, frozen=True, kw_only=True):
    def giving(self, seat: Seat, condition: Condition, partner: Seat | None = None) -> TwoRooms:
        table = super().giving(seat, condition, partner)
        for offer in table.offers:
            if offer.by == seat and not may_keep(table, offer):
                table = table.tell_seats((offer.to,), Lapsed(offer.by, offer.to))
        return table


class AskingAnotherClosesAnOffer(Leak, frozen=True, kw_only=True):
    """So whoever was asked learns that somebody else is asked now."""

    def tell_seats(self, seats: Iterable[Seat], *news: AnyNews, rooms: tuple[int, ...] = ()) -> TwoRooms:
        table = super().tell_seats(seats, *news, rooms=rooms)
        if not isinstance(news[0], Offered):
            return table
        return but(table, offers=tuple(offer for offer in table.offers if offer.by != news[0].by))


class AnOfferShowsWhetherItWillBeKept(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, offers=tuple(but(offer, cure=not may_keep(self, offer)) for offer in view.offers))


class WhoAskedMeAlsoAsksOthers(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        askers = [offer.by for offer in view.offers]
        return but(view, offers=tuple(offer for offer in self.offers if offer.by in askers))


class HowManyOffersAreOpen(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, sending=len(self.offers))


class OnlyWhatWillBeKeptCanBeAccepted(Leak, frozen=True, kw_only=True):
    """The choices of the player asked reveal what became of the asker."""

    def choices(self, seat: Seat) -> Choices[Any]:
        void = [Accept(offer.by) for offer in self.offers if offer.to == seat and not may_keep(self, offer)]
        return OneOf(move for move in super().choices(seat) if move not in void) if void else super().choices(seat)


class WhoWasAskedCannotBeAskedAgain(Leak, frozen=True, kw_only=True):
    """By anybody: so all in the room learn of an offer."""

    def choices(self, seat: Seat) -> Choices[Any]:
        asked = [OfferCard(offer.to) for offer in self.offers]
        return OneOf(move for move in super().choices(seat) if move not in asked) if asked else super().choices(seat)


class ARefusalTellsOfAnOffer(Leak, frozen=True, kw_only=True):
    """Who tries to take back what they never offered learns whether somebody else did offer it."""

    def why_not(self, seat: Seat, move: object) -> Refusal | None:
        refusal = super().why_not(seat, move)
        asked = [offer.to for offer in self.offers]
        return but(refusal, rule="TR20") if refusal and isinstance(move, Withdraw) and move.seat in asked else refusal


# A colour that is shown [TR17].


class AColourShownIsTheWholeCard(Leak, frozen=True, kw_only=True):
    def tell_seats(self, seats: Iterable[Seat], *news: AnyNews, rooms: tuple[int, ...] = ()) -> TwoRooms:
        match news[0]:
            case Shown(by, to, Kind.COLOUR):
                news = (Shown(by, to, Kind.COLOUR, self.people[by].card),)
        return super().tell_seats(seats, *news, rooms=rooms)


class AColourIsSeenThroughTheWall(Leak, frozen=True, kw_only=True):
    def tell_room(self, room: int, *news: AnyNews, but_not: Iterable[Seat] = ()) -> TwoRooms:
        hue = isinstance(news[0], Shown) and news[0].kind is Kind.COLOUR
        return self.tell_all(*news) if hue else super().tell_room(room, *news, but_not=but_not)


class TheRoomSeesWhichColourIsShownToOne(Leak, frozen=True, kw_only=True):
    def tell_onlookers(self, room: int, *news: AnyNews, but_not: tuple[Seat, ...]) -> TwoRooms:
        match news[0]:
            case Showing(by, to, Kind.COLOUR):
                news = (Shown(by, to, Kind.COLOUR, str(CARDS[self.people[by].card].colour)),)
        return super().tell_onlookers(room, *news, but_not=but_not)


class ThePromiseIsBrokenForColours(Leak, frozen=True, kw_only=True):
    """With a Privacy Promise the room is told all the same that a colour is shown [TR20]."""

    def tell_onlookers(self, room: int, *news: AnyNews, but_not: tuple[Seat, ...]) -> TwoRooms:
        hue = isinstance(news[0], Showing) and news[0].kind is Kind.COLOUR
        tell = TwoRooms.tell_room if hue else TwoRooms.tell_onlookers
        return tell(self, room, *news, but_not=but_not)


class ToShowAColourClosesAnOffer(Leak, frozen=True, kw_only=True):
    """So whoever was asked learns that a colour was shown to somebody else."""

    def tell_seats(self, seats: Iterable[Seat], *news: AnyNews, rooms: tuple[int, ...] = ()) -> TwoRooms:
        table = super().tell_seats(seats, *news, rooms=rooms)
        match news[0]:
            case Shown(by, int(), Kind.COLOUR):
                return but(table, offers=tuple(offer for offer in table.offers if offer.by != by))
        return table


class OffersAreTakenBackAloud(Telling, frozen=True, kw_only=True):
    def loud(self) -> tuple[type[Any], ...]:
        return (TakenBack,)


class TheRoomSeesThatAColourWasConned(Leak, frozen=True, kw_only=True):
    """It should see a share of colours, like any other."""

    def tell_room(self, room: int, *news: AnyNews, but_not: Iterable[Seat] = ()) -> TwoRooms:
        match news[0]:
            case Shared(seats, Kind.COLOUR) if any(self.people[seat].card.startswith("conman") for seat in seats):
                news = (Shared(seats, Kind.CARD),)
        return super().tell_room(room, *news, but_not=but_not)


PLANTED: list[type[Leak]] = [
    kind for kind in (*Leak.__subclasses__(), *Telling.__subclasses__()) if kind.__module__ == __name__
]
