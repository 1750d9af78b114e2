"""Claims in turn of Time Bomb Evolution, in numbers. TB is time-bomb.md.

A claim has three bits a kind: 0 where nothing is said, or one more than is claimed; to say nothing at all is to decline
[TB11].
"""

from __future__ import annotations

import numpy as np

from boomtable.bots.bits import first, size
from boomtable.lab.twins.compiled import Table, compiled
from boomtable.lab.twins.counting import MOVES, PLAYERS
from boomtable.lab.twins.evolution_colours import COLOURS, HANDS, SUCCESS, next_cut, of
from boomtable.lab.twins.luck import any_of, pick
from boomtable.lab.twins.nippers import CLAIMS, HELD, SPOKEN, TERRORISTS, speaker

CHOOSE = np.array(  # how many ways to choose so many of so many, up to twelve
    [[1] + [0] * 12] + [[0] * 13 for _ in range(12)], dtype=np.int64
)
for row in range(1, 13):
    CHOOSE[row, 0] = 1
    CHOOSE[row, 1:] = CHOOSE[row - 1, 1:] + CHOOSE[row - 1, :-1]


@compiled
def claimable(table: Table, seat: int, claim: int) -> bool:
    """Of kinds in play, in all no more than one holds [TB11]."""
    claimed = 0
    for kind in range(7):
        digit = (claim >> (3 * kind)) & 7
        claimed += digit - 1 if digit else 0
        if digit and not ((table[COLOURS] | 1) >> kind) & 1:
            return False
    return 0 <= claim < 1 << 21 and claimed <= table[HELD + seat]


@compiled
def say(table: Table, claim: int) -> None:
    table[CLAIMS + speaker(table)] = claim
    table[SPOKEN] += 1
    table[MOVES] += 1
    if table[SPOKEN] == table[PLAYERS]:
        next_cut(table)


@compiled
def any_claim(table: Table) -> int:
    """Every claim that fits, and none at all, as likely as another: first for how many kinds, then which, then what."""
    kinds, most = table[COLOURS] | 1, table[HELD + speaker(table)]
    total = 0
    for named in range(size(kinds) + 1):
        total += CHOOSE[size(kinds), named] * CHOOSE[most + named, named]
    place, named = pick(table, total), 0
    while place >= CHOOSE[size(kinds), named] * CHOOSE[most + named, named]:
        place -= CHOOSE[size(kinds), named] * CHOOSE[most + named, named]
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


@compiled
def sensible_claim(table: Table, seat: int) -> int:
    """SWAT says how many Success it has; a Terrorist always has one more."""
    success = of(table[HANDS + seat], SUCCESS)
    if (table[TERRORISTS] >> seat) & 1:
        success = min(success + 1, table[HELD + seat])
    return success + 1
