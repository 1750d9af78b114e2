"""Time Bomb in numbers. Numbers in brackets cite docs/rules/time-bomb.md.

Wires in a hand have no places, so a hand is how many there are of each kind [TB5]. A claim is an octal number: for
Safe, Success and Boom 0 where nothing is said, or one more than is claimed; to say nothing at all is to decline [TB11].
"""

from __future__ import annotations

from boomtable.lab.twins.compiled import Table, compiled
from boomtable.lab.twins.counting import HOUSE, MOVES, OVER, OWN, PLAYERS, STEP, THINKING, clear, count
from boomtable.lab.twins.luck import drawn, pick, seed_luck

CASTING, STARTING, DEALING, CLAIMING, CLIPPING, FLIPPING = range(6)  # what is asked
DISARMED, EXPLODED, TIME_UP = range(3)  # what decides a game [TB9]
SAFE, SUCCESS, BOOM = range(3)
CLAIMS_IN_TURN = 1  # the house rule that asks for more answers; what is said out of turn changes no table [TB12]

TERRORISTS = OWN  # seats, as a set; the card in the box after the last of them [TB1]
CLIPPER = TERRORISTS + 1
ROUND = CLIPPER + 1
SNIPS = ROUND + 1  # cuts in this round
CUT = SNIPS + 1  # all wires cut so far, by kind
SPOKEN = CUT + 3  # how many had their turn to claim in this round
AIMED = SPOKEN + 1  # whose wire is to be turned up
OWNERS = AIMED + 1  # who has wires left, as a set
HELD = OWNERS + 1  # how many, by seat
WIRES = HELD + 8  # how many of each kind, by kind and seat
CLAIMS = WIRES + 3 * 8  # of this round
FOUND = CLAIMS + 8  # how many Success were cut in this round, by seat
ENDING = FOUND + 8
ROOM = ENDING + 1

ROLES = (0, 0, 0, 0, 5, 5, 6, 8, 8)  # cards, by players [TB1]
TRAITORS = (0, 0, 0, 0, 2, 2, 2, 3, 3)
SAFES = (0, 0, 0, 0, 15, 19, 23, 27, 31)  # [TB3]


@compiled
def begin(table: Table, seed: int, number: int) -> None:
    clear(table, ROOM)
    seed_luck(table, seed, number)


@compiled
def cast(table: Table, terrorists: int) -> None:
    table[TERRORISTS] = terrorists
    table[STEP] = STARTING
    table[MOVES] += 1


@compiled
def any_cast(table: Table) -> int:
    """Roles are shuffled and dealt; one left over is seen by nobody [TB1]."""
    roles, terrorists = (1 << ROLES[table[PLAYERS]]) - 1, 0
    for _ in range(TRAITORS[table[PLAYERS]]):
        terrorists |= 1 << drawn(table, roles & ~terrorists)
    return terrorists


@compiled
def start(table: Table, seat: int) -> None:
    """The start player takes the nippers [TB4]."""
    table[CLIPPER] = seat
    table[STEP] = DEALING
    table[MOVES] += 1


@compiled
def deal(table: Table) -> None:
    """Every uncut wire is shuffled and dealt evenly [TB3]: the Safe ones fill the places that the others leave."""
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


@compiled
def dealt(table: Table) -> None:
    """Then claims, where they are made in turn, and one cut for each player [TB8] [TB12]."""
    players = table[PLAYERS]
    for seat in range(players):
        table[HELD + seat] = 5 - table[ROUND]
        table[CLAIMS + seat] = table[FOUND + seat] = 0
    table[OWNERS] = (1 << players) - 1
    table[ROUND] += 1
    table[SNIPS] = table[SPOKEN] = 0
    table[STEP] = CLAIMING if table[HOUSE] & CLAIMS_IN_TURN else CLIPPING
    table[MOVES] += 1


@compiled
def speaker(table: Table) -> int:
    """From the clipper clockwise [TB12]."""
    seat = table[CLIPPER] + table[SPOKEN]
    return seat if seat < table[PLAYERS] else seat - table[PLAYERS]


@compiled
def claimable(table: Table, seat: int, claim: int) -> bool:
    """In all no more than one holds [TB11]."""
    held, claimed = table[HELD + seat], 0
    for kind in range(3):
        digit = (claim >> (3 * kind)) & 7
        claimed += digit - 1 if digit else 0
    return 0 <= claim < 512 and claimed <= held


@compiled
def say(table: Table, claim: int) -> None:
    table[CLAIMS + speaker(table)] = claim
    table[SPOKEN] += 1
    table[MOVES] += 1
    if table[SPOKEN] == table[PLAYERS]:
        table[STEP] = CLIPPING


@compiled
def cuttable(table: Table) -> int:
    """Other players who have a wire [TB6]."""
    return table[OWNERS] & ~(1 << table[CLIPPER])


@compiled
def cut(table: Table, owner: int) -> None:
    table[AIMED] = owner
    table[STEP] = FLIPPING
    table[MOVES] += 1


@compiled
def any_wire(table: Table) -> int:
    """Blindly, of those the owner has left [TB6]."""
    place = pick(table, table[HELD + table[AIMED]])
    if place < table[WIRES + table[AIMED]]:
        return SAFE
    return SUCCESS if place < table[WIRES + table[AIMED]] + table[WIRES + 8 * SUCCESS + table[AIMED]] else BOOM


@compiled
def flip(table: Table, wire: int) -> None:
    """All see it, its owner takes the nippers, and it may be the end: in this order [TB7] [TB9]."""
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


@compiled
def side(table: Table) -> int:
    """As the catalog counts them: SWAT, Terrorists."""
    return 0 if table[ENDING] == DISARMED else 1


@compiled
def winners(table: Table) -> int:
    everyone = (1 << table[PLAYERS]) - 1
    return everyone & (table[TERRORISTS] if side(table) else ~table[TERRORISTS])


@compiled
def asked(table: Table) -> int:
    """All who may answer now, as a set; chance is nobody."""
    if table[STEP] == CLAIMING:
        return 1 << speaker(table)
    return 1 << table[CLIPPER] if table[STEP] == CLIPPING else 0


@compiled
def allowed(table: Table, seat: int, answer: int) -> bool:
    """Whether a seat may make this claim, or cut a wire of this seat."""
    if not (asked(table) >> seat) & 1:
        return False
    if table[STEP] == CLAIMING:
        return claimable(table, seat, answer)
    return (cuttable(table) >> answer) & 1 == 1


@compiled
def any_claim(table: Table) -> int:
    """Every claim that fits, and none at all, as likely as another."""
    numbers = table[HELD + speaker(table)] + 2
    while True:
        claim = pick(table, numbers) | pick(table, numbers) << 3 | pick(table, numbers) << 6
        if claimable(table, speaker(table), claim):
            return claim


@compiled
def sensible_claim(table: Table, seat: int) -> int:
    """SWAT says how many Success it has, none beside the Boom; a Terrorist always has one more."""
    success = table[WIRES + 8 * SUCCESS + seat]
    if (table[TERRORISTS] >> seat) & 1:
        success = min(success + 1, table[HELD + seat])
    elif table[WIRES + 8 * BOOM + seat]:
        success = 0
    return (success + 1) << 3


@compiled
def promise(table: Table, seat: int) -> int:
    """How likely the next wire of a seat is a Success, if what it said is true: in sixtieths."""
    said = (table[CLAIMS + seat] >> 3) & 7
    left = max(0, said - 1 - table[FOUND + seat])
    return 60 * left // table[HELD + seat]


@compiled
def sensible_cut(table: Table) -> int:
    """SWAT cuts where most was promised, a Terrorist where least; where nothing was claimed, anywhere."""
    owners, sign = cuttable(table), -1 if (table[TERRORISTS] >> table[CLIPPER]) & 1 else 1
    best, chosen = 0, 0
    for seat in range(table[PLAYERS]):
        if (owners >> seat) & 1:
            worth = sign * promise(table, seat)
            if chosen == 0 or worth > best:
                best, chosen = worth, 0
            if worth == best:
                chosen |= 1 << seat
    return drawn(table, chosen)


@compiled
def step(table: Table) -> None:
    """Whoever is asked answers, chance too."""
    asking = table[STEP]
    if asking == CLIPPING:
        thinks = (table[THINKING] >> table[CLIPPER]) & 1
        cut(table, sensible_cut(table) if thinks else drawn(table, cuttable(table)))
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
        start(table, pick(table, table[PLAYERS]))


@compiled
def play_out(table: Table, counts: Table, seed: int, begins: int, ends: int) -> None:
    """The games numbered so, from the roles to the end."""
    for number in range(begins, ends):
        begin(table, seed, number)
        while table[STEP] != OVER:
            step(table)
        count(table, counts, side(table), table[ENDING], winners(table))
