"""Cards as bits: the plain numbers that whole games are played through with, a thousand times before an answer."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, TypeAlias

from boomtable.games.trick_snipers.cards import PACKS, SNIPE, Card, Clan

if TYPE_CHECKING:
    from boomtable.bots.compiled import Row

Bits: TypeAlias = int  # one bit for each card
Index: TypeAlias = int  # 12 * clan + number - 1

NUMBERS = 12
FULL = (1 << NUMBERS) - 1  # all of the first clan
CLANS = tuple(FULL << NUMBERS * clan for clan in range(len(Clan)))
CARDS = tuple(Card(clan, number) for clan in Clan for number in range(1, NUMBERS + 1))
INDEX = {card: index for index, card in enumerate(CARDS)}
NUMBER = tuple(index % NUMBERS + 1 for index in range(len(CARDS)))
CLAN = tuple(index // NUMBERS for index in range(len(CARDS)))
OF_NUMBER = tuple(sum(1 << index for index in range(48) if NUMBER[index] == number) for number in range(14))
IN_CLAN = tuple(  # the cards of each clan, by the twelve bits of it
    tuple(tuple(12 * clan + bit for bit in range(12) if mask >> bit & 1) for mask in range(FULL + 1))
    for clan in range(len(Clan))
)


def bits(cards: Iterable[Card]) -> Bits:
    return sum([1 << INDEX[card] for card in cards])


def indices(hand: Bits) -> tuple[Index, ...]:
    black, green, red, yellow = IN_CLAN
    return black[hand & FULL] + green[hand >> 12 & FULL] + red[hand >> 24 & FULL] + yellow[hand >> 36]


def playable(hand: Bits, led: int) -> tuple[Index, ...]:
    """Of the led clan, if there is one in hand; a clan of -1 is nothing led yet [TS4]."""
    if led >= 0 and (mine := hand >> NUMBERS * led & FULL):
        return IN_CLAN[led][mine]
    return indices(hand)


def taken(best: int, holder: int, off: Row[int], hot: bool) -> tuple[int, int]:
    """Who takes a trick, and its points; `best` was played by `holder`, and `off` is by number [TS5] [TS6] [TS7]."""
    sniper = off[SNIPE - best]
    return (sniper, 1) if sniper >= 0 else (holder, int(hot))


def total(numbers: Iterable[float]) -> float:
    """One after the other, as the compiled twin adds: `sum` rounds otherwise from Python 3.12 on."""
    whole = 0.0
    for number in numbers:
        whole += number
    return whole


PACK = {players: bits(pack) for players, pack in PACKS.items()}
