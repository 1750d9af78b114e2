"""What is done and said in Time Bomb, and the news of it."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import TypeAlias

from msgspec import Struct

from boomtable.engine import Move, OneOf, Seat, Talk
from boomtable.engine.moves import kebab
from boomtable.games.time_bomb.cards import Ending, Hand, Role, Wire

# What chance does.


class DealRoles(Move, frozen=True):
    """One card to each seat in order; what is left stays in the box [TB1]."""

    roles: tuple[Role, ...]


class PickStart(Move, frozen=True):
    seat: Seat


class DealWires(Move, frozen=True):
    hands: tuple[Hand, ...]


class Flip(Move, frozen=True):
    wire: Wire


# What players do and say.


class Cut(Move, frozen=True):
    owner: Seat


class Claim(Talk, frozen=True):
    """How many wires of some kinds I say I hold; of a kind left out I say nothing [TB11]."""

    safe: int | None = None
    success: int | None = None
    boom: int | None = None

    @property
    def numbers(self) -> tuple[int, ...]:
        return tuple(n for n in (self.safe, self.success, self.boom) if n is not None)


class Decline(Move, frozen=True):
    """No claim this time [TB12]."""


class Accuse(Talk, frozen=True):
    seat: Seat


class Suggest(Talk, frozen=True):
    """Cut one of theirs next."""

    owner: Seat


# What everyone sees happen.


class News(Struct, frozen=True, tag_field="news", tag=kebab):
    """Something that happened in front of everyone."""


class RolesDealt(News, frozen=True):
    pass


class Started(News, frozen=True):
    seat: Seat


class WiresDealt(News, frozen=True):
    round: int


class Claimed(News, frozen=True):
    """An answer given in turn; without a claim it was declined."""

    seat: Seat
    claim: Claim | None


class Aimed(News, frozen=True):
    by: Seat
    owner: Seat


class Turned(News, frozen=True):
    owner: Seat
    wire: Wire


class Ended(News, frozen=True):
    ending: Ending


AnyMove: TypeAlias = DealRoles | PickStart | DealWires | Flip | Cut | Claim | Decline
AnyTalk: TypeAlias = Claim | Accuse | Suggest
AnyNews: TypeAlias = RolesDealt | Started | WiresDealt | Claimed | Aimed | Turned | Ended


@cache
def claims(held: int) -> OneOf[Claim]:
    """Everything that can be claimed of so many wires: numbers for one kind or more, no more in all [TB11]."""
    said = (None, *range(held + 1))
    every = [Claim(*numbers) for numbers in product(said, repeat=len(Wire))]
    return OneOf(claim for claim in every if claim.numbers and sum(claim.numbers) <= held)
