"""What the environments of both Time Bombs share, numbered as in `lab/encodings/time_bomb.py`.

A pile has four bits for the number of wires of each kind; a claim has three bits for each kind, as in the twins.
"""

from __future__ import annotations

from boomtable.kernels import time_bomb, time_bomb_evolution
from boomtable.kernels.table import OVER, PLAYERS, Table
from boomtable.kernels.time_bomb_shared import AIMED, BEGAN, HELD, ROUND, TERRORISTS
from boomtable.lab.twins.envs import REFUSED

PICKS = max(time_bomb.ROOM, time_bomb_evolution.ROOM)  # the incomplete claim
CUTS = PICKS + 1  # how many so far
OWNERS = CUTS + 1  # cut by cut, whose wire
WIRES = OWNERS + 32  # and which kind
CLAIMED = WIRES + 32  # by round and seat: 0, or one more than the claim
DEALT = CLAIMED + 32  # a pile, by round and seat
BOX_MEMORY = DEALT + 32  # from here on, the places of each title

NUMBERS = 6  # of wires that can be claimed, from none to five
ROUNDS = 4


def remember_cut(table: Table, wire: int) -> None:
    table[OWNERS + table[CUTS]] = table[AIMED]
    table[WIRES + table[CUTS]] = wire
    table[CUTS] += 1


def remember_hand(table: Table, seat: int, pile: int) -> None:
    table[DEALT + 8 * (table[ROUND] - 1) + seat] = pile


def remember_claim(table: Table, seat: int) -> int:
    """Store a complete claim and return it."""
    claim = table[PICKS]
    table[CLAIMED + 8 * (table[ROUND] - 1) + seat] = claim + 1
    table[PICKS] = 0
    return claim


def left_to_claim(table: Table, seat: int) -> int:
    """How many wires an incomplete claim leaves."""
    left, claim = table[HELD + seat], table[PICKS]
    while claim:
        left -= (claim & 7) - 1 if claim & 7 else 0
        claim >>= 3
    return left


def may_claim(table: Table, seat: int, kind: int, number: int, kinds: int) -> bool:
    """Whether a number can be claimed of a kind: it is in play, comes after those named, and enough wires are left."""
    return (kinds >> kind) & 1 == 1 and table[PICKS] >> (3 * kind) == 0 and number <= left_to_claim(table, seat)


def pick_claim(table: Table, seat: int, number: int, decline: int, kinds: int, count: int) -> int:
    """Add a number to a claim, or end it; return who picks next, OVER when it is complete."""
    named = number - decline - 1
    if (number == decline and not table[PICKS]) or (named == count * NUMBERS and table[PICKS]):
        return OVER
    kind, claimed = named // NUMBERS, named % NUMBERS
    if not 0 <= named < count * NUMBERS or not may_claim(table, seat, kind, claimed, kinds):
        return REFUSED
    table[PICKS] |= (claimed + 1) << (3 * kind)
    return seat


def write_claims(table: Table, seat: int, kinds: int, count: int, text: Table, mask: int) -> None:
    """Write the mask of a claim: decline or a number, and after the first number, done."""
    left = left_to_claim(table, seat)
    text[mask] = 0 if table[PICKS] else 1
    for kind in range(count):
        for number in range(min(NUMBERS, left + 1)):
            text[mask + 1 + kind * NUMBERS + number] = 1 if may_claim(table, seat, kind, number, kinds) else 0
    text[mask + 1 + count * NUMBERS] = 1 if table[PICKS] else 0


def write_claim(claim: int, count: int, text: Table, place: int) -> None:
    for kind in range(count):
        text[place + kind] = (claim >> (3 * kind)) & 7


def write_wires(table: Table, seat: int, asked: int, pile: int, kinds: int, in_turn: bool, text: Table) -> int:
    """Write what both titles show: cuts, claims, own hands, round and seats. Returns where that ends."""
    players, rounds = table[PLAYERS], table[ROUND]
    width = players + kinds
    gone = ROUNDS * players * width
    lost = gone + kinds
    place = lost + players
    for cut in range(table[CUTS]):
        owner, wire = table[OWNERS + cut], table[WIRES + cut]
        text[cut * width + owner] = text[cut * width + players + wire] = 1
        text[gone + wire] += 1
        text[lost + owner] += 1 if cut >= (rounds - 1) * players else 0
    if in_turn:
        for number in range(ROUNDS):
            for other in range(players):
                claimed = table[CLAIMED + 8 * number + other]
                text[place] = 1 if claimed else 0
                write_claim(claimed - 1 if claimed else 0, kinds, text, place + 1)
                place += kinds + 1
    for number in range(ROUNDS):
        for kind in range(kinds):
            text[place + number * kinds + kind] = (table[DEALT + 8 * number + seat] >> (4 * kind)) & 15
    place += ROUNDS * kinds
    for kind in range(kinds):
        text[place + kind] = (pile >> (4 * kind)) & 15
    place += kinds
    text[place + ((table[TERRORISTS] >> seat) & 1)] = 1
    text[place + 2 + rounds - 1] = 1
    place += 2 + ROUNDS
    text[place + seat] = 1
    text[place + players + table[BEGAN]] = 1
    if asked >= 0:
        text[place + 2 * players + asked] = 1
    place += 3 * players
    if in_turn:
        write_claim(table[PICKS] if seat == asked else 0, kinds, text, place)
        place += kinds
    return place
