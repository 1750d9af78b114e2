"""The table of Time Bomb Evolution in numbers, and what its colours bring about. TE is time-bomb-evolution.md.

A pile of wires is how many there are of each kind, four bits a kind.
"""

from __future__ import annotations

from boomtable.lab.twins.compiled import Table, compiled
from boomtable.lab.twins.counting import HOUSE, MOVES, OVER, PLAYERS, STEP
from boomtable.lab.twins.nippers import AIMED, BOX, CLIPPER, ENDING, EXPLODED, HELD, ROUND, SNIPS, TIME_UP

CASTING, COLOURING, REMOVING, STARTING, DEALING, CLAIMING = range(6)  # what is asked
DRAWING, CLIPPING, FLIPPING, PROTECTING, UNPROTECTING = range(6, 11)
SUCCESS, GREEN, PURPLE, RED, BLUE, YELLOW, PINK = range(7)  # kinds of wire
CLAIMS_IN_TURN, EVOLUTION, ANY_REVEALED, PINK_AT_ROUND_4 = 1, 2, 4, 8  # house rules
FIRST = 4  # whom the house names to begin stands so many bits up, counted from 1 [TB4]
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
HANDS = NAMED + 1  # piles
PLACES = HANDS + 6


@compiled
def of(pile: int, kind: int) -> int:
    return (pile >> (4 * kind)) & 15


@compiled
def has(table: Table, rule: int) -> bool:
    return table[HOUSE] & rule != 0


@compiled
def explodes(table: Table, wire: int) -> bool:
    """At four, green at three, unless it is protected [TE4] [TE7] [TE8]."""
    if wire == SUCCESS or (table[PROTECTED] >> wire) & 1:
        return False
    return of(table[CUT], wire) >= (3 if wire == GREEN and has(table, EVOLUTION) else 4)


@compiled
def protectable(table: Table) -> int:
    """Colours cut this round that are neither yellow nor protected at this moment [TE6] [TE14]."""
    seen = table[SEEN]
    if has(table, ANY_REVEALED):
        for kind in range(GREEN, PINK + 1):
            seen |= 1 << kind if of(table[CUT], kind) else 0
    return seen & ~table[PROTECTED] & ~(1 << SUCCESS) & ~(1 << YELLOW)


@compiled
def protect(table: Table, wire: int) -> None:
    table[PROTECTED] |= 1 << wire
    table[MOVES] += 1
    go_on(table)


@compiled
def unprotect(table: Table, wire: int) -> None:
    """A colour at its threshold then explodes [TE13]."""
    table[PROTECTED] &= ~(1 << wire)
    table[MOVES] += 1
    if explodes(table, wire):
        end(table, EXPLODED)
    else:
        go_on(table)


@compiled
def cuts_in(table: Table, number: int) -> int:
    """As many as players; round 4 one less for each pink cut so far [TE15]."""
    if number < 4 or not has(table, EVOLUTION):
        return table[PLAYERS]
    counted = has(table, PINK_AT_ROUND_4) and table[ROUND] == 4
    return table[PLAYERS] - (table[PINKS] if counted else of(table[CUT], PINK))


@compiled
def next_cut(table: Table) -> None:
    """If the last was red, a number first [TE10] [TE11] [TE19]."""
    table[NAMED] = 0
    table[STEP] = DRAWING if has(table, EVOLUTION) and table[LAST] == RED else CLIPPING


@compiled
def draw_number(table: Table, number: int) -> None:
    """Whose wire must be cut, or who takes the nippers [TE10]."""
    seat = table[CLIPPER] + number
    seat -= table[PLAYERS] if seat >= table[PLAYERS] else 0
    if table[HELD + seat]:
        table[NAMED] = 1 << seat
    else:
        table[CLIPPER] = seat
    table[STEP] = CLIPPING
    table[MOVES] += 1


@compiled
def go_on(table: Table) -> None:
    """The owner of the wire takes the nippers; then the next cut, the next round, or the end [TE16]."""
    table[CLIPPER] = table[AIMED]
    if table[SNIPS] < cuts_in(table, table[ROUND]):
        next_cut(table)
    elif table[ROUND] == 4 or cuts_in(table, table[ROUND] + 1) <= 0:
        end(table, TIME_UP)
    else:
        table[STEP] = DEALING


@compiled
def end(table: Table, why: int) -> None:
    table[CLIPPER] = table[AIMED]
    table[STEP], table[ENDING] = OVER, why
