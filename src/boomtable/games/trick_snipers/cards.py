"""What is in the box of Trick Snipers. Numbers in brackets cite docs/rules/trick-snipers.md."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from itertools import product
from typing import TypeAlias

from msgspec import Struct


class Clan(StrEnum):
    BLACK = "black"
    GREEN = "green"
    RED = "red"
    YELLOW = "yellow"


class Card(Struct, frozen=True, order=True, array_like=True):
    clan: Clan
    number: int

    def __str__(self) -> str:
        return f"{self.clan[0]}{self.number}"


Hand: TypeAlias = tuple[Card, ...]  # sorted

CHIEF = 7  # whoever takes a trick with one in it scores [TS7]
SNIPE = 13  # what a card and its sniper add up to [TS6]
PASSED = 4  # how many cards go to the left [TS2]
ENOUGH = 2  # points that end the game [TS9]
PRINTED = {"chief": CHIEF, "snipe": SNIPE, "passed": PASSED, "points": ENOUGH}  # for boards that draw cards

LEFT_OUT = {3: (5, 8), 4: (), 5: ()}
HAND = {3: 12, 4: 11, 5: 9}
PACKS = {
    players: tuple(Card(clan, number) for clan, number in product(Clan, range(1, 13)) if number not in left_out)
    for players, left_out in LEFT_OUT.items()
}
SIZES = {  # every hand, then the unused cards [TS1]
    players: (*(HAND[players],) * players, len(pack) - players * HAND[players]) for players, pack in PACKS.items()
}


def without(hand: Hand, card: Card) -> Hand:
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :]


def minus(cards: Iterable[Card], gone: Iterable[Card]) -> Hand:
    gone = set(gone)
    return tuple([card for card in cards if card not in gone])
