"""Checks for impossible positions: what a row may name, and what must be complete [BS1] - [BS16]."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from boomtable.engine.move_notation import write_struct
from boomtable.engine.table_notation import bad_row
from boomtable.games.bomb_squad_academy.bombs import (
    GAME,
    Aging,
    Bomb,
    Displaying,
    Drafting,
    Graduating,
    Laying,
    Plating,
    Stacking,
    after,
)
from boomtable.games.bomb_squad_academy.cards import BOMBS, TILES, Tile, Tool, hand
from boomtable.games.bomb_squad_academy.rounds import Round, Tidying

if TYPE_CHECKING:
    from boomtable.games.bomb_squad_academy.table import Academy

MANY = 1000  # more points or rounds than any game has


def checked(table: Academy) -> Academy:
    """The table, or BadNotation for the first thing that is impossible."""
    for row, said, allowed in _named(table):
        if wrong := [each for each in said if each not in allowed]:
            raise bad_row(row, str(wrong[0]), _listed(allowed))
    for row, said, whole in _whole(table):
        if sorted(said) != sorted(whole):
            raise bad_row(row, _pile(said), _pile(whole))
    for seat, answer in table.sealed:
        asked = table.todo[0].asks(table)
        offered = [*table.todo[0].choices(table, seat)] if seat in asked else []
        if answer not in offered or [who for who, _ in table.sealed].count(seat) > 1:
            allowed = [f"{seat} {words}" for words in _words(offered)] or [f"{who} ..." for who in asked]
            raise bad_row("sealed", f"{seat} {write_struct(answer)}", allowed or "-")
    return table


def _named(table: Academy) -> Iterator[tuple[str, Sequence[Any], Collection[Any]]]:
    """What each row names, and everything that it may name."""
    seats, wires = range(table.players), table.wires
    yield "bomb", [table.bomb], range(BOMBS + 1)
    yield "round", [table.round], range(MANY)
    yield "waited", table.waited, seats
    yield "spared", table.spared, seats
    yield "plates", table.plates, wires
    yield "protected", table.protected, wires
    yield "scored", table.scored, wires
    yield "lasting", [use.seat for use in table.lasting], seats
    yield "lasting", [use.wire for use in table.lasting], wires
    yield "todo", [step.seat for step in table.todo if hasattr(step, "seat")], seats
    yield "todo", [step.wire for step in table.todo if hasattr(step, "wire")], wires
    yield "seen", [glimpse.wire for row in table.glimpses for glimpse in row], wires
    yield "display", table.display, table.shown
    for seat in seats:
        yield str(seat), [table.scores[seat]], range(-MANY if table.options.allow_negative else 0, MANY)  # [BS5]
        yield str(seat), table.cards[seat], hand(table.players, (), table.aside[seat])
        yield str(seat), table.acting[seat : seat + 1], hand(table.players, (), False)
        yield str(seat), table.tools[seat], table.shown
    for wire, line in zip(wires, table.lines, strict=False):
        yield wire, line.tiles[: max(0, line.turned - 1)], [Tile.OK]  # none is turned after the BOOM [BS9]


def _whole(table: Academy) -> Iterator[tuple[str, Sequence[Any], Sequence[Any]]]:
    """What lies somewhere, and what must lie there, in any order."""
    yield "ages", table.ages, range(table.players if table.bomb else 0)
    yield "shown", table.shown, [*{*table.shown}]
    held = [tool for row in table.tools for tool in row] + [*table.display]
    for seat, tools in enumerate(table.tools):
        yield str(seat), tools, [tool for tool in tools if held.count(tool) == 1]
        yield str(seat), table.cards[seat], [*{*table.cards[seat]}]
    for wire, line in zip(table.wires, table.lines, strict=False):
        yield wire, line.exposed + line.deck, () if Stacking(wire) in table.todo else table.box[wire].cards
        yield wire, line.tiles, () if Laying(wire) in table.todo else TILES
        if line.tiles:  # every tile is turned that the trigger has reached, up to the BOOM [BS9]
            yield wire, [line.turned], [line.turn(table.box[wire].track).turned]
    if Plating() not in table.todo:
        yield "plates", table.plates, (*table.plates, *table.wires)[:2] if table.bomb > 1 else ()
    yield from _steps(table)
    for glimpse in [glimpse for row in table.glimpses for glimpse in row if glimpse.holds]:
        line = table.line(glimpse.wire)
        yield "seen", glimpse.cards, line.deck[: len(glimpse.cards)]
        yield "seen", glimpse.tiles, line.tiles if glimpse.tiles else ()


def _steps(table: Academy) -> Iterator[tuple[str, Sequence[Any], Sequence[Any]]]:
    """The steps that must be there once each, in any order; a shorter game may leave out a bomb."""
    if not table.todo:
        return
    coming = _words(step for step in table.todo if isinstance(step, Aging | Bomb | Graduating))
    yield "todo", coming, _words(after(table.bomb) if table.bomb else GAME)[-max(1, len(coming)) * bool(table.bomb) :]
    rounds = [step.number for step in table.todo if isinstance(step, Round)]
    yield "todo", rounds, [number for number in rounds if number in (table.round, table.round + 1)][:1]
    if table.round and rounds and not isinstance(table.todo[0], Round):  # this one is tidied up first [BS13]
        yield "todo", _words(step for step in table.todo if isinstance(step, Tidying)), ["tidying"]
    drafting = [step for step in table.todo if isinstance(step, Drafting)]
    yield "todo", _words(drafting), _words({*drafting})
    if drafting and Displaying() not in table.todo:  # one Tool more than are still to be picked [BS16]
        yield "display", table.display, (*table.display, *Tool)[: len(drafting) + 1]


def _words(things: Iterable[Struct]) -> list[str]:
    """Steps or moves as text."""
    return [write_struct(thing) for thing in things]


def _listed(allowed: Collection[Any]) -> str:
    return f"{allowed[0]}-{allowed[-1]}" if isinstance(allowed, range) else ", ".join(map(str, allowed)) or "-"


def _pile(cards: Sequence[Any]) -> str:
    return ",".join(map(str, cards)) or "-"
