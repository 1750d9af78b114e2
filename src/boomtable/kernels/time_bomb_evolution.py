"""The compiled Time Bomb Evolution. Numbers in brackets cite docs/rules/time-bomb-evolution.md, TB time-bomb.md."""

from __future__ import annotations

from boomtable.kernels.bits import first
from boomtable.kernels.evolution_table import (
    BLEW,
    BLEW_UP,
    BLUE,
    CASTING,
    CLAIMING,
    CLAIMS_IN_TURN,
    CLIPPING,
    COLOURING,
    COLOURS,
    CUT,
    DEALING,
    DRAWING,
    EVOLUTION,
    FIRST,
    FLIPPING,
    GREEN,
    HANDS,
    IN_PLAY,
    LAST,
    NAMED,
    PALETTE,
    PINK,
    PINKS,
    PLACES,
    PROTECTED,
    PROTECTING,
    PURPLE,
    REMOVED,
    REMOVING,
    SEEN,
    STARTING,
    SUCCESS,
    UNCUT,
    UNPROTECTING,
    any_claim,
    claimable,
    draw_number,
    end,
    explode,
    explodes,
    go_on,
    has,
    next_cut,
    of,
    protect,
    protectable,
    say,
    sensible_claim,
    unprotect,
)
from boomtable.kernels.table import (
    MOVES,
    OPTIONS,
    PLAYERS,
    ROW,
    STEP,
    THINKING,
    Table,
    any_of,
    clear,
    drawn,
    named_or_any,
    pick,
    play_out,
    seed_luck,
)
from boomtable.kernels.time_bomb_shared import (
    AIMED,
    CLAIMS,
    CLIPPER,
    DISARMED,
    ENDING,
    FOUND,
    HELD,
    ROUND,
    SNIPS,
    SPOKEN,
    TERRORISTS,
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

DECK = PLACES  # scratch space for shuffling
ROOM = DECK + 30


def begin(table: Table, seed: int, number: int) -> None:
    clear(table, PLACES)
    seed_luck(table, seed, number)
    table[LAST] = -1


# Before the first round.


def cast(table: Table, terrorists: int) -> None:
    take_roles(table, terrorists)
    table[STEP] = COLOURING
    table[MOVES] += 1


def colour(table: Table, colours: int) -> None:
    """Draw as many colours as players [TE1]."""
    table[COLOURS] = colours
    table[STEP] = REMOVING
    table[MOVES] += 1


def any_removed(table: Table) -> int:
    """As many Evo cards as players, of five in each colour [TE2]."""
    cards, pile = 0, 0
    for kind in range(GREEN, PINK + 1):
        cards |= 31 << (8 * kind) if (table[COLOURS] >> kind) & 1 else 0
    cards = any_of(table, cards, table[PLAYERS])
    while cards:
        pile += 1 << (4 * (first(cards) >> 3))
        cards &= cards - 1
    return pile


def remove(table: Table, pile: int) -> None:
    """Remove these cards unseen, and add as many Success as players [TE2]."""
    table[REMOVED] = pile
    table[UNCUT] = table[PLAYERS]
    for kind in range(GREEN, PINK + 1):
        table[UNCUT] += 5 << (4 * kind) if (table[COLOURS] >> kind) & 1 else 0
    table[UNCUT] -= pile
    table[STEP] = STARTING
    table[MOVES] += 1


def start(table: Table, seat: int) -> None:
    take_nippers(table, seat)
    table[STEP] = DEALING
    table[MOVES] += 1


# A round.


def deal(table: Table) -> None:
    """Shuffle all uncut wires and deal them evenly [TB3]."""
    wires = 0
    for kind in range(7):
        for _ in range(of(table[UNCUT], kind)):
            table[DECK + wires] = kind
            wires += 1
    top = 0
    for seat in range(table[PLAYERS]):
        hand = 0
        for _ in range(5 - table[ROUND]):
            place = top + pick(table, wires - top)
            hand += 1 << (4 * table[DECK + place])
            table[DECK + place] = table[DECK + top]
            top += 1
        table[HANDS + seat] = hand
    dealt(table)


def dealt(table: Table) -> None:
    """Then claims, where they are made in turn, and the cuts [TB8] [TB12]."""
    for seat in range(table[PLAYERS]):
        table[HELD + seat] = 5 - table[ROUND]
        table[CLAIMS + seat] = table[FOUND + seat] = 0
    table[ROUND] += 1
    table[SNIPS] = table[SEEN] = table[SPOKEN] = 0
    table[PINKS] = of(table[CUT], PINK)
    table[MOVES] += 1
    if has(table, CLAIMS_IN_TURN):
        table[STEP] = CLAIMING
    else:
        next_cut(table)


def cuttable(table: Table) -> int:
    """The player named by a number, even the clipper; else other players who have a wire [TE10] [TB6]."""
    owners = 0
    for seat in range(table[PLAYERS]):
        owners |= 1 << seat if table[HELD + seat] else 0
    return table[NAMED] or owners & ~(1 << table[CLIPPER])


def cut(table: Table, owner: int) -> None:
    table[AIMED] = owner
    table[STEP] = FLIPPING
    table[MOVES] += 1


def any_wire(table: Table) -> int:
    """Draw one of the wires that the owner has left [TB6]."""
    hand, place, kind = table[HANDS + table[AIMED]], pick(table, table[HELD + table[AIMED]]), 0
    while place >= hand & 15:
        place -= hand & 15
        hand >>= 4
        kind += 1
    return kind


def flip(table: Table, wire: int) -> None:
    """Check for the last Success, an explosion, and the colour's effect, in this order [TE16]."""
    owner, before = table[AIMED], table[LAST]
    table[CUT] += 1 << (4 * wire)
    table[UNCUT] -= 1 << (4 * wire)
    table[HANDS + owner] -= 1 << (4 * wire)
    table[HELD + owner] -= 1
    table[FOUND + owner] += 1 if wire == SUCCESS else 0
    table[SNIPS] += 1
    table[SEEN] |= 1 << wire
    table[LAST] = wire
    table[MOVES] += 1
    pair = has(table, EVOLUTION) and wire == PURPLE and before == PURPLE  # protected or not [TE9]
    if of(table[CUT], SUCCESS) == table[PLAYERS]:
        end(table, DISARMED)
    elif pair or explodes(table, wire):
        explode(table, wire)
    elif has(table, EVOLUTION) and wire == SUCCESS and protectable(table):
        table[STEP] = PROTECTING
    elif has(table, EVOLUTION) and wire == BLUE and table[PROTECTED]:
        table[STEP] = UNPROTECTING
    else:
        go_on(table)


def asked(table: Table) -> int:
    """The seats asked now, as a set; empty if chance is asked."""
    asking = table[STEP]
    if asking == CLAIMING:
        return 1 << speaker(table)
    return 1 << table[CLIPPER] if asking in (CLIPPING, PROTECTING, UNPROTECTING) else 0


def allowed(table: Table, seat: int, answer: int) -> bool:
    """Whether a seat may make this claim, cut a wire of this seat, or choose this colour."""
    if not (asked(table) >> seat) & 1:
        return False
    if table[STEP] == CLAIMING:
        return claimable(table, seat, answer)
    return (offered(table) >> answer) & 1 == 1


def offered(table: Table) -> int:
    """Seats to cut or colours to choose, as a set."""
    if table[STEP] == CLIPPING:
        return cuttable(table)
    return protectable(table) if table[STEP] == PROTECTING else table[PROTECTED]


# How seats answer.


def sensible_colour(table: Table) -> int:
    """SWAT protects the colour that is cut most, a Terrorist the one that is cut least."""
    colours, terrorist = offered(table), (table[TERRORISTS] >> table[CLIPPER]) & 1
    most = terrorist == (table[STEP] == UNPROTECTING)
    chosen = first(colours)
    for kind in range(GREEN, PINK + 1):
        more = of(table[CUT], kind) - of(table[CUT], chosen)
        if (colours >> kind) & 1 and (more > 0 if most else more < 0):
            chosen = kind
    return chosen


def answer(table: Table, seat: int) -> int:
    thinks = (table[THINKING] >> seat) & 1
    if table[STEP] == CLAIMING:
        return sensible_claim(table, seat) if thinks else any_claim(table)
    if not thinks:
        return drawn(table, offered(table))
    return by_promise(table, cuttable(table), 3 * SUCCESS) if table[STEP] == CLIPPING else sensible_colour(table)


def act(table: Table, choice: int) -> None:
    """Apply an answer."""
    if table[STEP] == CLIPPING:
        cut(table, choice)
    elif table[STEP] == CLAIMING:
        say(table, choice)
    elif table[STEP] == PROTECTING:
        protect(table, choice)
    else:
        unprotect(table, choice)


def step(table: Table) -> None:
    """Let whoever is asked answer, including chance."""
    asking, players = table[STEP], table[PLAYERS]
    if asking == FLIPPING:
        flip(table, any_wire(table))
    elif asking in (CLIPPING, CLAIMING, PROTECTING, UNPROTECTING):
        act(table, answer(table, speaker(table) if asking == CLAIMING else table[CLIPPER]))
    elif asking == DEALING:
        deal(table)
    elif asking == DRAWING:
        draw_number(table, pick(table, players))
    elif asking == CASTING:
        cast(table, any_cast(table))
    elif asking == COLOURING:
        colour(table, any_of(table, table[OPTIONS] >> PALETTE, players))
    elif asking == REMOVING:
        remove(table, any_removed(table))
    else:
        start(table, named_or_any(table, (table[OPTIONS] >> FIRST) & 7, players))


def record_game(table: Table, row: Table) -> None:
    cuts = 0
    for kind in range(7):
        cuts += of(table[CUT], kind)
    record(table, row, cuts)
    row[IN_PLAY] = table[COLOURS]
    row[BLEW_UP] = table[BLEW]
