"""From a view back to a state with the same view.

The viewer knows the deck, their own card and what they were shown, also through swaps they took part in. In the other
room nothing is assumed to have happened, and cards that the viewer has not seen are dealt again.
"""

from __future__ import annotations

from typing import Any

from boomtable.engine import CHANCE, Luck, Seat, but, shuffled
from boomtable.games.two_rooms.characters.character import CARDS
from boomtable.games.two_rooms.characters.teams import AMBASSADORS, PLAIN
from boomtable.games.two_rooms.news import Covered, NoMayor, Shown, Swapped, Told
from boomtable.games.two_rooms.people import Kind, Person, Share, put
from boomtable.games.two_rooms.rounds import Parley
from boomtable.games.two_rooms.table import TwoRooms, start
from boomtable.games.two_rooms.view import View, ears


def imagine(view: View, luck: Luck) -> TwoRooms:
    if not view.round:
        return _beginning(view, luck)
    table = TwoRooms(
        players=view.players,
        options=view.options,
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
        ended = {"buried": view.buried, "sober": view.sober, "shares": view.shares}
        return but(_here(table, view), people=view.people, **ended, **_told(view, view.log, view.reached))
    cards, buried, sober = _cards(view, luck)
    people = tuple(_person(view, seat, card) for seat, card in enumerate(cards))
    shares = tuple(_filled(share, view, luck) for share in view.shared)
    table = but(_here(table, view), people=people, buried=buried, sober=sober, shares=shares)
    return but(_parleying(table, view, luck), **_told(view, _story(view), tuple(range(len(view.story)))))


def _beginning(view: View, luck: Luck) -> TwoRooms:
    """A table before the first round, when nobody has seen anything yet."""
    table = start(view.players, view.options).settled()
    while table.todo != view.todo:
        table = table.play(CHANCE, table.choices(CHANCE).sample(luck))
        if table.number:  # the odd one went to the other room
            table = start(view.players, view.options).settled()
    return table


def _here(table: TwoRooms, view: View) -> TwoRooms:
    """The table with what is known of the viewer's room; of the other nothing is."""
    if view.room is None:
        return table
    known = {"leaders": view.leader, "lead_offers": view.lead_offer, "barred": view.barred, "hostages": view.hostages}
    return but(table, **{name: (what, None) if view.room == 0 else (None, what) for name, what in known.items()})


def _parleying(table: TwoRooms, view: View, luck: Luck) -> TwoRooms:
    """Whom the leader of the viewer's room meets: for everyone else it may be anyone in the other room [TR13]."""
    if view.room is None or not isinstance(view.todo[0], Parley):
        return table
    other = view.meets if view.meets is not None else shuffled(table.counted(1 - view.room), luck)[0]
    known = (seat for seat in (view.leader, view.meets) if seat is not None and seat not in view.waiting)
    return but(table, leaders=put(table.leaders, 1 - view.room, other), parted=tuple(sorted(known)))


def _person(view: View, seat: Seat, card: str) -> Person:
    shown = seat in dict(view.open) and card not in AMBASSADORS
    used = (view.round,) if seat in view.mayors else ()  # they have shown it
    person = Person(room=view.rooms[seat], card=card, conditions=CARDS[card].starts_with, open=shown, used=used)
    if seat != view.viewer:
        return person
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


def _told(view: View, log: tuple[Told, ...], mine: tuple[int, ...]) -> dict[str, Any]:
    """What happened, and which of it the viewer was told; what others were told is left out."""
    place = ears(view.players, view.viewer)
    return {"log": log, "reached": tuple(mine if each == place else () for each in range(view.players + 3))}


def _story(view: View) -> tuple[Told, ...]:
    """The viewer's own story, with the latest news as one act."""
    before = len(view.story) - len(view.news)
    return tuple(Told(min(place, before), news) for place, news in enumerate(view.story))


def _filled(share: Share, view: View, luck: Luck) -> Share:
    """A share with any card in place of one whose colour alone was shown."""
    deck = shuffled(view.deck, luck)
    return but(share, cards=tuple(card or deck[0] for card in share.cards))


def _cards(view: View, luck: Luck) -> tuple[list[str], str, str]:
    """Everybody's card, the buried one and the one set aside, as far as the viewer can tell."""
    known, colours = _seen(view)
    known |= dict(view.open)
    if isinstance(view.viewer, int):
        known[view.viewer] = view.card
    sobered = "drunk" in view.deck and view.round == view.options.rounds
    if sobered:  # whoever held it holds another card now
        known = {seat: card for seat, card in known.items() if card != "drunk"}
    rest = list(view.deck)
    for seat, card in reversed([*known.items()]):
        if card in rest:
            rest.remove(card)
        else:  # a card seen in two places, one of which it has left
            del known[seat]
    pack = shuffled(rest, luck)
    if sobered:
        pack.remove("drunk")
    buried = _drawn(pack, view.options.burying, linked=False)
    sober = "drunk" if sobered else _drawn(pack, "drunk" in view.deck, linked=True)
    cards = [known.get(seat) or _of_colour(pack, colours.get(seat)) for seat in range(view.players)]
    return [card or pack.pop() for card in cards], buried, sober


def _of_colour(pack: list[str], colour: str | None) -> str:
    """A card of the colour that was shown, taken from the pack if there is one [TR17]."""
    card = next((card for card in pack if CARDS[card].colour == colour), "")
    if card:
        pack.remove(card)
    return card


def _drawn(pack: list[str], wanted: bool, *, linked: bool) -> str:
    """A card taken from the pack that could have been buried or set aside."""
    if not wanted:
        return ""
    card = next(card for card in pack if CARDS[card].buriable and (linked or not CARDS[card].linked))
    pack.remove(card)
    return card


def _seen(view: View) -> tuple[dict[Seat, str], dict[Seat, str]]:
    """The cards and colours that the viewer has seen and has no reason to believe are elsewhere by now."""
    known: dict[Seat, str] = {}
    colours: dict[Seat, str] = {}
    for news in view.story:
        match news:
            case Covered(by) | NoMayor(by):
                known.pop(by, None)
            case Swapped(other, gave) if other != view.viewer:
                known[other] = gave
            case Shown(by, _, Kind.CARD, card) if by != view.viewer:
                known = {seat: had for seat, had in known.items() if seat != by and (had != card or card in PLAIN)}
                known[by] = card
            case Shown(by, _, Kind.COLOUR, colour) if by != view.viewer:
                colours[by] = colour
    return {seat: card for seat, card in known.items() if card != view.card or card in PLAIN}, colours
