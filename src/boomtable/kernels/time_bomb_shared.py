"""What both compiled Time Bombs share: roles, nippers, turns to claim. TB cites docs/rules/time-bomb.md."""

from __future__ import annotations

from boomtable.kernels.table import FIGURES, OWN, PLAYERS, SIDED, THINKING, Table, any_of, drawn, finish

DISARMED, EXPLODED, TIME_UP = range(3)  # what decides a game [TB9]

TERRORISTS = OWN  # seats, as a set; the card in the box after the last of them [TB1]
BEGAN = TERRORISTS + 1  # who was start player [TB4]
CLIPPER = BEGAN + 1
ROUND = CLIPPER + 1
SNIPS = ROUND + 1  # cuts in this round
SPOKEN = SNIPS + 1  # how many had their turn to claim in this round
AIMED = SPOKEN + 1  # whose wire is to be turned up, or was
HELD = AIMED + 1  # how many wires, by seat
CLAIMS = HELD + 8  # of this round
FOUND = CLAIMS + 8  # how many Success were cut in this round, by seat
ENDING = FOUND + 8
BOX = ENDING + 1  # from here on, the places of each title

# What the boxes count.
LASTED = FIGURES  # rounds
CUT_IN_ALL = LASTED + 1
BEGUN_BY_WINNER = CUT_IN_ALL + 1  # whether the start player's side won
BOX_FIGURES = BEGUN_BY_WINNER + 1  # from here on, what each title counts

ROLES = (0, 0, 0, 0, 5, 5, 6, 8, 8)  # cards, by players [TB1]
TRAITORS = (0, 0, 0, 0, 2, 2, 2, 3, 3)


def any_cast(table: Table) -> int:
    """Shuffle and deal the roles; nobody sees one that is left over [TB1]."""
    return any_of(table, (1 << ROLES[table[PLAYERS]]) - 1, TRAITORS[table[PLAYERS]])


def take_roles(table: Table, terrorists: int) -> None:
    """Everyone looks at their role, which may tell how they play."""
    table[TERRORISTS] = terrorists
    if table[SIDED]:
        table[THINKING] = (terrorists if table[SIDED] & 2 else 0) | (~terrorists if table[SIDED] & 1 else 0)


def take_nippers(table: Table, seat: int) -> None:
    """The start player takes the nippers [TB4]."""
    table[BEGAN] = table[CLIPPER] = seat


def speaker(table: Table) -> int:
    """The next seat to claim, from the clipper clockwise [TB12]."""
    seat = table[CLIPPER] + table[SPOKEN]
    return seat if seat < table[PLAYERS] else seat - table[PLAYERS]


def side(table: Table) -> int:
    """The winning side as in the catalog: SWAT, Terrorists."""
    return 0 if table[ENDING] == DISARMED else 1


def winners(table: Table) -> int:
    everyone = (1 << table[PLAYERS]) - 1
    return everyone & (table[TERRORISTS] if side(table) else ~table[TERRORISTS])


def record(table: Table, row: Table, cuts: int) -> None:
    """Write what both boxes count of a finished game."""
    finish(table, row, side(table), table[ENDING], winners(table))
    row[LASTED] = table[ROUND]
    row[CUT_IN_ALL] = cuts
    row[BEGUN_BY_WINNER] = (winners(table) >> table[BEGAN]) & 1


def promise(table: Table, seat: int, said: int) -> int:
    """The probability in sixtieths that a seat's next wire is a Success, if its claim is true."""
    return 60 * max(0, said - 1 - table[FOUND + seat]) // table[HELD + seat]


def by_promise(table: Table, owners: int, success: int) -> int:
    """SWAT cuts where the claims promise most, a Terrorist where they promise least; without claims, anywhere.

    In a claim the number of Success stands so many bits up.
    """
    sign = -1 if (table[TERRORISTS] >> table[CLIPPER]) & 1 else 1
    best, chosen = 0, 0
    for seat in range(table[PLAYERS]):
        if (owners >> seat) & 1:
            worth = sign * promise(table, seat, (table[CLAIMS + seat] >> success) & 7)
            if chosen == 0 or worth > best:
                best, chosen = worth, 0
            if worth == best:
                chosen |= 1 << seat
    return drawn(table, chosen)
