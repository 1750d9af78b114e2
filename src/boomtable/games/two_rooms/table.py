"""Two Rooms and a Boom, by Alan Gerding and Sean McCoy: the whole table as one value.

Numbers in brackets cite docs/rules/two-rooms.md.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import field

from boomtable.engine import PUBLIC, Alarm, BadSetup, Outcome, Refusal, Seat, State, Talk, Viewer, but
from boomtable.games.two_rooms.characters.character import CARDS, Verdict
from boomtable.games.two_rooms.characters.habits import PAPARAZZI
from boomtable.games.two_rooms.characters.teams import AMBASSADORS, count_players
from boomtable.games.two_rooms.finale import Pausing, Revealing
from boomtable.games.two_rooms.judging import Judge
from boomtable.games.two_rooms.leading import answering
from boomtable.games.two_rooms.moves import Call
from boomtable.games.two_rooms.news import (
    AnyNews,
    Covered,
    EndedEarly,
    Entered,
    Gained,
    Lapsed,
    Leaderless,
    Moved,
    Shown,
    Told,
)
from boomtable.games.two_rooms.options import Options
from boomtable.games.two_rooms.people import PARLEY, ROOMS, Aim, Condition, Kind, Offer, Person, Share, gained, put
from boomtable.games.two_rooms.playset import deck_for
from boomtable.games.two_rooms.rounds import Exchanging, Parley, Round
from boomtable.games.two_rooms.setup import Beginning, Burying, Dealing, Evening, PlacingAmbassadors, SettingAside
from boomtable.games.two_rooms.steps import AnyStep
from boomtable.games.two_rooms.talk import mute, why_not_say
from boomtable.games.two_rooms.view import View, ears, room_of, seen

REPLACING = (Condition.IN_LOVE, Condition.IN_HATE, Condition.ZOMBIE)  # [TR36]


class TwoRooms(State, frozen=True, kw_only=True):
    """Who is where, holds what and votes for whom; and all news, with whom it reached."""

    options: Options = field(default=Options(), name="house")
    deck: tuple[str, ...] = ()  # every card in the game, which all know [TR1]
    todo: tuple[AnyStep, ...] = ()
    news: tuple[AnyNews, ...] = ()

    colours: bool = False  # may be shared [TR17]
    number: int = 0  # of the round
    buried: str = ""
    sober: str = ""  # what the Drunk will be
    people: tuple[Person, ...] = ()

    leaders: tuple[Seat | None, Seat | None] = (None, None)
    lead_offers: tuple[Seat | None, Seat | None] = (None, None)  # to whom the leader card is offered
    handed: tuple[tuple[Seat, Seat], ...] = ()  # this round: by whom, to whom [TR9]
    pointing: tuple[Seat | None, ...] = ()
    mayors: tuple[Seat, ...] = ()  # who showed the card since the votes were last reset, and may have lost it [TR32]
    barred: tuple[Seat | None, Seat | None] = (None, None)  # the Usurper whom no vote can change [TR31]
    tackled: tuple[Seat, ...] = ()
    offers: tuple[Offer, ...] = ()  # open ones, sorted; at most one from one player to another [TR16]
    hostages: tuple[tuple[Seat, ...] | None, tuple[Seat, ...] | None] = (None, None)
    sending: int = 0  # how many each leader must name, once time is up [TR12]
    parted: tuple[Seat, ...] = ()  # the leader who is done talking [TR13]

    shares: tuple[Share, ...] = ()
    log: tuple[Told, ...] = ()
    reached: tuple[tuple[int, ...], ...] = ()  # which of it, by seat, then the screens of both rooms, then the public
    acts: int = 0

    named: tuple[tuple[Seat, str | None], ...] = ()  # answers at the end [TR22]
    called: tuple[tuple[Seat, Call | None], ...] = ()
    shots: tuple[tuple[Seat, Seat | None], ...] = ()
    early: bool = False  # [TR27]

    # Where it stands.

    @property
    def round(self) -> int:
        return self.number

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        return (*super().viewers, *ROOMS)

    def visible_alarms(self, viewer: Viewer) -> tuple[Alarm, ...]:
        """A vote that waits for a Mayor's answer concerns its own room alone [TR7]."""
        here = room_of(self, viewer)
        away = [alarm for room in (0, 1) if room != here for alarm in answering(self, room)]
        return tuple(alarm for alarm in self.alarms if alarm not in away)

    def within(self, room: int) -> list[Seat]:
        """Everyone in a room."""
        return [seat for seat, person in enumerate(self.people) if person.room == room]

    def counted(self, room: int) -> list[Seat]:
        """Everyone in a room except Ambassadors, who count nowhere [TR39]."""
        return [
            seat for seat, person in enumerate(self.people) if person.room == room and person.card not in AMBASSADORS
        ]

    def is_ambassador(self, seat: Seat) -> bool:
        return self.people[seat].card in AMBASSADORS

    def stands_for(self, primary: str) -> str:
        """The card that acts as this one: its backup, if it is buried [TR25]."""
        if self.buried != primary:
            return primary
        return next((card for card in self.deck if CARDS[card].backup_for == primary), "")

    def is_president(self, seat: Seat) -> bool:
        return self.people[seat].card == self.stands_for("president")

    def locked(self, room: int) -> bool:
        """Whether the leader is final: without a timer, once the hostages are named [TR14]."""
        return self.options.no_timer and self.hostages[room] is not None

    def is_ready(self, seat: Seat) -> bool:
        """Whether this is a leader who can no longer be moved [TR14]."""
        room = self.people[seat].room
        return self.leaders[room] == seat and self.locked(room)

    @property
    def apart(self) -> bool:
        """Whether the rooms are still apart; they join after the last exchange [TR22]."""
        return any(isinstance(step, Round | Exchanging) for step in self.todo)

    # What happens to people.

    def person(self, seat: Seat, **changes: Any) -> TwoRooms:
        people = list(self.people)
        people[seat] = but(people[seat], **changes)
        return but(self, people=tuple(people))

    def giving(self, seat: Seat, condition: Condition, partner: Seat | None = None) -> TwoRooms:
        """A player gains a condition, unless immune, or loses those it cancels, and is told [TR30]."""
        person = self.people[seat]
        if person.has(Condition.IMMUNE) or (person.has(condition) and partner is None):
            return self
        now = gained(person.conditions, condition)
        replacing = condition in REPLACING and condition in now
        aims = (*person.aims, Aim(condition, partner)) if replacing else person.aims
        return self.person(seat, conditions=now, aims=aims).tell_seats((seat,), Gained(condition, now))

    def killing(self, seats: Iterable[Seat]) -> TwoRooms:
        table = self
        for seat in seats:
            table = table.giving(seat, Condition.DEAD)
        return table

    def given_card(self, seat: Seat, card: str) -> TwoRooms:
        """Whoever gets a new card loses all conditions and has only those it starts with [TR5]."""
        starts, room = CARDS[card].starts_with, self.people[seat].room
        table = self.tell_room(room, Covered(seat)) if self.people[seat].open else self
        table = but(table, barred=put(self.barred, room, None) if self.barred[room] == seat else self.barred)
        return table.person(
            seat,
            card=card,
            conditions=starts,
            since=len(self.shares),
            open=False,
            used=(),
            aims=(Aim(Condition.ZOMBIE, None),) if Condition.ZOMBIE in starts else (),
            lucky=self.people[seat].lucky or card == "leprechaun",
            gambling=False,
        )

    def changing_rooms(self, seat: Seat) -> TwoRooms:
        """A player walks to the other room while the clock runs; a leader leaves the card behind [TR33]."""
        room = self.people[seat].room
        lapsed = [offer for offer in self.offers if seat in (offer.by, offer.to)]
        table = self.gone(seat).person(seat, room=1 - room, left=True).tell_all(Moved(seat, 1 - room)).entered(seat)
        for offer in lapsed:
            table = table.tell_seats((offer.by, offer.to), Lapsed(offer.by, offer.to))
        return table

    def entered(self, seat: Seat) -> TwoRooms:
        """A newcomer sees how the room stands, and shows a card that is permanently revealed [TR7] [TR15]."""
        person, here = self.people[seat], self.within(self.people[seat].room)
        room = person.room
        news = Entered(
            room,
            self.leaders[room],
            self.lead_offers[room],
            self.barred[room],
            self.hostages[room],
            tuple((who, at) for who, at in enumerate(self.pointing) if who in here and at is not None),
            tuple(who for who in self.mayors if who in here),
            tuple(who for who in self.tackled if who in here),
            tuple((who, self.people[who].card) for who in here if self.people[who].open),
        )
        table = self.tell_seats((seat,), news)
        return table.tell_room(room, Shown(seat, None, Kind.CARD, person.card)) if person.open else table

    def gone(self, seat: Seat) -> TwoRooms:
        """A player leaves a room: votes by and for them end, offers lapse, the leader card stays [TR10] [TR16]."""
        room = self.people[seat].room
        table = but(
            self,
            pointing=tuple(None if who == seat or at == seat else at for who, at in enumerate(self.pointing)),
            offers=tuple(offer for offer in self.offers if seat not in (offer.by, offer.to)),
            mayors=tuple(mayor for mayor in self.mayors if mayor != seat),
            lead_offers=put(self.lead_offers, room, None) if self.lead_offers[room] == seat else self.lead_offers,
        )
        if self.leaders[room] != seat:
            return table
        table = but(
            table,
            leaders=put(self.leaders, room, None),
            lead_offers=put(self.lead_offers, room, None),
            barred=put(self.barred, room, None),
            hostages=put(self.hostages, room, None),  # the next leader names others [TR12]
        )
        return table.tell_room(room, Leaderless(room))

    def ending_early(self, by: Seat, power: str) -> TwoRooms:
        """The game is over at once [TR27]."""
        return but(self, early=True, todo=self.todo[-1:]).tell_all(EndedEarly(by, power))

    # What is told to whom.

    def tell_seats(self, seats: Iterable[Seat], *news: AnyNews, rooms: tuple[int, ...] = ()) -> TwoRooms:
        told = tuple([Told(self.acts, item) for item in news])
        places = tuple(range(len(self.log), len(self.log) + len(told)))
        reached = [*self.reached] or [()] * (self.players + 3)
        strangers = (PUBLIC,) if len(rooms) == 2 else ()
        for viewer in (*seats, *(ROOMS[room] for room in rooms), *strangers):
            reached[ears(self.players, viewer)] += places
        return but(self, log=self.log + told, reached=tuple(reached))

    def tell_room(self, room: int, *news: AnyNews, but_not: Iterable[Seat] = ()) -> TwoRooms:
        return self.tell_seats([seat for seat in self.within(room) if seat not in but_not], *news, rooms=(room,))

    def tell_onlookers(self, room: int, *news: AnyNews, but_not: tuple[Seat, ...]) -> TwoRooms:
        """The room sees what two players do; by the privacy promise only a known Paparazzo does [TR20]."""
        if not self.options.privacy_promise:
            return self.tell_room(room, *news, but_not=but_not)
        bold = [seat for seat in self.within(room) if self.people[seat].card in PAPARAZZI and self.people[seat].used]
        bold = [seat for seat in bold if seat not in but_not]
        return self.tell_seats(bold, *news) if bold else self

    def tell_all(self, *news: AnyNews) -> TwoRooms:
        return self.tell_seats(range(self.players), *news, rooms=(0, 1))

    def why_not_say(self, seat: Seat, talk: Talk) -> Refusal | None:
        return why_not_say(self, seat, talk)

    def mute(self, seat: Seat) -> Refusal | None:
        return mute(self, seat)

    @property
    def places(self) -> tuple[str, ...]:
        return (*super().places, PARLEY)

    @property
    def parley(self) -> tuple[Seat, ...]:
        """The leaders who are talking with each other, away from their rooms [TR13]."""
        meeting = bool(self.todo) and isinstance(self.todo[0], Parley)
        return tuple(sorted(leader for leader in self.leaders if meeting and leader is not None))

    def earshot(self, seat: Seat) -> tuple[Viewer, ...]:
        """Nobody hears the other room, and only the two leaders hear their parley [TR7] [TR13]."""
        if not self.number or not self.apart:
            return self.viewers
        away = self.parley
        if seat in away:
            return (*away, PARLEY)
        room = self.people[seat].room
        return (*(other for other in self.within(room) if other not in away), ROOMS[room])

    # The end.

    @property
    def verdicts(self) -> tuple[Verdict, ...]:
        judge = Judge(self)
        return tuple(judge.verdict(seat) for seat in range(self.players))

    @property
    def outcome(self) -> Outcome | None:
        if self.todo:
            return None
        judge = Judge(self)
        winners = tuple(seat for seat in range(self.players) if judge.verdict(seat).won)
        return Outcome(judge.side, winners, "early" if self.early else "revealed")

    def seen_from(self, viewer: Viewer) -> View:
        return seen(self, viewer)


def start(players: int, options: Options) -> TwoRooms:
    if not options.minutes_fit:
        raise BadSetup("two-rooms-bad-minutes", minutes=options.minutes, rounds=options.rounds)
    deck = deck_for(players, options)
    todo = (
        *((Burying(),) if options.burying else ()),
        *((SettingAside(),) if "drunk" in deck else ()),
        Dealing(),
        Evening(),
        PlacingAmbassadors(),
        Beginning(),
        *steps_after_round(0, options),
    )
    colours = may_share_colours(players, deck, options)
    return TwoRooms(players=players, options=options, deck=deck, colours=colours, todo=todo)


def steps_after_round(number: int, options: Options) -> tuple[AnyStep, ...]:
    """What follows a round: the remaining rounds, and the end."""
    return (*map(Round, range(number + 1, options.rounds + 1)), Pausing(), Revealing())


def may_share_colours(players: int, deck: Sequence[str], options: Options) -> bool:
    """Whether colours may be shared in this game [TR17]."""
    return options.colours and count_players(players, deck) > 10
