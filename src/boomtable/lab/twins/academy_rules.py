"""The compiled rules of Bomb Squad Academy: setting up a bomb [BS15], a round [BS6], who is asked in windows [BS18].

Nobody declares a Tool, so a window is over once everyone who owns one that fits has passed.
"""

from __future__ import annotations

from boomtable.bots.bits import size
from boomtable.lab.twins.academy_table import (
    AFTER_CUT,
    AFTER_PROTECTIONS,
    AFTER_REVEAL,
    AT_EXPLOSION,
    BEFORE_CHOOSING,
    BEFORE_CUT,
    BLAST,
    BOMB,
    BOOMS,
    CHICKEN,
    CO_CUTTERS,
    CUTTING,
    DISPLAY,
    DISPLAYING,
    DOING,
    DRAFTING,
    FIRSTS,
    FLIPPED,
    HANDS,
    LAYING,
    LOOKING,
    ORDER,
    OWNERS,
    PLATES,
    PLATES_STAY,
    PLATING,
    PRINTED,
    PROTECTED,
    PROTECTING,
    RANKS,
    ROUND,
    ROWS,
    SCORED,
    SEATED,
    SETTING,
    SHOWN,
    STACKING,
    STARTING,
    TOOLS,
    TOPS,
    TRIGGERS,
    TURNED,
    UNDER,
    WAIT,
    WAIT_POINTS,
    WIRE,
    cutters,
    everything,
    exploded,
    exposed,
    flip,
    fresh_round,
    full_value,
    pay,
    wires,
)
from boomtable.lab.twins.kernel import MOVES, OPTIONS, OVER, PLAYERS, STEP, Table, any_of, compiled, pick


@compiled
def draw_ages(table: Table) -> None:
    """Draw the order of ages, or take it from the seats [BS4]."""
    for seat in range(table[PLAYERS]):
        other = seat if table[OPTIONS] & SEATED else pick(table, seat + 1)
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


@compiled
def draw_plates(table: Table) -> None:
    """Put the plates on two different wires [BS15]."""
    left, right = pick(table, wires(table)), pick(table, wires(table) - 1)
    place_plates(table, left, right + 1 if right >= left else right)


@compiled
def place_plates(table: Table, left: int, right: int) -> None:
    table[PLATES], table[PLATES + 1] = left, right
    table[STEP] = DISPLAYING
    table[MOVES] += 1


@compiled
def any_tools(table: Table) -> int:
    """One Tool more than players, of those never shown before [BS16]."""
    return any_of(table, ((1 << TOOLS) - 1) & ~table[SHOWN], table[PLAYERS] + 1)


@compiled
def show(table: Table, tools: int) -> None:
    table[DISPLAY] = tools
    table[SHOWN] |= tools
    table[STEP] = DRAFTING
    table[MOVES] += 1


@compiled
def draft(table: Table, seat: int, tool: int) -> None:
    """The last Tool, which nobody picks, is out of the game [BS16]."""
    table[OWNERS + tool] = 1 << seat
    left = table[DISPLAY] & ~(1 << tool)
    table[DISPLAY] = left if left & (left - 1) else 0


@compiled
def start_round(table: Table) -> None:
    fresh_round(table, table[ROUND] + 1)
    table[STEP] = BEFORE_CHOOSING


@compiled
def choose(table: Table, seat: int, action: int) -> None:
    """Play a card from the hand, face down until all have chosen; then it stays on the table [BS6]."""
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
    """Look at the top cards of two decks or, four bits up, at the tiles of one track, or at nothing [BS12]."""
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
    """Triggerers lose 5, every Chicken gains 5, plates that stay move on, and earlier looks expire [BS34]."""
    pay(table, cutters(table, table[WIRE]), -BLAST)
    pay(table, table[DOING + CHICKEN], BLAST)
    for wire in range(4):
        table[TOPS + wire] = table[UNDER + wire] = 0
    if table[BOMB] == 2 and table[OPTIONS] & PLATES_STAY:
        move_plates(table)
    table[STEP] = SETTING if table[BOMB] < 3 else OVER


AIR_HORN, AMPLIFIER, BOMB_BLANKET, CRIMPER, DYNAMO = range(5)  # as the box lists them
FREEZER, HAMMER, HELMET, JAMMER, JUMPER = range(5, 10)
MIRROR, ORDERS, SCHEMATICS, SCRAMBLER, SHIELD = range(10, 15)
SNIFFER, SWITCH, TOOLKIT, WRENCH, X_RAY = range(15, 20)


@compiled
def owner(table: Table, tool: int) -> int:
    return table[OWNERS + tool]


@compiled
def beside(table: Table, crew: int) -> int:
    """The seats to which these cutters count as others [BS18]."""
    return ~0 if table[OPTIONS] & CO_CUTTERS and size(crew) > 1 else ~crew


@compiled
def before_choosing(table: Table) -> int:
    """Sniffer; Toolkit, if any card could come back [BS33]."""
    short = 0
    for seat in range(table[PLAYERS]):
        short |= 0 if table[HANDS + seat] == everything(table) else 1 << seat
    return owner(table, SNIFFER) | owner(table, TOOLKIT) & short


@compiled
def after_reveal(table: Table) -> int:
    """Air Horn with two other cutters, Jumper for cutters, Switch with different wires, Schematics [BS21] [BS22]."""
    cutting, different = 0, 0
    for wire in range(wires(table)):
        cutting |= table[DOING + wire]
        different += 1 if table[DOING + wire] else 0
    deafening = (0, 0, ~cutting, ~0, ~0, ~0)[size(cutting)]
    switching = cutting if different > 1 else 0
    cut_elsewhere = owner(table, JUMPER) & cutting | owner(table, SWITCH) & switching
    return owner(table, AIR_HORN) & deafening | cut_elsewhere | owner(table, SCHEMATICS)


@compiled
def after_protections(table: Table) -> int:
    """After a Wait took effect: Schematics, unless it was one's own; Orders, for blocked cutters [BS23] [BS24]."""
    waited, blocked = table[DOING + WAIT], 0
    if not waited:
        return 0
    for wire in range(wires(table)):
        blocked |= table[DOING + wire] if (table[PROTECTED] >> wire) & 1 else 0
    return owner(table, SCHEMATICS) & ~waited | owner(table, ORDERS) & blocked


@compiled
def before_cut(table: Table) -> int:
    """Freezer and Scrambler for cutters, Hammer and X-Ray alone, Wrench and Bomb Blanket for the others [BS18]."""
    crew, chain = cutters(table, table[WIRE]), table[FLIPPED + table[WIRE]]
    asked = (owner(table, WRENCH) | owner(table, BOMB_BLANKET)) & beside(table, crew)
    asked |= owner(table, FREEZER) & crew if chain >= 2 else 0
    asked |= owner(table, SCRAMBLER) & crew if chain >= 3 else 0
    return asked | ((owner(table, HAMMER) | owner(table, X_RAY)) & crew if size(crew) == 1 else 0)


@compiled
def after_cut(table: Table) -> int:
    """Amplifier for a lone cutter, Jammer for one of several, Crimper for the others, Dynamo after a zero [BS30]."""
    crew, zero = cutters(table, table[WIRE]), False
    for back in range(size(crew)):
        zero |= exposed(table, table[WIRE], back) == 0
    asked = owner(table, AMPLIFIER if size(crew) == 1 else JAMMER) & crew
    return asked | owner(table, CRIMPER) & beside(table, crew) | (owner(table, DYNAMO) if zero else 0)


@compiled
def at_explosion(table: Table) -> int:
    """Helmet for triggerers, Shield for the others [BS31]."""
    crew = cutters(table, table[WIRE])
    return owner(table, HELMET) & crew | owner(table, SHIELD) & beside(table, crew)


@compiled
def fitting(table: Table, window: int) -> int:
    """Everyone who owns a Tool that fits."""
    if window == BEFORE_CHOOSING:
        return before_choosing(table)
    if window == AFTER_REVEAL:
        return after_reveal(table)
    if window == AFTER_PROTECTIONS:
        return after_protections(table)
    if window == BEFORE_CUT:
        return before_cut(table)
    return after_cut(table) if window == AFTER_CUT else at_explosion(table)
