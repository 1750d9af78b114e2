"""What players can do while the clock runs, and what happens then."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from boomtable.engine import Choices, Drawn, Either, OneOf, Refusal, Seat, Subset, but
from boomtable.games.two_rooms.characters.character import CARDS, Character, Limit
from boomtable.games.two_rooms.characters.teams import count_players
from boomtable.games.two_rooms.leading import answering, counted_out, led_by
from boomtable.games.two_rooms.moves import (
    Accept,
    Acts,
    Appoint,
    OfferCard,
    OfferColour,
    OfferLead,
    Point,
    Refuse,
    RefuseLead,
    Send,
    ShowAll,
    ShowCard,
    ShowColour,
    ShowColourToAll,
    StopPointing,
    TakeLead,
    Use,
    Walk,
    Withdraw,
)
from boomtable.games.two_rooms.news import (
    LeadOffered,
    LeadRefused,
    Pointed,
    Ready,
    Refused,
    Sending,
    Showing,
    Shown,
    TakenBack,
    Void,
)
from boomtable.games.two_rooms.people import Condition, Kind, Offer, put
from boomtable.games.two_rooms.sharing import accepted, closed, face, may_accept, may_reveal, may_share, offering

if TYPE_CHECKING:
    from boomtable.games.two_rooms.table import TwoRooms


# What is on offer.


def choices(table: TwoRooms, seat: Seat) -> Choices[Acts]:
    if table.is_ambassador(seat):
        return OneOf[Acts]((Walk(),))
    heads = table.counted(table.people[seat].room)
    others = [other for other in heads if other != seat]
    parts = (*_leading(table, seat, heads, others), *_showing(table, seat, others))
    return Either(tuple([part for part in parts if part.size]))


def _leading(table: TwoRooms, seat: Seat, heads: list[Seat], others: list[Seat]) -> Iterator[Choices[Acts]]:
    room = table.people[seat].room
    leader = table.leaders[room]
    named = table.hostages[room] is not None
    if may_appoint_in(table, room):
        yield Drawn(Appoint, others)
    if leader == seat and not named:
        given_by = {by for by, to in table.handed if to == seat}
        yield Drawn(OfferLead, [to for to in others if to not in given_by and to != table.lead_offers[room]])
    number = _may_send(table, room)
    awaited = answering(table, room)  # a vote is all but won: the leader cannot escape it [TR32]
    if leader == seat and not named and not awaited and (number or table.options.no_timer):
        yield sending(table, room, number)
    if table.lead_offers[room] == seat:
        yield OneOf[Acts]((*(() if awaited else (TakeLead(),)), RefuseLead()))
    if may_point_in(table, room):
        yield Drawn(Point, [at for at in heads if at != table.pointing[seat]])
        yield OneOf[Acts]((StopPointing(),) if table.pointing[seat] is not None else ())


def may_appoint_in(table: TwoRooms, room: int) -> bool:
    """Whether there is no leader, and somebody to appoint [TR8]."""
    wanted = table.leaders[room] is None and not table.options.first_leader_by_vote
    return wanted and len(table.counted(room)) > 1


def may_point_in(table: TwoRooms, room: int) -> bool:
    """Whether a vote can change the leader of this room, or choose its first one [TR8] [TR10]."""
    asked = table.leaders[room] is not None or table.options.first_leader_by_vote
    return asked and table.barred[room] is None and not table.locked(room)


def _showing(table: TwoRooms, seat: Seat, others: list[Seat]) -> Iterator[Choices[Acts]]:
    if may_reveal(table, seat):
        here = [other for other in table.within(table.people[seat].room) if other != seat]
        yield Drawn(ShowCard, here)
        yield Drawn(ShowColour, here if table.colours else ())
        yield OneOf[Acts]((ShowAll(), ShowColourToAll()) if table.colours else (ShowAll(),))
    for kind, move in ((Kind.CARD, OfferCard), (Kind.COLOUR, OfferColour)):
        if may_share(table, seat, kind):
            yield Drawn(move, others)
    for offer in table.offers:
        if offer.to == seat:
            can = may_accept(table, seat, offer)
            must = can and table.people[seat].has(Condition.FOOLISH)
            yield OneOf[Acts]((*((Accept(offer.by),) if can else ()), *(() if must else (Refuse(offer.by),))))
    yield Drawn(Withdraw, [offer.to for offer in table.offers if offer.by == seat])
    character = CARDS[table.people[seat].card]
    if may_use(table, seat, character):
        yield targets(table, seat, character)


def targets(table: TwoRooms, seat: Seat, character: Character) -> Choices[Any]:
    """The other players in the room whom the power can be used on."""
    others = [other for other in table.counted(table.people[seat].room) if other != seat]
    return Subset(Use, others, character.targets or 0)


def may_use(table: TwoRooms, seat: Seat, character: Character) -> bool:
    """Whether a power may be used, within its limits; showing the card must be allowed as well [TR15] [TR30]."""
    person = table.people[seat]
    if character.targets is None or not may_reveal(table, seat) or not character.usable(table, seat):
        return False
    if character.speaks and person.has(Condition.CURSED):
        return False
    if not character.last_round and table.number == table.options.rounds:
        return False
    return not person.used if character.limit is Limit.GAME else _fresh(table, seat, character)


def _fresh(table: TwoRooms, seat: Seat, character: Character) -> bool:
    return character.limit is not Limit.ROUND or table.number not in table.people[seat].used


def sending(table: TwoRooms, room: int, number: int) -> Choices[Any]:
    """This many players of the room, but neither the leader nor anybody tackled [TR12]."""
    return Subset(Send, candidates(table, room), number)


def candidates(table: TwoRooms, room: int) -> list[Seat]:
    kept = (table.leaders[room], *table.tackled)
    return [seat for seat in table.counted(room) if seat not in kept]


def to_send(table: TwoRooms) -> int:
    """The number of hostages of this round, or fewer if a room does not have as many [TR12]."""
    return min(planned(table), *(len(candidates(table, room)) for room in (0, 1)))


def _may_send(table: TwoRooms, room: int) -> int:
    """The same as far as one room can know, which is how many players the other has, one of them its leader [TR14]."""
    return min(planned(table), len(candidates(table, room)), max(0, len(table.counted(1 - room)) - 1))


def planned(table: TwoRooms) -> int:
    return table.options.hostages(count_players(table.players, table.deck), table.number)


# What happens then.


def done(table: TwoRooms, seat: Seat, move: Acts) -> TwoRooms:
    room = table.people[seat].room
    match move:
        case Appoint(other):
            return led_by(table, other, "appointed", (seat,))
        case OfferLead(other):
            table = but(table, lead_offers=put(table.lead_offers, room, other))
            return table.tell_room(room, LeadOffered(seat, other))
        case TakeLead():
            leader = table.leaders[room]
            assert leader is not None
            return led_by(but(table, handed=(*table.handed, (leader, seat))), seat, "handed", (leader,))
        case RefuseLead():
            return but(table, lead_offers=put(table.lead_offers, room, None)).tell_room(room, LeadRefused(seat))
        case Point(other):
            return counted_out(_pointing(table, seat, other), room)
        case StopPointing():
            return _pointing(table, seat, None)
        case ShowCard(other):
            return used(table, seat, (other,)) if _is_power(table, seat, (other,)) else show_to(table, seat, (other,))
        case ShowAll():
            return used(table, seat, ()) if _is_power(table, seat, ()) else show_all(table, seat)
        case ShowColour(other):
            return show_to(table, seat, (other,), Kind.COLOUR)
        case ShowColourToAll():
            return show_all(table, seat, Kind.COLOUR)
        case OfferCard(other):
            return offering(table, Offer(seat, other, Kind.CARD))
        case OfferColour(other):
            return offering(table, Offer(seat, other, Kind.COLOUR))
        case Accept(by):
            return accepted(table, next(offer for offer in table.offers if (offer.by, offer.to) == (by, seat)))
        case Refuse(by):
            return closed(table, by, seat).tell_seats((by, seat), Refused(seat, by))
        case Withdraw(other):
            return closed(table, seat, other).tell_seats((seat, other), TakenBack(seat, other))
        case Use(targets):
            return used(table, seat, targets)
        case Walk():
            return table.changing_rooms(seat)
    return sent(table, seat, move.hostages)


def _pointing(table: TwoRooms, seat: Seat, at: Seat | None) -> TwoRooms:
    pointing = (*table.pointing[:seat], at, *table.pointing[seat + 1 :])
    return but(table, pointing=pointing).tell_room(table.people[seat].room, Pointed(seat, at))


def _is_power(table: TwoRooms, seat: Seat, to: tuple[Seat, ...]) -> bool:
    """Whether showing the card uses its power, as it must if it can [TR15] [TR41]."""
    character = CARDS[table.people[seat].card]
    reaches = character.by_showing and character.targets == len(to) and not any(map(table.is_ambassador, to))
    return reaches and may_use(table, seat, character)


def show_to(table: TwoRooms, seat: Seat, others: tuple[Seat, ...], kind: Kind = Kind.CARD) -> TwoRooms:
    """A private reveal; the room sees that it happens, unless the options forbid it [TR20]."""
    room = table.people[seat].room
    for other in others:
        table = table.tell_seats((seat, other), Shown(seat, other, kind, face(table, seat, kind)))
        table = table.tell_onlookers(room, Showing(seat, other, kind), but_not=(seat, other))
    return table


def show_all(table: TwoRooms, seat: Seat, kind: Kind = Kind.CARD) -> TwoRooms:
    return table.tell_room(table.people[seat].room, Shown(seat, None, kind, face(table, seat, kind)))


def used(table: TwoRooms, seat: Seat, targets: tuple[Seat, ...]) -> TwoRooms:
    """The card is shown to its targets, or to everyone; then its power acts."""
    person, character = table.people[seat], CARDS[table.people[seat].card]
    table = table.person(seat, used=(*person.used, table.number), open=person.open or character.opens)
    shown = show_to(table, seat, targets) if targets and not character.opens else show_all(table, seat)
    return character.use(shown, seat, targets)


def sent(table: TwoRooms, seat: Seat, hostages: tuple[Seat, ...]) -> TwoRooms:
    """Hostages are named for good, and the room sees it; without a timer its leader is then final [TR12] [TR14]."""
    room = table.people[seat].room
    named, offers = put(table.hostages, room, hostages), put(table.lead_offers, room, None)
    table = but(table, hostages=named, lead_offers=offers)
    if table.locked(room):
        here = table.within(room)
        table = but(
            table,
            pointing=tuple(None if who in here else at for who, at in enumerate(table.pointing)),
            mayors=tuple(mayor for mayor in table.mayors if mayor not in here),
        )
    table = table.tell_room(room, Sending(room, hostages))
    both = bool(table.sending) and None not in named  # while the clock runs, the other room learns nothing
    return table.tell_room(1 - room, Ready(room)) if both or table.options.no_timer else table


def standing(table: TwoRooms) -> TwoRooms:
    """Hostages named early are void if one of them can no longer go, or if they are too many or too few [TR12]."""
    for room, named in enumerate(table.hostages):
        if named is None or table.options.no_timer:
            continue
        if not {*named} <= {*candidates(table, room)} or len(named) != (table.sending or len(named)):
            table = but(table, hostages=put(table.hostages, room, None)).tell_room(room, Void(room))
    return table


def why_not(move: object) -> Refusal:
    """The rule against an act: one for each kind of act, so that it tells nothing of others."""
    return RULES.get(type(move), NOT_POSSIBLE)


NOT_POSSIBLE = Refusal("two-rooms-not-possible", "TR13")
RULES: dict[type[Any], Refusal] = {
    Appoint: Refusal("two-rooms-not-to-appoint", "TR8"),
    OfferLead: Refusal("two-rooms-not-to-offer-lead", "TR9"),
    TakeLead: Refusal("two-rooms-no-lead-offered", "TR9"),
    RefuseLead: Refusal("two-rooms-no-lead-offered", "TR9"),
    Point: Refusal("two-rooms-not-to-point", "TR10"),
    StopPointing: Refusal("two-rooms-not-to-point", "TR10"),
    ShowCard: Refusal("two-rooms-not-to-show", "TR15"),
    ShowAll: Refusal("two-rooms-not-to-show", "TR15"),
    ShowColour: Refusal("two-rooms-not-to-show-colour", "TR17"),
    ShowColourToAll: Refusal("two-rooms-not-to-show-colour", "TR17"),
    OfferCard: Refusal("two-rooms-not-to-share", "TR16"),
    OfferColour: Refusal("two-rooms-not-to-share", "TR17"),
    Accept: Refusal("two-rooms-no-such-offer", "TR16"),
    Refuse: Refusal("two-rooms-no-such-offer", "TR16"),
    Withdraw: Refusal("two-rooms-no-such-offer", "TR16"),
    Use: Refusal("two-rooms-no-such-power", "TR41"),
    Walk: Refusal("two-rooms-not-to-walk", "TR39"),
    Send: Refusal("two-rooms-not-to-send", "TR12"),
}
