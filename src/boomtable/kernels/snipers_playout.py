"""Trick Snipers played on by rules of thumb, for some tricks and a forecast of who then wins.

A card is 12 times its clan plus its number less 1; a hand is a set of cards. Sums are made one after the other, so that
both forms round alike. Numbers in brackets cite docs/rules/trick-snipers.md.
"""

from __future__ import annotations

from math import exp
from math import pow as power
from typing import Final

from boomtable.games.trick_snipers.cards import CHIEF, ENOUGH, SNIPE
from boomtable.kernels.bits import first, size
from boomtable.kernels.row import Row

NUMBERS: Final = 12
CLANS: Final = 4
FULL: Final = (1 << NUMBERS) - 1  # all of the first clan
NUMBER = tuple(card % NUMBERS + 1 for card in range(CLANS * NUMBERS))
CLAN = tuple(card // NUMBERS for card in range(CLANS * NUMBERS))
OF_NUMBER = tuple(sum(1 << card for card in range(48) if NUMBER[card] == number) for number in range(14))

# For a card to play, in shares of the victory; fitted to who won 60,000 games of rules of thumb.
GAIN: Final = (0.29, 1.0)  # what a point is worth to me, who have none, or one
LOSS: Final = (0.29, 0.63)  # and what it costs me in another's hands
TRICK: Final = 0.016  # what a trick is worth that does not score
LATER: Final = 0.03  # how likely somebody after me adds a 7
MISSED: Final = 0.3  # how likely another scores when my snipe fails
SPENT: Final = (  # what a card is worth to keep, by its number
    0.0, -0.005, -0.014, -0.026, -0.033, -0.029, -0.015, -0.031, -0.016, -0.032, -0.01, 0.02, 0.028,
)  # fmt: skip

# A choice model fitted to 50,000 moments of games of rules of thumb: everyone's prospects are the exponential of a sum.
POINT, POINT_LONG, POINT_SHORT = 1.15, 0.072, 0.93  # for a point: as such, for each card left, and by their number
TRICK_SHORT, TRICK_POINT = 0.555, -0.105  # for a trick, by cards left; with a point
LEADS, LEADS_LONG = 0.30, -0.055
HELD = (0.096, 0.092, 0.042, 0.006, 0.003, -0.013, -0.207, 0.047, 0.041, 0.07, -0.019, -0.158)  # for a card, 1 to 12
VOID, ALONE, SHAPE = 0.153, -0.084, 0.116
BOSS, BOSS_POINT = 0.351, -0.281  # for having the highest of a clan
SURE, SURE_SHORT = -0.087, 0.915  # for each card above all of the others'

SUIT = tuple(  # of one clan, by the twelve bits of it
    sum([HELD[bit] for bit in range(NUMBERS) if mask >> bit & 1]) + VOID * (not mask) + ALONE * (mask == 1 << 6)
    for mask in range(FULL + 1)
)


def playable(hand: int, led: int) -> int:
    """Of the led clan, if there is one in hand; a clan of -1 is nothing led yet [TS4]."""
    following = hand & (FULL << (NUMBERS * led)) if led >= 0 else 0
    return following or hand


def taken(best: int, holder: int, off: Row[int], hot: bool) -> tuple[int, int]:
    """Who takes a trick, and its points; `best` was played by `holder`, and `off` is by number [TS5] [TS6] [TS7]."""
    sniper = off[SNIPE - best]
    return (sniper, 1) if sniper >= 0 else (holder, 1 if hot else 0)


def heuristic_card(
    hand: int,
    unseen: int,
    me: int,
    led: int,
    best: int,
    holder: int,
    off: Row[int],
    hot: bool,
    after: int,
    held: int,
    points: Row[int],
    players: int,
    noise: float,
    seed: int,
) -> int:
    """The card with the highest estimated value.

    The highest of the `led` clan is `best`, played by `holder`; `off` says who last played each number of another clan;
    a trick is `hot` with a 7 in it; `after` me as many others still play, who hold `held` cards each. Up to 1023 times
    `noise` is added to what a card is worth, by `seed`.
    """
    legal = playable(hand, led)
    choice = first(legal)
    if legal & (legal - 1) == 0:
        return choice
    gain = GAIN[points[me]]
    fear = 0.0
    for seat in range(players):
        if seat != me:
            fear += LOSS[points[seat]]
    fear /= players - 1
    hidden = size(unseen) or 1
    there = min(0.95, after * held / hidden)
    lacks = 1.0 - min(0.95, held / hidden)
    sniper = off[13 - best] if best else -1
    taker = sniper if sniper >= 0 else holder
    loss = LOSS[points[taker]] if taker >= 0 else fear
    suit, others, stays, spared = 0, 0, 1.0, 1.0
    if led >= 0:
        suit, others = (unseen >> NUMBERS * led) & FULL, unseen & ~(FULL << NUMBERS * led)
        stays = power(1.0 - there, size(suit >> best))
        spared = 1.0 - there * power(lacks, size(suit))
    top = -9.0
    while legal:
        card = first(legal)
        legal &= legal - 1
        number, clan = NUMBER[card], CLAN[card]
        burning = hot or number == CHIEF
        if led < 0:
            suit, others = (unseen >> NUMBERS * clan) & FULL, unseen & ~(FULL << NUMBERS * clan)
            spared = 1.0 - there * power(lacks, size(suit))
        if led < 0 or (clan == led and number > best):
            unsniped = power(spared, size(others & OF_NUMBER[13 - number]))
            wins = power(1.0 - there, size(suit >> number)) * unsniped
            waiting = off[13 - number]
            if waiting >= 0:
                worth = -wins * LOSS[points[waiting]] - (1.0 - wins) * (fear if burning else LATER * fear)
            elif burning:
                worth = wins * gain - (1.0 - wins) * fear
            else:
                sniped = 1.0 - unsniped
                worth = wins * (TRICK + LATER * gain) - (sniped + LATER * (1.0 - wins - sniped)) * fear
        elif clan != led and number + best == SNIPE:
            wins = stays * power(spared, size(others & OF_NUMBER[number]))
            worth = wins * gain - (1.0 - wins) * (fear if burning else MISSED * fear)
        elif burning or sniper >= 0:
            worth = -stays * loss - (1.0 - stays) * (fear if burning else 0.0)
        else:
            worth = -LATER * fear if after else 0.0
        worth -= SPENT[number]
        if noise:
            seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
            worth += noise * ((seed >> 8) & 1023)
        if worth > top:
            top, choice = worth, card
    return choice


def playout(
    hands: Row[int],
    unseen: int,
    leader: int,
    forced: Row[int],
    given: int,
    points: Row[int],
    counts: Row[int],
    pointless: int,
    players: int,
    noise: float,
    seed: int,
    horizon: int,
    off: Row[int],
    won: Row[float],
) -> None:
    """Write what each has won in the end, or is likely to: first the `given` cards are played, then heuristic ones.

    `unseen` are all cards not played in earlier tricks; `pointless` is a table where nobody wins without a point. After
    `horizon` tricks a forecast has to do. `off` is room for numbers.
    """
    laid = 0
    while True:
        led, best, holder, hot = -1, 0, -1, False
        for number in range(14):
            off[number] = -1
        for place in range(players):
            seat = (leader + place) % players
            if laid < given:
                card = forced[laid]
            else:
                hand, after = hands[seat], players - 1 - place
                held = size(hands[(seat + 1) % players]) if after else 0
                seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
                card = heuristic_card(
                    hand, unseen & ~hand, seat, led, best, holder, off, hot, after, held, points, players, noise, seed
                )
            laid += 1
            hands[seat] &= ~(1 << card)
            unseen &= ~(1 << card)
            number = NUMBER[card]
            if led < 0:
                led = CLAN[card]
            if CLAN[card] != led:
                off[number] = seat
            elif number > best:
                best, holder = number, seat
            hot = hot or number == CHIEF
        leader, scored = taken(best, holder, off, hot)
        counts[leader] += 1
        points[leader] += scored
        if points[leader] == ENOUGH:
            for seat in range(players):
                won[seat] = 1.0 if seat == leader else 0.0
            return
        if hands[leader] == 0:
            for seat in range(players):
                won[seat] = share(points, counts, pointless, players, seat)
            return
        horizon -= 1
        if horizon == 0:
            forecast(hands, points, counts, leader, players, won)
            return


def share(points: Row[int], counts: Row[int], pointless: int, players: int, me: int) -> float:
    """Most points, and of those most tricks; equal: they share [TS10]."""
    most, scored, best = 0, 0, 0
    for seat in range(players):
        scored += points[seat]
        rank = points[seat] * 100 + counts[seat]
        if rank > most:
            most, best = rank, 0
        best += 1 if rank == most else 0
    if pointless and scored == 0:
        return 0.0
    return 1.0 / best if points[me] * 100 + counts[me] == most else 0.0


def above(suit: int, other: int) -> int:
    """How many of a suit are higher than all of another."""
    other |= other >> 1
    other |= other >> 2
    other |= other >> 4
    other |= other >> 8
    return size(suit & ~other)


def forecast(hands: Row[int], points: Row[int], counts: Row[int], leader: int, players: int, sums: Row[float]) -> None:
    """Write everyone's chance to win."""
    left = size(hands[leader])
    point, sure = POINT + POINT_LONG * left + POINT_SHORT / left, SURE + SURE_SHORT / left
    shape, short = SHAPE / left, TRICK_SHORT / left
    for seat in range(players):
        sums[seat] = counts[seat] * (short + TRICK_POINT * points[seat]) + point * points[seat]
    sums[leader] += LEADS + LEADS_LONG * left
    for shift in (0, 12, 24, 36):
        first = second = owner = 0
        for seat in range(players):
            suit = (hands[seat] >> shift) & FULL
            length = size(suit)
            sums[seat] += SUIT[suit] + shape * length * length
            if suit > first:
                first, second, owner = suit, first, seat
            elif suit > second:
                second = suit
        if first:
            sums[owner] += BOSS + BOSS_POINT * points[owner] + sure * above(first, second)
    everything = 0.0
    for seat in range(players):
        sums[seat] = exp(sums[seat])
        everything += sums[seat]
    for seat in range(players):
        sums[seat] /= everything
