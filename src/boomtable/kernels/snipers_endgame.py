"""The last few cards of Trick Snipers, tried in every way: all play what wins them most, and average over ties."""

from __future__ import annotations

from boomtable.games.trick_snipers.cards import CHIEF, ENOUGH
from boomtable.kernels.bits import first
from boomtable.kernels.row import Row
from boomtable.kernels.snipers_playout import CLAN, NUMBER, playable, share, taken

PLIES = 16  # more than cards can be laid from a trick that is solved to the end

# Places among the notes.
UNTRIED = 0  # cards still to be tried at each ply
EQUAL = UNTRIED + PLIES  # how many of those tried at a ply are the best
LEADER = EQUAL + PLIES  # who leads each trick
SCORED = LEADER + PLIES  # what the trick before it scored
NOTES = SCORED + PLIES

# Places among the ends.
MOST = 0  # what the best card wins who plays it, at each ply
WON = MOST + PLIES  # what each wins by it, ply by ply, or the sum of that where several are best
ENDS = WON + 5 * PLIES


def solve(
    hands: Row[int],
    leader: int,
    trick: Row[int],
    laid: int,
    points: Row[int],
    counts: Row[int],
    pointless: int,
    players: int,
    notes: Row[int],
    off: Row[int],
    ends: Row[float],
) -> None:
    """Write what each wins after the last card of the trick, where `laid` lie before it, to the ends of that ply."""
    ply = laid
    notes[LEADER] = leader
    notes[UNTRIED + ply], notes[EQUAL + ply], ends[MOST + ply] = 1 << trick[ply], 0, -1.0
    while True:
        if notes[UNTRIED + ply] and ends[MOST + ply] < 1.0:
            card, seat = first(notes[UNTRIED + ply]), turn(notes, ply, players)
            notes[UNTRIED + ply] &= ~(1 << card)
            hands[seat] &= ~(1 << card)
            trick[ply] = card
            ply += 1
            if ply % players or not take(hands, trick, ply, points, counts, pointless, players, notes, off, ends):
                led = CLAN[trick[ply - ply % players]] if ply % players else -1
                notes[UNTRIED + ply] = playable(hands[turn(notes, ply, players)], led)
                notes[EQUAL + ply], ends[MOST + ply] = 0, -1.0
                continue
        elif ply == laid:
            return
        elif notes[EQUAL + ply] > 1:
            for seat in range(players):
                ends[WON + 5 * ply + seat] /= notes[EQUAL + ply]
        ply -= 1
        take_back(hands, trick, ply, points, counts, players, notes)
        compare(ply, turn(notes, ply, players), players, notes, ends)


def turn(notes: Row[int], ply: int, players: int) -> int:
    return (notes[LEADER + ply // players] + ply) % players


def take(
    hands: Row[int],
    trick: Row[int],
    ply: int,
    points: Row[int],
    counts: Row[int],
    pointless: int,
    players: int,
    notes: Row[int],
    off: Row[int],
    ends: Row[float],
) -> bool:
    """All have played: the winner leads the next trick, or the game is over, and what each wins is written down."""
    number = ply // players
    winner, scored = judged(notes[LEADER + number - 1], trick, ply - players, players, off)
    notes[LEADER + number], notes[SCORED + number] = winner, scored
    counts[winner] += 1
    points[winner] += scored
    if points[winner] < ENOUGH and hands[winner]:
        return False
    for seat in range(players):
        alone = 1.0 if seat == winner else 0.0
        last = share(points, counts, pointless, players, seat)
        ends[WON + 5 * ply + seat] = alone if points[winner] == ENOUGH else last
    return True


def judged(leader: int, trick: Row[int], begin: int, players: int, off: Row[int]) -> tuple[int, int]:
    """Who takes a trick, and its points."""
    led, best, holder, hot = CLAN[trick[begin]], 0, -1, False
    for number in range(14):
        off[number] = -1
    for place in range(players):
        card, seat = trick[begin + place], (leader + place) % players
        number = NUMBER[card]
        if CLAN[card] != led:
            off[number] = seat
        elif number > best:
            best, holder = number, seat
        hot = hot or number == CHIEF
    return taken(best, holder, off, hot)


def take_back(
    hands: Row[int], trick: Row[int], ply: int, points: Row[int], counts: Row[int], players: int, notes: Row[int]
) -> None:
    """The card of a ply goes back to the hand, and the trick to the table."""
    if (ply + 1) % players == 0:
        number = (ply + 1) // players
        counts[notes[LEADER + number]] -= 1
        points[notes[LEADER + number]] -= notes[SCORED + number]
    hands[turn(notes, ply, players)] |= 1 << trick[ply]


def compare(ply: int, seat: int, players: int, notes: Row[int], ends: Row[float]) -> None:
    """Of the cards tried at this ply, those count that win most for the seat that plays them."""
    here, after = WON + 5 * ply, WON + 5 * (ply + 1)
    if ends[after + seat] > ends[MOST + ply]:
        ends[MOST + ply], notes[EQUAL + ply] = ends[after + seat], 0
        for other in range(players):
            ends[here + other] = 0.0
    if ends[after + seat] == ends[MOST + ply]:
        notes[EQUAL + ply] += 1
        for other in range(players):
            ends[here + other] += ends[after + other]
