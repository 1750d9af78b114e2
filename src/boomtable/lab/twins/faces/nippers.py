"""What the twins of both boxes of Time Bomb say in the same words: roles and claims."""

from __future__ import annotations

from typing import TypeVar

from msgspec import Struct
from msgspec.structs import astuple

from boomtable.games.nippers.cards import Role
from boomtable.lab.twins.counting import PLAYERS
from boomtable.lab.twins.faces.face import Numbers, members
from boomtable.lab.twins.nippers import ROLES, TERRORISTS

C = TypeVar("C", bound=Struct)


def roles_of(table: Numbers) -> tuple[Role, ...]:
    """None before they are dealt: afterwards there are always Terrorists [TB1]."""
    terrorists = members(table[TERRORISTS])
    cards = range(ROLES[table[PLAYERS]]) if terrorists else ()
    return tuple(Role.TERRORIST if card in terrorists else Role.SWAT for card in cards)


def terrorists_of(roles: tuple[Role, ...]) -> int:
    """As the kernels know them."""
    return sum(1 << card for card, role in enumerate(roles) if role is Role.TERRORIST)


def claim_of(number: int, kind: type[C]) -> C | None:
    digits = [(int(number) >> 3 * place) & 7 for place in range(len(kind.__struct_fields__))]
    return kind(*(digit - 1 if digit else None for digit in digits)) if any(digits) else None


def number_of(claim: Struct) -> int:
    """The claim as the kernels know it; to decline says nothing, which is 0."""
    return sum(number + 1 << 3 * place for place, number in enumerate(astuple(claim)) if number is not None)
