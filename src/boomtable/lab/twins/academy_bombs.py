"""Setting up a bomb of Bomb Squad Academy in numbers: decks and tiles, then plates and the draft of Tools [BS15]."""

from __future__ import annotations

from boomtable.lab.twins.academy import (
    BOMB,
    BOOMS,
    DISPLAY,
    DISPLAYING,
    DRAFTING,
    FIRSTS,
    FLIPPED,
    HANDS,
    LAYING,
    ORDER,
    OWNERS,
    PLATES,
    PLATES_STAY,
    PLATING,
    PRINTED,
    RANKS,
    ROWS,
    SEATED,
    SETTING,
    SHOWN,
    STACKING,
    STARTING,
    TOOLS,
    TRIGGERS,
    TURNED,
    WIRE,
    everything,
    fresh_round,
    wires,
)
from boomtable.lab.twins.compiled import Table, compiled
from boomtable.lab.twins.counting import HOUSE, MOVES, PLAYERS, STEP
from boomtable.lab.twins.luck import any_of, pick


@compiled
def draw_ages(table: Table) -> None:
    """Who is younger than whom, drawn or as all sit [BS4]."""
    for seat in range(table[PLAYERS]):
        other = seat if table[HOUSE] & SEATED else pick(table, seat + 1)
        table[RANKS + seat] = table[RANKS + other]
        table[RANKS + other] = seat
    aged(table)


@compiled
def aged(table: Table) -> None:
    table[STEP] = SETTING
    table[MOVES] += 1


@compiled
def set_bomb(table: Table) -> None:
    """Scores stay; cards and Waits come back, decks, tiles and triggers are reset [BS15]."""
    table[BOMB] += 1
    for seat in range(table[PLAYERS]):
        table[HANDS + seat], table[ROWS + seat] = everything(table), 0
    for wire in range(4):
        table[FLIPPED + wire] = table[TRIGGERS + wire] = table[TURNED + wire] = 0
    fresh_round(table, 0)
    table[WIRE] = 0
    table[STEP] = STACKING


@compiled
def stack(table: Table) -> None:
    """The deck of a wire is shuffled [BS1]."""
    first = table[FIRSTS + table[WIRE]]
    for place in range(table[FIRSTS + table[WIRE] + 1] - first):
        other = pick(table, place + 1)
        table[ORDER + first + place] = table[ORDER + first + other]
        table[ORDER + first + other] = table[PRINTED + first + place]
    stacked(table)


@compiled
def stacked(table: Table) -> None:
    table[STEP] = LAYING
    table[MOVES] += 1


@compiled
def lay(table: Table, boom: int) -> None:
    """Two OK and one BOOM, face down, behind so many OK; then the next wire [BS1]."""
    table[BOOMS + table[WIRE]] = boom
    table[WIRE] += 1
    table[MOVES] += 1
    stay = table[BOMB] == 3 and table[HOUSE] & PLATES_STAY
    if table[WIRE] < wires(table):
        table[STEP] = STACKING
    elif table[BOMB] == 1:
        table[STEP] = STARTING
    else:
        table[STEP] = DISPLAYING if stay else PLATING


@compiled
def draw_plates(table: Table) -> None:
    """They go on two different wires [BS15]."""
    left, right = pick(table, wires(table)), pick(table, wires(table) - 1)
    place_plates(table, left, right + 1 if right >= left else right)


@compiled
def place_plates(table: Table, left: int, right: int) -> None:
    table[PLATES], table[PLATES + 1] = left, right
    table[STEP] = DISPLAYING
    table[MOVES] += 1


@compiled
def any_tools(table: Table) -> int:
    """One more than players, of those never shown before [BS16]."""
    return any_of(table, ((1 << TOOLS) - 1) & ~table[SHOWN], table[PLAYERS] + 1)


@compiled
def show(table: Table, tools: int) -> None:
    table[DISPLAY] = tools
    table[SHOWN] |= tools
    table[STEP] = DRAFTING
    table[MOVES] += 1


@compiled
def draft(table: Table, seat: int, tool: int) -> None:
    """The one that nobody picks is gone for good [BS16]."""
    table[OWNERS + tool] = 1 << seat
    left = table[DISPLAY] & ~(1 << tool)
    table[DISPLAY] = left if left & (left - 1) else 0
