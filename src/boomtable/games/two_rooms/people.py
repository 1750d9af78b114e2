"""What is true of one player: card, room and conditions; and what two players offer each other or have shared."""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias, TypeVar

from msgspec import Struct

from boomtable.engine import Seat

T = TypeVar("T")
ROOMS = ("room-1", "room-2")
PARLEY = "parley"  # between them, where only the leaders are [TR13]


def put(pair: tuple[T, T], room: int, value: T) -> tuple[T, T]:
    """The pair with another value for this room."""
    return (value, pair[1]) if room == 0 else (pair[0], value)


# Conditions: what a player can be besides their card.


class Condition(StrEnum):
    DEAD = "dead"
    IMMUNE = "immune"
    HONEST = "honest"
    LIAR = "liar"
    BLIND = "blind"
    COY = "coy"
    SHY = "shy"
    PARANOID = "paranoid"
    SAVVY = "savvy"
    FOOLISH = "foolish"
    CURSED = "cursed"
    ZOMBIE = "zombie"
    IN_LOVE = "in-love"
    IN_HATE = "in-hate"


Conditions: TypeAlias = tuple[Condition, ...]  # sorted, each at most once

CANCEL = {  # a new one and those it cancels disappear together [TR30]
    Condition.FOOLISH: (Condition.SHY, Condition.COY, Condition.PARANOID),
    Condition.SHY: (Condition.FOOLISH,),
    Condition.COY: (Condition.FOOLISH,),
    Condition.PARANOID: (Condition.FOOLISH,),
    Condition.HONEST: (Condition.LIAR,),
    Condition.LIAR: (Condition.HONEST,),
    Condition.IN_LOVE: (Condition.IN_HATE,),
    Condition.IN_HATE: (Condition.IN_LOVE,),
}
PSYCH = (Condition.SHY, Condition.COY, Condition.PARANOID)


def gained(held: Conditions, new: Condition) -> Conditions:
    """These conditions with a new one, or without those it cancels [TR30]."""
    if Condition.IMMUNE in held or new in held:
        return held
    kept = tuple(condition for condition in held if condition not in CANCEL.get(new, ()))
    return kept if len(kept) < len(held) else tuple(sorted((*held, new)))


def without(held: Conditions, gone: tuple[Condition, ...]) -> Conditions:
    return tuple(condition for condition in held if condition not in gone)


# Players, offers and shares.


class Kind(StrEnum):
    """What is shown in a share: the whole card, or only its printed colour [TR17]."""

    CARD = "card"
    COLOUR = "colour"


class Aim(Struct, frozen=True, array_like=True):
    """An aim that a condition puts in place of the card's own, and with whom [TR36]."""

    condition: Condition
    partner: Seat | None


class Person(Struct, frozen=True):
    """One player: where they are, what they hold, and what has happened to them."""

    room: int = 0
    card: str = ""
    conditions: Conditions = ()
    since: int = 0  # how many shares there had been when they got this card [TR34]
    open: bool = False  # permanently revealed [TR15]
    used: tuple[int, ...] = ()  # the rounds in which they used the power of this card
    aims: tuple[Aim, ...] = ()  # replacement aims as they came, the latest last [TR36]
    lucky: bool = False  # has held the Leprechaun [TR34]
    left: bool = False  # has ever left the room they started in
    trips: tuple[int, ...] = ()  # the rounds in which they went as hostage
    votes: tuple[int, ...] = ()  # the rounds in which their pointing helped to usurp a leader
    usurped: bool = False  # has been in a room where a leader was usurped
    led: tuple[int, ...] = ()  # the rooms they have led
    gambling: bool = False  # has become a Gambler by Premature Loss [TR28]

    @property
    def aim(self) -> Aim | None:
        """The latest replacement aim whose condition still holds [TR36]."""
        return next((aim for aim in reversed(self.aims) if aim.condition in self.conditions), None)

    def has(self, condition: Condition) -> bool:
        return condition in self.conditions


class Offer(Struct, frozen=True, order=True):
    """An open offer to share [TR16]; `cure` is a Psychologist's, which psych conditions do not stop."""

    by: Seat
    to: Seat
    kind: Kind
    cure: bool = False


class Share(Struct, frozen=True, array_like=True):
    """Two players showed each other the same thing; the cards are those before any power acted."""

    round: int
    seats: tuple[Seat, Seat]
    cards: tuple[str, str]
    kind: Kind
    forced: bool

    def partner(self, seat: Seat) -> Seat:
        return self.seats[1] if self.seats[0] == seat else self.seats[0]

    def card_of(self, seat: Seat) -> str:
        return self.cards[self.seats.index(seat)]
