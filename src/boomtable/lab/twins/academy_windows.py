"""Whom the windows of Bomb Squad Academy ask, in numbers [BS18]. Nobody declares a Tool, so each has a single pass."""

from __future__ import annotations

from boomtable.bots.bits import size
from boomtable.lab.twins.academy import (
    AFTER_CUT,
    AFTER_PROTECTIONS,
    AFTER_REVEAL,
    BEFORE_CHOOSING,
    BEFORE_CUT,
    CO_CUTTERS,
    DOING,
    FLIPPED,
    HANDS,
    OWNERS,
    PROTECTED,
    WAIT,
    WIRE,
    cutters,
    everything,
    exposed,
    wires,
)
from boomtable.lab.twins.compiled import Table, compiled
from boomtable.lab.twins.counting import HOUSE, PLAYERS

AIR_HORN, AMPLIFIER, BOMB_BLANKET, CRIMPER, DYNAMO = range(5)  # as the box lists them
FREEZER, HAMMER, HELMET, JAMMER, JUMPER = range(5, 10)
MIRROR, ORDERS, SCHEMATICS, SCRAMBLER, SHIELD = range(10, 15)
SNIFFER, SWITCH, TOOLKIT, WRENCH, X_RAY = range(15, 20)


@compiled
def owner(table: Table, tool: int) -> int:
    return table[OWNERS + tool]


@compiled
def beside(table: Table, crew: int) -> int:
    """To whom these cutters are somebody else [BS18]."""
    return ~0 if table[HOUSE] & CO_CUTTERS and size(crew) > 1 else ~crew


@compiled
def before_choosing(table: Table) -> int:
    """Sniffer; Toolkit, if anything could come back [BS33]."""
    short = 0
    for seat in range(table[PLAYERS]):
        short |= 0 if table[HANDS + seat] == everything(table) else 1 << seat
    return owner(table, SNIFFER) | owner(table, TOOLKIT) & short


@compiled
def after_reveal(table: Table) -> int:
    """Air Horn at two others who cut, Jumper for who does, Switch of different cutters, Schematics [BS21] [BS22]."""
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
    """If any Wait took effect: Schematics, unless that was one's own; Orders for who is blocked [BS23] [BS24]."""
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
    """All who own a Tool that fits."""
    if window == BEFORE_CHOOSING:
        return before_choosing(table)
    if window == AFTER_REVEAL:
        return after_reveal(table)
    if window == AFTER_PROTECTIONS:
        return after_protections(table)
    if window == BEFORE_CUT:
        return before_cut(table)
    return after_cut(table) if window == AFTER_CUT else at_explosion(table)
