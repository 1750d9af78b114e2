"""Two players show each other the same thing, and what comes of it [TR16] - [TR18]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boomtable.engine import Seat, but
from boomtable.games.two_rooms.characters.character import CARDS
from boomtable.games.two_rooms.news import Cured, Offered, Shared, Shown, Swapped, TakenBack
from boomtable.games.two_rooms.people import PSYCH, Condition, Kind, Offer, Share, without

if TYPE_CHECKING:
    from boomtable.games.two_rooms.table import TwoRooms


def may_reveal(table: TwoRooms, seat: Seat) -> bool:
    """Shy, coy, savvy and paranoid players show nothing of their own accord, nor who is open already [TR15]."""
    barring = (Condition.SHY, Condition.COY, Condition.SAVVY, Condition.PARANOID)
    person = table.people[seat]
    return not person.open and not any(person.has(condition) for condition in barring)


def may_share(table: TwoRooms, seat: Seat, kind: Kind) -> bool:
    """What a player may offer, or take, follows from their own card and conditions alone [TR16]."""
    person = table.people[seat]
    if person.open or person.has(Condition.SHY) or table.is_ambassador(seat):
        return False
    if kind is Kind.COLOUR:
        return table.colours and not person.has(Condition.SAVVY) and not person.has(Condition.PARANOID)
    return not person.has(Condition.COY) and not (person.has(Condition.PARANOID) and _has_shared(table, seat))


def _has_shared(table: TwoRooms, seat: Seat) -> bool:
    """Has shared cards, not forced to, since they got their card [TR34]."""
    since = table.shares[table.people[seat].since :]
    return any(seat in share.seats and share.kind is Kind.CARD and not share.forced for share in since)


def may_accept(table: TwoRooms, seat: Seat, offer: Offer) -> bool:
    """What a player may share, they may take; a Psychologist's offer also who is shy, coy or paranoid."""
    return may_share(table, seat, offer.kind) or (offer.cure and not table.people[seat].open)


def offering(table: TwoRooms, offer: Offer) -> TwoRooms:
    """An offer always arrives, in place of an older one to the same player; a foolish one takes it at once [TR16]."""
    table = closed(table, offer.by, offer.to)
    table = table.tell_seats((offer.by, offer.to), Offered(offer.by, offer.to, offer.kind))
    if table.people[offer.to].has(Condition.FOOLISH) and may_accept(table, offer.to, offer):
        return accepted(table, offer)
    return but(table, offers=tuple(sorted((*table.offers, offer))))


def closed(table: TwoRooms, by: Seat, to: Seat) -> TwoRooms:
    """Whatever one offered the other is open no more; all other offers are [TR16]."""
    return but(table, offers=tuple(offer for offer in table.offers if (offer.by, offer.to) != (by, to)))


def accepted(table: TwoRooms, offer: Offer) -> TwoRooms:
    """The share happens, unless who asked may not share any more: it is taken back then, without a reason [TR16]."""
    seats = offer.by, offer.to
    table = closed(table, *seats)
    if not may_keep(table, offer):
        return table.tell_seats(seats, TakenBack(*seats))
    return shared(table, seats, offer.kind, forced=False, cured=offer.to if offer.cure else None)


def may_keep(table: TwoRooms, offer: Offer) -> bool:
    """Whether who made an offer might still make it, with the card and the conditions they have by now [TR16]."""
    cures = not offer.cure or CARDS[table.people[offer.by].card].cures
    return cures and may_share(table, offer.by, offer.kind)


def forced_share(table: TwoRooms, one: Seat, other: Seat) -> TwoRooms:
    """A power makes two players share cards, whatever binds them; never an immune one."""
    if any(table.people[seat].has(Condition.IMMUNE) for seat in (one, other)):
        return table
    return shared(table, (one, other), Kind.CARD, forced=True, cured=None)


def shared(table: TwoRooms, seats: tuple[Seat, Seat], kind: Kind, *, forced: bool, cured: Seat | None) -> TwoRooms:
    """One step: each sees what is shown, then powers act, judged on cards and conditions as before it [TR18]."""
    one, other = seats
    cards = table.people[one].card, table.people[other].card
    immune = [table.people[seat].has(Condition.IMMUNE) for seat in seats]
    zombie = [table.people[seat].has(Condition.ZOMBIE) for seat in seats]
    conned = kind is Kind.COLOUR and any(CARDS[card].cons and not immune[1 - place] for place, card in enumerate(cards))
    table = _seen(table.tell_seats(seats, Shared(seats, kind)), seats, Kind.CARD if conned else kind)
    table = table.tell_onlookers(table.people[one].room, Shared(seats, kind), but_not=seats)
    if conned:  # which is no share at all
        return table
    table = but(table, shares=(*table.shares, Share(table.number, seats, cards, kind, forced)))
    by_card = kind is Kind.CARD
    for place in (0, 1):  # (1) conditions given, and infection
        mine, to = CARDS[cards[place]], seats[1 - place]
        if not immune[1 - place]:
            table = table.giving(to, mine.gives) if by_card and mine.gives else table
            table = table.giving(to, Condition.ZOMBIE) if zombie[place] else table
    for place in (0, 1):  # (2) MEDIC, and a Psychologist's cure
        to = seats[1 - place]
        if by_card and CARDS[cards[place]].heals and not immune[1 - place]:
            table = table.person(to, conditions=()).tell_seats((to,), Cured(()))
    if cured is not None:
        now = without(table.people[cured].conditions, PSYCH)
        table = table.person(cured, conditions=now).tell_seats((cured,), Cured(now))
    if any(CARDS[card].swaps for card in cards) and not any(immune):  # (3) one swap of cards
        table = _swapped(table, seats, cards)
    for place in (0, 1):  # (4) BOOM, HUG
        if by_card and not immune[1 - place] and table.todo:
            table = CARDS[cards[place]].ends(table, seats[place], cards[1 - place]) or table
    return table


def _seen(table: TwoRooms, seats: tuple[Seat, Seat], kind: Kind) -> TwoRooms:
    for by, to in (seats, seats[::-1]):
        table = table.tell_seats((to,), Shown(by, to, kind, face(table, by, kind)))
    return table


def face(table: TwoRooms, seat: Seat, kind: Kind) -> str:
    """What is seen of somebody's card: all of it, or only the colour that is printed on it [TR17]."""
    card = table.people[seat].card
    return card if kind is Kind.CARD else str(CARDS[card].colour)


def _swapped(table: TwoRooms, seats: tuple[Seat, Seat], cards: tuple[str, str]) -> TwoRooms:
    """Both are cleansed; nobody gets the Leprechaun a second time [TR18] [TR34]."""
    if any(card == "leprechaun" and table.people[seats[1 - place]].lucky for place, card in enumerate(cards)):
        return table
    for place in (0, 1):
        seat, other, gave, card = seats[place], seats[1 - place], cards[place], cards[1 - place]
        table = table.given_card(seat, card).tell_seats((seat,), Swapped(other, gave, card, CARDS[card].starts_with))
    return table
