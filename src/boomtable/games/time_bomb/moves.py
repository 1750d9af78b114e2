"""The moves, talk and news of Time Bomb."""

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
    """How many wires of some kinds I say I hold; a kind that is left out is not claimed [TB11]."""

    safe: int | None = None
    success: int | None = None
    boom: int | None = None


class Claimed(News, frozen=True):
    """A claim made in turn, or None if the player declined."""

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
