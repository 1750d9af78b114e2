"""The compiled windows of Bomb Squad Academy [BS18] [BS19], and its twenty Tools [BS21] - [BS33].

Everyone who owns a Tool that fits is asked; of those who declare one the lowest score uses it, and then all are asked
again. What it works on its owner picks, unless there is only one thing to pick.
"""

from __future__ import annotations

from boomtable.kernels.academy_table import (
    AFTER_CUT,
    AFTER_PROTECTIONS,
    AFTER_REVEAL,
    AMPLIFIED,
    AT_EXPLOSION,
    BEFORE_CHOOSING,
    BEFORE_CUT,
    BLANKETED,
    BLOWING,
    BOMB,
    CHICKEN,
    CO_CUTTERS,
    COUNTED,
    DECLARED,
    DOING,
    FIRSTS,
    FLIPPED,
    FREEZING,
    HANDS,
    JAMMED,
    JUMPING,
    OFFERED,
    ORDER,
    ORDERED,
    OWNERS,
    PENDING,
    PROTECTED,
    PROTECTING,
    REPLACING,
    RESHUFFLING,
    ROWS,
    SCANNER,
    SCANNING,
    SNIPPING,
    SPARED,
    SPARING,
    SWITCHING,
    TOOLS,
    TOPS,
    USED,
    USED_NOW,
    USERS,
    WAIT,
    WAIT_POINTS,
    WAITED,
    WINDOW,
    WIRE,
    act_as,
    cutters,
    everything,
    exploded,
    exposed,
    flip,
    gain,
    lowest,
    pay,
    put_back,
    wires,
)
from boomtable.kernels.bits import first, size
from boomtable.kernels.row import seldom
from boomtable.kernels.table import (
    OPTIONS,
    PLAYERS,
    STEP,
    Table,
    any_of,
    drawn,
    pick,
)

AIR_HORN, AMPLIFIER, BOMB_BLANKET, CRIMPER, DYNAMO = range(5)  # as the box lists them
FREEZER, HAMMER, HELMET, JAMMER, JUMPER = range(5, 10)
MIRROR, ORDERS, SCHEMATICS, SCRAMBLER, SHIELD = range(10, 15)
SNIFFER, SWITCH, TOOLKIT, WRENCH, X_RAY = range(15, 20)

TARGETS = {
    AIR_HORN: BLOWING,
    JUMPER: JUMPING,
    SWITCH: SWITCHING,
    SCHEMATICS: REPLACING,
    FREEZER: FREEZING,
    SHIELD: SPARING,
}
PICKS = tuple(TARGETS.get(tool, 0) for tool in range(TOOLS))  # what their owner picks, by Tool

HAMMER_BONUS, HELMET_LOSS, SHIELD_POINTS = 2, 2, 7  # [BS26] [BS31]
SCRAMBLED, SCANNED = 3, 3  # cards [BS25] [BS28]
HALF = 8  # bits for each of the two places that a Freezer names, the first one higher up
MIRRORED = 11  # a Chicken's answer with a Mirror, after all others [BS32]


def offer(table: Table, tool: int, seats: int) -> int:
    """Offer a Tool to its owner, if that is one of these seats; return the owner."""
    owner = table[OWNERS + tool] & seats
    if owner:
        table[OFFERED + first(owner)] |= 2 << tool | 1
    return owner


def beside(table: Table, crew: int) -> int:
    """The seats to which these cutters count as others [BS18]."""
    return ~0 if table[OPTIONS] & CO_CUTTERS and size(crew) > 1 else ~crew


def before_choosing(table: Table) -> int:
    """Sniffer; Toolkit, if any card could come back [BS33]."""
    short = 0
    for seat in range(table[PLAYERS]):
        short |= 0 if table[HANDS + seat] == everything(table) else 1 << seat
    return offer(table, SNIFFER, ~0) | offer(table, TOOLKIT, short)


def cutting(table: Table) -> int:
    """Everyone with a cutter in effect, blocked or not [BS20]."""
    seats = 0
    for wire in range(wires(table)):
        seats |= table[DOING + wire]
    return seats


def wire_of(table: Table, seat: int) -> int:
    """The wire whose cutter a seat has in effect, or -1."""
    for wire in range(wires(table)):
        if (table[DOING + wire] >> seat) & 1:
            return wire
    return -1


def after_reveal(table: Table) -> int:
    """Air Horn with two other cutters, Jumper for cutters, Switch with different wires, Schematics [BS21] [BS22]."""
    seats, different = cutting(table), 0
    for wire in range(wires(table)):
        different += 1 if table[DOING + wire] else 0
    deafening = (0, 0, ~seats, ~0, ~0, ~0)[size(seats)]
    asked = offer(table, AIR_HORN, deafening) | offer(table, JUMPER, seats)
    return asked | offer(table, SWITCH, seats if different > 1 else 0) | offer(table, SCHEMATICS, ~0)


def after_protections(table: Table) -> int:
    """After a Wait took effect: Schematics, unless it was one's own; Orders, for blocked cutters [BS23] [BS24]."""
    waited, blocked = table[WAITED], 0
    if not waited:
        return 0
    for wire in range(wires(table)):
        blocked |= table[DOING + wire] if table[PROTECTED + wire] else 0
    return offer(table, SCHEMATICS, ~waited) | offer(table, ORDERS, blocked)


def before_cut(table: Table) -> int:
    """Freezer and Scrambler for cutters, Hammer and X-Ray alone, Wrench and Bomb Blanket for the others [BS18]."""
    crew, chain = cutters(table, table[WIRE]), table[FLIPPED + table[WIRE]]
    others, alone = beside(table, crew), crew if size(crew) == 1 else 0
    asked = offer(table, WRENCH, others) | offer(table, BOMB_BLANKET, others)
    asked |= offer(table, FREEZER, crew if chain >= 2 else 0) | offer(table, SCRAMBLER, crew if chain >= 3 else 0)
    return asked | offer(table, HAMMER, alone) | offer(table, X_RAY, alone)


def after_cut(table: Table) -> int:
    """Amplifier for a lone cutter, Jammer for one of several, Crimper for the others, Dynamo after a zero [BS30]."""
    crew, zero = cutters(table, table[WIRE]), False
    for back in range(size(crew)):
        zero |= exposed(table, table[WIRE], back) == 0
    asked = offer(table, AMPLIFIER if size(crew) == 1 else JAMMER, crew)
    return asked | offer(table, CRIMPER, beside(table, crew)) | offer(table, DYNAMO, ~0 if zero else 0)


def at_explosion(table: Table) -> int:
    """Helmet for triggerers, Shield for the others [BS31]."""
    crew = cutters(table, table[WIRE])
    return offer(table, HELMET, crew) | offer(table, SHIELD, beside(table, crew))


def open_window(table: Table, window: int) -> int:
    """Ask everyone who owns a Tool that fits; in bomb I there are none."""
    if table[BOMB] == 1:
        return 0
    for seat in range(table[PLAYERS]):
        table[OFFERED + seat] = table[DECLARED + seat] = 0
    if window == BEFORE_CHOOSING:
        return before_choosing(table)
    if window == AFTER_REVEAL:
        return after_reveal(table)
    if window == AFTER_PROTECTIONS:
        return after_protections(table)
    if window == BEFORE_CUT:
        return before_cut(table)
    return after_cut(table) if window == AFTER_CUT else at_explosion(table)


@seldom
def close_window(table: Table, after: int) -> None:
    """All have answered: nothing is declared and the game goes on, or the lowest score uses a Tool [BS19]."""
    declarers = 0
    for seat in range(table[PLAYERS]):
        declarers |= (1 << seat) if table[DECLARED + seat] else 0
    if not declarers:
        table[STEP] = after
        return
    user = lowest(table, declarers)
    table[WINDOW] = table[STEP]
    use(table, user, spend(table, user, table[DECLARED + user] - 1))


def spend(table: Table, seat: int, tool: int) -> int:
    table[OWNERS + tool], table[USERS + tool] = 0, seat
    table[USED_NOW] |= 1 << tool
    table[COUNTED + USED] |= 1 << tool
    return tool


@seldom
def use(table: Table, seat: int, tool: int) -> None:
    """A Tool does what it does, or its owner is asked first; its window stays open, unless it closes it."""
    if tool == SHIELD:
        gain(table, 1 << seat, SHIELD_POINTS)
    if PICKS[tool]:
        target(table, seat, PICKS[tool])
    elif tool in (SCRAMBLER, HAMMER, WRENCH, X_RAY, BOMB_BLANKET):
        use_before_cut(table, seat, tool)
    elif tool == ORDERS:
        table[ORDERED], table[ORDERED + 1] = 1 << seat, wire_of(table, seat)
    elif tool == SNIFFER:
        for wire in range(wires(table)):
            table[TOPS + wire] |= 1 << seat
    elif tool == TOOLKIT:
        table[HANDS + seat], table[ROWS + seat] = everything(table), 0
    else:
        score_more(table, seat, tool)


@seldom
def score_more(table: Table, seat: int, tool: int) -> None:
    """After a cut: Amplifier, Jammer, Crimper and Dynamo [BS30]; at an explosion: Helmet [BS31]."""
    wire = table[WIRE]
    if tool == AMPLIFIER:
        table[AMPLIFIED] = 1 << seat
    elif tool == JAMMER:
        table[JAMMED] = 1 << seat
    elif tool == CRIMPER:
        gain(table, 1 << seat, table[FLIPPED + wire])
    elif tool == DYNAMO:
        zeros = 0
        for line in range(wires(table)):
            for back in range(table[FLIPPED + line]):
                zeros += 1 if exposed(table, line, back) == 0 else 0
        gain(table, 1 << seat, zeros)
    else:
        gain(table, cutters(table, wire) & ~(1 << seat), -HELMET_LOSS)
        table[SPARED] |= 1 << seat


@seldom
def use_before_cut(table: Table, seat: int, tool: int) -> None:
    """Scrambler, Hammer, Wrench, X-Ray and Bomb Blanket [BS25] - [BS29]."""
    wire = table[WIRE]
    if tool == SCRAMBLER:
        latest = table[FLIPPED + wire] - SCRAMBLED
        for _ in range(SCRAMBLED):
            put_back(table, wire, latest)
        table[STEP] = RESHUFFLING
    elif tool == X_RAY:
        table[SCANNER] = 1 << seat
    elif tool == BOMB_BLANKET:
        table[BLANKETED], table[BLANKETED + 1] = 1 << seat, wire
        table[STEP] = SNIPPING
    else:
        flip(table, wire)
        if exploded(table, wire):
            table[STEP] = AT_EXPLOSION
        elif tool == HAMMER:
            gain(table, 1 << seat, exposed(table, wire, 0) + HAMMER_BONUS)


def targets(table: Table, seat: int, picking: int) -> int:
    """What a seat may pick, as a set: seats, wires or actions; with an Air Horn, two of these seats."""
    mine = wire_of(table, seat)
    if picking == JUMPING:
        return (1 << (mine + 1) | (1 << mine >> 1)) & ((1 << wires(table)) - 1)
    if picking == REPLACING:
        return table[HANDS + seat]
    if picking == SPARING:
        return cutters(table, table[WIRE])
    others = cutting(table) & ~(1 << seat)
    return others & ~table[DOING + mine] if picking == SWITCHING else others


@seldom
def target(table: Table, seat: int, picking: int) -> None:
    """Ask the owner of a Tool what it works on, unless there is only one thing to pick."""
    many = 2 if picking in (BLOWING, FREEZING) else 1
    things = (1 << min(3, table[FLIPPED + table[WIRE]])) - 1 if picking == FREEZING else targets(table, seat, picking)
    table[STEP] = picking
    if size(things) > many:
        table[PENDING] = 1 << seat
    elif picking == FREEZING:
        picked(table, seat, 1)
    else:
        picked(table, seat, things if picking == BLOWING else first(things))


@seldom
def pickable(table: Table, seat: int, answer: int) -> bool:
    """Whether a seat may pick this."""
    picking, wire = table[STEP], table[WIRE]
    if picking == FREEZING:
        return 0 <= answer >> HALF < (answer & 255) < table[FLIPPED + wire]
    if picking == SCANNING:
        return scanned(table, answer) >= 0
    things = targets(table, seat, picking)
    if picking == BLOWING:
        return answer & ~things == 0 and size(answer) == 2
    return (things >> answer) & 1 == 1


def scanned(table: Table, card: int) -> int:
    """Where such a card is first among the top three, or -1."""
    top, end = top_of(table), ORDER + table[FIRSTS + table[WIRE] + 1]
    for place in range(top, min(top + SCANNED, end)):
        if table[place] == card:
            return place
    return -1


def top_of(table: Table) -> int:
    """Where the top card of the deck is that this is about."""
    return ORDER + table[FIRSTS + table[WIRE]] + table[FLIPPED + table[WIRE]]


def any_card(table: Table) -> int:
    """One of the values of the top three cards."""
    top, end = top_of(table), ORDER + table[FIRSTS + table[WIRE] + 1]
    different = 0
    for place in range(top, min(top + SCANNED, end)):
        if scanned(table, table[place]) == place:
            different |= 1 << (place - top)
    return table[top + drawn(table, different)]


def any_two_places(table: Table) -> int:
    """Two of the exposed cards."""
    exposed_here = table[FLIPPED + table[WIRE]]
    one, other = pick(table, exposed_here), pick(table, exposed_here - 1)
    other += 1 if other >= one else 0
    return min(one, other) << HALF | max(one, other)


@seldom
def any_pick(table: Table, seat: int) -> int:
    picking = table[STEP]
    if picking == FREEZING:
        return any_two_places(table)
    if picking == SCANNING:
        return any_card(table)
    things = targets(table, seat, picking)
    return any_of(table, things, 2) if picking == BLOWING else drawn(table, things)


@seldom
def picked(table: Table, seat: int, answer: int) -> None:
    """The Tool works on what its owner has picked."""
    picking = table[STEP]
    table[STEP] = table[WINDOW]
    if picking == BLOWING:
        act_as(table, first(answer), CHICKEN)
        act_as(table, first(answer & (answer - 1)), CHICKEN)
    elif picking == JUMPING:
        act_as(table, seat, answer)
    elif picking == SWITCHING:
        mine, theirs = wire_of(table, seat), wire_of(table, answer)
        act_as(table, seat, theirs)
        act_as(table, answer, mine)
    elif picking == REPLACING:
        replace(table, seat, answer)
    elif picking == SPARING:
        table[SPARED] |= 1 << answer
    elif picking == FREEZING:
        put_back(table, table[WIRE], answer >> HALF)
        put_back(table, table[WIRE], (answer & 255) - 1)
        table[STEP] = RESHUFFLING
    else:
        keep(table, answer)


@seldom
def replace(table: Table, seat: int, action: int) -> None:
    """Take the card back and play another; a late Wait takes 3 points and protects at once [BS23]."""
    taken = (table[ROWS + seat] & 15) - 1
    table[ROWS + seat] = table[ROWS + seat] & ~15 | (action + 1)
    table[HANDS + seat] = table[HANDS + seat] & ~(1 << action) | 1 << taken
    act_as(table, seat, action)
    if action == WAIT and table[WINDOW] == AFTER_PROTECTIONS:
        table[WAITED] |= 1 << seat
        pay(table, 1 << seat, WAIT_POINTS)
        table[PENDING], table[STEP] = 1 << seat, PROTECTING


@seldom
def keep(table: Table, card: int) -> None:
    """This card is flipped as the cut; only then is the rest of the deck shuffled [BS28]."""
    place, top = scanned(table, card), top_of(table)
    while place > top:
        table[place] = table[place - 1]
        place -= 1
    table[top] = card
    flip(table, table[WIRE])
    table[WINDOW] = AFTER_CUT
    table[STEP] = AT_EXPLOSION if exploded(table, table[WIRE]) else RESHUFFLING


def mirrors(table: Table, seat: int) -> int:
    """How many Mirrors a seat has: one, or none [BS32]."""
    return (table[OWNERS + MIRROR] >> seat) & 1
