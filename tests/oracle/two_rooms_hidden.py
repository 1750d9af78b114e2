"""What the rules of Two Rooms and a Boom hide from a player, from a room's screen, and from spectators.

Everyone sees the present affairs of the room they are in, and remembers what they were told; who is in which room, the
deck, time, and what is said at the end are for all. Numbers such as [TR7] are those of the rules page.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from boomtable.engine import CHANCE, PUBLIC, Luck, Seat, Seeded, Viewer, but, shuffled
from boomtable.games.two_rooms import TwoRooms, start
from boomtable.games.two_rooms.characters import CARDS
from boomtable.games.two_rooms.finale import Answer
from boomtable.games.two_rooms.news import AnyNews, Led, Offered, Pointed, Refused, Shared, Shown, Swapped, Told
from boomtable.games.two_rooms.people import Aim, Condition, Kind, Offer, Person, Share, gained
from boomtable.games.two_rooms.rounds import Naming, Parley, Playing

SCREENS = ("room-1", "room-2")
AMBASSADORS = ("ambassador-red", "ambassador-blue")
HOPELESS = (
    "agoraphobe",
    "minion",
    "nuclear-tyrant",
    "traveler",
    "anarchist",
    "clone",
    "robot",
)  # may become Gamblers [TR28]
PAUSING = {"private-eye": 5, "gambler": 10, "sniper": 15}  # [TR22]


def unknown_to(state: TwoRooms, viewer: Viewer, luck: Luck) -> TwoRooms:
    """Another table that this viewer cannot tell from this one: all that the rules hide from them, anew."""
    if not state.todo:
        return state  # everything is revealed [TR22]
    luck = Seeded(luck.pick(2**16))
    if not state.number:
        return _unseen(state, luck)
    again = Again(state, viewer, luck)
    table = again.cards(state)
    table = again.elsewhere(table)
    table = again.people(table)
    table = again.offers(table) if isinstance(state.todo[0], Playing) else table
    return again.story(again.shares(table))


def _unseen(state: TwoRooms, luck: Luck) -> TwoRooms:
    """Nobody has seen anything yet of what chance has done [TR1]."""
    while True:
        table: TwoRooms = start(state.players, state.options).settled()
        while not table.number:
            if table.todo == state.todo:
                return table
            table = table.play(CHANCE, table.choices(CHANCE).sample(luck))


def room_of(state: TwoRooms, viewer: Viewer) -> int | None:
    """Where a viewer is; strangers are in neither room."""
    if isinstance(viewer, int):
        return state.people[viewer].room
    return None if viewer == PUBLIC else SCREENS.index(viewer)


def ear(state: TwoRooms, viewer: Viewer) -> int:
    """The viewer's place in `reached`."""
    return viewer if isinstance(viewer, int) else state.players + (*SCREENS, PUBLIC).index(viewer)


def heads(state: TwoRooms, room: int) -> list[Seat]:
    """The players in a room, without Ambassadors [TR39]."""
    people = enumerate(state.people)
    return [seat for seat, person in people if person.room == room and person.card not in AMBASSADORS]


def pausing(person: Person) -> int | None:
    return 10 if person.gambling else PAUSING.get(person.card)


def pausers(state: TwoRooms) -> list[tuple[int, Seat]]:
    """Those who still have to pause the end, in order [TR22]."""
    done = {seat for seat, _ in (*state.named, *state.called, *state.shots)}
    order = [(pausing(person), seat) for seat, person in enumerate(state.people) if seat not in done]
    return sorted((pause, seat) for pause, seat in order if pause is not None)


class Again:
    """One table, one viewer, and what can be otherwise without their noticing."""

    def __init__(self, state: TwoRooms, viewer: Viewer, luck: Luck) -> None:
        self.state, self.viewer, self.luck = state, viewer, luck
        self.room = room_of(state, viewer)
        self.told: list[AnyNews] = [state.log[place].news for place in state.reached[ear(state, viewer)]]
        self.others = [seat for seat in range(state.players) if seat != viewer and not state.is_ambassador(seat)]
        self.touched = {*self._touched()}
        self.asked = (
            pausers(state)[:1] if isinstance(state.todo[0], Answer) else []
        )  # the first to pause the end [TR22]

    def coin(self, chances: int = 2) -> bool:
        return not self.luck.pick(chances)

    def one_of(self, things: Any) -> Any:
        return things[self.luck.pick(len(things))]

    def _touched(self) -> Iterator[Seat]:
        """With whom the viewer had to do: of their conditions the viewer may have learned something [TR16] [TR18]."""
        for news in self.told:
            if (
                isinstance(news, Offered | Refused | Shown)
                and self.viewer in (news.by, news.to)
                and news.to is not None
            ):
                yield from {news.by, news.to} - {self.viewer}

    # Cards.

    def cards(self, table: TwoRooms) -> TwoRooms:
        """Cards nobody showed the viewer change places, among people, with the buried and with the sober one [TR5]."""
        shown = self._shown()
        fixed = [seat for seat in self.others if self._is_fixed(seat, shown)]
        places: list[Seat | str] = [seat for seat in self.others if seat not in fixed]
        places += [name for name in ("buried", "sober") if getattr(table, name) not in ("", "drunk")]
        cards = [_card(table, place) for place in places]
        for _ in range(3 * len(places)):
            one, other = self.luck.pick(len(places)), self.luck.pick(len(places))
            cards[one], cards[other] = cards[other], cards[one]
            may_lie = all(self._may_lie(places[place], cards[place], shown) for place in (one, other))
            if not may_lie or (self.asked and pausers(self._laid(table, places, cards))[:1] != self.asked):
                cards[one], cards[other] = cards[other], cards[one]
        return self._laid(table, places, cards)

    def _shown(self) -> dict[Seat, str]:
        """What the viewer last saw of whom: a card or a colour [TR19]."""
        shown: dict[Seat, str] = {}
        for news in self.told:
            match news:
                case Shown(by, _, _, what):
                    shown[by] = what
                case Swapped(other, gave) if other != self.viewer:
                    shown[other] = gave
        return shown

    def _is_fixed(self, seat: Seat, shown: dict[Seat, str]) -> bool:
        """Cards that lie open here, or that the viewer saw and that are there yet; and who was asked at the end."""
        person = self.state.people[seat]
        asked = {who for who, _ in (*self.state.named, *self.state.called, *self.state.shots)}
        asked |= {who for _, who in self.asked}
        return seat in asked or (person.open and person.room == self.room) or shown.get(seat) == person.card

    def _may_lie(self, place: Seat | str, card: str, shown: dict[Seat, str]) -> bool:
        """What may be buried or set aside [TR4] [TR35]; and a colour that was shown stays."""
        character = CARDS[card]
        if isinstance(place, str):
            return character.buriable and (place == "sober" or not character.linked)
        before = str(CARDS[self.state.people[place].card].colour)
        return shown.get(place) != before or character.colour == before

    def _laid(self, table: TwoRooms, places: list[Seat | str], cards: list[str]) -> TwoRooms:
        people, aside = list(table.people), {}
        for place, card in zip(places, cards, strict=True):
            if isinstance(place, str):
                aside[place] = card
            elif people[place].card != card:
                people[place] = but(people[place], card=card, gambling=False)
        return but(table, people=tuple(people), **aside)

    # The other room.

    def elsewhere(self, table: TwoRooms) -> TwoRooms:
        """The affairs of a room are seen there alone [TR7]."""
        handed = [pair for pair in table.handed if Led(pair[1], "handed", pair[:1]) in self._this_round()]
        table = but(table, handed=tuple(handed))
        for room in (0, 1):
            if room != self.room and heads(table, room):
                table = self._affairs(table, room)
        return table

    def _this_round(self) -> list[AnyNews]:
        began = [place for place, news in enumerate(self.told) if type(news).__name__ == "RoundBegan"]
        return self.told[began[-1] :] if began else self.told

    def _affairs(self, table: TwoRooms, room: int) -> TwoRooms:
        """Who leads there, and while the clock runs who is to; and whom they send, until all know [TR8] - [TR12]."""
        here, playing = heads(table, room), isinstance(table.todo[0], Playing)
        kept = [seat for seat in table.tackled if seat not in here]
        if playing and self._has("security") and self.coin(3):
            table = but(table, tackled=(*kept, self.one_of(here)))
        leader = self._leader(table, room, here, playing)
        known = table.hostages[room] is not None if self.room is not None and table.options.no_timer else None
        hostages = self._hostages(table, room, leader, playing, known)
        barred = leader is not None and self._has("usurper") and self.coin(4)
        free = hostages is None or not table.options.no_timer  # to vote [TR12] [TR14]
        votes = playing and free and not barred and (leader is not None or self._by_vote)
        pointing, mayors = self._pointing(here, leader) if votes else ({}, [])
        offered = [seat for seat in here if seat != leader]
        offers = playing and leader is not None and hostages is None and offered and self.coin(3)
        handed = [(self.one_of(offered), leader)] if leader is not None and offered and self.coin(3) else []
        return but(
            table,
            leaders=_put(table.leaders, room, leader),
            hostages=_put(table.hostages, room, hostages),
            barred=_put(table.barred, room, leader if barred else None),
            lead_offers=_put(table.lead_offers, room, self.one_of(offered) if offers else None),
            pointing=tuple(pointing.get(seat) if seat in here else at for seat, at in enumerate(table.pointing)),
            mayors=(*(mayor for mayor in table.mayors if mayor not in here), *mayors),
            handed=(*table.handed, *handed),
            parted=self._parted(table, here, leader),
        )

    def _parted(self, table: TwoRooms, here: list[Seat], leader: Seat | None) -> tuple[Seat, ...]:
        """Whether a leader has said all there is to say, only the other sees, and the own room [TR13]."""
        others = [seat for seat in table.parted if seat not in here]
        if not isinstance(table.todo[0], Parley) or leader is None or self.viewer in table.leaders:
            return table.parted
        return (leader,) if not others and self.coin() else tuple(others)

    def _has(self, name: str) -> bool:
        """Whether such a card is in the deck, which all know [TR1]."""
        return any(card.startswith(name) for card in self.state.deck)

    @property
    def _by_vote(self) -> bool:
        return self.state.options.first_leader_by_vote

    def _leader(self, table: TwoRooms, room: int, here: list[Seat], playing: bool) -> Seat | None:
        """Anyone there; nobody only until the first time is up, or where a Bouncer has moved the last.

        When time is up all see whether a leader must still be found, and how many hostages go [TR11] [TR12].
        """
        now, anyone = table.leaders[room], shuffled(here, self.luck)
        if isinstance(table.todo[0], Parley) and self.viewer in table.leaders:
            return now  # they see each other [TR13]
        if playing:
            free = table.hostages[room] is None or not table.options.no_timer
            none = free and (table.number == 1 or self._has("bouncer"))
            return None if none and self.coin(3) else anyone[0]
        return next(
            (seat for seat in anyone if now is not None and (seat in table.tackled) == (now in table.tackled)), None
        )

    def _hostages(
        self, table: TwoRooms, room: int, leader: Seat | None, playing: bool, known: bool | None
    ) -> tuple[Seat, ...] | None:
        """Whom they send, maybe early; known is only, without a timer, whether they are ready [TR12] [TR14]."""
        timed = isinstance(table.todo[0], Naming | Parley)
        if not timed and not playing:
            return table.hostages[room]
        alone = playing and not table.options.no_timer  # the other room makes no difference
        ready = ((alone or table.hostages[1 - room] is None) and self.coin()) if known is None else known
        ready = ready or isinstance(table.todo[0], Parley)  # both are, and still nobody sees the hostages across
        if leader is None or not ready:
            return None
        may_go = [seat for seat in heads(table, room) if seat != leader and seat not in table.tackled]
        number = table.sending if timed else min(1, len(may_go))
        return tuple(sorted(shuffled(may_go, self.luck)[:number]))

    def _pointing(self, here: list[Seat], leader: Seat | None) -> tuple[dict[Seat, Seat], list[Seat]]:
        """Pointing that has not decided anything yet, with the weight of a Mayor [TR10] [TR32]."""
        pointing = {seat: self.one_of(here) for seat in here if self.coin()}
        mayors = [self.one_of([*pointing])] if pointing and self._has("mayor") and self.coin() else []
        votes = Counter([*pointing.values(), *(pointing[mayor] for mayor in mayors)])
        decided = any(2 * number > len(here) and seat != leader for seat, number in votes.items())
        return ({}, []) if decided else (pointing, mayors)

    # Other people.

    def people(self, table: TwoRooms) -> TwoRooms:
        for seat in self.others:
            person = table.people[seat]
            person = self._history(table, seat, person) if person.room != self.room else person
            person = self._conditions(seat, person) if seat not in self.touched else person
            table = table.person(seat, **{name: getattr(person, name) for name in Person.__struct_fields__})
        return table

    def _history(self, table: TwoRooms, seat: Seat, person: Person) -> Person:
        """What somebody led, and whom they helped to usurp, where the viewer did not see it [TR7]."""
        led = [news for news in self.told if isinstance(news, Led)]
        rooms = {*person.led} if any(news.seat == seat for news in led) else set()
        rooms |= {person.room} if seat in table.leaders or self.coin(4) else set()
        voted = any(seat in news.by for news in led)
        votes = person.votes if voted else (table.number,) if self.coin(4) else ()
        usurped = person.usurped if any(news.how in ("vote", "usurper") for news in led) else self.coin(4)
        return but(person, led=tuple(sorted(rooms)), votes=votes, usurped=usurped)

    def _conditions(self, seat: Seat, person: Person) -> Person:
        """What others became by what they shared and used, as far as this deck can bring it about [TR20] [TR30]."""
        character, immune = CARDS[person.card], Condition.IMMUNE in CARDS[person.card].starts_with
        conditions, aims = character.starts_with, tuple[Aim, ...]()
        if Condition.ZOMBIE in conditions:
            aims = (Aim(Condition.ZOMBIE, None),)
        for condition, replaces in () if immune else self._acquired():
            partner = self.one_of([other for other in self.others if other != seat]) if replaces else None
            if self.coin(4) and condition not in conditions:
                conditions = gained(conditions, condition)
                aims = (*aims, Aim(condition, partner)) if condition in conditions and _aims(condition) else aims
        conditions = () if self._has("medic") and not immune and self.coin(6) else conditions
        opened = person.open if person.room == self.room else character.opens and self.coin(3)
        used = (self.state.number,) if opened or (character.targets is not None and self.coin(3)) else ()
        gambles = self.state.options.premature_loss and person.card in HOPELESS and self.coin()
        return but(
            person,
            conditions=conditions,
            aims=aims,
            open=opened,
            used=person.used if (person.open and opened) or self._showed_so(seat, person) else used,
            lucky=person.card == "leprechaun" or (self._has("leprechaun") and self.coin()),
            gambling=gambles if self.state.apart else person.gambling,
        )

    def _showed_so(self, seat: Seat, person: Person) -> bool:
        """Who showed a Mayor's card here and holds it yet has shown it: one can see that it counts [TR32]."""
        return seat in self.state.mayors and person.room == self.room and person.card == self.state.people[seat].card

    def _acquired(self) -> list[tuple[Condition, bool]]:
        """What the cards of this deck can make of people, and whether it takes two."""
        by_touch = {gives for card in self.state.deck if (gives := CARDS[card].gives)}
        by_touch |= {Condition.ZOMBIE} if self._has("zombie") else set()
        by_power = [
            given for card, given in (("cupid", Condition.IN_LOVE), ("eris", Condition.IN_HATE)) if self._has(card)
        ]
        return [(given, False) for given in sorted(by_touch)] + [(given, True) for given in by_power]

    # What others do with each other.

    def offers(self, table: TwoRooms) -> TwoRooms:
        """Nobody else sees an offer [TR20]."""
        offers = [offer for offer in table.offers if self.viewer in (offer.by, offer.to) or self.coin()]
        for by in self.others:
            asked = [offer.to for offer in offers if offer.by == by]
            may_ask = [seat for seat in self._with(table, by) if seat not in asked]
            kind = Kind.COLOUR if table.colours and self.coin() else Kind.CARD
            if may_ask and self.coin():
                offers.append(Offer(by, self.one_of(may_ask), kind))
        return but(table, offers=tuple(sorted(offers)))

    def _with(self, table: TwoRooms, seat: Seat) -> list[Seat]:
        """The players in the same room as somebody, without the viewer."""
        return [other for other in heads(table, table.people[seat].room) if other not in (seat, self.viewer)]

    def shares(self, table: TwoRooms) -> TwoRooms:
        """What others shared, and with a Privacy Promise and in the other room that they did [TR7] [TR20]."""
        noticed = [(news.seats, news.kind) for news in self.told if isinstance(news, Shared)]
        kept = [
            place
            for place, share in enumerate(table.shares)
            if self.viewer in share.seats or (share.seats, share.kind) in noticed or self._told_by(share) or self.coin()
        ]
        shares = [self._with_cards(table, place) for place in kept]
        for one in self.others:
            together = [seat for seat in self._with(table, one) if seat not in self.touched]
            unseen = table.options.privacy_promise or table.people[one].room != self.room
            if together and unseen and one not in self.touched and self.coin(6):
                pair = (one, self.one_of(together))
                cards = (table.people[pair[0]].card, table.people[pair[1]].card)
                shares.append(Share(table.number, pair, cards, Kind.CARD, self.coin()))
        people = [but(person, since=sum(place < person.since for place in kept)) for person in table.people]
        return but(table, shares=tuple(shares), people=tuple(people))

    def _told_by(self, share: Share) -> bool:
        """A Clone or Robot who is no Gambler knows that the other one had shared before [TR28]."""
        mirrors = isinstance(self.viewer, int) and self.state.people[self.viewer].card in ("clone", "robot")
        return self.state.options.premature_loss and mirrors and bool({*share.seats} & self.touched)

    def _with_cards(self, table: TwoRooms, place: int) -> Share:
        """A share by the cards as they are now dealt, where the viewer did not see them."""
        share = table.shares[place]
        if self.viewer in share.seats and share.kind is Kind.CARD:
            return share
        now = [
            table.people[seat].card if seat != self.viewer and table.people[seat].since <= place else card
            for seat, card in zip(share.seats, share.cards, strict=True)
        ]
        return but(share, cards=(now[0], now[1]))

    # What was told.

    def story(self, table: TwoRooms) -> TwoRooms:
        """The viewer was told just this; what else happened, and how often, they cannot know [TR7] [TR20]."""
        mine = ear(table, self.viewer)
        log: list[Told] = []
        reached: list[tuple[int, ...]] = [()] * len(table.reached)
        act, before = 0, -1
        for told, ears in zip(table.log, _ears(table), strict=True):
            if mine not in ears and self.coin():
                continue
            if told.act != before:
                act, before = act + 1, told.act
                act = self._noise(table, act, log, reached)
            log.append(but(told, act=act))
            for each in ears:
                reached[each] += (len(log) - 1,)
        act = self._noise(table, act + 1, log, reached)
        return but(table, log=tuple(log), reached=tuple(reached), acts=act)

    def _noise(self, table: TwoRooms, act: int, log: list[Told], reached: list[tuple[int, ...]]) -> int:
        """Now and then two others do something that the viewer is not told of."""
        for _ in range(self.luck.pick(3)):
            by, to = self.one_of(self.others), self.one_of(self.others)
            log.append(Told(act, Pointed(by, to)))
            reached[by] += (len(log) - 1,)
            act += 1
        return act


def _card(table: TwoRooms, place: Seat | str) -> str:
    return table.people[place].card if isinstance(place, int) else str(getattr(table, place))


def _put(pair: tuple[Any, Any], room: int, value: Any) -> tuple[Any, Any]:
    return (value, pair[1]) if room == 0 else (pair[0], value)


def _aims(condition: Condition) -> bool:
    """Whether it replaces one's aim [TR36]."""
    return condition in (Condition.ZOMBIE, Condition.IN_LOVE, Condition.IN_HATE)


def _ears(table: TwoRooms) -> list[list[int]]:
    """Whom each piece of news reached."""
    ears: list[list[int]] = [[] for _ in table.log]
    for each, places in enumerate(table.reached):
        for place in places:
            ears[place].append(each)
    return ears
