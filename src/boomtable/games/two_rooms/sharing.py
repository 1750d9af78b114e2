"""Two players show each other their cards or colours, and what follows [TR16] - [TR18]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boomtable.engine import Seat, but
from boomtable.games.two_rooms.characters.character import CARDS
from boomtable.games.two_rooms.news import Cured, Offered, Shared, Shown, Swapped, TakenBack
from boomtable.games.two_rooms.people import PSYCH, Condition, Kind, Offer, Share, without

if TYPE_CHECKING:
    from boomtable.games.two_rooms.table import TwoRooms


def may_reveal(table: TwoRooms, seat: Seat) -> bool:
    """Shy, coy, savvy and paranoid players show nothing on their own, nor do those permanently revealed [TR15]."""
    barring = (Condition.SHY, Condition.COY, Condition.SAVVY, Condition.PARANOID)
    person = table.people[seat]
    return not person.open and not any(person.has(condition) for condition in barring)


def may_share(table: TwoRooms, seat: Seat, kind: Kind) -> bool:
    """Whether a player may offer or accept a share, which depends on their own card and conditions alone [TR16]."""
    person = table.people[seat]
    if person.open or person.has(Condition.SHY) or table.is_ambassador(seat):
        return False
    if kind is Kind.COLOUR:
        return table.colours and not person.has(Condition.SAVVY) and not person.has(Condition.PARANOID)
    return not person.has(Condition.COY) and not (person.has(Condition.PARANOID) and _has_shared(table, seat))


def _has_shared(table: TwoRooms, seat: Seat) -> bool:
    """Whether they have shared cards without being forced to, since they got their card [TR34]."""
    since = table.shares[table.people[seat].since :]
    return any(seat in share.seats and share.kind is Kind.CARD and not share.forced for share in since)


def may_accept(table: TwoRooms, seat: Seat, offer: Offer) -> bool:
    """Players may accept what they may share; a Psychologist's offer even if shy, coy or paranoid."""
    return may_share(table, seat, offer.kind) or (offer.cure and not table.people[seat].open)


def offering(table: TwoRooms, offer: Offer) -> TwoRooms:
    """An offer always arrives and replaces an older one to the same player; a foolish player accepts at once [TR16]."""
    table = closed(table, offer.by, offer.to)
    table = table.tell_seats((offer.by, offer.to), Offered(offer.by, offer.to, offer.kind))
    if table.people[offer.to].has(Condition.FOOLISH) and may_accept(table, offer.to, offer):
        return accepted(table, offer)
    return but(table, offers=tuple(sorted((*table.offers, offer))))


def closed(table: TwoRooms, by: Seat, to: Seat) -> TwoRooms:
    """The offer of one player to the other is closed; all others stay open [TR16]."""
    return but(table, offers=tuple(offer for offer in table.offers if (offer.by, offer.to) != (by, to)))


def accepted(table: TwoRooms, offer: Offer) -> TwoRooms:
    """The share happens, unless whoever asked may no longer share: then it is taken back without a reason [TR16]."""
    seats = offer.by, offer.to
    table = closed(table, *seats)
    if not may_keep(table, offer):
        return table.tell_seats(seats, TakenBack(*seats))
    return shared(table, seats, offer.kind, forced=False, cured=offer.to if offer.cure else None)


def may_keep(table: TwoRooms, offer: Offer) -> bool:
    """Whether whoever made an offer could still make it with their present card and conditions [TR16]."""
    cures = not offer.cure or CARDS[table.people[offer.by].card].cures
    return cures and may_share(table, offer.by, offer.kind)


def forced_share(table: TwoRooms, one: Seat, other: Seat) -> TwoRooms:
    """A power makes two players share cards, whatever their conditions, unless one is immune."""
    if any(table.people[seat].has(Condition.IMMUNE) for seat in (one, other)):
        return table
    return shared(table, (one, other), Kind.CARD, forced=True, cured=None)


def shared(table: TwoRooms, seats: tuple[Seat, Seat], kind: Kind, *, forced: bool, cured: Seat | None) -> TwoRooms:
    """Each sees what is shown, then powers act, all based on cards and conditions before the share [TR18]."""
    one, other = seats
    cards = table.people[one].card, table.people[other].card
    immune = [table.people[seat].has(Condition.IMMUNE) for seat in seats]
    zombie = [table.people[seat].has(Condition.ZOMBIE) for seat in seats]
    conned = kind is Kind.COLOUR and any(CARDS[card].cons and not immune[1 - place] for place, card in enumerate(cards))
    table = _seen(table.tell_seats(seats, Shared(seats, kind)), seats, Kind.CARD if conned else kind)
    table = table.tell_onlookers(table.people[one].room, Shared(seats, kind), but_not=seats)
    if conned:  # which does not count as a share
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
    """What is seen of somebody's card: all of it, or only its printed colour [TR17]."""
    card = table.people[seat].card
    return card if kind is Kind.CARD else str(CARDS[card].colour)


def _swapped(table: TwoRooms, seats: tuple[Seat, Seat], cards: tuple[str, str]) -> TwoRooms:
    """Two players swap cards and lose their conditions; nobody gets the Leprechaun twice [TR18] [TR34]."""
    if any(card == "leprechaun" and table.people[seats[1 - place]].lucky for place, card in enumerate(cards)):
        return table
    for place in (0, 1):
        seat, other, gave, card = seats[place], seats[1 - place], cards[place], cards[1 - place]
        table = table.given_card(seat, card).tell_seats((seat,), Swapped(other, gave, card, CARDS[card].starts_with))
    return table
