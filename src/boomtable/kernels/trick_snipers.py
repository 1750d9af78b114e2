"""The compiled Trick Snipers. Numbers in brackets cite docs/rules/trick-snipers.md.

A card is 16 times its clan plus its number; a hand is a set of cards, one bit each.
"""

from __future__ import annotations

from boomtable.kernels.bits import first, last, size
from boomtable.kernels.table import (
    FIGURES,
    MOVES,
    OPTIONS,
    OVER,
    OWN,
    PLAYERS,
    ROW,
    STEP,
    THINKING,
    Table,
    any_of,
    clear,
    drawn,
    finish,
    named_or_any,
    pick,
    play_out,
    seed_luck,
)

__all__ = ["ENDING", "ROOM", "ROW", "allowed", "asked", "begin", "play_out", "side", "step", "winners"]

DEALING, PASSING, STARTING, PLAYING = range(4)  # what is asked
TWO_POINTS, MOST_TRICKS, NOBODY = range(3)  # what decides a game
NO_POINT_NO_WINNER = 1  # a house rule [TS10]
FIRST = 1  # the start player set by the host, counted from 1, begins at this bit [TS3]

HANDS = OWN  # what each holds
PASSED = HANDS + 5  # what each gave to the left; nothing yet: 0
TRICK = PASSED + 5  # in order of play
POINTS = TRICK + 5
TAKEN = POINTS + 5  # how many tricks each has taken
UNUSED = TAKEN + 5
LEADER = UNUSED + 1
LAID = LEADER + 1  # how many cards lie in the trick
LYING = LAID + 1  # which
BEST = LYING + 1  # the highest of the led clan
AHEAD = BEST + 1  # its place in the trick
LEFT = AHEAD + 1  # tricks to come
ENDING = LEFT + 1
BEGAN = ENDING + 1  # who led first
SNIPED = BEGAN + 1  # points for snipes
CHIEFED = SNIPED + 1  # points for 7s
PLACES = CHIEFED + 1

# What is counted.
TRICKS = FIGURES
BY_SNIPE = TRICKS + 1  # points
BY_CHIEF = BY_SNIPE + 1
BEGUN_BY_WINNER = BY_CHIEF + 1  # whether the first leader won

CLAN = 0x1FFE  # all numbers of the clan 0
CHIEFS = 0x0080_0080_0080_0080  # the 7s [TS7]
NUMBER_0 = 0x0001_0001_0001_0001  # a number n of all clans is this, n places up
SIZES = (0, 0, 0, 12, 11, 9)  # of a hand, by players [TS1]
CARDS = (0, 0, 0, 40, 48, 48)
PACK = tuple(16 * clan + number for clan in range(4) for number in range(1, 13))
SHORT_PACK = tuple(card for card in PACK if card % 16 not in (5, 8))  # for three [TS1]

DECK = PLACES  # scratch space for shuffling
ROOM = DECK + 48


def begin(table: Table, seed: int, number: int) -> None:
    clear(table, PLACES)
    seed_luck(table, seed, number)


def deal(table: Table) -> None:
    """Deal a hand to everyone; the other cards stay unused [TS1]."""
    players = table[PLAYERS]
    cards = CARDS[players]
    for place in range(cards):
        table[DECK + place] = SHORT_PACK[place] if players == 3 else PACK[place]
    top = 0
    for seat in range(players):
        hand = 0
        for _ in range(SIZES[players]):
            place = top + pick(table, cards - top)
            hand |= 1 << table[DECK + place]
            table[DECK + place] = table[DECK + top]
            top += 1
        table[HANDS + seat] = hand
    for place in range(top, cards):
        table[UNUSED] |= 1 << table[DECK + place]
    dealt(table)


def dealt(table: Table) -> None:
    table[LEFT] = SIZES[table[PLAYERS]]
    table[STEP] = PASSING
    table[MOVES] += 1


def pass_on(table: Table, seat: int, cards: int) -> None:
    """Pass four cards to the left; they change hands when all have chosen [TS2]."""
    players = table[PLAYERS]
    table[PASSED + seat] = cards
    table[MOVES] += 1
    for other in range(players):
        if not table[PASSED + other]:
            return
    for other in range(players):
        received = table[PASSED + (other or players) - 1]
        table[HANDS + other] = table[HANDS + other] & ~table[PASSED + other] | received
    table[STEP] = STARTING


def lead(table: Table, seat: int) -> None:
    """Set the first leader, drawn or named by a house rule [TS3]."""
    table[BEGAN] = table[LEADER] = seat
    table[STEP] = PLAYING
    table[MOVES] += 1


def turn(table: Table) -> int:
    """The seat to play, clockwise from the leader [TS4]."""
    seat = table[LEADER] + table[LAID]
    return seat if seat < table[PLAYERS] else seat - table[PLAYERS]


def clan_of(card: int) -> int:
    """All cards of its clan."""
    return CLAN << (card & 48)


def playable(table: Table, seat: int) -> int:
    """Cards of the led clan; any card for the leader and for a player who has none of it [TS4]."""
    hand = table[HANDS + seat]
    following = hand & clan_of(table[TRICK]) if table[LAID] else 0
    return following or hand


def play(table: Table, card: int) -> None:
    seat, laid = turn(table), table[LAID]
    table[HANDS + seat] &= ~(1 << card)
    table[TRICK + laid] = card
    table[LYING] |= 1 << card
    table[LAID] = laid + 1
    table[MOVES] += 1
    best = table[BEST]
    higher = laid == 0 or ((card ^ best) < 16 and card > best)  # of the same clan, they differ in their numbers [TS5]
    table[BEST] = card if higher else best
    table[AHEAD] = laid if higher else table[AHEAD]
    if laid + 1 == table[PLAYERS]:
        take(table)


def snipers(best: int) -> int:
    """The cards of other clans that make 13 with this one [TS6]."""
    return (NUMBER_0 << (13 - (best & 15))) & ~clan_of(best)


def take(table: Table) -> None:
    """The winner takes the trick and leads the next one, unless that was the last [TS8] [TS9] [TS10]."""
    best, lying = table[BEST], table[LYING]
    shots = lying & snipers(best)
    place = table[AHEAD]
    if shots:
        place = table[PLAYERS] - 1
        while not (shots >> table[TRICK + place]) & 1:  # of several the last [TS6]
            place -= 1
    winner = table[LEADER] + place
    winner -= table[PLAYERS] if winner >= table[PLAYERS] else 0
    table[SNIPED] += 1 if shots else 0
    table[CHIEFED] += 1 if lying & CHIEFS and not shots else 0
    table[POINTS + winner] += 1 if shots or lying & CHIEFS else 0  # [TS7]
    table[TAKEN + winner] += 1
    table[LEADER], table[LAID], table[LYING] = winner, 0, 0
    table[LEFT] -= 1
    if table[POINTS + winner] >= 2:
        table[STEP], table[ENDING] = OVER, TWO_POINTS
    elif table[LEFT] == 0:
        table[STEP], table[ENDING] = OVER, MOST_TRICKS
        if table[OPTIONS] & NO_POINT_NO_WINNER and pointless(table):
            table[ENDING] = NOBODY


def pointless(table: Table) -> bool:
    points = 0
    for seat in range(table[PLAYERS]):
        points += table[POINTS + seat]
    return points == 0


def winners(table: Table) -> int:
    """Most points, then most tricks; equal players share the victory [TS10]."""
    top, seats = -1, 0
    for seat in range(table[PLAYERS]):
        rank = 16 * table[POINTS + seat] + table[TAKEN + seat]
        if rank > top:
            top, seats = rank, 0
        if rank == top:
            seats |= 1 << seat
    return 0 if table[ENDING] == NOBODY else seats


def side(table: Table) -> int:
    """The winning side as in the catalog: seats, shared, nobody."""
    seats = winners(table)
    if seats == 0:
        return 6
    return first(seats) if seats & (seats - 1) == 0 else 5


def asked(table: Table) -> int:
    """The seats asked now, as a set; empty if chance is asked."""
    if table[STEP] == PASSING:
        seats = 0
        for seat in range(table[PLAYERS]):
            seats |= 0 if table[PASSED + seat] else 1 << seat
        return seats
    return 1 << turn(table) if table[STEP] == PLAYING else 0


def allowed(table: Table, seat: int, answer: int) -> bool:
    """Whether a seat may pass these cards, or play this one."""
    if not (asked(table) >> seat) & 1:
        return False
    if table[STEP] == PASSING:
        return size(answer) == 4 and answer & ~table[HANDS + seat] == 0
    return (playable(table, seat) >> answer) & 1 == 1


def lowest(cards: int) -> int:
    for number in range(1, 13):
        if cards & (NUMBER_0 << number):
            return first(cards & (NUMBER_0 << number))
    return OVER


def highest(cards: int) -> int:
    for number in range(12, 0, -1):
        if cards & (NUMBER_0 << number):
            return first(cards & (NUMBER_0 << number))
    return OVER


def four_lowest(table: Table, seat: int) -> int:
    hand, cards = table[HANDS + seat], 0
    for _ in range(4):
        cards |= 1 << lowest(hand & ~cards)
    return cards


def sensible(table: Table, seat: int) -> int:
    """Lead high; snipe if possible; beat a trick that scores; otherwise keep high cards and 7s."""
    cards = playable(table, seat)
    if table[LAID] == 0:
        return highest(cards)
    best = table[BEST]
    shots, higher = cards & snipers(best), cards & clan_of(best) & ~((2 << best) - 1)
    if shots:
        return first(shots)
    if higher and (table[LYING] | higher) & CHIEFS:
        return last(higher)
    return lowest(cards & ~CHIEFS or cards)


def step(table: Table) -> None:
    """Let whoever is asked answer, including chance."""
    asking = table[STEP]
    if asking == PLAYING:
        seat = turn(table)
        thinks = (table[THINKING] >> seat) & 1
        play(table, sensible(table, seat) if thinks else drawn(table, playable(table, seat)))
    elif asking == PASSING:
        seat = first(asked(table))
        thinks = (table[THINKING] >> seat) & 1
        pass_on(table, seat, four_lowest(table, seat) if thinks else any_of(table, table[HANDS + seat], 4))
    elif asking == DEALING:
        deal(table)
    else:
        lead(table, named_or_any(table, table[OPTIONS] >> FIRST, table[PLAYERS]))


def record_game(table: Table, row: Table) -> None:
    finish(table, row, side(table), table[ENDING], winners(table))
    row[TRICKS] = SIZES[table[PLAYERS]] - table[LEFT]
    row[BY_SNIPE] = table[SNIPED]
    row[BY_CHIEF] = table[CHIEFED]
    row[BEGUN_BY_WINNER] = (winners(table) >> table[BEGAN]) & 1
