"""The moves, talk and news of Time Bomb Evolution."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from boomtable.engine import Move, Seat, Talk
from boomtable.games.time_bomb_evolution.cards import Hand, Wire
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

# What chance does.


class PickColours(Move, frozen=True):
    colours: tuple[Wire, ...]


class RemoveCards(Move, frozen=True):
    """These Evo cards go back into the box, unseen [TE2]."""

    cards: Hand


class DealWires(Move, frozen=True):
    hands: tuple[Hand, ...]


class Flip(Move, frozen=True):
    wire: Wire


class DrawNumber(Move, frozen=True):
    """How many places clockwise from the clipper the player sits whose wire must be cut [TE10]."""

    number: int


# What players do and say.


class Protect(Move, frozen=True):
    """The Success just cut goes on this colour [TE6]."""

    colour: Wire


class Unprotect(Move, frozen=True):
    """The Success on this colour is removed [TE13]."""

    colour: Wire


class Claim(Talk, frozen=True):
    """How many wires of some kinds I say I hold; a kind that is left out is not claimed [TB11]."""

    success: int | None = None
    green: int | None = None
    purple: int | None = None
    red: int | None = None
    blue: int | None = None
    yellow: int | None = None
    pink: int | None = None


# What everyone sees happen.


class ColoursPicked(News, frozen=True):
    colours: tuple[Wire, ...]


class CardsRemoved(News, frozen=True):
    count: int


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


class NumberDrawn(News, frozen=True):
    """The number after a red wire: `owner` must be cut, or has no wire and takes the nippers [TE10]."""

    by: Seat
    number: int
    owner: Seat
    handed: bool


class Protected(News, frozen=True):
    by: Seat
    colour: Wire


class Unprotected(News, frozen=True):
    by: Seat
    colour: Wire


class Shortened(News, frozen=True):
    """A pink wire has taken a cut from round 4, which has this many left [TE15]."""

    cuts_left: int


class Exploded(News, frozen=True):
    """A colour went off: by count, or as a purple pair [TE9]."""

    colour: Wire
    pair: bool


AnyMove: TypeAlias = (
    DealRoles
    | PickColours
    | RemoveCards
    | PickStart
    | DealWires
    | Flip
    | DrawNumber
    | Cut
    | Protect
    | Unprotect
    | Claim
    | Decline
)
AnyTalk: TypeAlias = Claim | Accuse | Suggest
AnyNews: TypeAlias = (
    RolesDealt
    | ColoursPicked
    | CardsRemoved
    | Started
    | WiresDealt
    | Claimed
    | Aimed
    | Turned
    | NumberDrawn
    | Protected
    | Unprotected
    | Shortened
    | Exploded
    | Ended
)
