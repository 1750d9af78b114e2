"""From a view back to an evening that would look just like this from that chair.

The deck is known, and so are one's own card and what one was shown, through swaps one took part in. What happened in
the other room is imagined as nothing, and cards nobody showed are dealt anew.
"""

from __future__ import annotations

from boomtable.engine import CHANCE, Luck, Seat, but, shuffled
from boomtable.games.two_rooms import numbers
from boomtable.games.two_rooms.characters.character import CARDS
from boomtable.games.two_rooms.characters.teams import AMBASSADORS, PLAIN
from boomtable.games.two_rooms.news import Shown, Swapped, Told
from boomtable.games.two_rooms.opening import start
from boomtable.games.two_rooms.people import ROOMS, Kind, Person, Share
from boomtable.games.two_rooms.table import TwoRooms
from boomtable.games.two_rooms.view import View


def imagine(view: View, luck: Luck) -> TwoRooms:
    if not view.round:
        return _beginning(view, luck)
    table = TwoRooms(
        players=view.players,
        house=view.house,
        deck=view.deck,
        colours=view.colours,
        todo=view.todo,
        number=view.round,
        sending=view.sending,
        handed=view.handed,
        pointing=view.pointing,
        mayors=view.mayors,
        tackled=view.tackled,
        offers=view.offers,
        named=view.named,
        called=view.called,
        shots=view.shots,
        early=view.early,
    )
    if view.people:
        ended = {"buried": view.buried, "sober": view.sober, "shares": view.shares, "log": view.log}
        return but(_here(table, view), people=view.people, **ended)
    cards, buried, sober = _cards(view, luck)
    people = tuple(_person(view, seat, card) for seat, card in enumerate(cards))
    shares = tuple(_filled(share, view, luck) for share in view.shared)
    return but(_here(table, view), people=people, buried=buried, sober=sober, shares=shares, log=_told(view))


def _beginning(view: View, luck: Luck) -> TwoRooms:
    """Nobody has seen anything yet of what chance has done."""
    table = start(view.players, view.house).settled()
    while table.todo != view.todo:
        table = table.play(CHANCE, table.choices(CHANCE).sample(luck))
        if table.number:  # the odd one went to the other room
            table = start(view.players, view.house).settled()
    return table


def _here(table: TwoRooms, view: View) -> TwoRooms:
    """The affairs of the viewer's room; of the other nothing is known."""
    if view.room is None:
        return table
    known = {"leaders": view.leader, "lead_offers": view.lead_offer, "barred": view.barred, "hostages": view.hostages}
    return but(table, **{name: (what, None) if view.room == 0 else (None, what) for name, what in known.items()})


def _person(view: View, seat: Seat, card: str) -> Person:
    person = Person(room=view.rooms[seat], card=card, conditions=CARDS[card].starts_with, open=seat in dict(view.open))
    if seat != view.viewer:
        return but(person, open=person.open and card not in AMBASSADORS)
    return but(
        person,
        conditions=view.conditions,
        aims=view.aims,
        used=view.used,
        gambling=view.gambling,
        lucky=view.lucky,
        left=view.left,
        trips=view.trips,
        votes=view.votes,
        usurped=view.usurped,
        led=view.led,
    )


def _told(view: View) -> tuple[Told, ...]:
    """The viewer's own story, the latest news as one act."""
    seats = (view.viewer,) if isinstance(view.viewer, int) else ()
    rooms = (ROOMS.index(view.viewer),) if view.viewer in ROOMS else () if seats else (0, 1)
    before = len(view.story) - len(view.news)
    return tuple(Told(min(place, before), seats, rooms, news) for place, news in enumerate(view.story))


def _filled(share: Share, view: View, luck: Luck) -> Share:
    """A share of colours: the card behind the other's colour may have been any."""
    deck = shuffled(view.deck, luck)
    return but(share, cards=tuple(card or deck[0] for card in share.cards))


def _cards(view: View, luck: Luck) -> tuple[list[str], str, str]:
    """Everybody's card, the one buried and the one set aside, as the viewer may think they are."""
    known = {**_seen(view), **dict(view.open)}
    if isinstance(view.viewer, int):
        known[view.viewer] = view.card
    sobered = "drunk" in view.deck and view.round == numbers.rounds(view.house)
    if sobered:  # whoever held it holds another card now
        known = {seat: card for seat, card in known.items() if card != "drunk"}
    rest = list(view.deck)
    for card in known.values():
        rest.remove(card)
    pack = shuffled(rest, luck)
    if sobered:
        pack.remove("drunk")
    buried = _drawn(pack, view.house.burying, linked=False)
    sober = "drunk" if sobered else _drawn(pack, "drunk" in view.deck, linked=True)
    cards = [known.get(seat, "") for seat in range(view.players)]
    return [card or pack.pop() for card in cards], buried, sober


def _drawn(pack: list[str], wanted: bool, *, linked: bool) -> str:
    """A card out of the pack that could have been buried, or set aside."""
    if not wanted:
        return ""
    card = next(card for card in pack if CARDS[card].buriable and (linked or not CARDS[card].linked))
    pack.remove(card)
    return card


def _seen(view: View) -> dict[Seat, str]:
    """Whose card the viewer has seen and has no reason to think elsewhere by now."""
    known: dict[Seat, str] = {}
    for news in view.story:
        match news:
            case Swapped(other, gave) if other != view.viewer:
                known[other] = gave
            case Shown(by, _, Kind.CARD, card) if by != view.viewer:
                known = {seat: had for seat, had in known.items() if had != card or card in PLAIN}
                known[by] = card
    return {seat: card for seat, card in known.items() if card != view.card or card in PLAIN}
