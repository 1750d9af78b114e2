"""A simple policy for Bomb Squad Academy: what a cut is worth against what it risks, as far as a seat can know."""

from __future__ import annotations

from boomtable.bots.bits import first
from boomtable.lab.twins.academy_table import (
    BLAST,
    BOOMS,
    CHICKEN,
    CHOOSING,
    DISPLAY,
    DOING,
    DRAFTING,
    FEARS,
    FIRSTS,
    FLIPPED,
    HANDS,
    HOPES,
    LOOKING,
    ORDER,
    PROTECTING,
    TOPS,
    TRACKS,
    TRIGGERS,
    TURNED,
    UNDER,
    WAIT,
    WAIT_POINTS,
    plates_on,
    wires,
)
from boomtable.lab.twins.kernel import STEP, Table, compiled, pick

POINT = 60  # what is expected is reckoned in sixtieths of a point
WHIM = 2 * POINT  # or all would do the same, and share what it brings
UNDER_A_TRACK = (4, 5, 6, 10)  # by wire: that look among all a Chicken may have [BS12]


@compiled
def possible(table: Table, seat: int, wire: int) -> int:
    """How many cards may lie on top: what has not been flipped is known, but not its order, unless one looked [BS2]."""
    knows = (table[TOPS + wire] >> seat) & 1
    return 1 if knows else table[FIRSTS + wire + 1] - table[FIRSTS + wire] - table[FLIPPED + wire]


@compiled
def risk(table: Table, seat: int, wire: int, card: int) -> int:
    """How likely this card turns the BOOM up, in sixths: it is under any tile as likely, unless one looked [BS9]."""
    reached, turned = table[TRIGGERS + wire] + card - table[TRACKS + wire], table[TURNED + wire]
    if (table[UNDER + wire] >> seat) & 1:
        return 6 if reached > table[BOOMS + wire] else 0
    return 6 * max(0, min(reached, 3) - turned) // (3 - turned)


@compiled
def weigh(table: Table, seat: int, wire: int) -> None:
    """What the next card of a wire may do: explode, or bring in points; the blast is one of these [BS10] [BS11]."""
    top, cards = ORDER + table[FIRSTS + wire] + table[FLIPPED + wire], possible(table, seat, wire)
    besides = table[FLIPPED + wire] + 1 + plates_on(table, wire)
    fear, hope = 0, 0
    for place in range(cards):
        card = table[top + place]
        sixths = risk(table, seat, wire, card)
        fear += sixths
        hope += (6 - sixths) * (card + besides) - sixths * BLAST
    table[FEARS + wire], table[HOPES + wire] = 10 * fear // cards, 10 * hope // cards


@compiled
def sensible_action(table: Table, seat: int) -> int:
    """Cut where most is to be had, wait if that is little; hide if the bomb may well be blown up by somebody."""
    best, chosen, fear = WAIT_POINTS * POINT + pick(table, WHIM), WAIT, 0
    hand = table[HANDS + seat]
    for wire in range(wires(table)):
        hope = table[HOPES + wire] + pick(table, WHIM)
        fear = max(fear, table[FEARS + wire])
        if (hand >> wire) & 1 and (hope > best or not (hand >> chosen) & 1):
            best, chosen = hope, wire
    hiding = (hand >> CHICKEN) & 1 and BLAST * fear > best
    return CHICKEN if hiding or not (hand >> chosen) & 1 else chosen


@compiled
def sensible_protection(table: Table) -> int:
    """The wire whose cutters have most to gain."""
    best, chosen = 0, 0
    for wire in range(wires(table)):
        if table[DOING + wire] and table[HOPES + wire] > best:
            best, chosen = table[HOPES + wire], wire
    return chosen


@compiled
def sensible_look(table: Table, seat: int) -> int:
    """At the tiles that one is most afraid of and does not know."""
    most, look = 0, 0
    for wire in range(wires(table)):
        if table[FEARS + wire] > most and not (table[UNDER + wire] >> seat) & 1:
            most, look = table[FEARS + wire], UNDER_A_TRACK[wire]
    return look


@compiled
def sensible(table: Table, seat: int) -> int:
    """Any Tool will do, as nobody uses it."""
    asking = table[STEP]
    if asking == DRAFTING:
        return first(table[DISPLAY])
    if asking > LOOKING:
        return 0
    for wire in range(wires(table)):
        weigh(table, seat, wire)
    if asking == CHOOSING:
        return sensible_action(table, seat)
    return sensible_protection(table) if asking == PROTECTING else sensible_look(table, seat)
