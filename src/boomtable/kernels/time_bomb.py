"""The compiled Time Bomb. Numbers in brackets cite docs/rules/time-bomb.md.

Wires in a hand have no places, so a hand is how many there are of each kind [TB5]. A claim is an octal number: for
Safe, Success and Boom 0 where nothing is said, or one more than is claimed; to say nothing at all is to decline [TB11].
"""

from __future__ import annotations

from boomtable.kernels.table import (
    MOVES,
    OPTIONS,
    OVER,
    PLAYERS,
    ROW,
    STEP,
    THINKING,
    Table,
    clear,
    drawn,
    named_or_any,
    pick,
    play_out,
    seed_luck,
)
from boomtable.kernels.time_bomb_shared import (
    AIMED,
    BOX,
    CLAIMS,
    CLIPPER,
    DISARMED,
    ENDING,
    EXPLODED,
    FOUND,
    HELD,
    ROUND,
    SNIPS,
    SPOKEN,
    TERRORISTS,
    TIME_UP,
    any_cast,
    by_promise,
    record,
    side,
    speaker,
    take_nippers,
    take_roles,
    winners,
)

__all__ = ["ENDING", "ROOM", "ROW", "allowed", "asked", "begin", "play_out", "side", "step", "winners"]

CASTING, STARTING, DEALING, CLAIMING, CLIPPING, FLIPPING = range(6)  # what is asked
SAFE, SUCCESS, BOOM = range(3)
CLAIMS_IN_TURN = 1  # the house rule that asks for more answers; what is said out of turn changes no table [TB12]
FIRST = 1  # the start player set by the host, counted from 1, begins at this bit [TB4]

CUT = BOX  # all wires cut so far, by kind
OWNERS = CUT + 3  # who has wires left, as a set
WIRES = OWNERS + 1  # how many of each kind, by kind and seat
ROOM = WIRES + 3 * 8

SAFES = (0, 0, 0, 0, 15, 19, 23, 27, 31)  # [TB3]


def begin(table: Table, seed: int, number: int) -> None:
    clear(table, ROOM)
    seed_luck(table, seed, number)


def cast(table: Table, terrorists: int) -> None:
    take_roles(table, terrorists)
    table[STEP] = STARTING
    table[MOVES] += 1


def start(table: Table, seat: int) -> None:
    take_nippers(table, seat)
    table[STEP] = DEALING
    table[MOVES] += 1


def deal(table: Table) -> None:
    """Shuffle all uncut wires and deal them evenly [TB3]: Safe ones fill the places that the others leave."""
    players, hand = table[PLAYERS], 5 - table[ROUND]
    for seat in range(players):
        table[WIRES + seat] = hand
        table[WIRES + 8 * SUCCESS + seat] = table[WIRES + 8 * BOOM + seat] = 0
    taken, left = 0, players - table[CUT + SUCCESS] + 1
    while left:
        seat = pick(table, players)
        place = 1 << (8 * seat + pick(table, hand))
        if taken & place:
            continue
        taken |= place
        left -= 1
        table[WIRES + seat] -= 1
        table[WIRES + 8 * (SUCCESS if left else BOOM) + seat] += 1
    dealt(table)


def dealt(table: Table) -> None:
    """Then claims, where they are made in turn, and one cut for each player [TB8] [TB12]."""
    players = table[PLAYERS]
    for seat in range(players):
        table[HELD + seat] = 5 - table[ROUND]
        table[CLAIMS + seat] = table[FOUND + seat] = 0
    table[OWNERS] = (1 << players) - 1
    table[ROUND] += 1
    table[SNIPS] = table[SPOKEN] = 0
    table[STEP] = CLAIMING if table[OPTIONS] & CLAIMS_IN_TURN else CLIPPING
    table[MOVES] += 1


def claimable(table: Table, seat: int, claim: int) -> bool:
    """Whether a claim is possible: no more than the seat holds in all [TB11]."""
    held, claimed = table[HELD + seat], 0
    for kind in range(3):
        digit = (claim >> (3 * kind)) & 7
        claimed += digit - 1 if digit else 0
    return 0 <= claim < 512 and claimed <= held


def say(table: Table, claim: int) -> None:
    table[CLAIMS + speaker(table)] = claim
    table[SPOKEN] += 1
    table[MOVES] += 1
    if table[SPOKEN] == table[PLAYERS]:
        table[STEP] = CLIPPING


def cuttable(table: Table) -> int:
    """Other players who have a wire [TB6]."""
    return table[OWNERS] & ~(1 << table[CLIPPER])


def cut(table: Table, owner: int) -> None:
    table[AIMED] = owner
    table[STEP] = FLIPPING
    table[MOVES] += 1


def any_wire(table: Table) -> int:
    """Draw one of the wires that the owner has left [TB6]."""
    place = pick(table, table[HELD + table[AIMED]])
    if place < table[WIRES + table[AIMED]]:
        return SAFE
    return SUCCESS if place < table[WIRES + table[AIMED]] + table[WIRES + 8 * SUCCESS + table[AIMED]] else BOOM


def flip(table: Table, wire: int) -> None:
    """Show the wire, give its owner the nippers, and end the game if it is over, in this order [TB7] [TB9]."""
    owner, players = table[AIMED], table[PLAYERS]
    table[CUT + wire] += 1
    table[WIRES + 8 * wire + owner] -= 1
    table[HELD + owner] -= 1
    table[FOUND + owner] += 1 if wire == SUCCESS else 0
    table[OWNERS] &= ~((1 << owner) if table[HELD + owner] == 0 else 0)
    table[CLIPPER] = owner
    table[SNIPS] += 1
    table[MOVES] += 1
    table[STEP] = DEALING if table[SNIPS] == players else CLIPPING
    if table[CUT + SUCCESS] == players:
        table[STEP], table[ENDING] = OVER, DISARMED
    elif wire == BOOM:
        table[STEP], table[ENDING] = OVER, EXPLODED
    elif table[STEP] == DEALING and table[ROUND] == 4:
        table[STEP], table[ENDING] = OVER, TIME_UP


def asked(table: Table) -> int:
    """The seats asked now, as a set; empty if chance is asked."""
    if table[STEP] == CLAIMING:
        return 1 << speaker(table)
    return 1 << table[CLIPPER] if table[STEP] == CLIPPING else 0


def allowed(table: Table, seat: int, answer: int) -> bool:
    """Whether a seat may make this claim, or cut a wire of this seat."""
    if not (asked(table) >> seat) & 1:
        return False
    if table[STEP] == CLAIMING:
        return claimable(table, seat, answer)
    return (cuttable(table) >> answer) & 1 == 1


def any_claim(table: Table) -> int:
    """Draw a claim, all possible ones and none being equally likely."""
    numbers = table[HELD + speaker(table)] + 2
    while True:
        claim = pick(table, numbers) | pick(table, numbers) << 3 | pick(table, numbers) << 6
        if claimable(table, speaker(table), claim):
            return claim


def sensible_claim(table: Table, seat: int) -> int:
    """SWAT claims its number of Success, or none if it has the Boom; a Terrorist always one more."""
    success = table[WIRES + 8 * SUCCESS + seat]
    if (table[TERRORISTS] >> seat) & 1:
        success = min(success + 1, table[HELD + seat])
    elif table[WIRES + 8 * BOOM + seat]:
        success = 0
    return (success + 1) << 3


def step(table: Table) -> None:
    """Let whoever is asked answer, including chance."""
    asking = table[STEP]
    if asking == CLIPPING:
        thinks = (table[THINKING] >> table[CLIPPER]) & 1
        cut(table, by_promise(table, cuttable(table), 3 * SUCCESS) if thinks else drawn(table, cuttable(table)))
    elif asking == FLIPPING:
        flip(table, any_wire(table))
    elif asking == DEALING:
        deal(table)
    elif asking == CLAIMING:
        seat = speaker(table)
        say(table, sensible_claim(table, seat) if (table[THINKING] >> seat) & 1 else any_claim(table))
    elif asking == CASTING:
        cast(table, any_cast(table))
    else:
        start(table, named_or_any(table, table[OPTIONS] >> FIRST, table[PLAYERS]))


def record_game(table: Table, row: Table) -> None:
    record(table, row, table[CUT + SAFE] + table[CUT + SUCCESS] + table[CUT + BOOM])
