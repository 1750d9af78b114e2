"""All that lies on a table of Bomb Squad Academy: on the twin's, and the same on the engine's."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

from boomtable.engine import Seat
from boomtable.games.bomb_squad_academy import Academy, Action, Choose, Tile, Tool, Wire
from boomtable.games.bomb_squad_academy.line import Line
from boomtable.games.bomb_squad_academy.toolbox import Moment, Window
from boomtable.lab.twins.academy import (
    AFTER_CUT,
    AT_EXPLOSION,
    BEFORE_CUT,
    BOMB,
    BOOMS,
    DISPLAY,
    DOING,
    FIRSTS,
    FLIPPED,
    HANDS,
    LAYING,
    ORDER,
    OWNERS,
    PLATES,
    PLATING,
    PROTECTED,
    RANKS,
    ROUND,
    ROWS,
    SCORED,
    SCORES,
    SHOWN,
    STACKING,
    TOPS,
    TRIGGERS,
    TURNED,
    UNDER,
    WAIT,
    WIRE,
    wires,
)
from boomtable.lab.twins.counting import OVER, PLAYERS, STEP
from boomtable.lab.twins.faces.face import Numbers, members

T = TypeVar("T")

WIRES, ACTIONS, TOOLS = tuple(Wire), tuple(Action), tuple(Tool)  # as the kernels number them
STEPS = ("aging", "stacking", "laying", "plating", "displaying", "drafting", "choosing", "protecting", "looking")
ASKING = {OVER: "over", **dict(enumerate((*STEPS, *(f"window {moment}" for moment in Moment))))}
ABOUT_A_WIRE = (STACKING, LAYING, BEFORE_CUT, AFTER_CUT, AT_EXPLOSION)


def facts(table: Numbers) -> Iterator[tuple[str, Any]]:
    asking, bomb, seats = int(table[STEP]), int(table[BOMB]), range(table[PLAYERS])
    yield "asking", ASKING[asking]
    yield "wire", WIRES[table[WIRE]] if asking in ABOUT_A_WIRE else None
    yield "bomb", bomb
    yield "round", int(table[ROUND])
    yield "scores", tuple(table[SCORES : SCORES + len(seats)].tolist())
    yield "protected", {*named(WIRES, table[PROTECTED])}
    yield "scored", {*named(WIRES, table[SCORED])}
    yield "shown", {*named(TOOLS, table[SHOWN])}
    yield "display", {*named(TOOLS, table[DISPLAY])}
    yield "tools", {tool: seat for place, tool in enumerate(TOOLS) for seat in members(table[OWNERS + place])}
    yield "doing", {seat: action for place, action in enumerate(ACTIONS) for seat in members(table[DOING + place])}
    if not bomb:
        return
    yield "ages", ages(table)
    if bomb > 1 and not (bomb == 2 and asking in (STACKING, LAYING, PLATING)):
        yield "plates", plates(table)
    hands, rows = [members(table[HANDS + seat]) for seat in seats], [row(table, seat) for seat in seats]
    yield "hands", [[ACTIONS[card] for card in hand] for hand in hands]
    yield "cards", [[ACTIONS[card] for card in cards] for cards in rows]
    yield "aside", tuple(WAIT not in hand + cards for hand, cards in zip(hands, rows, strict=True))
    for place, wire in enumerate(WIRES[: wires(table)]):
        yield wire, line(table, place)
        yield f"who knows the top of {wire}", {*members(table[TOPS + place])}
        yield f"who knows the tiles of {wire}", {*members(table[UNDER + place])}


def facts_of(state: Academy) -> Iterator[tuple[str, Any]]:
    step, seats = state.todo[0] if state.todo else None, range(state.players)
    down = {seat: answer.action for seat, answer in state.sealed if isinstance(answer, Choose)}  # has left the hand
    yield "asking", asking_of(step)
    yield "wire", getattr(step, "wire", None)
    yield "bomb", state.bomb
    yield "round", state.round
    yield "scores", state.scores
    yield "protected", {*state.protected}
    yield "scored", {*state.scored}
    yield "shown", {*state.shown}
    yield "display", {*state.display}
    yield "tools", {tool: seat for seat, tools in enumerate(state.tools) for tool in tools}
    yield "doing", dict(enumerate(state.acting)) or down
    if not state.bomb:
        return
    yield "ages", state.ages
    if state.plates:
        yield "plates", state.plates
    yield "hands", [[card for card in state.hand(seat) if card is not down.get(seat)] for seat in seats]
    yield "cards", [[*state.cards[seat], *([down[seat]] if seat in down else [])] for seat in seats]
    yield "aside", state.aside
    for wire in state.wires:
        seen = [(glimpse, seat) for seat in seats for glimpse in state.glimpses[seat] if glimpse.wire is wire]
        yield wire, line_of(state.line(wire))
        yield f"who knows the top of {wire}", {seat for glimpse, seat in seen if glimpse.holds and glimpse.cards}
        yield f"who knows the tiles of {wire}", {seat for glimpse, seat in seen if glimpse.holds and glimpse.tiles}


def asking_of(step: object) -> str:
    if step is None:
        return ASKING[OVER]
    return f"window {step.moment}" if isinstance(step, Window) else type(step).__name__.lower()


def named(names: Sequence[T], bits: int) -> Iterable[T]:
    return [names[member] for member in members(bits)]


def ages(table: Numbers) -> tuple[Seat, ...]:
    """The youngest first."""
    return tuple(sorted(range(table[PLAYERS]), key=lambda seat: int(table[RANKS + seat])))


def plates(table: Numbers) -> tuple[Wire, Wire]:
    return WIRES[table[PLATES]], WIRES[table[PLATES + 1]]


def deck(table: Numbers, wire: int) -> tuple[int, ...]:
    """As it was stacked, what is exposed too."""
    begin, end = table[FIRSTS + wire : FIRSTS + wire + 2]
    return tuple(table[ORDER + begin : ORDER + end].tolist())


def tiles(table: Numbers, wire: int) -> tuple[Tile, ...]:
    return tuple(Tile.BOOM if place == table[BOOMS + wire] else Tile.OK for place in range(3))


def row(table: Numbers, seat: Seat) -> tuple[int, ...]:
    """What lies before a seat, the oldest first."""
    digits = [(int(table[ROWS + seat]) >> up) & 15 for up in (8, 4, 0)]
    return tuple(digit - 1 for digit in digits if digit)


def line(table: Numbers, wire: int) -> Mapping[str, Any]:
    to_lay = table[STEP] in (STACKING, LAYING) and wire >= table[WIRE]
    to_stack = to_lay and (wire > table[WIRE] or table[STEP] == STACKING)
    cards, flipped = () if to_stack else deck(table, wire), table[FLIPPED + wire]
    return {
        "deck": cards[flipped:],
        "exposed": cards[:flipped],
        "trigger": int(table[TRIGGERS + wire]),
        "tiles": () if to_lay else tiles(table, wire),
        "turned": int(table[TURNED + wire]),
    }


def line_of(line: Line) -> Mapping[str, Any]:
    return {
        "deck": line.deck,
        "exposed": line.exposed,
        "trigger": line.trigger,
        "tiles": line.tiles,
        "turned": line.turned,
    }
