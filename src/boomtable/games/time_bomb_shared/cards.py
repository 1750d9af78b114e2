"""What both boxes contain. Numbers in brackets cite docs/rules/time-bomb.md."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import TypeVar

E = TypeVar("E", bound=StrEnum)


class Role(StrEnum):
    SWAT = "swat"
    TERRORIST = "terrorist"


class Ending(StrEnum):
    DISARMED = "disarmed"  # the last Success is cut
    EXPLODED = "exploded"  # a bomb goes off
    TIME_UP = "time-up"  # the fourth round ends


WINNERS = {Ending.DISARMED: Role.SWAT, Ending.EXPLODED: Role.TERRORIST, Ending.TIME_UP: Role.TERRORIST}  # [TB9]

HAND_SIZES = (5, 4, 3, 2)  # round by round [TB3]
ROUNDS = len(HAND_SIZES)


class Claims(StrEnum):
    """How claims are made, an option [TB12]."""

    FREE = "free"
    IN_TURN = "in_turn"
    OFF = "off"


def pile(kinds: Iterable[E], counts: Iterable[int]) -> tuple[E, ...]:
    return tuple(sorted(kind for kind, count in zip(kinds, counts, strict=True) for _ in range(count)))


CAST = {  # SWAT, Terrorist; with 4 and 7 players one card stays in the box [TB1]
    4: pile(Role, (3, 2)),
    5: pile(Role, (3, 2)),
    6: pile(Role, (4, 2)),
    7: pile(Role, (5, 3)),
    8: pile(Role, (5, 3)),
}


def minus(cards: Iterable[E], gone: Iterable[E]) -> tuple[E, ...]:
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)
