"""The table of Bomb Squad Academy as numbers. Numbers in brackets cite docs/rules/bomb-squad-academy.md.

An action is a number, and a cutter has that of its wire. Seats, wires, cards in hand and Tools are sets, one bit each.
The cards of a wire lie in one row: first the exposed ones, then its deck.
"""

from __future__ import annotations

from boomtable.kernels.bits import first
from boomtable.kernels.row import seldom
from boomtable.kernels.table import FIGURES, OPTIONS, OWN, PLAYERS, Table

AGING, STACKING, LAYING, PLATING, DISPLAYING, RESHUFFLING = range(6)  # what chance is asked
DRAFTING, CHOOSING, PROTECTING, LOOKING = range(6, 10)  # what players are
BLOWING, JUMPING, SWITCHING, REPLACING, FREEZING, SCANNING, SPARING = range(10, 17)  # what a Tool works on
BEFORE_CHOOSING, AFTER_REVEAL, AFTER_PROTECTIONS, BEFORE_CUT, AFTER_CUT, AT_EXPLOSION = range(17, 23)  # windows
SETTING, STARTING, WAITING, CUTTING, SNIPPING, PAYING, TIDYING, BLASTING = range(23, 31)  # steps that ask nobody

GREEN, BLUE, RED, YELLOW, WAIT, CHICKEN = range(6)  # actions [BS6]
TOOLS = 20
PICKING = (BLOWING, JUMPING, SWITCHING, REPLACING, FREEZING, SCANNING, SPARING)
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
DOING = ROWS + 5  # by action: who does it this round [BS20]
PROTECTED = DOING + 6  # by wire: how often
SCORED = PROTECTED + 4  # wires cut safely this round
PLATES = SCORED + 1  # the wires of the one that moves left and the one that moves right [BS3]
SHOWN = PLATES + 2  # every Tool that was ever up for a draft [BS16]
DISPLAY = SHOWN + 1  # those up for this one
OWNERS = DISPLAY + 1  # by Tool: its owner, or nobody
WINDOW = OWNERS + TOOLS  # in which a Tool is being used; where it goes on afterwards
OFFERED = WINDOW + 1  # by seat that a window asks: 1 to pass, and the Tools that fit, one bit higher up
DECLARED = OFFERED + 5  # by seat: the number of a Tool and one more, or 0
WAITED = DECLARED + 5  # whose Wait took effect this round
ORDERED = WAITED + 1  # who has used Orders this round, and on which wire [BS24]
BLANKETED = ORDERED + 2  # the same of the Bomb Blanket [BS29]
SCANNER = BLANKETED + 2  # who has the X-Ray at this cut [BS28]
AMPLIFIED = SCANNER + 1  # who has used it on this cut [BS30]
JAMMED = AMPLIFIED + 1
SPARED = JAMMED + 1  # of those who have triggered the bomb [BS31]
FLIPPED = SPARED + 1  # by wire: how many cards
TRIGGERS = FLIPPED + 4
BOOMS = TRIGGERS + 4  # by wire: how many OK lie before the BOOM
TURNED = BOOMS + 4  # by wire: how many tiles
TOPS = TURNED + 4  # by wire: who knows its top card [BS34]
UNDER = TOPS + 4  # by wire: who knows its tiles
ENDING = UNDER + 4
BEGAN = ENDING + 1  # by seat: its score when the round began
EARNED = BEGAN + 5  # by seat: what its card has brought in this round, without Tools
USERS = EARNED + 5  # by Tool: who has used it
USED_NOW = USERS + TOOLS  # the Tools used this round
COUNTED = USED_NOW + 1  # from here on, what a finished game tells

ROUNDS = 0  # places there; by bomb
EXPLOSIONS = ROUNDS + 3  # by wire: of bombs that it was part of
BOOMED = EXPLOSIONS + 4  # by wire: by its own BOOM
PLAYED = BOOMED + 4  # by action: how often it was the card played
POINTS = PLAYED + 6  # what it brought in
SQUARES = POINTS + 6  # the sum of its squares
DRAFTED = SQUARES + 6  # all Tools that were, as a set
USED = DRAFTED + 1  # those of them that were used
TOOL_POINTS = USED + 1  # by Tool: what its owner won in the round in which it was
TOLD = TOOL_POINTS + TOOLS
PLACES = COUNTED + TOLD
ROW = FIGURES + TOLD

TRACKS = PLACES  # by wire, as the box or the host has them [BS1]
FIRSTS = TRACKS + 4  # where each deck begins, and where the last ends
PRINTED = FIRSTS + 5  # all decks; no line of a host is long enough for more cards
ORDER = PRINTED + 256  # all decks as they are stacked, the top card first
FEARS = ORDER + 256  # scratch space, by wire: the probability that the next flip explodes, in sixtieths
HOPES = FEARS + 4  # what a lone cut brings in on average, in sixtieths of a point
ROOM = HOPES + 4

WAIT_POINTS, BLAST, BLANKET_POINTS = 3, 5, 10  # [BS7] [BS11] [BS29]
LEFT_PLATE, RIGHT_PLATE = (0, 0, 1, 3), (0, 0, 2, 4)  # by bomb [BS3]


def wires(table: Table) -> int:
    """The number of wires; with two players there is no Yellow [BS36]."""
    return 3 if table[PLAYERS] == 2 else 4


def everyone(table: Table) -> int:
    return (1 << table[PLAYERS]) - 1


def everything(table: Table) -> int:
    """A hand before any card is played [BS6]."""
    return (1 << wires(table)) - 1 | 1 << WAIT | 1 << CHICKEN


def lowest(table: Table, seats: int) -> int:
    """The seat with the lowest score, of equals the youngest [BS4]."""
    best, chosen = 0, -1
    for seat in range(table[PLAYERS]):
        rank = 8 * table[SCORES + seat] + table[RANKS + seat]
        if (seats >> seat) & 1 and (chosen < 0 or rank < best):
            best, chosen = rank, seat
    return chosen


def add(table: Table, seat: int, points: int) -> None:
    least = -(1 << 32) if table[OPTIONS] & ALLOW_NEGATIVE else 0
    table[SCORES + seat] = max(least, table[SCORES + seat] + points)


@seldom
def gain(table: Table, seats: int, points: int) -> None:
    """Add points, or take them away down to zero [BS5]."""
    while seats:
        add(table, first(seats), points)
        seats &= seats - 1


@seldom
def pay(table: Table, seats: int, points: int) -> None:
    """Points for what a card does, not for a Tool."""
    while seats:
        seat = first(seats)
        seats &= seats - 1
        table[EARNED + seat] -= table[SCORES + seat]
        add(table, seat, points)
        table[EARNED + seat] += table[SCORES + seat]


def cutters(table: Table, wire: int) -> int:
    """The cutters of a wire; those of a protected one are blocked, but not with Orders [BS7] [BS24]."""
    crew = table[DOING + wire]
    if not table[PROTECTED + wire]:
        return crew
    return crew & table[ORDERED] if table[ORDERED + 1] == wire else 0


def fresh_round(table: Table, number: int) -> None:
    table[ROUND] = number
    table[SCORED] = table[WAITED] = table[ORDERED] = table[BLANKETED] = table[SPARED] = table[USED_NOW] = 0
    for wire in range(4):
        table[PROTECTED + wire] = 0
    for action in range(6):
        table[DOING + action] = 0
    for seat in range(table[PLAYERS]):
        table[BEGAN + seat], table[EARNED + seat] = table[SCORES + seat], 0


@seldom
def act_as(table: Table, seat: int, action: int) -> None:
    """What a Tool makes of the card played [BS20]."""
    for other in range(6):
        table[DOING + other] &= ~(1 << seat)
    table[DOING + action] |= 1 << seat


def exposed(table: Table, wire: int, back: int) -> int:
    """The last flipped card, or one before it."""
    return table[ORDER + table[FIRSTS + wire] + table[FLIPPED + wire] - 1 - back]


def flip(table: Table, wire: int) -> None:
    """The trigger moves, and each tile that it reaches or passes is turned, up to the BOOM [BS8] [BS9]."""
    table[FLIPPED + wire] += 1
    table[TRIGGERS + wire] += exposed(table, wire, 0)
    table[TOPS + wire] = 0
    reached = min(table[TRIGGERS + wire] - table[TRACKS + wire], table[BOOMS + wire] + 1)
    table[TURNED + wire] = max(table[TURNED + wire], reached)


def exploded(table: Table, wire: int) -> bool:
    return table[TURNED + wire] > table[BOOMS + wire]


def plates_on(table: Table, wire: int) -> int:
    """What plates on this wire add [BS3]."""
    left = LEFT_PLATE[table[BOMB]] if table[PLATES] == wire else 0
    return left + (RIGHT_PLATE[table[BOMB]] if table[PLATES + 1] == wire else 0)


def full_value(table: Table, wire: int) -> int:
    """The value of the last card, plus the chain, plus the plates [BS10]."""
    return exposed(table, wire, 0) + table[FLIPPED + wire] + plates_on(table, wire)


@seldom
def put_back(table: Table, wire: int, place: int) -> None:
    """An exposed card goes under the deck; the trigger moves back, turned tiles stay turned [BS25]."""
    here, end = ORDER + table[FIRSTS + wire] + place, ORDER + table[FIRSTS + wire + 1] - 1
    card = table[here]
    for other in range(here, end):
        table[other] = table[other + 1]
    table[end] = card
    table[FLIPPED + wire] -= 1
    table[TRIGGERS + wire] -= card


@seldom
def count_round(table: Table) -> None:
    """What the cards and Tools of this round have brought their players."""
    table[COUNTED + ROUNDS + table[BOMB] - 1] += 1
    for seat in range(table[PLAYERS]):
        card, points = (table[ROWS + seat] & 15) - 1, table[EARNED + seat]
        table[COUNTED + PLAYED + card] += 1
        table[COUNTED + POINTS + card] += points
        table[COUNTED + SQUARES + card] += points * points
    tools = table[USED_NOW]
    while tools:
        tool = first(tools)
        tools &= tools - 1
        table[COUNTED + TOOL_POINTS + tool] = table[SCORES + table[USERS + tool]] - table[BEGAN + table[USERS + tool]]
