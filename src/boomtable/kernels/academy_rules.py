"""The compiled rules of Bomb Squad Academy: setting up a bomb [BS15], and a round [BS6]."""

from __future__ import annotations

from boomtable.kernels.academy_table import (
    AFTER_CUT,
    AMPLIFIED,
    AT_EXPLOSION,
    BEFORE_CHOOSING,
    BEFORE_CUT,
    BLANKET_POINTS,
    BLANKETED,
    BLAST,
    BOMB,
    BOOMED,
    BOOMS,
    CHICKEN,
    COUNTED,
    CUTTING,
    DISPLAY,
    DISPLAYING,
    DOING,
    DRAFTED,
    DRAFTING,
    EXPLOSIONS,
    FIRSTS,
    FLIPPED,
    HANDS,
    JAMMED,
    LAYING,
    LOOKING,
    ORDER,
    OWNERS,
    PENDING,
    PLATES,
    PLATES_STAY,
    PLATING,
    PRINTED,
    PROTECTED,
    PROTECTING,
    RANKS,
    ROUND,
    ROWS,
    SCANNER,
    SCANNING,
    SCORED,
    SEATED,
    SETTING,
    SHOWN,
    SPARED,
    STACKING,
    STARTING,
    TOOLS,
    TOPS,
    TRIGGERS,
    TURNED,
    UNDER,
    WAIT,
    WAIT_POINTS,
    WAITED,
    WINDOW,
    WIRE,
    count_round,
    cutters,
    everything,
    exploded,
    flip,
    fresh_round,
    full_value,
    gain,
    pay,
    wires,
)
from boomtable.kernels.bits import size
from boomtable.kernels.row import seldom
from boomtable.kernels.table import (
    MOVES,
    OPTIONS,
    OVER,
    PLAYERS,
    STEP,
    Table,
    any_of,
    pick,
)


@seldom
def draw_ages(table: Table) -> None:
    """Draw the order of ages, or take it from the seats [BS4]."""
    for seat in range(table[PLAYERS]):
        other = seat if table[OPTIONS] & SEATED else pick(table, seat + 1)
        table[RANKS + seat] = table[RANKS + other]
        table[RANKS + other] = seat
    aged(table)


def aged(table: Table) -> None:
    table[STEP] = SETTING
    table[MOVES] += 1


@seldom
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


@seldom
def stack(table: Table) -> None:
    """The deck of a wire is shuffled [BS1]."""
    first = table[FIRSTS + table[WIRE]]
    for place in range(table[FIRSTS + table[WIRE] + 1] - first):
        other = pick(table, place + 1)
        table[ORDER + first + place] = table[ORDER + first + other]
        table[ORDER + first + other] = table[PRINTED + first + place]
    stacked(table)


def stacked(table: Table) -> None:
    table[STEP] = LAYING
    table[MOVES] += 1


def lay(table: Table, boom: int) -> None:
    """Lay two OK and one BOOM face down, the BOOM after `boom` OK; then the next wire [BS1]."""
    table[BOOMS + table[WIRE]] = boom
    table[WIRE] += 1
    table[MOVES] += 1
    stay = table[BOMB] == 3 and table[OPTIONS] & PLATES_STAY
    if table[WIRE] < wires(table):
        table[STEP] = STACKING
    elif table[BOMB] == 1:
        table[STEP] = STARTING
    else:
        table[STEP] = DISPLAYING if stay else PLATING


@seldom
def draw_plates(table: Table) -> None:
    """Put the plates on two different wires [BS15]."""
    left, right = pick(table, wires(table)), pick(table, wires(table) - 1)
    place_plates(table, left, right + 1 if right >= left else right)


def place_plates(table: Table, left: int, right: int) -> None:
    table[PLATES], table[PLATES + 1] = left, right
    table[STEP] = DISPLAYING
    table[MOVES] += 1


@seldom
def any_tools(table: Table) -> int:
    """One Tool more than players, of those never shown before [BS16]."""
    return any_of(table, ((1 << TOOLS) - 1) & ~table[SHOWN], table[PLAYERS] + 1)


def show(table: Table, tools: int) -> None:
    table[DISPLAY] = tools
    table[SHOWN] |= tools
    table[STEP] = DRAFTING
    table[MOVES] += 1


def draft(table: Table, seat: int, tool: int) -> None:
    """The last Tool, which nobody picks, is out of the game [BS16]."""
    table[OWNERS + tool] = 1 << seat
    table[COUNTED + DRAFTED] |= 1 << tool
    left = table[DISPLAY] & ~(1 << tool)
    table[DISPLAY] = left if left & (left - 1) else 0


def start_round(table: Table) -> None:
    fresh_round(table, table[ROUND] + 1)
    table[STEP] = BEFORE_CHOOSING


def choose(table: Table, seat: int, action: int) -> None:
    """Play a card from the hand, face down until all have chosen; then it stays on the table [BS6]."""
    table[HANDS + seat] &= ~(1 << action)
    table[ROWS + seat] = table[ROWS + seat] << 4 | (action + 1)
    table[DOING + action] |= 1 << seat


@seldom
def wait(table: Table) -> None:
    """All who played Wait take 3 points; then each protects a wire [BS7]."""
    table[WAITED] = table[DOING + WAIT]
    pay(table, table[WAITED], WAIT_POINTS)
    table[WIRE] = -1
    table[STEP] = PROTECTING


def protect(table: Table, wire: int) -> None:
    table[PROTECTED + wire] += 1


def next_cut(table: Table) -> None:
    """The next wire that has cutters, from left to right; after the last the Chickens look [BS8]."""
    table[SCANNER] = table[AMPLIFIED] = table[JAMMED] = 0
    table[WIRE] += 1
    while table[WIRE] < wires(table) and not cutters(table, table[WIRE]):
        table[WIRE] += 1
    table[STEP] = BEFORE_CUT if table[WIRE] < wires(table) else LOOKING


def snip(table: Table) -> None:
    """As many flips as there are cutters, but none after a BOOM [BS8] [BS9]; with an X-Ray its owner picks [BS28]."""
    wire = table[WIRE]
    if table[SCANNER]:
        table[TOPS + wire] |= table[SCANNER]
        table[PENDING], table[STEP] = table[SCANNER], SCANNING
        return
    flips = size(cutters(table, wire))
    while flips and not exploded(table, wire):
        flip(table, wire)
        flips -= 1
    table[STEP] = AT_EXPLOSION if exploded(table, wire) else AFTER_CUT


def pay_cut(table: Table) -> None:
    """The full value, divided among the cutters, remainder dropped [BS10]; a Jammer's owner gets all of it [BS30]."""
    wire = table[WIRE]
    crew, value = cutters(table, wire), full_value(table, wire)
    if table[AMPLIFIED]:
        value += table[FLIPPED + wire]
    pay(table, crew & ~table[JAMMED], value // size(crew))
    pay(table, table[JAMMED], value)
    table[SCORED] |= 1 << wire
    table[STEP] = CUTTING


@seldom
def reshuffle(table: Table) -> None:
    """The deck of a wire is shuffled in the middle of a bomb [BS25] [BS28]."""
    wire = table[WIRE]
    top = ORDER + table[FIRSTS + wire] + table[FLIPPED + wire]
    for place in range(top + 1, ORDER + table[FIRSTS + wire + 1]):
        other = top + pick(table, place - top + 1)
        table[place], table[other] = table[other], table[place]
    reshuffled(table)


def reshuffled(table: Table) -> None:
    table[TOPS + table[WIRE]] = 0
    table[STEP] = table[WINDOW]
    table[MOVES] += 1


@seldom
def look(table: Table, seat: int, seen: int) -> None:
    """Look at the top cards of two decks or, four bits up, at the tiles of one track, or at nothing [BS12]."""
    for wire in range(4):
        table[TOPS + wire] |= ((seen >> wire) & 1) << seat
        table[UNDER + wire] |= ((seen >> (4 + wire)) & 1) << seat


@seldom
def tidy(table: Table) -> None:
    """The oldest card comes back, but a Wait is set aside [BS13] [BS36]; then plates move on."""
    count_round(table)
    kept = 4 if table[PLAYERS] == 2 else 8
    for seat in range(table[PLAYERS]):
        oldest = table[ROWS + seat] >> kept
        table[HANDS + seat] |= 1 << (oldest - 1) if oldest and oldest - 1 != WAIT else 0
        table[ROWS + seat] &= (1 << kept) - 1
    if table[BOMB] > 1:
        move_plates(table)
    table[STEP] = STARTING


def move_plates(table: Table) -> None:
    """One goes left, one right, if its wire was cut and scored; they wrap around at the ends [BS14]."""
    left, right, last = table[PLATES], table[PLATES + 1], wires(table) - 1
    if (table[SCORED] >> left) & 1:
        table[PLATES] = left - 1 if left else last
    if (table[SCORED] >> right) & 1:
        table[PLATES + 1] = right + 1 if right < last else 0


@seldom
def blast(table: Table) -> None:
    """Triggerers lose 5, Chickens gain 5, a Bomb Blanket is worth 10; earlier looks expire [BS11] [BS29] [BS34]."""
    wire = table[WIRE]
    pay(table, cutters(table, wire) & ~table[SPARED], -BLAST)
    pay(table, table[DOING + CHICKEN], BLAST)
    if table[BLANKETED + 1] == wire:
        gain(table, table[BLANKETED], BLANKET_POINTS)
    table[COUNTED + BOOMED + wire] += 1
    for other in range(wires(table)):
        table[COUNTED + EXPLOSIONS + other] += 1
    count_round(table)
    for other in range(4):
        table[TOPS + other] = table[UNDER + other] = 0
    if table[BOMB] == 2 and table[OPTIONS] & PLATES_STAY:
        move_plates(table)
    table[STEP] = SETTING if table[BOMB] < 3 else OVER
