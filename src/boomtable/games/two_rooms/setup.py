"""Set-up: a card may be buried, one set aside for the Drunk, the rest dealt, and players sent to two rooms."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from boomtable.engine import CHANCE, Chance, Choices, Drawn, Move, Seat, Shuffled, Step, Subset, but
from boomtable.games.two_rooms.characters.character import CARDS
from boomtable.games.two_rooms.moves import Bury, DealCards, PickLargerRoom, PlaceAmbassadors, SetAside, Split
from boomtable.games.two_rooms.news import Dealt, Placed
from boomtable.games.two_rooms.people import Person

if TYPE_CHECKING:
    from boomtable.games.two_rooms.table import TwoRooms


class Burying(Chance["TwoRooms", Bury], frozen=True):
    """One card is dealt to nobody: never a linked one, an Ambassador or the Drunk [TR4]."""

    def choices(self, table: TwoRooms, seat: Seat) -> Choices[Bury]:
        return Drawn(Bury, [card for card in table.deck if CARDS[card].buriable and not CARDS[card].linked])

    def run(self, table: TwoRooms, answers: Mapping[Seat, Bury]) -> TwoRooms:
        return but(table, buried=answers[CHANCE].card)


class SettingAside(Chance["TwoRooms", SetAside], frozen=True):
    """The card that the Drunk will become, any but the Drunk and Ambassadors, after the burying [TR35] [TR40]."""

    def choices(self, table: TwoRooms, seat: Seat) -> Choices[SetAside]:
        return Drawn(SetAside, [card for card in left(table) if CARDS[card].buriable])

    def run(self, table: TwoRooms, answers: Mapping[Seat, SetAside]) -> TwoRooms:
        return but(table, sober=answers[CHANCE].card)


class Dealing(Chance["TwoRooms", DealCards], frozen=True):
    """One card each, which players see when the first clock starts [TR1]."""

    def choices(self, table: TwoRooms, seat: Seat) -> Choices[DealCards]:
        return Shuffled(DealCards, left(table))

    def run(self, table: TwoRooms, answers: Mapping[Seat, DealCards]) -> TwoRooms:
        return dealt(table, answers[CHANCE].cards)


class Evening(Chance["TwoRooms", PickLargerRoom], frozen=True):
    """With an odd number of players, a random room gets one more [TR2]."""

    def asks(self, table: TwoRooms) -> tuple[Seat, ...]:
        return (CHANCE,) if len(walkers(table)) % 2 else ()

    def choices(self, table: TwoRooms, seat: Seat) -> Choices[PickLargerRoom]:
        return Drawn(PickLargerRoom, (0, 1))

    def run(self, table: TwoRooms, answers: Mapping[Seat, PickLargerRoom]) -> TwoRooms:
        room = answers[CHANCE].room if answers else 0
        return table.then(Splitting((len(walkers(table)) + 1 - room) // 2))


class Splitting(Chance["TwoRooms", Split], frozen=True):
    """Players are split at random; this many go to room 1 [TR2]."""

    first: int

    def choices(self, table: TwoRooms, seat: Seat) -> Choices[Split]:
        return Subset(Split, walkers(table), self.first)

    def run(self, table: TwoRooms, answers: Mapping[Seat, Split]) -> TwoRooms:
        for seat in set(walkers(table)) - {*answers[CHANCE].seats}:
            table = table.person(seat, room=1)
        return table


class PlacingAmbassadors(Chance["TwoRooms", PlaceAmbassadors], frozen=True):
    """The Ambassadors start in different rooms [TR2]."""

    def asks(self, table: TwoRooms) -> tuple[Seat, ...]:
        return (CHANCE,) if len(walkers(table)) < table.players else ()

    def choices(self, table: TwoRooms, seat: Seat) -> Choices[PlaceAmbassadors]:
        return Drawn(PlaceAmbassadors, (0, 1))

    def run(self, table: TwoRooms, answers: Mapping[Seat, PlaceAmbassadors]) -> TwoRooms:
        rooms = [answers[CHANCE].room, 1 - answers[CHANCE].room] if answers else []
        for seat, room in zip(sorted({*range(table.players)} - {*walkers(table)}), rooms, strict=True):
            table = table.person(seat, room=room)
        return table


class Beginning(Step["TwoRooms", Move], frozen=True):
    """Everyone learns who starts where, and looks at their own card [TR1] [TR2]."""

    def run(self, table: TwoRooms, answers: Mapping[Seat, Move]) -> TwoRooms:
        table = table.tell_all(Placed((tuple(table.within(0)), tuple(table.within(1)))))
        for seat, person in enumerate(table.people):
            table = table.tell_seats((seat,), Dealt(person.card, person.conditions))
        return table


def dealt(table: TwoRooms, cards: Sequence[str]) -> TwoRooms:
    """The table with these cards dealt, by seat, and everything their holders start with [TR1]."""
    table = but(table, people=(Person(),) * table.players, pointing=(None,) * table.players)
    for seat, card in enumerate(cards):
        table = table.given_card(seat, card)
    return table


def left(table: TwoRooms) -> list[str]:
    """The deck without the cards that were buried or set aside."""
    cards = list(table.deck)
    for card in (table.buried, table.sober):
        if card:
            cards.remove(card)
    return cards


def walkers(table: TwoRooms) -> list[Seat]:
    """Everyone except Ambassadors."""
    return [seat for seat in range(table.players) if not table.is_ambassador(seat)]
