"""Imagined tables judged as at the end of the game, and the answers that are given there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator

from boomtable.bots.two_rooms.situation import Situation, heads_in
from boomtable.engine import Choices, Move, Seat, but, shuffled
from boomtable.games.two_rooms import TwoRooms, imagine
from boomtable.games.two_rooms.characters.character import CARDS
from boomtable.games.two_rooms.finale import Calling, NamingBuried
from boomtable.games.two_rooms.judging import Judge
from boomtable.games.two_rooms.moves import Call, CallWinner, NameBuried, Shoot
from boomtable.games.two_rooms.people import Person


def imagined_tables(here: Situation, sending: int) -> Iterator[TwoRooms]:
    """Some tables that fit what was seen, after the other leader has sent somebody at random."""
    base = imagine(here.view, here.luck)
    there = heads_in(here.view, 1 - (here.view.room or 0))
    for _ in range(here.skill.samples):
        people = [*_dealt(here, base)]
        for seat in shuffled(there, here.luck)[: min(sending, max(0, len(there) - 1))]:
            people[seat] = _across(people[seat], base.number)
        yield but(base, people=tuple(people))


def _dealt(here: Situation, base: TwoRooms) -> Iterator[Person]:
    """Give everybody a card they may hold: the one seen, or else one of the colour seen."""
    view, known, colours = here.view, here.beliefs.cards, here.observed.colours
    pack = list(view.deck)
    for card in (*known.values(), base.buried, base.sober):
        if card in pack:
            pack.remove(card)
    pack = shuffled(pack, here.luck)
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


def wins(here: Situation, table: TwoRooms, leaving: Collection[Seat]) -> bool:
    """Whether I get what I want if these leave my room, and nothing else happens."""
    people = list(table.people)
    for seat in leaving:
        people[seat] = _across(people[seat], table.number)
    return Judge(but(table, people=tuple(people))).verdict(here.me).won


def share_won(here: Situation, tables: list[TwoRooms], leaving: Collection[Seat]) -> float:
    return sum(wins(here, table, leaving) for table in tables) / max(1, len(tables))


# The last answers: the buried card, the winner, or whom to shoot.


def final_answer(here: Situation, choices: Choices[Move]) -> Move:
    """The likeliest answer, or a random one if that is not allowed."""
    step = here.view.todo[0]
    move = (
        _buried(here) if isinstance(step, NamingBuried) else _winner(here) if isinstance(step, Calling) else _shot(here)
    )
    return move if move in choices else choices.sample(here.luck)


def _buried(here: Situation) -> NameBuried:
    """A card that may be buried and that nobody was seen with; the more of them are missing the better."""
    missing = Counter(here.view.deck) - Counter(here.beliefs.cards.values())
    fit = {card: left for card, left in missing.items() if CARDS[card].buriable and not CARDS[card].linked}
    cards = [*(fit or missing)]
    return NameBuried(cards[here.luck.pick(len(cards))])


def _winner(here: Situation) -> CallWinner:
    """The side that wins most of the imagined tables."""
    sides = Counter(Judge(table).side for table in imagined_tables(here, 0))
    return CallWinner(Call(max(sides, key=lambda side: sides[side])))


def _shot(here: Situation) -> Shoot:
    """The Target if one saw it, else a stranger."""
    others = [seat for seat in range(here.view.players) if seat != here.me]
    worth = [{"target": 2.0, None: 1.0}.get(here.beliefs.cards.get(seat), 0.0) for seat in others]
    return Shoot(here.best(others, worth))
