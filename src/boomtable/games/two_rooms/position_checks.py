"""Checks for impossible positions: a deck against the rules, players or rounds that do not exist, two rooms apart."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from difflib import get_close_matches
from typing import Any

from msgspec.structs import astuple

from boomtable.engine import BadNotation
from boomtable.engine.table_notation import bad_row
from boomtable.games.two_rooms.characters.character import CARDS
from boomtable.games.two_rooms.deck_rules import errors
from boomtable.games.two_rooms.options import LONGEST, SHORTEST
from boomtable.games.two_rooms.rounds import Playing, Round
from boomtable.games.two_rooms.table import TwoRooms

MANY = range(10_000)  # more acts than any game has
APART = ("players", "options", "people", "todo", "log", "reached", "leaders", "pointing")  # checked separately


def checked(table: TwoRooms) -> TwoRooms:
    """The table, or BadNotation for the first thing that is impossible."""
    if not table.options.minutes_fit:
        raise bad_row("minutes", table.options.minutes, f"{SHORTEST}-{LONGEST} ...")
    _check_deck(table)
    for row, value, allowed in (*_named(table), *_steps(table), *_side_by_side(table)):
        if wrong := [number for number in _numbers(value) if number not in allowed]:
            raise bad_row(row, str(wrong[0]), _listed(allowed))
    return table


def known_card(row: str, card: str) -> str:
    """The card, or BadNotation that lists cards with similar names."""
    if card not in CARDS:
        raise bad_row(row, card, get_close_matches(card, CARDS, 5, 0))
    return card


def _check_deck(table: TwoRooms) -> None:
    """The deck follows the rules [TR3], and is made of the cards that are held, buried or set aside."""
    deck = [known_card("deck", card) for card in table.deck]
    if wrong := [*errors(table.players, deck, table.options)]:
        raise BadNotation("two-rooms-bad-playset", errors=", ".join(wrong))
    held = sorted([*(person.card for person in table.people), *filter(None, (table.buried, table.sober))])
    if table.people and held != sorted(deck):
        raise bad_row("deck", ",".join(deck), ",".join(held))


def _named(table: TwoRooms) -> Iterator[tuple[str, Any, Collection[int]]]:
    """Every number in a drawing with its row, and what it may be."""
    seats, rounds = range(table.players), range(1, table.options.rounds + 1)
    for name in [name for name in table.__struct_fields__ if name not in APART]:
        value = getattr(table, name)
        yield name, value, seats if isinstance(value, tuple) else MANY
    yield from (("log", told.act, MANY) for told in table.log)
    yield from (("log", told.news, seats) for told in table.log)
    for seat, person in enumerate(table.people):
        yield str(seat), person.aims, seats
        yield str(seat), person.led, range(2)
        yield str(seat), (person.used, person.trips, person.votes), rounds
        yield str(seat), person.since, range(len(table.shares) + 1)


def _steps(table: TwoRooms) -> Iterator[tuple[str, Any, Collection[int]]]:
    """This round is being played, and the later ones follow it."""
    yield from (("todo", step.number, [table.number]) for step in table.todo if isinstance(step, Playing))
    coming = [step.number for step in table.todo if isinstance(step, Round)]
    last = table.options.rounds
    yield from (("todo", number, [last - place]) for place, number in enumerate(reversed(coming)))
    yield "todo", tuple(coming), range(table.number + 1, last + 1)
    yield from (("todo", step, range(table.players)) for step in table.todo)


def _side_by_side(table: TwoRooms) -> Iterator[tuple[str, Any, Collection[int]]]:
    """Players vote for, and make offers to, players in their own room [TR7]."""
    for seat, at in enumerate(table.pointing):
        yield str(seat), at, table.within(table.people[seat].room)
    for offer in table.offers:
        yield "offers", offer.to, table.within(table.people[offer.by].room)


def _numbers(value: Any) -> Iterator[int]:
    """Every number in a value."""
    if isinstance(value, int):
        yield value
    inside = value if isinstance(value, tuple) else astuple(value) if hasattr(value, "__struct_fields__") else ()
    for part in inside:
        yield from _numbers(part)


def _listed(allowed: Collection[int]) -> str:
    return (
        f"{allowed[0]}-{allowed[-1]}" if isinstance(allowed, range) and allowed else ", ".join(map(str, allowed)) or "-"
    )
