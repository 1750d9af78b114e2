"""What is in the box of Time Bomb. Numbers in brackets cite docs/rules/time-bomb.md."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import TypeAlias, TypeVar

from msgspec import Struct

from boomtable.engine import Seat

E = TypeVar("E", bound=StrEnum)


class Wire(StrEnum):
    SAFE = "safe"
    SUCCESS = "success"
    BOOM = "boom"


class Role(StrEnum):
    SWAT = "swat"
    TERRORIST = "terrorist"


class Ending(StrEnum):
    DISARMED = "disarmed"  # the last Success is cut
    EXPLODED = "exploded"  # the Boom is cut
    TIME_UP = "time-up"  # the fourth round ends


WINNERS = {Ending.DISARMED: Role.SWAT, Ending.EXPLODED: Role.TERRORIST, Ending.TIME_UP: Role.TERRORIST}  # [TB9]

Hand: TypeAlias = tuple[Wire, ...]  # sorted: players mix their wires, so places mean nothing [TB5]


class Snip(Struct, frozen=True, array_like=True):
    """One wire cut: whose it was, and what it was [TB10]."""

    owner: Seat
    wire: Wire


HAND_SIZES = (5, 4, 3, 2)  # round by round [TB3]
ROUNDS = len(HAND_SIZES)


def pile(kinds: type[E], counts: Iterable[int]) -> tuple[E, ...]:
    return tuple(sorted(kind for kind, count in zip(kinds, counts, strict=True) for _ in range(count)))


CAST = {  # SWAT, Terrorist; with 4 and 7 players one card stays in the box [TB1]
    4: pile(Role, (3, 2)),
    5: pile(Role, (3, 2)),
    6: pile(Role, (4, 2)),
    7: pile(Role, (5, 3)),
    8: pile(Role, (5, 3)),
}
WIRES = {  # Safe, Success, Boom [TB3]
    4: pile(Wire, (15, 4, 1)),
    5: pile(Wire, (19, 5, 1)),
    6: pile(Wire, (23, 6, 1)),
    7: pile(Wire, (27, 7, 1)),
    8: pile(Wire, (31, 8, 1)),
}


def minus(cards: Iterable[E], gone: Iterable[E]) -> tuple[E, ...]:
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)
