"""Bomb Squad Academy's twin as an environment, numbered as in `lab/encodings/bomb_squad_academy.py`.

Everything that is seen lies on the twin's table. What follows from the decks is worked out once for each table.
"""

from __future__ import annotations

from boomtable.kernels.academy_table import (
    AFTER_CUT,
    AT_EXPLOSION,
    BEFORE_CHOOSING,
    BEFORE_CUT,
    BLANKETED,
    BLOWING,
    BOMB,
    BOOMS,
    CHICKEN,
    CHOOSING,
    DECLARED,
    DISPLAY,
    DOING,
    DRAFTING,
    FIRSTS,
    FLIPPED,
    FREEZING,
    HANDS,
    JUMPING,
    LOOKING,
    OFFERED,
    ORDER,
    ORDERED,
    OWNERS,
    PENDING,
    PICKING,
    PLATES,
    PRINTED,
    PROTECTED,
    PROTECTING,
    RANKS,
    REPLACING,
    RESHUFFLING,
    ROOM,
    ROUND,
    ROWS,
    SCANNING,
    SCORED,
    SCORES,
    SHOWN,
    SPARED,
    SPARING,
    SWITCHING,
    TOOLS,
    TOPS,
    TRIGGERS,
    TURNED,
    UNDER,
    WAIT,
    WAITED,
    WIRE,
    everyone,
    wires,
)
from boomtable.kernels.academy_tools import HALF, MIRRORED, SCANNED
from boomtable.kernels.bits import first
from boomtable.kernels.bomb_squad_academy import act as answer
from boomtable.kernels.bomb_squad_academy import allowed, asked, begin, chance, winners
from boomtable.kernels.bomb_squad_academy import settle as run_on
from boomtable.kernels.row import seldom
from boomtable.kernels.table import OVER, PLAYERS, STEP, Table
from boomtable.lab.twins.envs import REFUSED, step_batch, step_table

__all__ = ["MEMORY", "act", "observe", "reset", "step_batch", "step_table", "winners"]

VALUES = ROOM  # the values of cards, each once, in order
KINDS = VALUES + 100  # how many
LONGEST = KINDS + 1  # the longest deck
BASES = LONGEST + 1  # by what is asked: the number of the first answer; in windows, of a pass
MEMORY = BASES + BEFORE_CHOOSING + 1

LOOKS_OF_THREE = (0, 1, 2, 3, 4, 5, 6, MIRRORED)  # the kernels' number of each look, in the encoding's order
LOOKS_OF_FOUR = (0, 1, 2, 7, 3, 8, 9, 4, 5, 6, 10, MIRRORED)
QUESTIONS = (CHOOSING, DRAFTING, BEFORE_CHOOSING, PROTECTING, LOOKING, *PICKING)  # in the encoding's order
PASSED = CHICKEN + 2  # as a sealed answer; Tools come after it


def pairs(things: int) -> int:
    return things * (things - 1) // 2


def pair_at(number: int, things: int) -> int:
    """The pair with this number: the first of the two in the upper half, as a Freezer names them."""
    low = 0
    while number >= things - 1 - low:
        number -= things - 1 - low
        low += 1
    return low << HALF | (low + 1 + number)


@seldom
def prepare(table: Table) -> None:
    """The values of the decks, the longest of them, and the numbers of all answers."""
    here = wires(table)
    for value in range(100):
        for place in range(PRINTED, PRINTED + table[FIRSTS + here]):
            if table[place] == value and (not table[KINDS] or table[VALUES + table[KINDS] - 1] != value):
                table[VALUES + table[KINDS]] = value
                table[KINDS] += 1
    for wire in range(here):
        table[LONGEST] = max(table[LONGEST], table[FIRSTS + wire + 1] - table[FIRSTS + wire])
    number = 1
    for asking in QUESTIONS:
        table[BASES + asking] = number + (TOOLS if asking == BEFORE_CHOOSING else 0)
        number += answers(table, asking)
        number += TOOLS + 1 if asking == BEFORE_CHOOSING else 0


def answers(table: Table, asking: int) -> int:
    """How many numbers this question has; those of windows are not counted."""
    here = wires(table)
    if asking in (CHOOSING, REPLACING):
        return here + 2
    if asking in (PROTECTING, JUMPING):
        return here
    if asking in (SWITCHING, SPARING):
        return table[PLAYERS]
    if asking == DRAFTING:
        return TOOLS
    if asking == LOOKING:
        return 8 if here == 3 else 12
    if asking == BLOWING:
        return pairs(table[PLAYERS])
    if asking == FREEZING:
        return pairs(table[LONGEST])
    return table[KINDS] if asking == SCANNING else 0


def answer_at(table: Table, place: int) -> int:
    """The answer with this place among those to what is asked now."""
    asking, here = table[STEP], wires(table)
    if asking in (CHOOSING, REPLACING):
        return place if place < here else place - here + WAIT
    if asking == LOOKING:
        return LOOKS_OF_THREE[place] if here == 3 else LOOKS_OF_FOUR[place]
    if asking == BLOWING:
        pair = pair_at(place, table[PLAYERS])
        return 1 << (pair >> HALF) | 1 << (pair & 255)
    if asking == FREEZING:
        return pair_at(place, table[LONGEST])
    return table[VALUES + place] if asking == SCANNING else place


def reset(table: Table, seed: int, number: int) -> int:
    if not table[KINDS]:
        prepare(table)
    begin(table, seed, number)
    return advance(table)


def advance(table: Table) -> int:
    """Let chance act until it is a player's turn; return that seat, or OVER."""
    while OVER < table[STEP] <= RESHUFFLING:
        chance(table)
        run_on(table)
    return OVER if table[STEP] == OVER else first(asked(table))


def act(table: Table, seat: int, number: int) -> int:
    """Apply an action of the seat to act if it is legal, and return the next seat."""
    asking = table[STEP]
    if asking >= BEFORE_CHOOSING:
        place = number - table[BASES + BEFORE_CHOOSING]
        chosen = place + TOOLS + 1 if place else 0
        known = -TOOLS <= place <= 0
    else:
        place = number - table[BASES + asking]
        known = 0 <= place < answers(table, asking)
        chosen = answer_at(table, place) if known else 0
    if not known or not allowed(table, seat, chosen):
        return REFUSED
    answer(table, seat, chosen)
    run_on(table)
    return advance(table)


def write_mask(table: Table, seat: int, text: Table, mask: int) -> None:
    asking = table[STEP]
    if asking == OVER or not (asked(table) >> seat) & 1:
        text[mask] = 1
    elif asking >= BEFORE_CHOOSING:
        base = mask + table[BASES + BEFORE_CHOOSING]
        for tool in range(TOOLS):
            text[base - TOOLS + tool] = (table[OFFERED + seat] >> (tool + 1)) & 1
        text[base] = 1
    else:
        for place in range(answers(table, asking)):
            text[mask + table[BASES + asking] + place] = allowed(table, seat, answer_at(table, place))


def write_lines(table: Table, text: Table) -> int:
    """Cards, tiles, decks, triggers and plates; returns where it ends, as all of these do."""
    here, longest = wires(table), table[LONGEST]
    tiles, left = here * longest, here * (longest + 3)
    for wire in range(here):
        for place in range(table[FLIPPED + wire]):
            text[wire * longest + place] = table[ORDER + table[FIRSTS + wire] + place] + 1
        for place in range(table[TURNED + wire]):
            text[tiles + 3 * wire + place] = face(table, wire, place)
        text[left + wire] = table[FIRSTS + wire + 1] - table[FIRSTS + wire] - table[FLIPPED + wire]
        text[left + here + wire] = min(table[TRIGGERS + wire], 127)
    if table[BOMB] > 1:
        text[left + 2 * here + table[PLATES]] = text[left + 3 * here + table[PLATES + 1]] = 1
    return left + 4 * here


def face(table: Table, wire: int, place: int) -> int:
    """A tile: 1 OK, 2 BOOM."""
    return 2 if place == table[BOOMS + wire] else 1


def sealed(table: Table) -> int:
    """The seats whose answers wait for those of others."""
    if table[STEP] == CHOOSING:
        return everyone(table) & ~table[PENDING]
    seats = 0
    if table[STEP] >= BEFORE_CHOOSING:
        for seat in range(table[PLAYERS]):
            seats |= (1 << seat) if table[OFFERED + seat] else 0
    return seats & ~table[PENDING]


def write_seats(table: Table, text: Table, at: int) -> int:
    """Cards on the table, actions in effect, scores, ages, and whose Wait is set aside."""
    players, choosing = table[PLAYERS], table[STEP] == CHOOSING
    stuck = 2 if players == 2 else 3
    doing = at + players * stuck
    for seat in range(players):
        row = table[ROWS + seat]
        waits = (table[HANDS + seat] >> WAIT) & 1
        for back in range(3):
            waits |= 1 if (row >> 4 * back) & 15 == WAIT + 1 else 0
        if choosing and not (table[PENDING] >> seat) & 1:
            row >>= 4
        cards = (1 if row else 0) + (1 if row >> 4 else 0) + (1 if row >> 8 else 0)
        for place in range(cards):
            text[at + seat * stuck + place] = (row >> 4 * (cards - 1 - place)) & 15
        for action in range(0 if choosing else CHICKEN + 1):
            if (table[DOING + action] >> seat) & 1:
                text[doing + seat] = action + 1
        text[doing + players + seat] = max(-128, min(table[SCORES + seat], 127))
        text[doing + 2 * players + seat] = table[RANKS + seat]
        text[doing + 3 * players + seat] = 1 - waits
    return doing + 4 * players


def write_tools(table: Table, text: Table, at: int) -> int:
    """What was shown, what is on display, whose Tools, and those that go on working."""
    players = table[PLAYERS]
    working = at + 3 * TOOLS
    for tool in range(TOOLS):
        text[at + tool] = (table[SHOWN] >> tool) & 1
        text[at + TOOLS + tool] = (table[DISPLAY] >> tool) & 1
        text[at + 2 * TOOLS + tool] = first(table[OWNERS + tool]) + 1 if table[OWNERS + tool] else 0
    if table[ORDERED]:
        text[working + first(table[ORDERED])] = table[ORDERED + 1] + 1
    if table[BLANKETED]:
        text[working + players + first(table[BLANKETED])] = table[BLANKETED + 1] + 1
    return working + 2 * players


def tops(table: Table, seat: int, wire: int) -> int:
    """How many cards from the top a seat knows: one, or those under its X-Ray."""
    if not (table[TOPS + wire] >> seat) & 1:
        return 0
    scanning = table[STEP] == SCANNING and table[WIRE] == wire and (table[PENDING] >> seat) & 1
    return min(SCANNED, table[FIRSTS + wire + 1] - table[FIRSTS + wire] - table[FLIPPED + wire]) if scanning else 1


def write_looks(table: Table, me: int, text: Table, at: int) -> int:
    """Who knows what, and what one has seen oneself."""
    here, players = wires(table), table[PLAYERS]
    cards = at + 2 * here * players
    tiles = cards + SCANNED * here
    for seat in range(players):
        for wire in range(here):
            place = at + 2 * (seat * here + wire)
            text[place], text[place + 1] = tops(table, seat, wire), (table[UNDER + wire] >> seat) & 1
    for wire in range(here):
        for place in range(tops(table, me, wire)):
            card = table[ORDER + table[FIRSTS + wire] + table[FLIPPED + wire] + place]
            text[cards + SCANNED * wire + place] = card + 1
        for place in range(3 * ((table[UNDER + wire] >> me) & 1)):
            text[tiles + 3 * wire + place] = face(table, wire, place)
    return tiles + 3 * here


def write_round(table: Table, me: int, text: Table, at: int) -> int:
    """Who is asked what, and what this round has brought so far."""
    here, players, asking = wires(table), table[PLAYERS], table[STEP]
    answered, waiting = sealed(table), 0 if asking == OVER else asked(table)
    for seat in range(players):
        text[at + seat] = (waiting >> seat) & 1
        text[at + players + seat] = (answered >> seat) & 1
        text[at + 2 * players + seat] = (table[WAITED] >> seat) & 1
        text[at + 3 * players + seat] = (table[SPARED] >> seat) & 1
    text[at + 4 * players + me] = 1
    at += 5 * players
    if (answered >> me) & 1:
        text[at] = table[ROWS + me] & 15 if asking == CHOOSING else PASSED + table[DECLARED + me]
    if asking != OVER:
        text[at + 1 + asking - DRAFTING] = 1
    at += 1 + AT_EXPLOSION + 1 - DRAFTING
    if asking in (FREEZING, SCANNING, SPARING, BEFORE_CUT, AFTER_CUT, AT_EXPLOSION):
        text[at + table[WIRE]] = 1
    text[at + here + table[BOMB] - 1] = 1
    text[at + here + 3] = min(table[ROUND], 127)
    at += here + 4
    for wire in range(here):
        text[at + wire] = table[PROTECTED + wire]
        text[at + here + wire] = (table[SCORED] >> wire) & 1
    return at + 2 * here


def observe(table: Table, seat: int, text: Table) -> None:
    """Write a seat's observation and then its action mask into zeros."""
    tools = write_seats(table, text, write_lines(table, text))
    looks = write_tools(table, text, tools)
    write_mask(table, seat, text, write_round(table, seat, text, write_looks(table, seat, text, looks)))
