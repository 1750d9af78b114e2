"""What every title keeps in the same places of its table, and what is counted of a game that is over."""

from __future__ import annotations

from boomtable.lab.twins.compiled import Table, compiled

# Places on a table; 0 is the generator's.
PLAYERS = 1
HOUSE = 2  # house rules, as the title numbers them
THINKING = 3  # the seats that play by rules of thumb, as a set; the others answer at random
STEP = 4  # what is asked, as the title numbers it; 0 is the first thing
MOVES = 5  # so far, those of chance too
OWN = 6  # from here on the title's own

OVER = -1  # the step after the last

# Places among the counts.
COUNTED_MOVES = 0
COUNTED_SIDES = 1  # games won by each side, in the order of the catalog
COUNTED_ENDINGS = 9  # games by what decided them
COUNTED_WINS = 13  # games in which a seat was among the winners
COUNTS = 21


@compiled
def clear(table: Table, places: int) -> None:
    """A table before the first move, with the same players and house rules."""
    for place in range(STEP, places):
        table[place] = 0


@compiled
def count(table: Table, counts: Table, side: int, ending: int, winners: int) -> None:
    counts[COUNTED_MOVES] += table[MOVES]
    counts[COUNTED_SIDES + side] += 1
    counts[COUNTED_ENDINGS + ending] += 1
    for seat in range(table[PLAYERS]):
        counts[COUNTED_WINS + seat] += (winners >> seat) & 1
