"""Time Bomb Evolution in numbers. Numbers in brackets cite docs/rules/time-bomb-evolution.md, TB time-bomb.md.

A pile of wires is how many there are of each kind, four bits a kind. A claim has three bits a kind: 0 where nothing is
said, or one more than is claimed; to say nothing at all is to decline [TB11].
"""

from __future__ import annotations

import numpy as np

from boomtable.lab.twins.compiled import Table, compiled
from boomtable.lab.twins.counting import HOUSE, MOVES, OVER, PLAYERS, STEP, THINKING, clear, count
from boomtable.lab.twins.luck import any_of, drawn, first, pick, seed_luck, size
from boomtable.lab.twins.nippers import (
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
    side,
    speaker,
    winners,
)

CASTING, COLOURING, REMOVING, STARTING, DEALING, CLAIMING = range(6)  # what is asked
DRAWING, CLIPPING, FLIPPING, PROTECTING, UNPROTECTING = range(6, 11)
SUCCESS, GREEN, PURPLE, RED, BLUE, YELLOW, PINK = range(7)  # kinds of wire
CLAIMS_IN_TURN, EVOLUTION, ANY_REVEALED, PINK_AT_ROUND_4 = 1, 2, 4, 8  # house rules
PALETTE = 4  # the colours to draw from stand so many bits up, as a set

COLOURS = BOX  # in play, as a set
REMOVED = COLOURS + 1  # a pile
UNCUT = REMOVED + 1  # a pile: all that will be dealt
CUT = UNCUT + 1  # a pile
SEEN = CUT + 1  # kinds cut in this round, as a set
LAST = SEEN + 1  # the wire cut last; -1 before the first
PROTECTED = LAST + 1  # colours, as a set
PINKS = PROTECTED + 1  # cut before round 4
NAMED = PINKS + 1  # by a number, as one of a set; 0 where the clipper is free
HANDS = NAMED + 1  # piles
PLACES = HANDS + 6
DECK = PLACES  # room to shuffle in
ROOM = DECK + 30

CHOOSE = np.array(  # how many ways to choose so many of so many, up to twelve
    [[1] + [0] * 12] + [[0] * 13 for _ in range(12)], dtype=np.int64
)
for row in range(1, 13):
    CHOOSE[row, 0] = 1
    CHOOSE[row, 1:] = CHOOSE[row - 1, 1:] + CHOOSE[row - 1, :-1]


@compiled
def begin(table: Table, seed: int, number: int) -> None:
    clear(table, PLACES)
    seed_luck(table, seed, number)
    table[LAST] = -1


@compiled
def of(pile: int, kind: int) -> int:
    return (pile >> (4 * kind)) & 15


@compiled
def has(table: Table, rule: int) -> bool:
    return table[HOUSE] & rule != 0


# Before the first round.


@compiled
def cast(table: Table, terrorists: int) -> None:
    table[TERRORISTS] = terrorists
    table[STEP] = COLOURING
    table[MOVES] += 1


@compiled
def colour(table: Table, colours: int) -> None:
    """As many colours as players [TE1]."""
    table[COLOURS] = colours
    table[STEP] = REMOVING
    table[MOVES] += 1


@compiled
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


@compiled
def remove(table: Table, pile: int) -> None:
    """They go back into the box, unseen; as many Success as players are mixed in [TE2]."""
    table[REMOVED] = pile
    table[UNCUT] = table[PLAYERS]
    for kind in range(GREEN, PINK + 1):
        table[UNCUT] += 5 << (4 * kind) if (table[COLOURS] >> kind) & 1 else 0
    table[UNCUT] -= pile
    table[STEP] = STARTING
    table[MOVES] += 1


@compiled
def start(table: Table, seat: int) -> None:
    """The start player takes the nippers [TB4]."""
    table[CLIPPER] = seat
    table[STEP] = DEALING
    table[MOVES] += 1


# A round.


@compiled
def deal(table: Table) -> None:
    """Every uncut wire is shuffled and dealt evenly [TB3]."""
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


@compiled
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
def next_cut(table: Table) -> None:
    """If the last was red, a number first [TE10] [TE11] [TE19]."""
    table[NAMED] = 0
    table[STEP] = DRAWING if has(table, EVOLUTION) and table[LAST] == RED else CLIPPING


@compiled
def draw_number(table: Table, number: int) -> None:
    """Whose wire must be cut, or who takes the nippers [TE10]."""
    seat = table[CLIPPER] + number
    seat -= table[PLAYERS] if seat >= table[PLAYERS] else 0
    if table[HELD + seat]:
        table[NAMED] = 1 << seat
    else:
        table[CLIPPER] = seat
    table[STEP] = CLIPPING
    table[MOVES] += 1


@compiled
def cuttable(table: Table) -> int:
    """Whom the number named, be it the clipper; else other players who have a wire [TE10] [TB6]."""
    owners = 0
    for seat in range(table[PLAYERS]):
        owners |= 1 << seat if table[HELD + seat] else 0
    return table[NAMED] or owners & ~(1 << table[CLIPPER])


@compiled
def cut(table: Table, owner: int) -> None:
    table[AIMED] = owner
    table[STEP] = FLIPPING
    table[MOVES] += 1


@compiled
def any_wire(table: Table) -> int:
    """Blindly, of those the owner has left [TB6]."""
    hand, place, kind = table[HANDS + table[AIMED]], pick(table, table[HELD + table[AIMED]]), 0
    while place >= hand & 15:
        place -= hand & 15
        hand >>= 4
        kind += 1
    return kind


@compiled
def flip(table: Table, wire: int) -> None:
    """The last Success, an explosion, or what its colour brings about, in this order [TE16]."""
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
        end(table, EXPLODED)
    elif has(table, EVOLUTION) and wire == SUCCESS and protectable(table):
        table[STEP] = PROTECTING
    elif has(table, EVOLUTION) and wire == BLUE and table[PROTECTED]:
        table[STEP] = UNPROTECTING
    else:
        go_on(table)


@compiled
def explodes(table: Table, wire: int) -> bool:
    """At four, green at three, unless it is protected [TE4] [TE7] [TE8]."""
    if wire == SUCCESS or (table[PROTECTED] >> wire) & 1:
        return False
    return of(table[CUT], wire) >= (3 if wire == GREEN and has(table, EVOLUTION) else 4)


@compiled
def protectable(table: Table) -> int:
    """Colours cut this round that are neither yellow nor protected at this moment [TE6] [TE14]."""
    seen = table[SEEN]
    if has(table, ANY_REVEALED):
        for kind in range(GREEN, PINK + 1):
            seen |= 1 << kind if of(table[CUT], kind) else 0
    return seen & ~table[PROTECTED] & ~(1 << SUCCESS) & ~(1 << YELLOW)


@compiled
def protect(table: Table, wire: int) -> None:
    table[PROTECTED] |= 1 << wire
    table[MOVES] += 1
    go_on(table)


@compiled
def unprotect(table: Table, wire: int) -> None:
    """A colour at its threshold then explodes [TE13]."""
    table[PROTECTED] &= ~(1 << wire)
    table[MOVES] += 1
    if explodes(table, wire):
        end(table, EXPLODED)
    else:
        go_on(table)


@compiled
def cuts_in(table: Table, number: int) -> int:
    """As many as players; round 4 one less for each pink cut so far [TE15]."""
    if number < 4 or not has(table, EVOLUTION):
        return table[PLAYERS]
    counted = has(table, PINK_AT_ROUND_4) and table[ROUND] == 4
    return table[PLAYERS] - (table[PINKS] if counted else of(table[CUT], PINK))


@compiled
def go_on(table: Table) -> None:
    """The owner of the wire takes the nippers; then the next cut, the next round, or the end [TE16]."""
    table[CLIPPER] = table[AIMED]
    if table[SNIPS] < cuts_in(table, table[ROUND]):
        next_cut(table)
    elif table[ROUND] == 4 or cuts_in(table, table[ROUND] + 1) <= 0:
        end(table, TIME_UP)
    else:
        table[STEP] = DEALING


@compiled
def end(table: Table, why: int) -> None:
    table[CLIPPER] = table[AIMED]
    table[STEP], table[ENDING] = OVER, why


@compiled
def asked(table: Table) -> int:
    """All who may answer now, as a set; chance is nobody."""
    asking = table[STEP]
    if asking == CLAIMING:
        return 1 << speaker(table)
    return 1 << table[CLIPPER] if asking in (CLIPPING, PROTECTING, UNPROTECTING) else 0


@compiled
def allowed(table: Table, seat: int, answer: int) -> bool:
    """Whether a seat may make this claim, cut a wire of this seat, or choose this colour."""
    if not (asked(table) >> seat) & 1:
        return False
    if table[STEP] == CLAIMING:
        return claimable(table, seat, answer)
    return (offered(table) >> answer) & 1 == 1


@compiled
def offered(table: Table) -> int:
    """Seats to cut or colours to choose, as a set."""
    if table[STEP] == CLIPPING:
        return cuttable(table)
    return protectable(table) if table[STEP] == PROTECTING else table[PROTECTED]


# How seats answer.


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


@compiled
def sensible_colour(table: Table) -> int:
    """SWAT keeps protected what is cut most, a Terrorist what is cut least."""
    colours, terrorist = offered(table), (table[TERRORISTS] >> table[CLIPPER]) & 1
    most = terrorist == (table[STEP] == UNPROTECTING)
    chosen = first(colours)
    for kind in range(GREEN, PINK + 1):
        more = of(table[CUT], kind) - of(table[CUT], chosen)
        if (colours >> kind) & 1 and (more > 0 if most else more < 0):
            chosen = kind
    return chosen


@compiled
def answer(table: Table, seat: int) -> int:
    thinks = (table[THINKING] >> seat) & 1
    if table[STEP] == CLAIMING:
        return sensible_claim(table, seat) if thinks else any_claim(table)
    if not thinks:
        return drawn(table, offered(table))
    return by_promise(table, cuttable(table), 3 * SUCCESS) if table[STEP] == CLIPPING else sensible_colour(table)


@compiled
def act(table: Table, choice: int) -> None:
    """What was asked for is done."""
    if table[STEP] == CLIPPING:
        cut(table, choice)
    elif table[STEP] == CLAIMING:
        say(table, choice)
    elif table[STEP] == PROTECTING:
        protect(table, choice)
    else:
        unprotect(table, choice)


@compiled
def step(table: Table) -> None:
    """Whoever is asked answers, chance too."""
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
        colour(table, any_of(table, table[HOUSE] >> PALETTE, players))
    elif asking == REMOVING:
        remove(table, any_removed(table))
    else:
        start(table, pick(table, players))


@compiled
def play_out(table: Table, counts: Table, seed: int, begins: int, ends: int) -> None:
    """The games numbered so, from the roles to the end."""
    for number in range(begins, ends):
        begin(table, seed, number)
        while table[STEP] != OVER:
            step(table)
        count(table, counts, side(table), table[ENDING], winners(table))
