"""The moves and news of Trick Snipers."""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias

from msgspec import Struct

from boomtable.engine import Move, Seat
from boomtable.engine.moves import kebab
from boomtable.games.trick_snipers.cards import Card, Hand

# What chance does.


class Deal(Move, frozen=True):
    """A hand for each seat in order, and last the unused cards [TS1]."""

    hands: tuple[Hand, ...]


class DrawLeader(Move, frozen=True):
    seat: Seat


# What players do.


class PassOn(Move, frozen=True):
    """Four cards to the left [TS2]."""

    cards: Hand


class Play(Move, frozen=True):
    card: Card


# What everyone sees happen.


class Ending(StrEnum):
    TWO_POINTS = "two-points"
    MOST_TRICKS = "most-tricks"
    NOBODY = "nobody"


class Trick(Struct, frozen=True):
    """A finished trick: who led, the cards in order of play, who took it, and how."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat
    sniped: bool  # taken by a snipe [TS6]
    points: int  # 0, or 1 for a snipe or a 7 [TS7]


class News(Struct, frozen=True, tag_field="news", tag=kebab):
    """Something that happened in front of everyone."""


class CardsDealt(News, frozen=True):
    pass


class CardsPassed(News, frozen=True):
    pass


class LeaderDrawn(News, frozen=True):
    seat: Seat


class CardPlayed(News, frozen=True):
    seat: Seat
    card: Card


class TrickTaken(News, frozen=True):
    seat: Seat
    sniped: bool
    points: int


class Ended(News, frozen=True):
    ending: Ending


AnyMove: TypeAlias = Deal | DrawLeader | PassOn | Play
AnyNews: TypeAlias = CardsDealt | CardsPassed | LeaderDrawn | CardPlayed | TrickTaken | Ended
