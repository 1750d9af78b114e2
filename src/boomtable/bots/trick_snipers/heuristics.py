"""Rules of thumb: which four cards to pass to the left [TS2], and which card to play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Final

from boomtable.bots.trick_snipers.bitboard import (
    CLAN,
    CLANS,
    FULL,
    NUMBER,
    NUMBERS,
    OF_NUMBER,
    Bits,
    Index,
    Trick,
    playable,
    total,
)
from boomtable.engine import Luck, shuffled
from boomtable.games.trick_snipers.cards import CHIEF, PASSED, SNIPE, Hand, minus

# Fitted to who won 60,000 games of rules of thumb after passing at random; in shares of the victory.
KEEP = (0.0, 0.004, -0.002, -0.009, -0.009, -0.015, -0.013, -0.029, 0.001, 0.006, 0.003, 0.017, 0.045)  # by number
LONG = 0.005  # for the square of how many there are of each clan: few clans make void ones
ALONE = -0.014  # for a 7 with none of its clan to play instead
TEMPTING = 0.006  # what a 7 seems worth besides to the bold, and to cost the cautious: it makes every trick a fight

# For a card to play, in shares of the victory.
GAIN: Final = (0.29, 1.0)  # what a point is worth to me, who have none, or one
LOSS: Final = (0.29, 0.63)  # and what it costs me in another's hands
TRICK: Final = 0.016  # what a trick is worth that does not score
LATER: Final = 0.03  # how likely somebody after me adds a 7
MISSED: Final = 0.3  # how likely another scores when my snipe fails
SPENT: Final = (  # what a card is worth to keep, by its number
    0.0, -0.005, -0.014, -0.026, -0.033, -0.029, -0.015, -0.031, -0.016, -0.032, -0.01, 0.02, 0.028,
)  # fmt: skip


# Passing.


def simple_pass(hand: Hand, luck: Luck) -> Hand:
    """The 7s, and the rest at random."""
    order = sorted(shuffled(hand, luck), key=lambda card: card.number != CHIEF)
    return tuple(sorted(order[:PASSED]))


def best_pass(hand: Hand, dares: float = 0.0) -> Hand:
    """The four without which the hand is worth most, to somebody who dares so much."""
    return max(combinations(hand, PASSED), key=lambda four: worth(minus(hand, four)) - dares * TEMPTING * chiefs(four))


def chiefs(cards: Hand) -> int:
    return sum([card.number == CHIEF for card in cards])


def worth(kept: Hand) -> float:
    """What the rest of a hand is worth."""
    lengths = Counter([card.clan for card in kept])
    alone = [card for card in kept if card.number == CHIEF and lengths[card.clan] == 1]
    shape = LONG * sum([length * length for length in lengths.values()]) + ALONE * len(alone)
    return sum([KEEP[card.number] for card in kept]) + shape


# Playing.


def simple_card(trick: Trick, legal: tuple[Index, ...], luck: Luck) -> Index:
    """Snipes where it can and fights for 7s; else it gets rid of whatever is not a 7."""
    snipes = [card for card in legal if CLAN[card] != trick.led and NUMBER[card] + trick.best == SNIPE]
    if trick.led >= 0 and snipes:
        return snipes[0]
    higher = [card for card in legal if CLAN[card] == trick.led and NUMBER[card] > trick.best]
    if trick.hot and higher:
        return higher[-1]
    idle = [card for card in legal if NUMBER[card] != CHIEF] or legal
    return idle[luck.pick(len(idle))]


def heuristic_card(
    hand: Bits,
    unseen: Bits,
    me: int,
    led: int,
    best: int,
    holder: int,
    off: Sequence[int],
    hot: bool,
    after: int,
    held: int,
    points: Sequence[int],
    noise: float = 0.0,
    seed: int = 0,
) -> Index:
    """The card with the highest estimated value.

    The highest of the `led` clan is `best`, played by `holder`; `off` says who last played each number of another clan;
    a trick is `hot` with a 7 in it; `after` me as many others still play, who hold `held` cards each. Up to 1023 times
    `noise` is added to what a card is worth, by `seed`.
    """
    legal = playable(hand, led)
    if len(legal) == 1:
        return legal[0]
    gain = GAIN[points[me]]
    fear = total([LOSS[point] for seat, point in enumerate(points) if seat != me]) / (len(points) - 1)
    hidden = unseen.bit_count() or 1
    there = min(0.95, after * held / hidden)  # that a card I do not see is in a hand still to play
    lacks = 1.0 - min(0.95, held / hidden)  # that it is not in a certain one of them
    sniper = off[13 - best] if best else -1
    taker = sniper if sniper >= 0 else holder
    loss = LOSS[points[taker]] if taker >= 0 else fear
    if led >= 0:
        suit, others = unseen >> NUMBERS * led & FULL, unseen & ~CLANS[led]
        stays = (1.0 - there) ** (suit >> best).bit_count()  # that nobody after me goes higher
        spared = 1.0 - there * lacks ** suit.bit_count()  # that a certain card is not played by one without the clan
    top, choice = -9.0, legal[0]
    for card in legal:
        number, clan = NUMBER[card], CLAN[card]
        burning = hot or number == CHIEF
        if led < 0:
            suit, others = unseen >> NUMBERS * clan & FULL, unseen & ~CLANS[clan]
            spared = 1.0 - there * lacks ** suit.bit_count()
        if led < 0 or (clan == led and number > best):  # I am ahead
            unsniped = spared ** (others & OF_NUMBER[13 - number]).bit_count()
            wins = (1.0 - there) ** (suit >> number).bit_count() * unsniped
            waiting = off[13 - number]  # one whose card now makes 13 with mine
            if waiting >= 0:
                worth = -wins * LOSS[points[waiting]] - (1.0 - wins) * (fear if burning else LATER * fear)
            elif burning:
                worth = wins * gain - (1.0 - wins) * fear
            else:
                sniped = 1.0 - unsniped
                worth = wins * (TRICK + LATER * gain) - (sniped + LATER * (1.0 - wins - sniped)) * fear
        elif clan != led and number + best == SNIPE:  # I snipe
            wins = stays * spared ** (others & OF_NUMBER[number]).bit_count()
            worth = wins * gain - (1.0 - wins) * (fear if burning else MISSED * fear)
        elif burning or sniper >= 0:  # somebody else scores
            worth = -stays * loss - (1.0 - stays) * (fear if burning else 0.0)
        else:
            worth = -LATER * fear if after else 0.0
        worth -= SPENT[number]
        if noise:
            seed = seed * 1103515245 + 12345 & 0x7FFFFFFF
            worth += noise * (seed >> 8 & 1023)
        if worth > top:
            top, choice = worth, card
    return choice
