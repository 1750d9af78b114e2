"""Time Bomb Evolution's twin as an environment, numbered as in `lab/encodings/time_bomb_evolution.py`."""

from __future__ import annotations

from boomtable.kernels.bits import first
from boomtable.kernels.evolution_table import (
    CLAIMING,
    CLAIMS_IN_TURN,
    CLIPPING,
    COLOURS,
    DEALING,
    DRAWING,
    FLIPPING,
    HANDS,
    NAMED,
    PROTECTED,
    PROTECTING,
    cuts_in,
    draw_number,
    has,
)
from boomtable.kernels.table import OVER, PLAYERS, STEP, Table, clear, pick
from boomtable.kernels.time_bomb_evolution import act as answer
from boomtable.kernels.time_bomb_evolution import any_wire, asked, begin, flip, offered, step
from boomtable.kernels.time_bomb_shared import ROUND, SNIPS, winners
from boomtable.lab.twins.envs import REFUSED, step_batch, step_table
from boomtable.lab.twins.envs.time_bomb_shared import (
    BOX_MEMORY,
    CUTS,
    ROUNDS,
    pick_claim,
    remember_claim,
    remember_cut,
    remember_hand,
    write_claims,
    write_wires,
)

__all__ = ["MEMORY", "act", "observe", "reset", "step_batch", "step_table", "winners"]

KINDS = 7
SHADES = KINDS - 1  # all but Success

MARKS = BOX_MEMORY  # after each cut: the colour it put a protection on, or minus the one it took off
DRAWN = MARKS + 32  # after each cut: the number drawn, from 1
MEMORY = DRAWN + 32


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
        elif asking == DRAWING:
            number = pick(table, table[PLAYERS])
            table[DRAWN + table[CUTS] - 1] = number + 1
            draw_number(table, number)
        else:
            step(table)
        if asking == DEALING:
            for seat in range(table[PLAYERS]):
                remember_hand(table, seat, table[HANDS + seat])
    return to_act(table)


def to_act(table: Table) -> int:
    return OVER if table[STEP] == OVER else first(asked(table))


def numbered(table: Table) -> int:
    """The action number of the first option: a seat to cut, a colour to protect, or one to unprotect."""
    if table[STEP] == CLIPPING:
        return 1
    return table[PLAYERS] + (0 if table[STEP] == PROTECTING else SHADES)  # colours begin at 1


def act(table: Table, seat: int, number: int) -> int:
    """Apply an action of the seat to act if it is legal, and return the next seat."""
    if table[STEP] == CLAIMING:
        turn = pick_claim(table, seat, number, table[PLAYERS] + 2 * SHADES + 1, table[COLOURS] | 1, KINDS)
        if turn != OVER:
            return turn
        answer(table, remember_claim(table, seat))
        return advance(table)
    choice = number - numbered(table)
    if not 0 <= choice < 8 or not (offered(table) >> choice) & 1:
        return REFUSED
    if table[STEP] != CLIPPING:
        table[MARKS + table[CUTS] - 1] = choice if table[STEP] == PROTECTING else -choice
    answer(table, choice)
    return advance(table)


def question(table: Table) -> int:
    """What is asked: a claim, a cut, a cut by number, a protection, or its removal."""
    if table[STEP] == CLIPPING:
        return 2 if table[NAMED] else 1
    if table[STEP] == CLAIMING:
        return 0
    return 3 if table[STEP] == PROTECTING else 4


def observe(table: Table, seat: int, text: Table) -> None:
    """Write a seat's observation and then its action mask into zeros."""
    asked_now, in_turn, cuts = to_act(table), has(table, CLAIMS_IN_TURN), ROUNDS * table[PLAYERS]
    marks = write_wires(table, seat, asked_now, table[HANDS + seat], KINDS, in_turn, text)
    drawn = marks + cuts
    colours = drawn + cuts
    cuts_left = colours + 2 * SHADES
    mask = cuts_left + 6
    for cut in range(table[CUTS]):
        text[marks + cut] = table[MARKS + cut]
        text[drawn + cut] = table[DRAWN + cut]
    for shade in range(SHADES):
        text[colours + shade] = (table[COLOURS] >> (shade + 1)) & 1
        text[colours + SHADES + shade] = (table[PROTECTED] >> (shade + 1)) & 1
    text[cuts_left] = max(0, cuts_in(table, table[ROUND]) - table[SNIPS])
    if table[STEP] != OVER:
        text[cuts_left + 1 + question(table)] = 1
    if seat != asked_now:
        text[mask] = 1
    elif table[STEP] == CLAIMING:
        write_claims(table, seat, table[COLOURS] | 1, KINDS, text, mask + table[PLAYERS] + 2 * SHADES + 1)
    else:
        for choice in range(8):
            if (offered(table) >> choice) & 1:
                text[mask + numbered(table) + choice] = 1
