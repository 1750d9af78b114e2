"""Planted leaks in Two Rooms and a Boom, one each. `hidden means hidden` must find all of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any
from zlib import crc32

from boomtable.engine import PUBLIC, Alarm, Choices, Move, OneOf, Refusal, Seat, Talk, Viewer, but
from boomtable.games.two_rooms import Tell, TwoRooms, View
from boomtable.games.two_rooms.acts import RULES
from boomtable.games.two_rooms.characters.habits import PAPARAZZI
from boomtable.games.two_rooms.leading import counts_as_mayor
from boomtable.games.two_rooms.moves import OfferCard, Point
from boomtable.games.two_rooms.news import (
    AnyNews,
    Cured,
    Gained,
    Met,
    Offered,
    Pointed,
    Ready,
    Refused,
    Sending,
    Showing,
    Shown,
    Swapped,
)
from boomtable.games.two_rooms.people import ROOMS, Condition
from boomtable.games.two_rooms.rounds import Holding, Playing


class Leak(TwoRooms, frozen=True, kw_only=True):
    """A table that says more than it may while the game runs."""

    def seen_from(self, viewer: Viewer) -> Any:
        view = super().seen_from(viewer)
        return self.leak(view) if self.number and self.todo else view

    def leak(self, view: View) -> Any:
        return view

    def across(self, view: View) -> int:
        """The room that the viewer is not in; for a stranger room 1."""
        return 0 if view.room is None else 1 - view.room

    def neighbour(self, view: View) -> Seat:
        return (view.viewer + 1) % self.players if isinstance(view.viewer, int) else 0


# Through the wall [TR7].


class TheOtherRoomsLeader(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, barred=self.leaders[self.across(view)])


class ThatTheOtherRoomHasNoLeader(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, early=None in self.leaders)


class TheLeaderCardHeldOutAcross(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, lead_offer=self.lead_offers[self.across(view)])


class PointingInBothRooms(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, pointing=self.pointing)


class HowManyPointAcross(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, sending=len(self.pointing) - self.pointing.count(None))


class MayorsInBothRooms(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, mayors=self.mayors)


class TackledInBothRooms(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, tackled=self.tackled)


class WhoHandedTheLeaderCardAcross(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, handed=self.handed)


class HostagesBeforeBothAreLocked(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, hostages=view.hostages or self.hostages[self.across(view)])


class ThatTheOtherRoomHasNamedHostagesEarly(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        playing = isinstance(self.todo[0], Playing) and not self.options.no_timer
        return but(view, sending=2 - self.hostages.count(None)) if playing else view


class OpenCardsInBothRooms(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        opened = [(seat, person.card) for seat, person in enumerate(self.people) if person.open]
        return but(view, open=tuple(opened))


class StrangersLookIntoARoom(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, leader=self.leaders[0], pointing=self.pointing) if view.viewer == PUBLIC else view


class VotesOfAll(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, votes=tuple(seat for seat, person in enumerate(self.people) if person.votes))


class PointingIsToldToBothRooms(Leak, frozen=True, kw_only=True):
    def tell_room(self, room: int, *news: AnyNews, but_not: Iterable[Seat] = ()) -> TwoRooms:
        return self.tell_all(*news) if isinstance(news[0], Pointed) else super().tell_room(room, *news, but_not=but_not)


class HostagesAreToldToAll(Leak, frozen=True, kw_only=True):
    def tell_room(self, room: int, *news: AnyNews, but_not: Iterable[Seat] = ()) -> TwoRooms:
        return self.tell_all(*news) if isinstance(news[0], Sending) else super().tell_room(room, *news, but_not=but_not)


class ReadyIsToldThoughTheClockRuns(Leak, frozen=True, kw_only=True):
    """With a timer the other room learns nothing before both are locked [TR12]."""

    def tell_room(self, room: int, *news: AnyNews, but_not: Iterable[Seat] = ()) -> TwoRooms:
        table = super().tell_room(room, *news, but_not=but_not)
        return TwoRooms.tell_room(table, 1 - room, Ready(room)) if isinstance(news[0], Sending) else table


class RevealsAreSeenThroughTheWall(Leak, frozen=True, kw_only=True):
    def tell_room(self, room: int, *news: AnyNews, but_not: Iterable[Seat] = ()) -> TwoRooms:
        return self.tell_all(*news) if isinstance(news[0], Shown) else super().tell_room(room, *news, but_not=but_not)


# A parley [TR13].


class WhoLeadsTheOtherRoomIsSeenByAllWhenLeadersMeet(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, meets=self.leaders[self.across(view)]) if self.parley else view


class ThatTheOtherLeaderIsDoneIsSeenByAll(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, sending=view.sending + len(self.parted))


class HostagesAreSeenWhenLeadersMeet(Leak, frozen=True, kw_only=True):
    """They are left behind: nobody sees them before the exchange."""

    def leak(self, view: View) -> View:
        return but(view, hostages=self.hostages[self.across(view)]) if self.parley else view


# How much happens where one is not.


class HowManyActs(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, sending=self.acts)


class TheMomentCountsActs(Leak, frozen=True, kw_only=True):
    @property
    def public_time(self) -> int:
        return self.acts


class NewsGrowStaleWhenOthersAct(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, news=view.news if view.news and view.news[-1] == self.log[-1].news else ())


class WaitingTellsWhoMayAct(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, waiting=self.turn)


class WaitingTellsWhichLeaderIsLate(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, waiting=self.turn) if not isinstance(self.todo[0], Playing) else view


class TheClockRunsFasterWithoutALeader(Leak, frozen=True, kw_only=True):
    @property
    def alarms(self) -> tuple[Alarm, ...]:
        return tuple(but(alarm, seconds=alarm.seconds - self.leaders.count(None)) for alarm in super().alarms)


# Cards and people [TR5] [TR20].


class TheNeighboursCard(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, card=self.people[self.neighbour(view)].card)


class AScreenShowsACard(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, card=self.people[self.within(view.room or 0)[0]].card) if view.viewer in ROOMS else view


class TheBuriedCard(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, buried=self.buried)


class TheSoberCard(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, sober=self.sober)


class ConditionsOfANeighbour(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, conditions=self.people[self.neighbour(view)].conditions)


class WhoHasUsedAPower(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, used=tuple(seat for seat, person in enumerate(self.people) if person.used))


class WhoIsGambling(Leak, frozen=True, kw_only=True):
    """Premature Loss is not told before the end [TR28]."""

    def leak(self, view: View) -> View:
        return but(view, trips=tuple(seat for seat, person in enumerate(self.people) if person.gambling))


class WhoWouldWin(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, verdicts=self.verdicts)


class AFingerprintOfTheTable(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, sending=crc32(repr((self.people, self.buried)).encode()) % 1000)


# What others do with each other [TR20].


class OffersOfOthers(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, offers=self.offers)


class SharesOfOthers(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, shares=self.shares)


class TheCardBehindAColour(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        me = view.viewer
        shares = self.shares[self.people[me].since :] if isinstance(me, int) else ()
        return but(view, shared=tuple(share for share in shares if me in share.seats))


class TheWholeLog(Leak, frozen=True, kw_only=True):
    def leak(self, view: View) -> View:
        return but(view, log=self.log)


class Telling(Leak, frozen=True, kw_only=True):
    """Whatever is of these kinds is told to the whole room as well."""

    def tell_seats(self, seats: Iterable[Seat], *news: AnyNews, rooms: tuple[int, ...] = ()) -> TwoRooms:
        seats = list(seats)
        if not rooms and isinstance(news[0], self.loud()):
            rooms = (self.people[seats[0]].room,)
            seats = self.within(rooms[0])
        return super().tell_seats(seats, *news, rooms=rooms)

    def loud(self) -> tuple[type[Any], ...]:
        return ()


class OffersAreMadeAloud(Telling, frozen=True, kw_only=True):
    def loud(self) -> tuple[type[Any], ...]:
        return (Offered,)


class RefusalsAreMadeAloud(Telling, frozen=True, kw_only=True):
    def loud(self) -> tuple[type[Any], ...]:
        return (Refused,)


class ASwapIsToldToTheRoom(Telling, frozen=True, kw_only=True):
    def loud(self) -> tuple[type[Any], ...]:
        return (Swapped,)


class ConditionsAreToldToTheRoom(Telling, frozen=True, kw_only=True):
    def loud(self) -> tuple[type[Any], ...]:
        return (Gained, Cured)


class WhomALeaderMetIsToldToTheRoom(Telling, frozen=True, kw_only=True):
    def loud(self) -> tuple[type[Any], ...]:
        return (Met,)


class WhatIsShownToOneIsSeenByAll(Telling, frozen=True, kw_only=True):
    def loud(self) -> tuple[type[Any], ...]:
        return (Shown,)


class ThePromiseIsBroken(Leak, frozen=True, kw_only=True):
    """With a Privacy Promise the room is told all the same that a card is shown."""

    def tell_seats(self, seats: Iterable[Seat], *news: AnyNews, rooms: tuple[int, ...] = ()) -> TwoRooms:
        table = super().tell_seats(seats, *news, rooms=rooms)
        match news[0]:
            case Shown(by, int(to), kind):
                return TwoRooms.tell_room(table, self.people[by].room, Showing(by, to, kind), but_not=(by, to))
        return table


class EveryPaparazzoWatches(Leak, frozen=True, kw_only=True):
    """Against a promise only those whom the room has seen [TR20]."""

    def tell_onlookers(self, room: int, *news: AnyNews, but_not: tuple[Seat, ...]) -> TwoRooms:
        bold = [seat for seat in self.within(room) if self.people[seat].card in PAPARAZZI and seat not in but_not]
        if not self.options.privacy_promise or not bold:
            return super().tell_onlookers(room, *news, but_not=but_not)
        return self.tell_seats(bold, *news)


class AMayorIsKnownToHaveLostTheCard(Leak, frozen=True, kw_only=True):
    """Before it matters [TR32]."""

    def leak(self, view: View) -> View:
        return but(view, mayors=tuple(seat for seat in view.mayors if counts_as_mayor(self, seat)))


# Beside the view.


class AVoteThatWaitsTicksInBothRooms(Leak, frozen=True, kw_only=True):
    def visible_alarms(self, viewer: Viewer) -> tuple[Alarm, ...]:
        return self.alarms


class WhoCanHoldAHostageIsWaitedFor(Leak, frozen=True, kw_only=True):
    """Before the hostages leave [TR13]."""

    def leak(self, view: View) -> View:
        return but(view, waiting=self.turn) if isinstance(self.todo[0], Holding) else view


class NobodyOffersToWhoCannotTake(Leak, frozen=True, kw_only=True):
    """An offer always arrives: whether it can be made depends on its maker alone [TR16]."""

    def choices(self, seat: Seat) -> Choices[Any]:
        offered = super().choices(seat)
        if not any(isinstance(move, OfferCard) and self.is_shy(move.seat) for move in offered):
            return offered
        return OneOf(move for move in offered if not isinstance(move, OfferCard) or not self.is_shy(move.seat))

    def is_shy(self, seat: Seat) -> bool:
        return any(self.people[seat].has(condition) for condition in (Condition.SHY, Condition.COY))


class ARefusalGivesTheReason(Leak, frozen=True, kw_only=True):
    def why_not(self, seat: Seat, move: object) -> Refusal | None:
        refusal = super().why_not(seat, move)
        shy = isinstance(move, OfferCard) and bool(self.number) and self.people[move.seat].has(Condition.SHY)
        return but(RULES[OfferCard], rule="TR30") if refusal and shy else refusal


class TheDefaultPointsAtTheBomber(Leak, frozen=True, kw_only=True):
    def default(self, seat: Seat) -> Move:
        bombers = [Point(other) for other, person in enumerate(self.people) if person.card == "bomber"]
        return next((move for move in bombers if move in self.choices(seat)), super().default(seat))


class LiesAreRefused(Leak, frozen=True, kw_only=True):
    def why_not_say(self, seat: Seat, talk: Talk) -> Refusal | None:
        if isinstance(talk, Tell) and self.number and talk.seat < self.players:
            return RULES[OfferCard] if self.people[talk.seat].card != talk.what else None
        return super().why_not_say(seat, talk)


class TheCursedDoNotHear(Leak, frozen=True, kw_only=True):
    def hearers(self, seat: Seat, talk: Talk) -> tuple[Viewer, ...]:
        cursed = [other for other, person in enumerate(self.people) if person.has(Condition.CURSED)]
        return tuple(viewer for viewer in super().hearers(seat, talk) if viewer not in cursed)


LEAKS: list[type[Leak]] = [leak for leak in (*Leak.__subclasses__(), *Telling.__subclasses__()) if leak is not Telling]
