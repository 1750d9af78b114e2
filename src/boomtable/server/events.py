"""Events in a table's log. The log is the truth; everything else is derived from it."""

from __future__ import annotations

from typing import Any, TypeAlias

from msgspec import Struct

from boomtable.engine import Draw, Place, Seat
from boomtable.engine.moves import kebab
from boomtable.engine.records import Fork, Played, Spoken
from boomtable.wire.protocol import MemberId, Settings
from boomtable.wire.to_client import GateKind, SubstituteReason


class Event(Struct, frozen=True, tag_field="event", tag=kebab):
    """Something that happened, in the past tense."""


# Around the game.


class Opened(Event, frozen=True, kw_only=True):
    id: str
    code: str
    game: str
    options: dict[str, Any]
    settings: Settings
    seed: str  # of the first game's deals; its hash is published at once, itself after the game
    practice: bool = False  # a lesson for one person, whose deals are staged


class Joined(Event, frozen=True):
    member: MemberId
    name: str
    key: str  # hashed, as every key and link
    entropy: str
    admitted: bool = False  # a host let them in
    face: int | None = None  # that they would like
    colour: int | None = None


class BotAdded(Event, frozen=True):
    member: MemberId
    level: str


class MemberLeft(Event, frozen=True, tag="departed"):
    """They left or were removed; during a game their seat stays and a bot plays it."""

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


class GameChosen(Event, frozen=True, kw_only=True):
    """The table plays another title from now on."""

    game: str
    options: dict[str, Any]
    settings: Settings  # with what the title needs otherwise
    levels: dict[MemberId, str] = {}  # of bots who are new to this title


class FaceChosen(Event, frozen=True):
    member: MemberId
    face: int
    colour: int


class Voted(Event, frozen=True):
    """What a member would like to play next; None: nothing in particular."""

    member: MemberId
    game: str | None


class Guessed(Event, frozen=True):
    """A watcher sealed a guess in a part of the game; without seats it is taken back."""

    member: MemberId
    chapter: int
    seats: tuple[Seat, ...]


class EveningEnded(Event, frozen=True):
    """The host ended the evening, or went on after all."""

    ended: bool = True


class Published(Event, frozen=True):
    """The host made the game that has just ended public under this id, or changed whether its names are shown."""

    id: str
    named: bool


class Unpublished(Event, frozen=True):
    """The host took a finished game back: its id finds nothing any more."""

    id: str


class HostChanged(Event, frozen=True, tag="hosted"):
    member: MemberId
    owns: bool = False  # handed over for good, not only while the owner of the table is away


class Linked(Event, frozen=True):
    link: str
    member: MemberId | None
    place: Place | None
    until: float  # by the server's clock
    moves: bool = False  # made by the host, for a member who lost their devices


class Redeemed(Event, frozen=True):
    link: str
    key: str


class DeviceRemoved(Event, frozen=True):
    """A member logged out another device of theirs."""

    member: MemberId
    key: str


class KeysMet(Event, frozen=True):
    """These keys were seen on one device, so one person has them."""

    keys: tuple[str, ...]


class ScreenClosed(Event, frozen=True):
    key: str


class ChatSaid(Event, frozen=True):
    member: MemberId
    text: str


class CallSet(Event, frozen=True):
    """The host set or removed the call of a place."""

    place: Place
    link: str


# The game.


class Started(Event, frozen=True):
    rules: int
    first: Seat | None = None  # the only person, where the option "first" was left to chance
    show: float = 0.0  # how slowly things are shown, 1 as written; 0: at once, as in logs of earlier versions


class GameMove(Event, frozen=True, tag="went"):
    """A move or talk, or a chance move with the numbers it was made from."""

    entry: Played | Spoken
    draws: tuple[Draw, ...] = ()


class PlayedOn(Event, frozen=True):
    """The moves so far are those of another game, which is over: which one, and how many entries of it."""

    fork: Fork


class Paused(Event, frozen=True):
    pass


class Resumed(Event, frozen=True):
    pass


class GateSet(Event, frozen=True):
    """The table waits for people from this moment of its own time on."""

    kind: GateKind
    since: float
    until: float | None
    then: tuple[GateKind, ...] = ()  # and after that for these


class Looked(Event, frozen=True):
    member: MemberId


class GateShut(Event, frozen=True):
    """From now on the table's time stands still, until this time of the server's clock at most."""

    until: float


class GateOpened(Event, frozen=True):
    pass


class ShowSkipped(Event, frozen=True):
    """Somebody who plays alone has seen enough: the table's own time goes forward by so many seconds."""

    seconds: float


class Slept(Event, frozen=True):
    """Nobody was connected for so long that the table's time stopped."""


class Woke(Event, frozen=True):
    pass


class SubstituteAdded(Event, frozen=True, tag="minded"):
    """A bot plays a person's seat."""

    seat: Seat
    why: SubstituteReason
    level: str
    quiet: bool = False  # not shown: others may not know that this seat was asked


class PersonReturned(Event, frozen=True, tag="returned"):
    seat: Seat


class TookOver(Event, frozen=True):
    """Somebody without a seat plays on for a bot, or for somebody who left, who is gone from the table now."""

    member: MemberId
    of: MemberId


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
    | GameChosen
    | FaceChosen
    | Voted
    | Guessed
    | EveningEnded
    | Published
    | Unpublished
    | HostChanged
    | Linked
    | Redeemed
    | DeviceRemoved
    | KeysMet
    | ScreenClosed
    | ChatSaid
    | CallSet
    | Started
    | GameMove
    | PlayedOn
    | Paused
    | Resumed
    | GateSet
    | Looked
    | GateShut
    | GateOpened
    | ShowSkipped
    | Slept
    | Woke
    | SubstituteAdded
    | PersonReturned
    | TookOver
    | RematchOpened
    | Closed
)


class Entry(Struct, frozen=True, omit_defaults=True):
    """One line of the log: all events of one request, chance included."""

    events: tuple[AnyEvent, ...]
    member: MemberId | None = None  # whose request it was
    id: str = ""  # of the request
