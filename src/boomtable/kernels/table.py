"""The places that all tables and the rows of finished games share, and random draws."""

# ruff: noqa: F821  (what is shared calls functions of the title that takes it)

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np

from boomtable.kernels.bits import first, size
from boomtable.kernels.row import Row, shared
from boomtable.kernels.words import S32, WORD, Word, whole, word

Table: TypeAlias = Row[int]  # a whole table: integers in numbered places
Rows: TypeAlias = Any  # those of many finished games

# Places on a table; 0 is the generator's.
PLAYERS = 1
OPTIONS = 2  # house rules, as the title numbers them
THINKING = 3  # the seats that play by rules of thumb, as a set; the others answer at random
SIDED = 4  # where roles tell who plays by rules of thumb: the sides that do, as a set
STEP = 5  # what is asked, as the title numbers it; 0 is the first thing
MOVES = 6  # so far, including those of chance
OWN = 7  # from here on, the places of the title

OVER = -1  # the step after the last

# Places in the row of a finished game.
WINNING = 0  # the side, in the order of the catalog
DECIDING = 1  # what decided it, in the order of the codec
WINNERS = 2  # seats, as a set
LENGTH = 3  # moves, including those of chance
FIGURES = 4  # from here on, what the title counts
ROW = 10  # unless the title counts more


def clear(table: Table, places: int) -> None:
    """Reset a table to before the first move, with the same players and house rules."""
    for place in range(STEP, places):
        table[place] = 0


def finish(table: Table, row: Table, side: int, ending: int, winners: int) -> None:
    """Write the row of a finished game, except for what the title counts."""
    row[WINNING] = side
    row[DECIDING] = ending
    row[WINNERS] = winners
    row[LENGTH] = table[MOVES]


LUCK = 0  # the place of the generator on every table

GOLDEN = Word(0x9E3779B97F4A7C15)
STIR, STIR_AGAIN = Word(0xBF58476D1CE4E5B9), Word(0x94D049BB133111EB)
ONES, TOPS = 0x0101010101010101, -0x7F7F7F7F7F7F7F80  # the lowest bit of every byte, the highest
NTH = np.array(  # where the bits of a byte are: the first, the second ...
    [place for byte in range(256) for place in sorted(range(8), key=lambda bit: not (byte >> bit) & 1)], dtype=np.int8
)
S27, S30, S31 = Word(27), Word(30), Word(31)


def signed(number: int) -> int:
    """Any integer as a signed 64-bit number."""
    return (number + 2**63) % 2**64 - 2**63


def signed_compiled(number: int) -> int:
    return whole(number)


def mixed(number: int) -> int:
    number = ((number ^ (number >> S30)) * STIR) & WORD
    number = ((number ^ (number >> S27)) * STIR_AGAIN) & WORD
    return number ^ (number >> S31)


def seed_luck(table: Table, seed: int, number: int) -> None:
    """Seed the generator of a game from the seed and its number alone, so that batches and threads do not matter."""
    table[LUCK] = signed(mixed((mixed((word(seed) + GOLDEN) & WORD) + word(number) * GOLDEN) & WORD))


def pick(table: Table, n: int) -> int:
    """Draw a number below n; all are equally likely up to a bias of less than n in 2**32."""
    state = (word(table[LUCK]) + GOLDEN) & WORD
    table[LUCK] = signed(state)
    return whole(((mixed(state) >> S32) * word(n)) >> S32)


def named_or_any(table: Table, named: int, n: int) -> int:
    """The seat that the house rules name, counted from 1, or any of n."""
    return named - 1 if named else pick(table, n)


def drawn(table: Table, bits: int) -> int:
    """Draw a member of a set."""
    for _ in range(pick(table, size(bits))):
        bits &= bits - 1
    return first(bits)


def drawn_compiled(table: Table, bits: int) -> int:
    """The same without branches, since none could be predicted."""
    pairs = bits - ((bits >> 1) & 0x5555555555555555)
    fours = (pairs & 0x3333333333333333) + ((pairs >> 2) & 0x3333333333333333)
    below = ((fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0F) * ONES  # byte by byte, how many are in it or further down
    rank = pick(table, (below >> 56) & 0x7F)
    byte = first(((below | TOPS) - (rank + 1) * ONES) & TOPS) & 0x38  # the first with so many
    rank -= ((below << 8) >> byte) & 0xFF
    return byte + int(NTH[((bits >> byte) & 0xFF) << 3 | rank])


def any_of(table: Table, bits: int, number: int) -> int:
    """Draw several members of a set."""
    chosen = 0
    for _ in range(number):
        chosen |= 1 << drawn(table, bits & ~chosen)
    return chosen


begin: Callable[[Table, int, int], None]
step: Callable[[Table], None]
record_game: Callable[[Table, Table], None]


@shared
def play_out(table: Table, rows: Rows, seed: int, begins: int) -> None:
    """Play games from this number on, from the first move to the last, one for each row, by each title's functions."""
    for place in range(len(rows)):
        begin(table, seed, begins + place)
        while table[STEP] != OVER:
            step(table)
        record_game(table, rows[place])
