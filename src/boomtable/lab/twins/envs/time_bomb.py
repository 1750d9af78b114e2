"""Time Bomb's twin as an environment, numbered as in `lab/encodings/time_bomb.py`."""

from __future__ import annotations

from boomtable.kernels.bits import first
from boomtable.kernels.table import OPTIONS, OVER, PLAYERS, STEP, Table, clear
from boomtable.kernels.time_bomb import (
    BOOM,
    CLAIMING,
    CLAIMS_IN_TURN,
    DEALING,
    FLIPPING,
    SUCCESS,
    WIRES,
    any_wire,
    asked,
    begin,
    cut,
    cuttable,
    flip,
    say,
    step,
)
from boomtable.kernels.time_bomb_shared import winners
from boomtable.lab.twins.envs import REFUSED, step_batch, step_table
from boomtable.lab.twins.envs.time_bomb_shared import (
    BOX_MEMORY,
    pick_claim,
    remember_claim,
    remember_cut,
    remember_hand,
    write_claims,
    write_wires,
)

__all__ = ["MEMORY", "act", "observe", "reset", "step_batch", "step_table", "winners"]

KINDS = 3
ALL_KINDS = 0b111

MEMORY = BOX_MEMORY


def hand(table: Table, seat: int) -> int:
    """A seat's wires, four bits for each kind."""
    return int(table[WIRES + seat] | table[WIRES + 8 * SUCCESS + seat] << 4 | table[WIRES + 8 * BOOM + seat] << 8)


def reset(table: Table, seed: int, number: int) -> int:
    clear(table, MEMORY)
    begin(table, seed, number)
    return advance(table)


def advance(table: Table) -> int:
    """Let chance act until it is a player's turn; return that seat, or OVER."""
    while table[STEP] != OVER and not asked(table):
        asking = table[STEP]
        if asking == FLIPPING:
            wire = any_wire(table)
            remember_cut(table, wire)
            flip(table, wire)
            continue
        step(table)
        if asking == DEALING:
            for seat in range(table[PLAYERS]):
                remember_hand(table, seat, hand(table, seat))
    return to_act(table)


def to_act(table: Table) -> int:
    return OVER if table[STEP] == OVER else first(asked(table))


def act(table: Table, seat: int, number: int) -> int:
    """Apply an action of the seat to act if it is legal, and return the next seat."""
    decline = table[PLAYERS] + 1
    if table[STEP] == CLAIMING:
        turn = pick_claim(table, seat, number, decline, ALL_KINDS, KINDS)
        if turn != OVER:
            return turn
        say(table, remember_claim(table, seat))
    elif not 0 < number < decline or not (cuttable(table) >> (number - 1)) & 1:
        return REFUSED
    else:
        cut(table, number - 1)
    return advance(table)


def observe(table: Table, seat: int, text: Table) -> None:
    """Write a seat's observation and then its action mask into zeros."""
    asked_now = to_act(table)
    in_turn = table[OPTIONS] & CLAIMS_IN_TURN != 0
    mask = write_wires(table, seat, asked_now, hand(table, seat), KINDS, in_turn, text)
    if seat != asked_now:
        text[mask] = 1
    elif table[STEP] == CLAIMING:
        write_claims(table, seat, ALL_KINDS, KINDS, text, mask + table[PLAYERS] + 1)
    else:
        for owner in range(table[PLAYERS]):
            text[mask + 1 + owner] = (cuttable(table) >> owner) & 1
