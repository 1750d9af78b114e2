"""The compiled Bomb Squad Academy: who is asked, what they may answer, and what follows.

Numbers in brackets cite docs/rules/bomb-squad-academy.md. The rules are in `academy_rules` and `academy_tools`.
"""

from __future__ import annotations

from boomtable.kernels.academy_policy import (
    sensible,
)
from boomtable.kernels.academy_rules import (
    any_tools,
    blast,
    choose,
    draft,
    draw_ages,
    draw_plates,
    lay,
    look,
    next_cut,
    pay_cut,
    protect,
    reshuffle,
    set_bomb,
    show,
    snip,
    stack,
    start_round,
    tidy,
    wait,
)
from boomtable.kernels.academy_table import (
    AFTER_CUT,
    AFTER_PROTECTIONS,
    AFTER_REVEAL,
    AT_EXPLOSION,
    BEFORE_CHOOSING,
    BEFORE_CUT,
    BLASTING,
    CHICKEN,
    CHOOSING,
    COUNTED,
    CUTTING,
    DECLARED,
    DISPLAY,
    DISPLAYING,
    DOING,
    DRAFTING,
    ENDING,
    HANDS,
    LATEST,
    LAYING,
    LOOKING,
    OFFERED,
    PAYING,
    PENDING,
    PLACES,
    PLATING,
    PROTECTING,
    RESHUFFLING,
    ROOM,
    ROW,
    SCORES,
    SNIPPING,
    SPARING,
    STACKING,
    STARTING,
    TIDYING,
    TOLD,
    WAIT,
    WAITING,
    everyone,
    lowest,
    wires,
)
from boomtable.kernels.academy_tools import (
    MIRROR,
    MIRRORED,
    any_pick,
    close_window,
    mirrors,
    open_window,
    pickable,
    picked,
    spend,
)
from boomtable.kernels.bits import first
from boomtable.kernels.table import (
    FIGURES,
    MOVES,
    OVER,
    PLAYERS,
    STEP,
    THINKING,
    Table,
    clear,
    drawn,
    finish,
    pick,
    play_out,
    seed_luck,
)

__all__ = ["ENDING", "ROOM", "ROW", "allowed", "asked", "begin", "play_out", "settle", "side", "step", "winners"]

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
LOOKS = (
    0,
    3,
    5,
    6,
    16,
    32,
    64,
    9,
    10,
    12,
    128,
    240,
)  # a Chicken's answers, as wires seen; then with Yellow, and a Mirror [BS12]


def begin(table: Table, seed: int, number: int) -> None:
    clear(table, PLACES)
    seed_luck(table, seed, number)


def asks(table: Table, asking: int) -> int:
    """The seats that a step asks, as a set; empty if it runs by itself."""
    if asking in (DRAFTING, CHOOSING):
        return everyone(table)
    if asking == PROTECTING:
        return table[DOING + WAIT]
    if asking == LOOKING:
        return table[DOING + CHICKEN]
    return open_window(table, asking) if asking <= AT_EXPLOSION else 0


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


def settle(table: Table) -> None:
    """Go on until players or chance are asked."""
    while table[STEP] > RESHUFFLING and not table[PENDING]:
        table[PENDING] = asks(table, table[STEP])
        if not table[PENDING]:
            happen(table, table[STEP])


def asked(table: Table) -> int:
    """The seats asked now, as a set; drafts, protections and looks go one by one, lowest score first [BS4]."""
    pending = table[PENDING]
    in_order = table[STEP] in (DRAFTING, PROTECTING, LOOKING)
    return 1 << lowest(table, pending) if in_order else pending


def looks(table: Table) -> int:
    """The number of answers that a Chicken has without a Mirror [BS12] [BS36]."""
    return 7 if wires(table) == 3 else MIRRORED


def allowed(table: Table, seat: int, answer: int) -> bool:
    """Whether a seat may draft this Tool, play this card, protect this wire, take this look, use or pick this."""
    if not (asked(table) >> seat) & 1:
        return False
    asking = table[STEP]
    if asking == DRAFTING:
        return (table[DISPLAY] >> answer) & 1 == 1
    if asking == CHOOSING:
        return (table[HANDS + seat] >> answer) & 1 == 1
    if asking == PROTECTING:
        return answer < wires(table)
    if asking == LOOKING:
        return answer < looks(table) or (answer == MIRRORED and mirrors(table, seat) == 1)
    return pickable(table, seat, answer) if asking <= SPARING else (table[OFFERED + seat] >> answer) & 1 == 1


def any_answer(table: Table, seat: int) -> int:
    asking = table[STEP]
    if asking == CHOOSING:
        return drawn(table, table[HANDS + seat])
    if asking == PROTECTING:
        return pick(table, wires(table))
    if asking == LOOKING:
        look = pick(table, looks(table) + mirrors(table, seat))
        return look if look < looks(table) else MIRRORED
    if asking == DRAFTING:
        return drawn(table, table[DISPLAY])
    return any_pick(table, seat) if asking <= SPARING else drawn(table, table[OFFERED + seat])


def act(table: Table, seat: int, answer: int) -> None:
    """Apply an answer; once all have answered, the game goes on."""
    asking = table[STEP]
    table[PENDING] &= ~(1 << seat)
    table[LATEST] = answer
    table[MOVES] += 1
    if asking == CHOOSING:
        choose(table, seat, answer)
    elif asking == PROTECTING:
        protect(table, answer)
    elif asking == LOOKING:
        look(table, seat, LOOKS[answer])
        if answer == MIRRORED:
            spend(table, seat, MIRROR)
    elif asking == DRAFTING:
        draft(table, seat, answer)
    elif asking <= SPARING:
        picked(table, seat, answer)
    else:
        table[DECLARED + seat] = answer
    if not table[PENDING]:
        go_on(table, asking)


def go_on(table: Table, asking: int) -> None:
    """All have answered."""
    if asking > SPARING:
        close_window(table, AFTER[asking])
    elif asking <= LOOKING:
        table[STEP] = AFTER[asking]


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
    elif asking == RESHUFFLING:
        reshuffle(table)
    else:
        draw_ages(table)


def step(table: Table) -> None:
    """Let whoever is asked answer, including chance."""
    if table[STEP] <= RESHUFFLING:
        chance(table)
    else:
        seat = first(asked(table))
        thinks = (table[THINKING] >> seat) & 1
        act(table, seat, sensible(table, seat) if thinks else any_answer(table, seat))
    settle(table)


def winners(table: Table) -> int:
    """The highest score; equal scores share the victory [BS17]."""
    top, seats = table[SCORES], 0
    for seat in range(table[PLAYERS]):
        if table[SCORES + seat] > top:
            top, seats = table[SCORES + seat], 0
        if table[SCORES + seat] == top:
            seats |= 1 << seat
    return seats


def side(table: Table) -> int:
    """The winning side as in the catalog: seats, shared."""
    seats = winners(table)
    return first(seats) if seats & (seats - 1) == 0 else 5


def record_game(table: Table, row: Table) -> None:
    finish(table, row, side(table), table[ENDING], winners(table))
    for told in range(TOLD):
        row[FIGURES + told] = table[COUNTED + told]
