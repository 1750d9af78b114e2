"""How these files are compiled, and what they share: the cards in numbers, and which of them may be played."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from boomtable.bots import bits
from boomtable.bots.compiled import compiling
from boomtable.bots.trick_snipers import bitboard
from boomtable.games.trick_snipers import cards

SOURCES = (*Path(bitboard.__file__).parent.rglob("*.py"), Path(cards.__file__), Path(bits.__file__))
compiled = compiling("snipers", SOURCES)  # numbers of the plain files are part of what is compiled

NUMBER, CLAN = np.array(bitboard.NUMBER), np.array(bitboard.CLAN)
OF_NUMBER = np.array(bitboard.OF_NUMBER)

taken = compiled(bitboard.taken)


@compiled
def playable(hand: int, led: int) -> int:
    """Of the led clan, if there is one in hand; a clan of -1 is nothing led yet [TS4]."""
    following = hand & (bitboard.FULL << (bitboard.NUMBERS * led)) if led >= 0 else 0
    return following or hand
