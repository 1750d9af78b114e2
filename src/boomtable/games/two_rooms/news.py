"""What happens, as told to those who were there."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from boomtable.engine import Seat
from boomtable.engine.moves import kebab
from boomtable.games.two_rooms.moves import Call
from boomtable.games.two_rooms.people import Condition, Kind


class News(Struct, frozen=True, tag_field="news", tag=kebab):
    """Something that happened in front of somebody."""


class Dealt(News, frozen=True):
    """The player's own card, and the conditions it starts with [TR1]."""

    card: str
    conditions: tuple[Condition, ...]


class Placed(News, frozen=True):
    """Who starts in room 1, and who in room 2 [TR2]."""

    rooms: tuple[tuple[Seat, ...], tuple[Seat, ...]]


class RoundBegan(News, frozen=True):
    round: int


class TimeUp(News, frozen=True):
    round: int


class Led(News, frozen=True):
    """A room has a new leader: appointed, handed the card, voted in, drawn, or by a power."""

    seat: Seat
    how: str
    by: tuple[Seat, ...]  # who appointed, handed over, or pointed


class Leaderless(News, frozen=True):
    """The leader card lies on the floor [TR33]."""

    room: int


class LeaderFound(News, frozen=True):
    """The other room has found the leader it lacked when time was up [TR11]."""

    room: int


class Lapsed(News, frozen=True):
    """An offer lapsed because one of the two has left the room [TR16]."""

    by: Seat
    to: Seat


class Entered(News, frozen=True):
    """What a player sees who enters a room [TR7]."""

    room: int
    leader: Seat | None
    lead_offer: Seat | None
    barred: Seat | None
    hostages: tuple[Seat, ...] | None
    pointing: tuple[tuple[Seat, Seat], ...]
    mayors: tuple[Seat, ...]
    tackled: tuple[Seat, ...]
    open: tuple[tuple[Seat, str], ...]


class LeadOffered(News, frozen=True):
    by: Seat
    to: Seat


class LeadRefused(News, frozen=True):
    by: Seat


class Pointed(News, frozen=True):
    by: Seat
    at: Seat | None


class Shown(News, frozen=True):
    """A player shows their card, or only its colour: `what` is what is seen."""

    by: Seat
    to: Seat | None  # everyone in the room
    kind: Kind
    what: str


class Showing(News, frozen=True):
    """What the rest of the room sees: that something is shown, but not what [TR20]."""

    by: Seat
    to: Seat
    kind: Kind


class Offered(News, frozen=True):
    by: Seat
    to: Seat
    kind: Kind


class Refused(News, frozen=True):
    by: Seat
    to: Seat


class TakenBack(News, frozen=True):
    """Whoever made an offer takes it back; no reason is given [TR16]."""

    by: Seat
    to: Seat


class Shared(News, frozen=True):
    """Two players shared, and what kind of share it was: both know, and the room sees it [TR20]."""

    seats: tuple[Seat, Seat]
    kind: Kind


class Gained(News, frozen=True):
    """Told to a player who gained a condition, or lost those it cancels [TR20] [TR30]."""

    condition: Condition
    now: tuple[Condition, ...]


class Cured(News, frozen=True):
    now: tuple[Condition, ...]


class Swapped(News, frozen=True):
    """The player's card was swapped for another [TR34]."""

    other: Seat
    gave: str
    card: str
    conditions: tuple[Condition, ...]


class NoMayor(News, frozen=True):
    """This player showed a Mayor's card and no longer holds it: their vote counts once [TR32]."""

    seat: Seat


class Covered(News, frozen=True):
    """A card that was permanently revealed was swapped for a hidden one [TR5]."""

    seat: Seat


class Tackled(News, frozen=True):
    """This player cannot be a hostage this round."""

    by: Seat
    seat: Seat


class Moved(News, frozen=True):
    """A player has changed rooms while the clock ran."""

    seat: Seat
    to: int


class Sending(News, frozen=True):
    """The leader has named the hostages; the other room does not know yet [TR12]."""

    room: int
    hostages: tuple[Seat, ...]


class Void(News, frozen=True):
    """The hostages that were named early cannot all go: the leader names them again [TR12]."""

    room: int


class Ready(News, frozen=True):
    """The other room's leader has named the hostages [TR14]."""

    room: int


class LeadersMeet(News, frozen=True):
    """Both leaders have named their hostages, and meet to talk alone [TR13]."""


class Met(News, frozen=True):
    """Told to a leader: who leads the other room [TR13]."""

    seat: Seat


class Parted(News, frozen=True):
    """A leader is done talking: seen by the other leader, and in the leader's own room [TR13]."""

    seat: Seat


class Exchanged(News, frozen=True):
    """The hostages have changed rooms [TR13]."""

    hostages: tuple[tuple[Seat, ...], tuple[Seat, ...]]


class Named(News, frozen=True):
    """A Private Eye names a card, or None if they said nothing."""

    by: Seat
    card: str | None


class Called(News, frozen=True):
    by: Seat
    side: Call | None


class Shot(News, frozen=True):
    by: Seat
    seat: Seat | None


class EndedEarly(News, frozen=True):
    """A BOOM or a HUG ends the game at once."""

    by: Seat
    power: str


class Over(News, frozen=True):
    """Everything is revealed [TR22]."""


AnyNews: TypeAlias = (
    Dealt
    | Placed
    | RoundBegan
    | TimeUp
    | Led
    | Leaderless
    | LeaderFound
    | Lapsed
    | Entered
    | LeadOffered
    | LeadRefused
    | Pointed
    | Shown
    | Showing
    | Offered
    | Refused
    | TakenBack
    | Shared
    | Gained
    | Cured
    | Swapped
    | NoMayor
    | Covered
    | Tackled
    | Moved
    | Sending
    | Void
    | Ready
    | LeadersMeet
    | Met
    | Parted
    | Exchanged
    | Named
    | Called
    | Shot
    | EndedEarly
    | Over
)


class Told(Struct, frozen=True, array_like=True):
    """One piece of news, and the act it came from."""

    act: int
    news: AnyNews
