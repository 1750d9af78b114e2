"""A whole Bomb Squad Academy table as text, for readable tests and short bug reports.

    house      allow_negative
    ages       1,0
    bomb       2
    plates     green,red
    round      3
    green      1,3  -|ok,boom,ok  0,2,1,...
    blue       -  -|boom,ok,ok
    0          12  red,chicken  -  hammer
    1          -2  blue,green  -  -  aside
    seen       0  green  cards  0,2  holds
    todo       choosing
    todo       tidying
    todo       bomb 3
    todo       graduating
    sealed     0  choose blue
    story      scored 1 -5 blast
    news       1

A wire has its exposed cards, its tiles with the turned ones before the bar, and its deck, the top card first; three
dots stand for the rest, low cards first. A seat has its score, the cards in front of it, what it does this round, and
its Tools; `aside` means its Wait. Below are what each player has seen, the steps to come, the sealed answers, and
everything that happened; `news` says how many of the last events are new.

Whatever you leave out, a row or its last words, is as in a round that is about to begin: nobody has a score, cards or
Tools, nothing is exposed, the BOOM lies under the last tile, and seat 0 is the youngest.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from boomtable.engine import Seat, but
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
from boomtable.games.bomb_squad_academy.bombs import after
from boomtable.games.bomb_squad_academy.cards import PLAYERS, Action, Tile, Tool, Wire
from boomtable.games.bomb_squad_academy.moves import AnyNews, Graduated
from boomtable.games.bomb_squad_academy.options import Options
from boomtable.games.bomb_squad_academy.position_checks import checked
from boomtable.games.bomb_squad_academy.positions import less
from boomtable.games.bomb_squad_academy.rounds import Round
from boomtable.games.bomb_squad_academy.steps import AnyStep
from boomtable.games.bomb_squad_academy.table import Academy, start
from boomtable.games.bomb_squad_academy.view import Sealed
from boomtable.games.bomb_squad_academy.wires import Glimpse, Line

BY_SEAT = ("scores", "cards", "acting", "tools", "aside")
OWN = ("players", "options", "todo", "sealed", "news", "story", "lines", "glimpses", *BY_SEAT)
ONCE, OFTEN = rows_for(Academy, but_not=OWN)
ALWAYS = ("bomb", "round")
REST = "..."  # of a deck
SEAT = {
    "score": "0",
    "cards": "-",
    "action": "-",
    "tools": "-",
}  # the words of a seat, and their values if left out
LINE = {"exposed": "-", "turned|tiles": "-|ok,ok,boom", "deck": REST}  # the same for a wire
Numbers = tuple[int, ...]
Tiles = tuple[Tile, ...]


def draw(table: Academy) -> str:
    return draw_rows(_drawn(table), 11)


def _drawn(table: Academy) -> Iterator[Words]:
    yield from option_rows(table.options)
    for name, kind in ONCE.items():
        value = getattr(table, name)
        if name in ALWAYS or value != _usual(table, name):
            yield [name, write_value(value, kind)]
    for wire, line in zip(table.wires, table.lines, strict=False):
        tiles = f"{_row(line.tiles[: line.turned])}|{_row(line.tiles[line.turned :])}"
        yield [wire, _row(line.exposed), tiles, _row(line.deck)]
    for seat in range(table.players):
        aside = ["aside"] if table.aside[seat] else []
        acting = table.acting[seat : seat + 1]
        yield [str(seat), str(table.scores[seat]), *map(_row, (table.cards[seat], acting, table.tools[seat])), *aside]
    for seat, row in enumerate(table.glimpses):
        yield from (["seen", str(seat), *_seen(glimpse)] for glimpse in row)
    yield from ([name, *write_fields(each)] for name in OFTEN for each in getattr(table, name))
    yield from (["todo", write_struct(step)] for step in table.todo)
    yield from (["sealed", str(seat), write_struct(answer)] for seat, answer in table.sealed)
    yield from (["story", write_struct(event)] for event in table.story)
    if table.news:
        yield ["news", str(len(table.news))]


def _usual(table: Academy, name: str) -> Any:
    """The value of a row that is left out, which follows from other rows."""
    match name:
        case "ages":
            return tuple(range(table.players)) if table.bomb else ()
        case "plates":
            return table.wires[:2] if table.bomb > 1 else ()
        case "shown":
            return (*(tool for tools in table.tools for tool in tools), *table.display)
    return getattr(start(table.players, table.options), name)


def _row(values: Iterable[object]) -> str:
    return ",".join(map(str, values)) or "-"


def _seen(glimpse: Glimpse) -> list[str]:
    what = ["cards", _row(glimpse.cards)] if glimpse.cards else ["tiles", _row(glimpse.tiles)]
    return [glimpse.wire, *what, *["holds"] * glimpse.holds]


def parse(text: str) -> Academy:
    """The table in a drawing, or BadNotation."""
    often = ("seen", *OFTEN, "todo", "sealed", "story")
    rows = read_rows(text, (*option_labels(Options), *ONCE, *Wire, "news"), often)
    seats = seat_rows(rows, PLAYERS)
    table = start(len(seats), read_option_rows(Options, rows))
    facts = {name: read_one(name, " ".join(rows[name][0]), kind) for name, kind in ONCE.items() if name in rows}
    bomb = facts.setdefault("bomb", 1)
    table = but(table, **{"round": min(1, bomb), **facts}, **_by_seat(seats))
    table = but(table, **{name: _usual(table, name) for name in ONCE if name not in (*ALWAYS, *facts)})
    table = but(table, lines=_lines(table, rows), **{name: read_each(name, rows, kind) for name, kind in OFTEN.items()})
    return settled(checked(_to_come(_happened(table, rows), rows)))


def _by_seat(seats: list[Words]) -> dict[str, Any]:
    """What the seats have, column by column."""
    rows = [_seat(str(seat), words) for seat, words in enumerate(seats)]
    scores, cards, acting, tools, aside = zip(*rows, strict=True)
    if any(acting) and not all(acting):
        raise bad_row(str(acting.index(())), "-", Action)
    return {"scores": scores, "cards": cards, "acting": sum(acting, ()), "tools": tools, "aside": aside}


def _seat(seat: str, words: Words) -> tuple[Any, ...]:
    aside = words[-1:] == ["aside"]
    facts = words[: len(words) - aside]
    if len(facts) > len(SEAT):
        raise bad_row(seat, " ".join(words), "  ".join([*SEAT, "aside"]))
    score, cards, action, tools = [*facts, *[*SEAT.values()][len(facts) :]]
    acting = read_one(seat, action, tuple[Action, ...])
    if len(acting) > 1:
        raise bad_row(seat, action, Action)
    return (
        read_one(seat, score, int),
        read_one(seat, cards, tuple[Action, ...]),
        acting,
        read_one(seat, tools, tuple[Tool, ...]),
        aside,
    )


def _lines(table: Academy, rows: Rows) -> tuple[Line, ...]:
    """The wires for this number of players, once there is a bomb."""
    drawn = [wire for wire in Wire if wire in rows]
    known = table.wires if table.bomb else ()
    if foreign := [wire for wire in drawn if wire not in known]:
        raise bad_row(foreign[0], " ".join(rows[foreign[0]][0]), known or "-")
    return tuple([_line(table, wire, rows.get(wire, [[]])[0]) for wire in known])


def _line(table: Academy, wire: Wire, words: Words) -> Line:
    if len(words) > len(LINE):
        raise bad_row(wire, " ".join(words), "  ".join(LINE))
    row, tiles, deck = [*words, *[*LINE.values()][len(words) :]]
    turned, stroke, down = tiles.partition("|")
    if not stroke:
        raise bad_row(wire, tiles, LINE["turned|tiles"])
    up = read_one(wire, turned or "-", Tiles)
    exposed = read_one(wire, row, Numbers)
    on_top = read_one(wire, deck.removesuffix(REST).removesuffix(",") or "-", Numbers)
    printed = table.box[wire].cards
    with reading(wire, " ".join(words), _row(printed)):
        rest = less(printed, exposed + on_top) if deck.endswith(REST) else []
    return Line((*on_top, *rest), exposed, (*up, *read_one(wire, down or "-", Tiles)), len(up))


def _happened(table: Academy, rows: Rows) -> Academy:
    """The table with all events, and with what single players have seen."""
    story = tuple([read_tagged("story", words, AnyNews) for words in rows.get("story", [])])
    latest = rows.get("news", [["0"]])[0]
    if latest not in [[str(number)] for number in range(len(story) + 1)]:
        raise bad_row("news", " ".join(latest), f"0-{len(story)}")
    seen = [_glimpse(table, words) for words in rows.get("seen", [])]
    return but(
        table,
        story=story,
        news=story[len(story) - int(latest[0]) :],
        glimpses=tuple([tuple([glimpse for who, glimpse in seen if who == seat]) for seat in range(table.players)]),
    )


def _glimpse(table: Academy, words: Words) -> tuple[Seat, Glimpse]:
    """Who saw what: `0 green cards 3 holds`."""
    text = " ".join(words)
    match words:
        case [seat, wire, "cards" | "tiles" as what, seen, *holds] if holds in ([], ["holds"]):
            values = read_one("seen", seen, Numbers if what == "cards" else Tiles)
            glimpse = Glimpse(read_one("seen", wire, Wire), **{what: values}, holds=bool(holds))
            return _there(table, "seen", seat), glimpse
    raise bad_row("seen", text, "0 green cards 3 holds, 0 green tiles ok,boom,ok")


def _to_come(table: Academy, rows: Rows) -> Academy:
    """The table with the steps to come and the answers to the first; by default a round or the game begins."""
    todo = tuple([read_tagged("todo", words, AnyStep) for words in rows.get("todo", [])])
    over = bool(table.story) and isinstance(table.story[-1], Graduated)
    usual = table.todo if not table.bomb else () if over else (Round(table.round), *after(table.bomb))
    sealed = [(_there(table, "sealed", " ".join(words[:1])), words[1:]) for words in rows.get("sealed", [])]
    return but(
        table,
        todo=todo or usual,
        sealed=tuple([(seat, read_tagged("sealed", words, Sealed)) for seat, words in sealed]),
    )


def _there(table: Academy, row: str, seat: str) -> Seat:
    if seat not in map(str, range(table.players)):
        raise bad_row(row, seat, f"0-{table.players - 1}")
    return int(seat)
