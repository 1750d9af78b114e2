"""A whole table of Two Rooms as text, for readable tests and short bug reports.

    house        burying
    round        2
    buried       red-team
    0            1*  president  shy
    1            1  gambler  pointing=4
    2            2  bomber  open
    3            2*  blue-team  trips=1
    4            1  presidents-daughter
    5            2  martyr  used=1
    shares       1  0,4  president,presidents-daughter  card  False

A seat has its room, with a star for its leader, and its card. Then, if there is something to tell: every condition, or
`-` for none if the card starts with some; what is true of the player, such as `open`; and other facts, such as
`trips=1` for the rounds in which they were a hostage. Rows that are left out are as at the start of a round: the clock
runs, and the deck is the cards that are there. A drawing without cards is a table before the deal.

The steps to come and all news may follow at the end: `log 4 0,1,room-1 pointed 0 1` is news of the fourth act, which
reached two players and the screen of room 1.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, get_args

from msgspec.structs import fields

from boomtable.engine import Viewer, but
from boomtable.engine.move_notation import write_fields, write_struct, write_value
from boomtable.engine.table_notation import (
    Rows,
    Words,
    bad_row,
    draw_rows,
    option_labels,
    option_rows,
    read_each,
    read_one,
    read_option_rows,
    read_rows,
    read_tagged,
    reading,
    rows_for,
    seat_rows,
    settled,
)
from boomtable.games.two_rooms.news import AnyNews, Over, Told
from boomtable.games.two_rooms.options import SEATS, Options
from boomtable.games.two_rooms.people import Condition, Person
from boomtable.games.two_rooms.position_checks import checked, known_card
from boomtable.games.two_rooms.positions import Place, position
from boomtable.games.two_rooms.steps import AnyStep
from boomtable.games.two_rooms.table import TwoRooms, start
from boomtable.games.two_rooms.view import ears

ALL = "all"  # viewers
ASIDE = ("buried", "sober")  # cards that nobody holds
FIELDS = {field.name: field.type for field in fields(TwoRooms)}
OWN = ("players", "options", "number", "people", "leaders", "todo", "sealed", "news", "log", "reached")
BY_SEAT = {name: get_args(FIELDS[name])[0] for name in ("pointing",)}  # written with the facts of a person
ONCE, OFTEN = rows_for(TwoRooms, but_not=(*OWN, *BY_SEAT))
PERSON = {field.name: field.type for field in fields(Person) if field.name not in ("room", "card", "conditions")}
FACTS = {**PERSON, **BY_SEAT}
TRUTHS = [name for name, kind in PERSON.items() if kind is bool]
SEAT_WORDS = ("-", *Condition, *TRUTHS, *(f"{name}=" for name in FACTS if name not in TRUTHS))


def draw(table: TwoRooms) -> str:
    return draw_rows(_drawn(table), 13)


def _drawn(table: TwoRooms) -> Iterator[Words]:
    usual = _usual(table.options, table.players, table.number, _places(table), table.buried, table.sober)
    yield from option_rows(table.options)
    yield ["round", str(table.number)]
    for name, kind in ONCE.items():
        if (value := getattr(table, name)) != getattr(usual, name) or (name in ASIDE and value):
            yield [name, write_value(value, kind)]
    yield from (_seat(table, usual, seat) for seat in range(table.players))
    yield from ([name, *write_fields(each)] for name in OFTEN for each in getattr(table, name))
    if table.todo != usual.todo:
        yield from (["todo", write_struct(step)] for step in table.todo)
    for told, who in zip(table.log, _reached(table), strict=True):
        yield ["log", str(told.act), who, write_struct(told.news)]


def _usual(options: Options, players: int, number: int, places: Sequence[Place], buried: str, sober: str) -> TwoRooms:
    """The table if nothing else is written."""
    return position(places, options, number, buried, sober) if places else start(players, options)


def _places(table: TwoRooms) -> list[Place]:
    return [Place(person.card, person.room, seat in table.leaders) for seat, person in enumerate(table.people)]


def _seat(table: TwoRooms, usual: TwoRooms, seat: int) -> Words:
    if not table.people:
        return [str(seat)]
    person, before = table.people[seat], usual.people[seat]
    words = [str(seat), f"{person.room + 1}{'*' * (seat in table.leaders)}", person.card]
    if person.conditions != before.conditions:
        words += person.conditions or ["-"]
    for name, kind in PERSON.items():
        if (value := getattr(person, name)) != getattr(before, name):
            words.append(name if value is True else f"{name}={write_value(value, kind)}")
    for name, kind in BY_SEAT.items():
        if (value := getattr(table, name)[seat]) != getattr(usual, name)[seat]:
            words.append(f"{name}={write_value(value, kind)}")
    return words


def _reached(table: TwoRooms) -> Iterator[str]:
    """The viewers whom each piece of news reached."""
    heard = (
        {str(viewer): {*table.reached[ears(table.players, viewer)]} for viewer in table.viewers} if table.log else {}
    )
    for place in range(len(table.log)):
        viewers = [viewer for viewer, places in heard.items() if place in places]
        yield ALL if len(viewers) == len(heard) else ",".join(viewers) or "-"


def parse(text: str) -> TwoRooms:
    """The table in a drawing, or BadNotation."""
    rows = read_rows(text, (*option_labels(Options), "round", *ONCE), (*OFTEN, "todo", "log"))
    seats = seat_rows(rows, SEATS)
    options = read_option_rows(Options, rows)
    facts = {name: read_one(name, " ".join(rows[name][0]), kind) for name, kind in ONCE.items() if name in rows}
    places = _placed(seats) if any(seats) else []
    number = _number(rows, options, dealt=bool(places))
    with reading("playset", options.playset, ""):
        table = _usual(options, len(seats), number, places, facts.get("buried", ""), facts.get("sober", ""))
    facts |= {name: read_each(name, rows, kind) for name, kind in OFTEN.items()}
    facts["offers"] = tuple(sorted(facts["offers"]))
    table = _told(but(table, **facts), rows)
    for seat, words in enumerate(seats):
        table = _with_facts(table, seat, words[2:])
    return settled(checked(table))


def _number(rows: Rows, options: Options, *, dealt: bool) -> int:
    """The round; if it is left out and cards are dealt, the first."""
    allowed = range(options.rounds + 1 if dealt else 1)
    word = " ".join(rows.get("round", [[str(int(dealt))]])[0])
    if word not in map(str, allowed):
        raise bad_row("round", word, allowed)
    return int(word)


def _placed(seats: list[Words]) -> list[Place]:
    """Everyone's place, with at most one leader in a room."""
    places = [_place(str(seat), words) for seat, words in enumerate(seats)]
    leading: dict[int, int] = {}
    for seat, place in enumerate(places):
        if place.leads and leading.setdefault(place.room, seat) != seat:
            raise bad_row(str(seat), seats[seat][0], seats[seat][0].rstrip("*"))
    return places


def _place(seat: str, words: Words) -> Place:
    """One player's room and card."""
    room, card = (*words, "", "")[:2]
    if room.rstrip("*") not in ("1", "2") or room.count("*") > 1:
        raise bad_row(seat, room, ("1", "1*", "2", "2*"))
    return Place(known_card(seat, card), int(room[0]) - 1, room.endswith("*"))


def _told(table: TwoRooms, rows: Rows) -> TwoRooms:
    """The table with all news and whom it reached, and with the steps to come if they are not the usual ones."""
    log: list[Told] = []
    reached: list[tuple[int, ...]] = [()] * len(table.viewers)
    for place, words in enumerate(rows.get("log", [])):
        act, who, *news = (*words, "", "")[: max(3, len(words))]
        log.append(Told(read_one("log", act, int), read_tagged("log", news, AnyNews)))
        for viewer in _viewers(table, who):
            reached[ears(table.players, viewer)] += (place,)
    todo = tuple([read_tagged("todo", words, AnyStep) for words in rows.get("todo", [])])
    over = bool(log) and isinstance(log[-1].news, Over)
    return but(
        table,
        log=tuple(log),
        reached=tuple(reached) if log else (),
        todo=todo if todo or over else table.todo,
    )


def _viewers(table: TwoRooms, who: str) -> list[Viewer]:
    known = {str(viewer): viewer for viewer in table.viewers}
    if who in (ALL, "-"):
        return [*known.values()] if who == ALL else []
    with reading("log", who, (ALL, *known)):
        return [known[name] for name in dict.fromkeys(who.split(","))]


def _with_facts(table: TwoRooms, seat: int, words: Words) -> TwoRooms:
    """The table with the other facts about a player."""
    conditions = tuple(sorted({Condition(word) for word in words if word in [*Condition]}))
    facts: dict[str, Any] = {"conditions": conditions} if conditions or "-" in words else {}
    for word in words:
        name, _, value = word.partition("=")
        if name in FACTS and (value or name in TRUTHS):
            facts[name] = read_one(str(seat), value or "true", FACTS[name])
        elif word not in ("-", *conditions):
            raise bad_row(str(seat), word, SEAT_WORDS)
    for name in BY_SEAT:
        if name in facts:
            by_seat = getattr(table, name)
            table = but(table, **{name: (*by_seat[:seat], facts.pop(name), *by_seat[seat + 1 :])})
    return table.person(seat, **facts) if facts else table
