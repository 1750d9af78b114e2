"""A Bomb Squad Academy table drawn as text, all of it, so that tests can be read and a bug fits in a letter.

    house      plates_stay
    bomb       2
    round      3
    ages       1,0,2
    plates     green,yellow
    green      1,3  ok|boom,ok  0,1,2,1,2,0,1,2,3,1
    blue       -    |boom,ok,ok  0,2,2,0,1,1,2,2,3,3,4,4
    0          12  red,chicken  chicken  hammer
    1          9   blue,green   green    -        aside
    seen       0 green cards 3 holds
    todo       wire-window before-cut green
    sealed     0 declare hammer
    story      revealed red,green
    news       1

A wire has its exposed cards, its tiles with those turned up before the stroke, and its deck, the top card first. A seat
has its score, the cards before it, what it does this round, and its Tools; `aside` is its Wait. Below stand what each
has seen, the steps to come, the answers given in secret, and all that happened, of which the last so many are news.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from msgspec.structs import fields

from boomtable.engine import BadNotation, BadSetup
from boomtable.engine.game import tags
from boomtable.engine.notation import read_struct, write_struct
from boomtable.games.bomb_squad_academy.cards import WIRES
from boomtable.games.bomb_squad_academy.glimpses import Glimpse
from boomtable.games.bomb_squad_academy.house import House
from boomtable.games.bomb_squad_academy.lasting import Lasting
from boomtable.games.bomb_squad_academy.line import Line
from boomtable.games.bomb_squad_academy.moves import AnyNews
from boomtable.games.bomb_squad_academy.steps import AnyStep
from boomtable.games.bomb_squad_academy.table import Academy
from boomtable.games.bomb_squad_academy.view import Sealed

NUMBERS = ("bomb", "round")
LISTS = ("ages", "plates", "shown", "display", "waited", "protected", "spared", "scored")
KINDS = {field.name: field.type for field in fields(Academy)}
Rows = dict[str, list[list[str]]]  # the words of each row, by its label


def draw(table: Academy) -> str:
    return "".join(f"{label:11}{'  '.join(words)}".rstrip() + "\n" for label, *words in _drawn(table))


def _drawn(table: Academy) -> Iterator[list[str]]:
    yield ["house", *(name for name in ("allow_negative", "plates_stay") if getattr(table.house, name))]
    yield ["decks", table.house.decks]
    yield from ([name, str(getattr(table, name))] for name in NUMBERS)
    yield from ([name, _row(getattr(table, name))] for name in LISTS)
    for wire, line in zip(table.wires, table.lines, strict=False):
        tiles = f"{_row(line.tiles[: line.turned])}|{_row(line.tiles[line.turned :])}"
        yield [wire, _row(line.exposed), tiles, _row(line.deck)]
    for seat in range(table.players):
        aside = ["aside"] if table.aside[seat] else []
        acting = table.acting[seat : seat + 1]
        yield [str(seat), str(table.scores[seat]), *map(_row, (table.cards[seat], acting, table.tools[seat])), *aside]
    for seat, row in enumerate(table.glimpses):
        yield from (["seen", str(seat), *_seen(glimpse)] for glimpse in row)
    yield from (["lasting", use.tool, str(use.seat), use.wire] for use in table.lasting)
    yield from (["todo", write_struct(step)] for step in table.todo)
    yield from (["sealed", str(seat), write_struct(answer)] for seat, answer in table.sealed)
    yield from (["story", write_struct(event)] for event in table.story)
    yield ["news", str(len(table.news))]


def _row(values: Iterable[object]) -> str:
    return ",".join(map(str, values)) or "-"


def _seen(glimpse: Glimpse) -> list[str]:
    what = ["cards", _row(glimpse.cards)] if glimpse.cards else ["tiles", _row(glimpse.tiles)]
    return [glimpse.wire, *what, *["holds"] * glimpse.holds]


def parse(text: str) -> Academy:
    """The table in a drawing, or BadNotation."""
    try:
        return _parsed(text)
    except (BadSetup, LookupError, ValueError, TypeError) as error:
        raise BadNotation("unreadable-table", detail=str(error)) from error


def _parsed(text: str) -> Academy:
    rows: Rows = {}
    for label, *words in (line.split() for line in text.splitlines() if line.strip()):
        rows.setdefault(label, []).append(words)
    seats = [rows[label][0] for label in map(str, range(5)) if label in rows]
    wires = [rows[wire][0] for wire in WIRES[len(seats)] if wire in rows]
    story = _structs(AnyNews, rows.get("story", []))
    news = int(rows["news"][0][0])
    acting = [_list(words[2]) for words in seats]
    flags, decks = rows["house"][0], " ".join(rows["decks"][0])
    return Academy(
        players=len(seats),
        house=House("allow_negative" in flags, "plates_stay" in flags, decks),
        **{name: _read(name, rows[name][0][0]) for name in NUMBERS},
        **{name: _read(name, _list(rows[name][0][0])) for name in LISTS},
        lines=tuple(map(_line, wires)),
        scores=_read("scores", [words[0] for words in seats]),
        cards=_read("cards", [_list(words[1]) for words in seats]),
        acting=_read("acting", [card for row in acting for card in row]),
        tools=_read("tools", [_list(words[3]) for words in seats]),
        aside=tuple("aside" in words for words in seats),
        glimpses=tuple(tuple(_glimpses(rows, str(seat))) for seat in range(len(seats))),
        lasting=msgspec.convert(
            [_lasting(words) for words in rows.get("lasting", [])], tuple[Lasting, ...], strict=False
        ),
        todo=_structs(AnyStep, rows.get("todo", [])),
        sealed=tuple((int(seat), *_structs(Sealed, [words])) for seat, *words in rows.get("sealed", [])),
        story=story,
        news=story[len(story) - news :],
    )


def _list(word: str) -> list[str]:
    return [] if word == "-" else word.split(",")


def _read(name: str, value: Any) -> Any:
    return msgspec.convert(value, KINDS[name], strict=False)


def _structs(kinds: Any, rows: Iterable[list[str]]) -> tuple[Any, ...]:
    known = tags(kinds)
    return tuple([read_struct(known, words) for words in rows])


def _line(words: list[str]) -> Line:
    exposed, tiles, deck = words
    turned, down = map(_list, tiles.split("|"))
    plain = {"exposed": _list(exposed), "tiles": turned + down, "deck": _list(deck), "turned": len(turned)}
    return msgspec.convert(plain, Line, strict=False)


def _glimpses(rows: Rows, whose: str) -> Iterator[Glimpse]:
    for seat, wire, what, seen, *holds in rows.get("seen", []):
        if seat == whose:
            plain = {"wire": wire, what: _list(seen), "holds": bool(holds)}
            yield msgspec.convert(plain, Glimpse, strict=False)


def _lasting(words: list[str]) -> dict[str, str]:
    tool, seat, wire = words
    return {"tool": tool, "seat": seat, "wire": wire}
