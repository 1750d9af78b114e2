"""The moves of Two Rooms and a Boom."""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias

from boomtable.engine import Move, Seat


class Call(StrEnum):
    """What a Gambler may call [TR23]."""

    RED = "red"
    BLUE = "blue"
    NEITHER = "neither"


# What chance does.


class Bury(Move, frozen=True):
    """This card is dealt to nobody [TR4]."""

    card: str


class SetAside(Move, frozen=True):
    """This card waits for the Drunk to become sober [TR35]."""

    card: str


class DealCards(Move, frozen=True):
    """One card to each seat in order [TR1]."""

    cards: tuple[str, ...]


class PickLargerRoom(Move, frozen=True):
    """With an odd number of players, one more goes to this room [TR2]."""

    room: int


class Split(Move, frozen=True):
    """These go to room 1, the others to room 2 [TR2]."""

    seats: tuple[Seat, ...]


class PlaceAmbassadors(Move, frozen=True):
    """The first of the two starts in this room, the other in the other one [TR2]."""

    room: int


class DrawLeader(Move, frozen=True):
    """Nobody led when the time ran out [TR11]."""

    seat: Seat


# What players do while the clock runs.


class Appoint(Move, frozen=True):
    """Make another player the first leader of the room [TR8]."""

    seat: Seat


class OfferLead(Move, frozen=True):
    """The leader offers the leader card [TR9]."""

    seat: Seat


class TakeLead(Move, frozen=True):
    pass


class RefuseLead(Move, frozen=True):
    pass


class Point(Move, frozen=True):
    """Vote openly for this player as leader [TR10]."""

    seat: Seat


class StopPointing(Move, frozen=True):
    pass


class ShowCard(Move, frozen=True):
    """Show your card to one player [TR15]."""

    seat: Seat


class ShowAll(Move, frozen=True):
    """Show your card to everyone in the room [TR15]."""


class ShowColour(Move, frozen=True):
    """Show one player only the colour of your card [TR15] [TR17]."""

    seat: Seat


class ShowColourToAll(Move, frozen=True):
    """Show everyone in the room only the colour of your card [TR15] [TR17]."""


class OfferCard(Move, frozen=True):
    """Offer to share cards [TR16]."""

    seat: Seat


class OfferColour(Move, frozen=True):
    """Offer to share colours [TR16]."""

    seat: Seat


class Accept(Move, frozen=True):
    """Accept the offer that this player has made [TR16]."""

    seat: Seat


class Refuse(Move, frozen=True):
    """Refuse the offer that this player has made; no reason is given [TR16]."""

    seat: Seat


class Withdraw(Move, frozen=True):
    """Withdraw your offer to this player, who has not answered yet [TR16]."""

    seat: Seat


class Use(Move, frozen=True):
    """Use the power of your card on these players."""

    targets: tuple[Seat, ...]


class Walk(Move, frozen=True):
    """An Ambassador goes to the other room [TR39]."""


# What players do between the rounds, and at the end.


class Send(Move, frozen=True):
    """The leader names the hostages, for good [TR12]."""

    hostages: tuple[Seat, ...]


class EndParley(Move, frozen=True):
    """A leader is done talking to the other leader [TR13]."""


class NameBuried(Move, frozen=True):
    """The Private Eye says which card was buried [TR22]."""

    card: str


class CallWinner(Move, frozen=True):
    """The Gambler says who will win [TR23]."""

    side: Call


class Shoot(Move, frozen=True):
    """The Sniper shoots a player in either room [TR22]."""

    seat: Seat


Chances: TypeAlias = Bury | SetAside | DealCards | PickLargerRoom | Split | PlaceAmbassadors | DrawLeader
Acts: TypeAlias = (
    Appoint
    | OfferLead
    | TakeLead
    | RefuseLead
    | Point
    | StopPointing
    | ShowCard
    | ShowAll
    | ShowColour
    | ShowColourToAll
    | OfferCard
    | OfferColour
    | Accept
    | Refuse
    | Withdraw
    | Use
    | Walk
    | Send
)
AnyMove: TypeAlias = Chances | Acts | EndParley | NameBuried | CallWinner | Shoot
