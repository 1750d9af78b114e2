"""Rules of thumb: which four cards to pass to the left [TS2], and which card to play."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from boomtable.bots.trick_snipers.bitboard import Index, Trick
from boomtable.engine import Luck, shuffled
from boomtable.games.trick_snipers.cards import CHIEF, PASSED, SNIPE, Hand, minus
from boomtable.kernels.snipers_playout import CLAN, NUMBER

# Fitted to who won 60,000 games of rules of thumb after passing at random; in shares of the victory.
KEEP = (0.0, 0.004, -0.002, -0.009, -0.009, -0.015, -0.013, -0.029, 0.001, 0.006, 0.003, 0.017, 0.045)  # by number
LONG = 0.005  # for the square of how many there are of each clan: few clans make void ones
ALONE = -0.014  # for a 7 with none of its clan to play instead
TEMPTING = 0.003  # what a 7 seems worth besides to the bold, and to cost the cautious: it makes every trick a fight


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
