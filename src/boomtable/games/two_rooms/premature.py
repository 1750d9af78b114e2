"""Variant Premature Loss: a grey character that cannot win any more becomes a Gambler [TR28]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boomtable.engine import Seat
from boomtable.games.two_rooms import numbers
from boomtable.games.two_rooms.judging import chose_each_other, first_partner, met_as_they_are
from boomtable.games.two_rooms.people import Kind

if TYPE_CHECKING:
    from boomtable.games.two_rooms.table import TwoRooms


def become_gamblers(table: TwoRooms) -> TwoRooms:
    for seat, person in enumerate(table.people):
        if not person.gambling and hopeless(table, seat):
            table = table.person(seat, gambling=True)
    return table


def hopeless(table: TwoRooms, seat: Seat) -> bool:
    person = table.people[seat]
    match person.card:
        case "agoraphobe":
            return person.left
        case "minion":
            return person.usurped
        case "nuclear-tyrant":
            return _met(table, seat)
        case "clone" | "robot":
            return _mirrored(table, seat)
        case "traveler":
            return _too_late(table, person.trips)
        case "anarchist":
            return _too_late(table, person.votes)
    return False


def _met(table: TwoRooms, seat: Seat) -> bool:
    """Shared with the President or Bomber card itself: a backup would tell what is buried."""
    since = table.shares[table.people[seat].since :]
    met = [share.card_of(share.partner(seat)) for share in since if seat in share.seats and share.kind is Kind.CARD]
    return "president" in met or "bomber" in met


def _mirrored(table: TwoRooms, seat: Seat) -> bool:
    """Clone and Robot chose each other and saw so: a share of colours alone would tell who the other is."""
    partner = first_partner(table, seat)
    if partner is None or not chose_each_other(table, seat, partner):
        return False
    return met_as_they_are(table, seat, partner)


def _too_late(table: TwoRooms, done: tuple[int, ...]) -> bool:
    """Even all rounds left do not make it more than half."""
    planned = numbers.rounds(table.options)
    return 2 * (len(set(done)) + planned - table.number + 1) <= planned
