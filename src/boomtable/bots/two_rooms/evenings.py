"""Evenings as they may really be: for those who have an aim of their own, judged as at the end."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from boomtable.bots.two_rooms.mind import Mind, heads_in
from boomtable.engine import Seat, but, shuffled
from boomtable.games.two_rooms import TwoRooms, imagine
from boomtable.games.two_rooms.characters.character import CARDS
from boomtable.games.two_rooms.judging import Judge
from boomtable.games.two_rooms.people import Person


def evenings(mind: Mind, sending: int) -> Iterator[TwoRooms]:
    """Some tables that fit what was seen, after the other leader has sent anybody."""
    base = imagine(mind.view, mind.luck)
    there = heads_in(mind.view, 1 - (mind.view.room or 0))
    for _ in range(mind.manner.samples):
        people = [*_dealt(mind, base)]
        for seat in shuffled(there, mind.luck)[: min(sending, max(0, len(there) - 1))]:
            people[seat] = _across(people[seat], base.number)
        yield but(base, people=tuple(people))


def _dealt(mind: Mind, base: TwoRooms) -> Iterator[Person]:
    """Everybody with a card they may hold: the one seen, or else one of the colour seen."""
    view, known, colours = mind.view, mind.beliefs.cards, mind.sight.colours
    pack = list(view.deck)
    for card in (*known.values(), base.buried, base.sober):
        if card in pack:
            pack.remove(card)
    pack = shuffled(pack, mind.luck)
    cards = dict(known)
    for seat in sorted(set(range(view.players)) - cards.keys(), key=lambda seat: seat not in colours):
        fits = [card for card in pack if seat not in colours or CARDS[card].colour == colours[seat]] or pack
        cards[seat] = fits[0] if fits else base.people[seat].card
        if fits:
            pack.remove(fits[0])
    for seat, person in enumerate(base.people):
        same = person.card == cards[seat]
        yield person if same else Person(room=person.room, card=cards[seat], conditions=CARDS[cards[seat]].starts_with)


def _across(person: Person, number: int) -> Person:
    return but(person, room=1 - person.room, left=True, trips=(*person.trips, number))


def wins(mind: Mind, table: TwoRooms, leaving: Collection[Seat]) -> bool:
    """Whether I get what I want if these leave my room, and nothing else happens."""
    people = list(table.people)
    for seat in leaving:
        people[seat] = _across(people[seat], table.number)
    return Judge(but(table, people=tuple(people))).verdict(mind.me).won


def share_won(mind: Mind, tables: list[TwoRooms], leaving: Collection[Seat]) -> float:
    return sum(wins(mind, table, leaving) for table in tables) / max(1, len(tables))
