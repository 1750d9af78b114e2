"""What the compiled files share: how they are compiled, and sets of cards kept as bits."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from boomtable.bots.compiled import compiling
from boomtable.bots.trick_snipers import plain
from boomtable.games.trick_snipers import cards

SOURCES = (*Path(plain.__file__).parent.rglob("*.py"), Path(cards.__file__))
compiled = compiling("snipers", SOURCES)  # numbers of the plain files are part of what is compiled

NUMBER, CLAN = np.array(plain.NUMBER), np.array(plain.CLAN)
OF_NUMBER = np.array(plain.OF_NUMBER)


@compiled
def size(bits: int) -> int:
    """How many are in a set; compilers know this for what it is."""
    bits -= (bits >> 1) & 0x5555555555555555
    bits = (bits & 0x3333333333333333) + ((bits >> 2) & 0x3333333333333333)
    bits = (bits + (bits >> 4)) & 0x0F0F0F0F0F0F0F0F
    return ((bits * 0x0101010101010101) >> 56) & 0x7F


@compiled
def first(bits: int) -> int:
    """The lowest member of a set."""
    return size((bits & -bits) - 1)


@compiled
def playable(hand: int, led: int) -> int:
    """Of the led clan, if there is one in hand; a clan of -1 is nothing led yet [TS4]."""
    following = hand & (plain.FULL << (plain.NUMBERS * led)) if led >= 0 else 0
    return following or hand
