"""The table of Time Bomb Evolution as numbers, its colours' effects, and claims in turn.

TE is time-bomb-evolution.md, TB time-bomb.md. A pile of wires is how many there are of each kind, four bits a kind. A
claim has three bits a kind: 0 where nothing is said, or one more than is claimed; to say nothing at all is to decline
[TB11].
"""

from __future__ import annotations

from math import comb

from boomtable.kernels.bits import first, size
from boomtable.kernels.table import MOVES, OPTIONS, OVER, PLAYERS, STEP, Table, any_of, pick
from boomtable.kernels.time_bomb_shared import (
    AIMED,
    BOX,
    BOX_FIGURES,
    CLAIMS,
    CLIPPER,
    ENDING,
    EXPLODED,
    HELD,
    ROUND,
    SNIPS,
    SPOKEN,
    TERRORISTS,
    TIME_UP,
    speaker,
)

CASTING, COLOURING, REMOVING, STARTING, DEALING, CLAIMING = range(6)  # what is asked
DRAWING, CLIPPING, FLIPPING, PROTECTING, UNPROTECTING = range(6, 11)
SUCCESS, GREEN, PURPLE, RED, BLUE, YELLOW, PINK = range(7)  # kinds of wire
CLAIMS_IN_TURN, EVOLUTION, ANY_REVEALED, PINK_AT_ROUND_4 = 1, 2, 4, 8  # house rules
FIRST = 4  # the start player set by the host, counted from 1, begins at this bit [TB4]
PALETTE = 7  # the colours to draw from stand so many bits up, as a set

COLOURS = BOX  # in play, as a set
REMOVED = COLOURS + 1  # a pile
UNCUT = REMOVED + 1  # a pile: all that will be dealt
CUT = UNCUT + 1  # a pile
SEEN = CUT + 1  # kinds cut in this round, as a set
LAST = SEEN + 1  # the wire cut last; -1 before the first
PROTECTED = LAST + 1  # colours, as a set
PINKS = PROTECTED + 1  # cut before round 4
NAMED = PINKS + 1  # by a number, as one of a set; 0 where the clipper is free
BLEW = NAMED + 1  # the colour that exploded; 0 where none did
HANDS = BLEW + 1  # piles
PLACES = HANDS + 6

# What is counted, after what both boxes count.
IN_PLAY = BOX_FIGURES  # colours, as a set
BLEW_UP = IN_PLAY + 1  # as above


def of(pile: int, kind: int) -> int:
    return (pile >> (4 * kind)) & 15


def has(table: Table, rule: int) -> bool:
    return table[OPTIONS] & rule != 0


def explodes(table: Table, wire: int) -> bool:
    """Whether a colour explodes: at four, green at three, unless it is protected [TE4] [TE7] [TE8]."""
    if wire == SUCCESS or (table[PROTECTED] >> wire) & 1:
        return False
    return of(table[CUT], wire) >= (3 if wire == GREEN and has(table, EVOLUTION) else 4)


def protectable(table: Table) -> int:
    """Colours cut this round that are neither yellow nor protected at this moment [TE6] [TE14]."""
    seen = table[SEEN]
    if has(table, ANY_REVEALED):
        for kind in range(GREEN, PINK + 1):
            seen |= 1 << kind if of(table[CUT], kind) else 0
    return seen & ~table[PROTECTED] & ~(1 << SUCCESS) & ~(1 << YELLOW)


def protect(table: Table, wire: int) -> None:
    table[PROTECTED] |= 1 << wire
    table[MOVES] += 1
    go_on(table)


def unprotect(table: Table, wire: int) -> None:
    """A colour at its threshold then explodes [TE13]."""
    table[PROTECTED] &= ~(1 << wire)
    table[MOVES] += 1
    if explodes(table, wire):
        explode(table, wire)
    else:
        go_on(table)


def cuts_in(table: Table, number: int) -> int:
    """As many as players; round 4 one less for each pink cut so far [TE15]."""
    if number < 4 or not has(table, EVOLUTION):
        return table[PLAYERS]
    counted = has(table, PINK_AT_ROUND_4) and table[ROUND] == 4
    return table[PLAYERS] - (table[PINKS] if counted else of(table[CUT], PINK))


def next_cut(table: Table) -> None:
    """If the last was red, a number first [TE10] [TE11] [TE19]."""
    table[NAMED] = 0
    table[STEP] = DRAWING if has(table, EVOLUTION) and table[LAST] == RED else CLIPPING


def draw_number(table: Table, number: int) -> None:
    """Apply a number: whose wire must be cut, or who takes the nippers [TE10]."""
    seat = table[CLIPPER] + number
    seat -= table[PLAYERS] if seat >= table[PLAYERS] else 0
    if table[HELD + seat]:
        table[NAMED] = 1 << seat
    else:
        table[CLIPPER] = seat
    table[STEP] = CLIPPING
    table[MOVES] += 1


def go_on(table: Table) -> None:
    """The owner of the wire takes the nippers; then the next cut, the next round, or the end [TE16]."""
    table[CLIPPER] = table[AIMED]
    if table[SNIPS] < cuts_in(table, table[ROUND]):
        next_cut(table)
    elif table[ROUND] == 4 or cuts_in(table, table[ROUND] + 1) <= 0:
        end(table, TIME_UP)
    else:
        table[STEP] = DEALING


def end(table: Table, why: int) -> None:
    table[CLIPPER] = table[AIMED]
    table[STEP], table[ENDING] = OVER, why


def explode(table: Table, wire: int) -> None:
    table[BLEW] = wire
    end(table, EXPLODED)


CHOOSE = tuple(comb(many, some) for many in range(13) for some in range(13))  # how many ways, many by many


def claimable(table: Table, seat: int, claim: int) -> bool:
    """Whether a claim is possible: kinds in play, no more than the seat holds in all [TB11]."""
    claimed = 0
    for kind in range(7):
        digit = (claim >> (3 * kind)) & 7
        claimed += digit - 1 if digit else 0
        if digit and not ((table[COLOURS] | 1) >> kind) & 1:
            return False
    return 0 <= claim < 1 << 21 and claimed <= table[HELD + seat]


def say(table: Table, claim: int) -> None:
    table[CLAIMS + speaker(table)] = claim
    table[SPOKEN] += 1
    table[MOVES] += 1
    if table[SPOKEN] == table[PLAYERS]:
        next_cut(table)


def any_claim(table: Table) -> int:
    """Draw a claim, all possible ones and none being equally likely: the number of kinds, then which, then what."""
    kinds, most = table[COLOURS] | 1, table[HELD + speaker(table)]
    total = 0
    for named in range(size(kinds) + 1):
        total += CHOOSE[13 * size(kinds) + named] * CHOOSE[13 * (most + named) + named]
    place, named = pick(table, total), 0
    while place >= CHOOSE[13 * size(kinds) + named] * CHOOSE[13 * (most + named) + named]:
        place -= CHOOSE[13 * size(kinds) + named] * CHOOSE[13 * (most + named) + named]
        named += 1
    told = any_of(table, kinds, named)
    bars = any_of(table, (1 << (most + named)) - 1, named)  # what lies between two is a number
    claim, last_bar = 0, -1
    while told:
        claim |= (first(bars) - last_bar) << (3 * first(told))
        last_bar = first(bars)
        told &= told - 1
        bars &= bars - 1
    return claim


def sensible_claim(table: Table, seat: int) -> int:
    """SWAT claims its number of Success; a Terrorist always one more."""
    success = of(table[HANDS + seat], SUCCESS)
    if (table[TERRORISTS] >> seat) & 1:
        success = min(success + 1, table[HELD + seat])
    return success + 1
