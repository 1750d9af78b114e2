"""Which four cards go to the left [TS2]."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from boomtable.engine import Luck, shuffled
from boomtable.games.trick_snipers.cards import CHIEF, PASSED, Hand, minus

# Fitted to who won 60,000 games of rules of thumb after passing at random; in shares of the victory.
KEEP = (0.0, 0.004, -0.002, -0.009, -0.009, -0.015, -0.013, -0.029, 0.001, 0.006, 0.003, 0.017, 0.045)  # by number
LONG = 0.005  # for the square of how many there are of each clan: few clans make void ones
ALONE = -0.014  # for a 7 with none of its clan to play instead


def handed(hand: Hand, luck: Luck) -> Hand:
    """The 7s, and whatever comes to hand."""
    order = sorted(shuffled(hand, luck), key=lambda card: card.number != CHIEF)
    return tuple(sorted(order[:PASSED]))


def passed(hand: Hand) -> Hand:
    """The four without which the hand is worth most."""
    return max(combinations(hand, PASSED), key=lambda four: worth(minus(hand, four)))


def worth(kept: Hand) -> float:
    """What the rest of a hand is worth."""
    lengths = Counter([card.clan for card in kept])
    alone = [card for card in kept if card.number == CHIEF and lengths[card.clan] == 1]
    shape = LONG * sum([length * length for length in lengths.values()]) + ALONE * len(alone)
    return sum([KEEP[card.number] for card in kept]) + shape
