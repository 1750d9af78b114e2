"""Rules of thumb for Bomb Squad Academy: what a cut is worth against what it risks, as far as the seat can know."""

from __future__ import annotations

from boomtable.kernels.academy_table import (
    AFTER_CUT,
    AT_EXPLOSION,
    BEFORE_CUT,
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
    OFFERED,
    ORDER,
    PROTECTING,
    REPLACING,
    SCANNING,
    SPARING,
    TOPS,
    TRACKS,
    TRIGGERS,
    TURNED,
    UNDER,
    WAIT,
    WAIT_POINTS,
    WIRE,
    plates_on,
    wires,
)
from boomtable.kernels.academy_tools import (
    AIR_HORN,
    AMPLIFIER,
    BOMB_BLANKET,
    CRIMPER,
    DYNAMO,
    FREEZER,
    HAMMER,
    HELMET,
    JAMMER,
    MIRRORED,
    ORDERS,
    SCANNED,
    SCRAMBLER,
    SHIELD,
    SNIFFER,
    TOOLKIT,
    WRENCH,
    X_RAY,
    any_pick,
    mirrors,
    top_of,
)
from boomtable.kernels.bits import first, size
from boomtable.kernels.row import seldom
from boomtable.kernels.table import (
    STEP,
    Table,
    pick,
)

POINT = 60  # expected values are counted in sixtieths of a point
WHIM = 2 * POINT  # some randomness, or all would do the same and share what it brings
UNDER_A_TRACK = (4, 5, 6, 10)  # by wire: that look among all a Chicken may have [BS12]

GLADLY = sum(  # as a window offers them
    2 << tool for tool in (AIR_HORN, AMPLIFIER, CRIMPER, DYNAMO, HELMET, JAMMER, ORDERS, SHIELD, SNIFFER, X_RAY)
)
IN_DANGER = sum(2 << tool for tool in (BOMB_BLANKET, FREEZER, SCRAMBLER, WRENCH))
WHEN_SAFE = 2 << HAMMER
DANGER = 20  # a third, as fears are counted
FEW = 4  # cards in hand


def possible(table: Table, seat: int, wire: int) -> int:
    """How many cards may be on top: the unflipped cards are known, but not their order unless the seat looked [BS2]."""
    knows = (table[TOPS + wire] >> seat) & 1
    return 1 if knows else table[FIRSTS + wire + 1] - table[FIRSTS + wire] - table[FLIPPED + wire]


def risk(table: Table, seat: int, wire: int, card: int) -> int:
    """The probability in sixths that this card reveals the BOOM; tiles are equally likely unless looked at [BS9]."""
    reached, turned = table[TRIGGERS + wire] + card - table[TRACKS + wire], table[TURNED + wire]
    if (table[UNDER + wire] >> seat) & 1:
        return 6 if reached > table[BOOMS + wire] else 0
    return 6 * max(0, min(reached, 3) - turned) // (3 - turned)


def weigh(table: Table, seat: int, wire: int) -> None:
    """What the next card of a wire risks (fear) and is worth (hope), including an explosion [BS10] [BS11]."""
    top, cards = ORDER + table[FIRSTS + wire] + table[FLIPPED + wire], possible(table, seat, wire)
    besides = table[FLIPPED + wire] + 1 + plates_on(table, wire)
    fear, hope = 0, 0
    for place in range(cards):
        card = table[top + place]
        sixths = risk(table, seat, wire, card)
        fear += sixths
        hope += (6 - sixths) * (card + besides) - sixths * BLAST
    table[FEARS + wire], table[HOPES + wire] = 10 * fear // cards, 10 * hope // cards


def sensible_action(table: Table, seat: int) -> int:
    """Cut where most can be won, wait if that is little; play Chicken if an explosion is likely."""
    best, chosen, fear = WAIT_POINTS * POINT + pick(table, WHIM), WAIT, 0
    hand = table[HANDS + seat]
    for wire in range(wires(table)):
        hope = table[HOPES + wire] + pick(table, WHIM)
        fear = max(fear, table[FEARS + wire])
        if (hand >> wire) & 1 and (hope > best or not (hand >> chosen) & 1):
            best, chosen = hope, wire
    hiding = (hand >> CHICKEN) & 1 and BLAST * fear > best
    return CHICKEN if hiding or not (hand >> chosen) & 1 else chosen


def sensible_protection(table: Table) -> int:
    """The wire whose cutters have most to gain."""
    best, chosen = 0, 0
    for wire in range(wires(table)):
        if table[DOING + wire] and table[HOPES + wire] > best:
            best, chosen = table[HOPES + wire], wire
    return chosen


def sensible_look(table: Table, seat: int) -> int:
    """Look at the unknown tiles with the highest risk."""
    most, look = 0, 0
    for wire in range(wires(table)):
        if table[FEARS + wire] > most and not (table[UNDER + wire] >> seat) & 1:
            most, look = table[FEARS + wire], UNDER_A_TRACK[wire]
    return look


def sensible_tool(table: Table, seat: int) -> int:
    """A Tool that helps wherever it fits, or one that suits a safe or a dangerous wire; else pass."""
    wanted = GLADLY
    if table[STEP] == BEFORE_CUT:
        wanted |= IN_DANGER if table[FEARS + table[WIRE]] > DANGER else WHEN_SAFE
    if size(table[HANDS + seat]) < FEW:
        wanted |= 2 << TOOLKIT
    wanted &= table[OFFERED + seat]
    return first(wanted) if wanted else 0


def sensible_card(table: Table) -> int:
    """Under the X-Ray: the highest card that reveals no tile, or the lowest [BS28]."""
    top, end = top_of(table), ORDER + table[FIRSTS + table[WIRE] + 1]
    safe = table[TRACKS + table[WIRE]] + table[TURNED + table[WIRE]] - table[TRIGGERS + table[WIRE]]
    best, least = -1, table[top]
    for place in range(top, min(top + SCANNED, end)):
        least = min(least, table[place])
        best = max(best, table[place]) if table[place] <= safe else best
    return best if best >= 0 else least


@seldom
def sensible(table: Table, seat: int) -> int:
    """The answer of a player by rules of thumb; it drafts any Tool."""
    asking = table[STEP]
    if asking == DRAFTING:
        return first(table[DISPLAY])
    if asking not in (AFTER_CUT, AT_EXPLOSION, SPARING):
        for wire in range(wires(table)):
            weigh(table, seat, wire)
    if asking in (CHOOSING, REPLACING):
        return sensible_action(table, seat)
    if asking == PROTECTING:
        return sensible_protection(table)
    if asking == LOOKING:
        return MIRRORED if mirrors(table, seat) else sensible_look(table, seat)
    if asking == SCANNING:
        return sensible_card(table)
    return any_pick(table, seat) if asking <= SPARING else sensible_tool(table, seat)
