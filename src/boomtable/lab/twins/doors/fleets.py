"""What fleets of every title share: the log of a table, and what a game is worth."""

from __future__ import annotations

from boomtable.bots.bits import size
from boomtable.bots.compiled import Row
from boomtable.lab.twins.compiled import Table, compiled
from boomtable.lab.twins.counting import PLAYERS

# Places in a log.
GAME = 0  # its number, from 1; 0 before the first
COUNT = 1  # of the picks so far
PICKS = 2  # all of them
LONGEST = 256  # picks; six who protect or unprotect at every cut and claim of all seven kinds in turn make 240
LOG = PICKS + LONGEST


@compiled
def last_pick(log: Table) -> int:
    return log[PICKS + log[COUNT] - 1]


@compiled
def next_game(log: Table, place: int, tables: int) -> int:
    """The tables share a row of games: each plays every so-manieth of them."""
    log[GAME] = log[GAME] + tables if log[GAME] else place + 1
    log[COUNT] = 0
    return log[GAME]


@compiled
def settle(table: Table, winners: int, gains: Row[float]) -> None:
    """Losers pay 1 each, winners share it."""
    players, count = table[PLAYERS], size(winners)
    for seat in range(players):
        gain = (players - count) / count if count else 0.0
        gains[seat] = gain if (winners >> seat) & 1 or not count else -1.0
