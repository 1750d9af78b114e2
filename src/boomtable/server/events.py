"""What happens at a table, as its log holds it. The log is the truth; everything else follows from it."""

from __future__ import annotations

from typing import Any, TypeAlias

from msgspec import Struct

from boomtable.engine import Draw, Place, Seat
from boomtable.engine.moves import kebab
from boomtable.engine.records import Played, Spoken
from boomtable.wire.protocol import MemberId, Settings
from boomtable.wire.to_client import SubstituteReason


class Event(Struct, frozen=True, tag_field="event", tag=kebab):
    """Something that happened, in the past tense."""


# Around the game.


class Opened(Event, frozen=True, kw_only=True):
    id: str
    code: str
    game: str
    options: dict[str, Any]
    settings: Settings
    seed: str  # of the first game's deals; its hash is shown, itself only after the game


class Joined(Event, frozen=True):
    member: MemberId
    name: str
    key: str  # hashed, as every key and link
    entropy: str


class BotAdded(Event, frozen=True):
    member: MemberId
    level: str


class MemberLeft(Event, frozen=True, tag="departed"):
    """Of their own will or the host's; in a game their chair stays and a bot plays it."""

    member: MemberId


class Readied(Event, frozen=True):
    member: MemberId
    ready: bool
    entropy: str


class Arranged(Event, frozen=True):
    members: tuple[MemberId, ...]


class Changed(Event, frozen=True):
    settings: Settings
    options: dict[str, Any]


class HostChanged(Event, frozen=True, tag="hosted"):
    member: MemberId


class Linked(Event, frozen=True):
    link: str
    member: MemberId | None
    place: Place | None
    until: float  # by the server's clock
    moves: bool = False  # made by the host, for one whose devices are gone


class Redeemed(Event, frozen=True):
    link: str
    key: str


class ChatSaid(Event, frozen=True):
    member: MemberId
    text: str


class CallSet(Event, frozen=True):
    """The host gave a place its call, or took it away."""

    place: Place
    link: str


# The game.


class Started(Event, frozen=True):
    rules: int


class GameMove(Event, frozen=True, tag="went"):
    """A move or a word, or a draw of chance with the numbers that made it."""

    entry: Played | Spoken
    draws: tuple[Draw, ...] = ()


class Paused(Event, frozen=True):
    pass


class Resumed(Event, frozen=True):
    pass


class Slept(Event, frozen=True):
    """Nobody was there for so long that time stands still."""


class Woke(Event, frozen=True):
    pass


class SubstituteAdded(Event, frozen=True, tag="minded"):
    """A bot plays a seat that a person holds."""

    seat: Seat
    why: SubstituteReason
    level: str
    quiet: bool = False  # that the seat was asked at all is not for everyone to know


class PersonReturned(Event, frozen=True, tag="returned"):
    seat: Seat


class RematchOpened(Event, frozen=True, tag="again"):
    """A rematch: back to the lobby."""

    seed: str


class Closed(Event, frozen=True):
    pass


AnyEvent: TypeAlias = (
    Opened
    | Joined
    | BotAdded
    | MemberLeft
    | Readied
    | Arranged
    | Changed
    | HostChanged
    | Linked
    | Redeemed
    | ChatSaid
    | CallSet
    | Started
    | GameMove
    | Paused
    | Resumed
    | Slept
    | Woke
    | SubstituteAdded
    | PersonReturned
    | RematchOpened
    | Closed
)


class Entry(Struct, frozen=True, omit_defaults=True):
    """What one request brought about, chance and all: one line of the log."""

    events: tuple[AnyEvent, ...]
    member: MemberId | None = None  # who asked
    id: str = ""  # and under which id
