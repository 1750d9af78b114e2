"""What is done and said in Time Bomb, and the news of it."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from boomtable.engine import Move, Seat, Talk
from boomtable.games.time_bomb.cards import Hand, Wire
from boomtable.games.time_bomb_shared.moves import (
    Accuse,
    Aimed,
    Cut,
    DealRoles,
    Decline,
    Ended,
    News,
    PickStart,
    RolesDealt,
    Started,
    Suggest,
    WiresDealt,
)


class DealWires(Move, frozen=True):
    hands: tuple[Hand, ...]


class Flip(Move, frozen=True):
    wire: Wire


class Claim(Talk, frozen=True):
    """How many wires of some kinds I say I hold; of a kind left out I say nothing [TB11]."""

    safe: int | None = None
    success: int | None = None
    boom: int | None = None


class Claimed(News, frozen=True):
    """An answer given in turn; without a claim it was declined."""

    seat: Seat
    claim: Claim | None


class FalseClaim(Struct, frozen=True):
    """A claim made in turn that was false, and what would have been true."""

    seat: Seat
    round: int
    claim: Claim
    truth: Claim


class Turned(News, frozen=True):
    owner: Seat
    wire: Wire


AnyMove: TypeAlias = DealRoles | PickStart | DealWires | Flip | Cut | Claim | Decline
AnyTalk: TypeAlias = Claim | Accuse | Suggest
AnyNews: TypeAlias = RolesDealt | Started | WiresDealt | Claimed | Aimed | Turned | Ended
