"""Trick Snipers' twin as an environment, numbered as in `lab/encodings/trick_snipers.py`."""

from __future__ import annotations

from boomtable.kernels.bits import first, last, size
from boomtable.kernels.table import OVER, PLAYERS, STEP, Table, clear
from boomtable.kernels.trick_snipers import (
    CARDS,
    DEALING,
    HANDS,
    LAID,
    LEADER,
    LEFT,
    PACK,
    PASSED,
    PASSING,
    PLAYING,
    POINTS,
    ROOM,
    SHORT_PACK,
    SIZES,
    TAKEN,
    asked,
    begin,
    pass_on,
    play,
    playable,
    step,
    turn,
    winners,
)
from boomtable.lab.twins.envs import REFUSED, step_batch, step_table

__all__ = ["MEMORY", "act", "observe", "reset", "step_batch", "step_table", "winners"]

DEALT = ROOM  # to each, before passing
PICKS = DEALT + 5  # what each has picked to pass on so far
WHEN = PICKS + 5  # card by card, the number of its play, from 1
BY = WHEN + 64  # and who played it: seat, from 1
MEMORY = BY + 64


def card_at(table: Table, place: int) -> int:
    """Cards in the order of the pack."""
    return SHORT_PACK[place] if table[PLAYERS] == 3 else PACK[place]


def reset(table: Table, seed: int, number: int) -> int:
    clear(table, MEMORY)
    begin(table, seed, number)
    return advance(table)


def advance(table: Table) -> int:
    """Let chance act until it is a player's turn; return that seat, or OVER."""
    while table[STEP] != OVER:
        seats = asked(table)
        if seats:
            return first(seats)
        dealing = table[STEP] == DEALING
        step(table)
        if dealing:
            for seat in range(table[PLAYERS]):
                table[DEALT + seat] = table[HANDS + seat]
    return OVER


def legal(table: Table, seat: int) -> int:
    """The cards that a seat may pick now, as a set: to play, or to pass on after those it has picked."""
    if not (asked(table) >> seat) & 1:
        return 0
    if table[STEP] == PLAYING:
        return playable(table, seat)
    picks, cards = table[PICKS + seat], table[HANDS + seat]
    if picks:
        cards &= -2 << last(picks)
    for _ in range(3 - size(picks)):  # kept for the picks after this one
        cards &= ~(1 << last(cards))
    return cards


def act(table: Table, seat: int, number: int) -> int:
    """Apply an action of the seat to act if it is legal, and return the next seat."""
    if number == 0 or not (legal(table, seat) >> card_at(table, number - 1)) & 1:
        return REFUSED
    card = card_at(table, number - 1)
    if table[STEP] == PASSING:
        table[PICKS + seat] |= 1 << card
        if size(table[PICKS + seat]) == 4:
            pass_on(table, seat, table[PICKS + seat])
            table[PICKS + seat] = 0
    else:
        players = table[PLAYERS]
        table[WHEN + card] = (SIZES[players] - table[LEFT]) * players + table[LAID] + 1
        table[BY + card] = seat + 1
        play(table, card)
    return advance(table)


def observe(table: Table, seat: int, text: Table) -> None:
    """Write a seat's observation and then its action mask into zeros."""
    players, count = table[PLAYERS], CARDS[table[PLAYERS]]
    by, points, taken = count, 2 * count, 2 * count + players
    dealt = taken + players
    passed, trick, hand, picks = dealt + count, dealt + 2 * count, dealt + 3 * count, dealt + 4 * count
    me = picks + count
    answered, leader, player, mask = me + players, me + 2 * players, me + 3 * players, me + 4 * players
    cards, chosen = legal(table, seat), table[PICKS + seat]
    done = (SIZES[players] - table[LEFT]) * players  # cards in tricks that are taken
    for place in range(count):
        card = card_at(table, place)
        when = table[WHEN + card]
        text[place if when <= done else trick + place] = when if when <= done else when - done
        text[by + place] = table[BY + card] if when <= done else 0
        text[dealt + place] = (table[DEALT + seat] >> card) & 1
        text[passed + place] = (table[PASSED + seat] >> card) & 1
        text[hand + place] = (table[HANDS + seat] >> card) & 1
        text[picks + place] = (chosen >> card) & 1
        text[mask + 1 + place] = (cards >> card) & 1
    for other in range(players):
        text[points + other] = table[POINTS + other]
        text[taken + other] = table[TAKEN + other]
        text[answered + other] = 1 if table[STEP] == PASSING and table[PASSED + other] else 0
    text[me + seat] = 1
    text[mask] = 0 if cards else 1
    if table[STEP] != PASSING:
        text[leader + table[LEADER]] = 1
        text[player + turn(table)] = 1
