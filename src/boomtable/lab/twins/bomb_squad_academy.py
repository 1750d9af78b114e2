"""The compiled Bomb Squad Academy without Tools. Numbers in brackets cite docs/rules/bomb-squad-academy.md.

Tools are shown and drafted [BS16], and windows ask everyone who owns one that fits [BS18], but nobody ever uses one.
The policy weighs what a cut is worth against what it risks, as far as the seat can know.
"""

from __future__ import annotations

from boomtable.bots.bits import first
from boomtable.lab.twins.academy_rules import (
    any_tools,
    blast,
    choose,
    draft,
    draw_ages,
    draw_plates,
    fitting,
    lay,
    look,
    next_cut,
    pay_cut,
    protect,
    set_bomb,
    show,
    snip,
    stack,
    start_round,
    tidy,
    wait,
)
from boomtable.lab.twins.academy_table import (
    AFTER_CUT,
    AFTER_PROTECTIONS,
    AFTER_REVEAL,
    AT_EXPLOSION,
    BEFORE_CHOOSING,
    BEFORE_CUT,
    BLAST,
    BLASTING,
    BOOMS,
    CHICKEN,
    CHOOSING,
    CUTTING,
    DISPLAY,
    DISPLAYING,
    DOING,
    DRAFTING,
    ENDING,
    FEARS,
    FIRSTS,
    FLIPPED,
    HANDS,
    HOPES,
    LATEST,
    LAYING,
    LOOKING,
    ORDER,
    PAYING,
    PENDING,
    PLACES,
    PLATING,
    PROTECTING,
    ROOM,
    SCORES,
    SNIPPING,
    STACKING,
    STARTING,
    TIDYING,
    TOPS,
    TRACKS,
    TRIGGERS,
    TURNED,
    UNDER,
    WAIT,
    WAIT_POINTS,
    WAITING,
    everyone,
    lowest,
    plates_on,
    wires,
)
from boomtable.lab.twins.kernel import (
    MOVES,
    OVER,
    PLAYERS,
    STEP,
    THINKING,
    Rows,
    Table,
    clear,
    compiled,
    drawn,
    finish,
    pick,
    seed_luck,
)

__all__ = ["ENDING", "ROOM", "allowed", "asked", "begin", "play_out", "settle", "side", "step", "winners"]

FOLLOWS = {  # once all have answered, or if nobody is asked
    DRAFTING: STARTING,
    BEFORE_CHOOSING: CHOOSING,
    CHOOSING: AFTER_REVEAL,
    AFTER_REVEAL: WAITING,
    PROTECTING: AFTER_PROTECTIONS,
    AFTER_PROTECTIONS: CUTTING,
    BEFORE_CUT: SNIPPING,
    AFTER_CUT: PAYING,
    LOOKING: TIDYING,
    AT_EXPLOSION: BLASTING,
}
AFTER = tuple(FOLLOWS.get(step, OVER) for step in range(AT_EXPLOSION + 1))  # by step
LOOKS = (0, 3, 5, 6, 16, 32, 64, 9, 10, 12, 128)  # a Chicken's answers, as wires seen; those with Yellow last [BS12]


POINT = 60  # expected values are counted in sixtieths of a point
WHIM = 2 * POINT  # some randomness, or all would do the same and share what it brings
UNDER_A_TRACK = (4, 5, 6, 10)  # by wire: that look among all a Chicken may have [BS12]


@compiled
def possible(table: Table, seat: int, wire: int) -> int:
    """How many cards may be on top: the unflipped cards are known, but not their order unless the seat looked [BS2]."""
    knows = (table[TOPS + wire] >> seat) & 1
    return 1 if knows else table[FIRSTS + wire + 1] - table[FIRSTS + wire] - table[FLIPPED + wire]


@compiled
def risk(table: Table, seat: int, wire: int, card: int) -> int:
    """The probability in sixths that this card reveals the BOOM; tiles are equally likely unless looked at [BS9]."""
    reached, turned = table[TRIGGERS + wire] + card - table[TRACKS + wire], table[TURNED + wire]
    if (table[UNDER + wire] >> seat) & 1:
        return 6 if reached > table[BOOMS + wire] else 0
    return 6 * max(0, min(reached, 3) - turned) // (3 - turned)


@compiled
def weigh(table: Table, seat: int, wire: int) -> None:
    """What the next card of a wire risks (fear) and is worth (hope), including an explosion [BS10] [BS11]."""
    top, cards = ORDER + table[FIRSTS + wire] + table[FLIPPED + wire], possible(table, seat, wire)
    besides = table[FLIPPED + wire] + 1 + plates_on(table, wire)
    fear, hope = 0, 0
    for place in range(cards):
        card = table[top + place]
        sixths = risk(table, seat, wire, card)
        fear += sixths
        hope += (6 - sixths) * (card + besides) - sixths * BLAST
    table[FEARS + wire], table[HOPES + wire] = 10 * fear // cards, 10 * hope // cards


@compiled
def sensible_action(table: Table, seat: int) -> int:
    """Cut where most can be won, wait if that is little; play Chicken if an explosion is likely."""
    best, chosen, fear = WAIT_POINTS * POINT + pick(table, WHIM), WAIT, 0
    hand = table[HANDS + seat]
    for wire in range(wires(table)):
        hope = table[HOPES + wire] + pick(table, WHIM)
        fear = max(fear, table[FEARS + wire])
        if (hand >> wire) & 1 and (hope > best or not (hand >> chosen) & 1):
            best, chosen = hope, wire
    hiding = (hand >> CHICKEN) & 1 and BLAST * fear > best
    return CHICKEN if hiding or not (hand >> chosen) & 1 else chosen


@compiled
def sensible_protection(table: Table) -> int:
    """The wire whose cutters have most to gain."""
    best, chosen = 0, 0
    for wire in range(wires(table)):
        if table[DOING + wire] and table[HOPES + wire] > best:
            best, chosen = table[HOPES + wire], wire
    return chosen


@compiled
def sensible_look(table: Table, seat: int) -> int:
    """Look at the unknown tiles with the highest risk."""
    most, look = 0, 0
    for wire in range(wires(table)):
        if table[FEARS + wire] > most and not (table[UNDER + wire] >> seat) & 1:
            most, look = table[FEARS + wire], UNDER_A_TRACK[wire]
    return look


@compiled
def sensible(table: Table, seat: int) -> int:
    """The policy's answer; it drafts any Tool, because nobody uses them."""
    asking = table[STEP]
    if asking == DRAFTING:
        return first(table[DISPLAY])
    if asking > LOOKING:
        return 0
    for wire in range(wires(table)):
        weigh(table, seat, wire)
    if asking == CHOOSING:
        return sensible_action(table, seat)
    return sensible_protection(table) if asking == PROTECTING else sensible_look(table, seat)


@compiled
def begin(table: Table, seed: int, number: int) -> None:
    clear(table, PLACES)
    seed_luck(table, seed, number)


@compiled
def asks(table: Table, asking: int) -> int:
    """The seats that a step asks, as a set; empty if it runs by itself."""
    if asking in (DRAFTING, CHOOSING):
        return everyone(table)
    if asking == PROTECTING:
        return table[DOING + WAIT]
    if asking == LOOKING:
        return table[DOING + CHICKEN]
    return fitting(table, asking) if asking <= AT_EXPLOSION else 0


@compiled
def happen(table: Table, at: int) -> None:
    """Run a step that asks nobody."""
    if at <= AT_EXPLOSION:
        table[STEP] = AFTER[at]
    elif at == CUTTING:
        next_cut(table)
    elif at == SNIPPING:
        snip(table)
    elif at == PAYING:
        pay_cut(table)
    elif at == WAITING:
        wait(table)
    elif at == TIDYING:
        tidy(table)
    elif at == STARTING:
        start_round(table)
    elif at == BLASTING:
        blast(table)
    else:
        set_bomb(table)


@compiled
def settle(table: Table) -> None:
    """Go on until players or chance are asked."""
    while table[STEP] > DISPLAYING and not table[PENDING]:
        table[PENDING] = asks(table, table[STEP])
        if not table[PENDING]:
            happen(table, table[STEP])


@compiled
def asked(table: Table) -> int:
    """The seats asked now, as a set; drafts, protections and looks go one by one, lowest score first [BS4]."""
    pending = table[PENDING]
    in_order = table[STEP] in (DRAFTING, PROTECTING, LOOKING)
    return 1 << lowest(table, pending) if in_order else pending


@compiled
def looks(table: Table) -> int:
    """The number of answers a Chicken has [BS12] [BS36]."""
    return 7 if wires(table) == 3 else 11


@compiled
def allowed(table: Table, seat: int, answer: int) -> bool:
    """Whether a seat may draft this Tool, play this card, protect this wire, or take this look; in a window, pass."""
    if not (asked(table) >> seat) & 1:
        return False
    asking = table[STEP]
    if asking == DRAFTING:
        return (table[DISPLAY] >> answer) & 1 == 1
    if asking == CHOOSING:
        return (table[HANDS + seat] >> answer) & 1 == 1
    if asking == PROTECTING:
        return answer < wires(table)
    return answer < looks(table) if asking == LOOKING else answer == 0


@compiled
def any_answer(table: Table, seat: int) -> int:
    asking = table[STEP]
    if asking == CHOOSING:
        return drawn(table, table[HANDS + seat])
    if asking == PROTECTING:
        return pick(table, wires(table))
    if asking == LOOKING:
        return pick(table, looks(table))
    return drawn(table, table[DISPLAY]) if asking == DRAFTING else 0


@compiled
def act(table: Table, seat: int, answer: int) -> None:
    """Apply an answer; once all have answered, the game goes on."""
    asking = table[STEP]
    if asking == CHOOSING:
        choose(table, seat, answer)
    elif asking == PROTECTING:
        protect(table, answer)
    elif asking == LOOKING:
        look(table, seat, LOOKS[answer])
    elif asking == DRAFTING:
        draft(table, seat, answer)
    table[PENDING] &= ~(1 << seat)
    table[LATEST] = answer
    table[MOVES] += 1
    if not table[PENDING]:
        table[STEP] = AFTER[asking]


@compiled
def chance(table: Table) -> None:
    asking = table[STEP]
    if asking == STACKING:
        stack(table)
    elif asking == LAYING:
        lay(table, pick(table, 3))
    elif asking == PLATING:
        draw_plates(table)
    elif asking == DISPLAYING:
        show(table, any_tools(table))
    else:
        draw_ages(table)


@compiled
def step(table: Table) -> None:
    """Let whoever is asked answer, including chance."""
    if table[STEP] <= DISPLAYING:
        chance(table)
    else:
        seat = first(asked(table))
        thinks = (table[THINKING] >> seat) & 1
        act(table, seat, sensible(table, seat) if thinks else any_answer(table, seat))
    settle(table)


@compiled
def winners(table: Table) -> int:
    """The highest score; equal scores share the victory [BS17]."""
    top, seats = table[SCORES], 0
    for seat in range(table[PLAYERS]):
        if table[SCORES + seat] > top:
            top, seats = table[SCORES + seat], 0
        if table[SCORES + seat] == top:
            seats |= 1 << seat
    return seats


@compiled
def side(table: Table) -> int:
    """The winning side as in the catalog: seats, shared."""
    seats = winners(table)
    return first(seats) if seats & (seats - 1) == 0 else 5


@compiled
def play_out(table: Table, rows: Rows, seed: int, begins: int) -> None:
    """Play games from this number on, from the ages to the third explosion, one for each row."""
    for place in range(len(rows)):
        begin(table, seed, begins + place)
        while table[STEP] != OVER:
            step(table)
        finish(table, rows[place], side(table), table[ENDING], winners(table))
