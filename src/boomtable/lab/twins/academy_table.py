"""The table of Bomb Squad Academy as numbers. Numbers in brackets cite docs/rules/bomb-squad-academy.md.

An action is a number, and a cutter has that of its wire. Seats, wires, cards in hand and Tools are sets, one bit each.
Nobody uses a Tool, so the exposed cards are the first of a deck, and a seat's action is the card it has played.
"""

from __future__ import annotations

from boomtable.lab.twins.kernel import OPTIONS, OWN, PLAYERS, Table, compiled

AGING, STACKING, LAYING, PLATING, DISPLAYING = range(5)  # what chance is asked
DRAFTING, CHOOSING, PROTECTING, LOOKING = range(5, 9)  # what players are
BEFORE_CHOOSING, AFTER_REVEAL, AFTER_PROTECTIONS, BEFORE_CUT, AFTER_CUT, AT_EXPLOSION = range(9, 15)  # windows
SETTING, STARTING, WAITING, CUTTING, SNIPPING, PAYING, TIDYING, BLASTING = range(15, 23)  # steps that ask nobody

GREEN, BLUE, RED, YELLOW, WAIT, CHICKEN = range(6)  # actions [BS6]
TOOLS = 20
ALLOW_NEGATIVE, PLATES_STAY, SEATED, CO_CUTTERS = 1, 2, 4, 8  # house rules

BOMB = OWN
ROUND = BOMB + 1
WIRE = ROUND + 1  # that is set up or cut
PENDING = WIRE + 1  # who has still to answer
LATEST = PENDING + 1  # what was answered last; most answers leave no other trace
RANKS = LATEST + 1  # by seat; the youngest has 0 [BS4]
SCORES = RANKS + 5
HANDS = SCORES + 5
ROWS = HANDS + 5  # what lies before a seat: four bits a card, one more than its number, the latest lowest [BS6]
DOING = ROWS + 5  # by action: who does it this round
PROTECTED = DOING + 6
SCORED = PROTECTED + 1  # wires cut safely this round
PLATES = SCORED + 1  # the wires of the one that moves left and the one that moves right [BS3]
SHOWN = PLATES + 2  # every Tool that was ever up for a draft [BS16]
DISPLAY = SHOWN + 1  # those up for this one
OWNERS = DISPLAY + 1  # by Tool: its owner, or nobody
FLIPPED = OWNERS + TOOLS  # by wire: how many cards
TRIGGERS = FLIPPED + 4
BOOMS = TRIGGERS + 4  # by wire: how many OK lie before the BOOM
TURNED = BOOMS + 4  # by wire: how many tiles
TOPS = TURNED + 4  # by wire: who knows its top card [BS34]
UNDER = TOPS + 4  # by wire: who knows its tiles
ENDING = UNDER + 4
PLACES = ENDING + 1

TRACKS = PLACES  # by wire, as the box or the host has them [BS1]
FIRSTS = TRACKS + 4  # where each deck begins, and where the last ends
PRINTED = FIRSTS + 5  # all decks; no line of a host is long enough for more cards
ORDER = PRINTED + 256  # all decks as they are stacked, the top card first
FEARS = ORDER + 256  # scratch space, by wire: the probability that the next flip explodes, in sixtieths
HOPES = FEARS + 4  # what a lone cut brings in on average, in sixtieths of a point
ROOM = HOPES + 4

WAIT_POINTS, BLAST = 3, 5  # [BS7] [BS11]
LEFT_PLATE, RIGHT_PLATE = (0, 0, 1, 3), (0, 0, 2, 4)  # by bomb [BS3]


@compiled
def wires(table: Table) -> int:
    """The number of wires; with two players there is no Yellow [BS36]."""
    return 3 if table[PLAYERS] == 2 else 4


@compiled
def everyone(table: Table) -> int:
    return (1 << table[PLAYERS]) - 1


@compiled
def everything(table: Table) -> int:
    """A hand before any card is played [BS6]."""
    return (1 << wires(table)) - 1 | 1 << WAIT | 1 << CHICKEN


@compiled
def lowest(table: Table, seats: int) -> int:
    """The seat with the lowest score, of equals the youngest [BS4]."""
    best, chosen = 0, -1
    for seat in range(table[PLAYERS]):
        rank = 8 * table[SCORES + seat] + table[RANKS + seat]
        if (seats >> seat) & 1 and (chosen < 0 or rank < best):
            best, chosen = rank, seat
    return chosen


@compiled
def pay(table: Table, seats: int, points: int) -> None:
    """Add points, or take them away down to zero [BS5]."""
    least = -(1 << 32) if table[OPTIONS] & ALLOW_NEGATIVE else 0
    for seat in range(table[PLAYERS]):
        if (seats >> seat) & 1:
            table[SCORES + seat] = max(least, table[SCORES + seat] + points)


@compiled
def cutters(table: Table, wire: int) -> int:
    """The cutters of a wire; those of a protected one are blocked [BS7]."""
    return 0 if (table[PROTECTED] >> wire) & 1 else table[DOING + wire]


@compiled
def fresh_round(table: Table, number: int) -> None:
    table[ROUND] = number
    table[PROTECTED] = table[SCORED] = 0
    for action in range(6):
        table[DOING + action] = 0


@compiled
def exposed(table: Table, wire: int, back: int) -> int:
    """The last flipped card, or one before it."""
    return table[ORDER + table[FIRSTS + wire] + table[FLIPPED + wire] - 1 - back]


@compiled
def flip(table: Table, wire: int) -> None:
    """The trigger moves, and each tile that it reaches or passes is turned, up to the BOOM [BS8] [BS9]."""
    table[FLIPPED + wire] += 1
    table[TRIGGERS + wire] += exposed(table, wire, 0)
    table[TOPS + wire] = 0
    reached = min(table[TRIGGERS + wire] - table[TRACKS + wire], table[BOOMS + wire] + 1)
    table[TURNED + wire] = max(table[TURNED + wire], reached)


@compiled
def exploded(table: Table, wire: int) -> bool:
    return table[TURNED + wire] > table[BOOMS + wire]


@compiled
def plates_on(table: Table, wire: int) -> int:
    """What plates on this wire add [BS3]."""
    left = LEFT_PLATE[table[BOMB]] if table[PLATES] == wire else 0
    return left + (RIGHT_PLATE[table[BOMB]] if table[PLATES + 1] == wire else 0)


@compiled
def full_value(table: Table, wire: int) -> int:
    """The value of the last card, plus the chain, plus the plates [BS10]."""
    return exposed(table, wire, 0) + table[FLIPPED + wire] + plates_on(table, wire)
