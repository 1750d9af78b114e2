"""A round of Bomb Squad Academy in numbers: cards, Waits, wires from left to right, Chickens, and the BOOM [BS6]."""

from __future__ import annotations

from boomtable.bots.bits import size
from boomtable.lab.twins.academy import (
    AFTER_CUT,
    AT_EXPLOSION,
    BEFORE_CHOOSING,
    BEFORE_CUT,
    BLAST,
    BOMB,
    CHICKEN,
    CUTTING,
    DOING,
    HANDS,
    LOOKING,
    PLATES,
    PLATES_STAY,
    PROTECTED,
    PROTECTING,
    ROUND,
    ROWS,
    SCORED,
    SETTING,
    STARTING,
    TOPS,
    UNDER,
    WAIT,
    WAIT_POINTS,
    WIRE,
    cutters,
    exploded,
    flip,
    fresh_round,
    full_value,
    pay,
    wires,
)
from boomtable.lab.twins.compiled import Table, compiled
from boomtable.lab.twins.counting import HOUSE, OVER, PLAYERS, STEP


@compiled
def start_round(table: Table) -> None:
    fresh_round(table, table[ROUND] + 1)
    table[STEP] = BEFORE_CHOOSING


@compiled
def choose(table: Table, seat: int, action: int) -> None:
    """A card from the hand, face down until all have chosen; then it stays on the table [BS6]."""
    table[HANDS + seat] &= ~(1 << action)
    table[ROWS + seat] = table[ROWS + seat] << 4 | (action + 1)
    table[DOING + action] |= 1 << seat


@compiled
def wait(table: Table) -> None:
    """All who played Wait take 3 points; then each protects a wire [BS7]."""
    pay(table, table[DOING + WAIT], WAIT_POINTS)
    table[WIRE] = -1
    table[STEP] = PROTECTING


@compiled
def protect(table: Table, wire: int) -> None:
    table[PROTECTED] |= 1 << wire


@compiled
def next_cut(table: Table) -> None:
    """The next wire that has cutters, from left to right; after the last the Chickens look [BS8]."""
    table[WIRE] += 1
    while table[WIRE] < wires(table) and not cutters(table, table[WIRE]):
        table[WIRE] += 1
    table[STEP] = BEFORE_CUT if table[WIRE] < wires(table) else LOOKING


@compiled
def snip(table: Table) -> None:
    """As many flips as there are cutters, but none after a BOOM [BS8] [BS9]."""
    wire = table[WIRE]
    flips = size(cutters(table, wire))
    while flips and not exploded(table, wire):
        flip(table, wire)
        flips -= 1
    table[STEP] = AT_EXPLOSION if exploded(table, wire) else AFTER_CUT


@compiled
def pay_cut(table: Table) -> None:
    """The full value, divided among the cutters, remainder dropped [BS10]."""
    wire = table[WIRE]
    crew = cutters(table, wire)
    pay(table, crew, full_value(table, wire) // size(crew))
    table[SCORED] |= 1 << wire
    table[STEP] = CUTTING


@compiled
def look(table: Table, seat: int, seen: int) -> None:
    """At the top cards of two decks, or, four bits up, at the tiles of one track, or at nothing [BS12]."""
    for wire in range(4):
        table[TOPS + wire] |= ((seen >> wire) & 1) << seat
        table[UNDER + wire] |= ((seen >> (4 + wire)) & 1) << seat


@compiled
def tidy(table: Table) -> None:
    """The oldest card comes back, but a Wait is set aside [BS13] [BS36]; then plates move on."""
    kept = 4 if table[PLAYERS] == 2 else 8
    for seat in range(table[PLAYERS]):
        oldest = table[ROWS + seat] >> kept
        table[HANDS + seat] |= 1 << (oldest - 1) if oldest and oldest - 1 != WAIT else 0
        table[ROWS + seat] &= (1 << kept) - 1
    if table[BOMB] > 1:
        move_plates(table)
    table[STEP] = STARTING


@compiled
def move_plates(table: Table) -> None:
    """One goes left, one right, if its wire was cut and scored; they wrap around at the ends [BS14]."""
    left, right, last = table[PLATES], table[PLATES + 1], wires(table) - 1
    if (table[SCORED] >> left) & 1:
        table[PLATES] = left - 1 if left else last
    if (table[SCORED] >> right) & 1:
        table[PLATES + 1] = right + 1 if right < last else 0


@compiled
def blast(table: Table) -> None:
    """Triggerers lose 5, every Chicken gains 5, plates that stay move on, and nothing that was seen holds [BS34]."""
    pay(table, cutters(table, table[WIRE]), -BLAST)
    pay(table, table[DOING + CHICKEN], BLAST)
    for wire in range(4):
        table[TOPS + wire] = table[UNDER + wire] = 0
    if table[BOMB] == 2 and table[HOUSE] & PLATES_STAY:
        move_plates(table)
    table[STEP] = SETTING if table[BOMB] < 3 else OVER
