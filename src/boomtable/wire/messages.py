"""Every message between a table and whoever sits at it, watches it, or is about to. docs/protocol.md explains them."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any, Final, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from boomtable.engine import Place, Refusal, Said, Seat, Viewer
from boomtable.engine.moves import kebab
from boomtable.wire.offers import AnyOffer

PROTOCOL: Final = 1  # a client that speaks another one reloads

END = r"$(?![\s\S])"  # of a text: in Python `$` alone would let a newline follow

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24, description="Shown as text, never as markup.")]
Line: TypeAlias = Annotated[str, Meta(min_length=1, max_length=280)]
Entropy: TypeAlias = Annotated[str, Meta(max_length=64, pattern=rf"^[0-9A-Za-z_-]*{END}")]
MoveId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=36, pattern=rf"^[0-9A-Za-z_-]+{END}")]
MemberId: TypeAlias = int
Level: TypeAlias = Annotated[str, Meta(max_length=24)]
Secret: TypeAlias = Annotated[str, Meta(max_length=64, pattern=rf"^[0-9A-Za-z_-]+{END}")]


class Sent(Struct, frozen=True, forbid_unknown_fields=True):
    """Something a client sends; what it does not know it may not add."""


# What a host may set.


class MoveClock(Sent, frozen=True):
    """So many seconds for each answer, and a bank for when they are not enough."""

    move: Annotated[int, Meta(ge=5, le=3600)]
    bank: Annotated[int, Meta(ge=0, le=3600)] = 0


class Visibility(StrEnum):
    PRIVATE = "private"  # by code or link only
    PUBLIC = "public"  # listed for everyone


class Meeting(StrEnum):
    """How the people of a table meet: what their devices are for follows from it."""

    TOGETHER = "together"  # they talk, the devices remind
    REMOTE = "remote"  # they write, and join calls
    MIXED = "mixed"


class Settings(Sent, frozen=True):
    """How a table is run; the rules of the game are its options."""

    seats: Annotated[int, Meta(ge=1, le=32)] = 32  # or as many as the game has
    visibility: Visibility = Visibility.PRIVATE
    spectators: bool = True
    chat: bool = True
    clock: MoveClock | None = None
    away: Annotated[int, Meta(ge=5, le=3600)] | None = 60  # seconds gone until a substitute bot answers
    moderator: bool = False  # the host runs the game and has no seat in it
    meeting: Meeting = Meeting.TOGETHER
    teaching: bool = False  # somebody's first game: devices explain as it goes
    research: bool = False  # its finished games may be exported, without names


# Over HTTP.


class NewTable(Sent, frozen=True, kw_only=True):
    game: Annotated[str, Meta(max_length=40)]
    name: Name
    options: dict[str, str | int | bool] = {}
    settings: Settings = Settings()
    entropy: Entropy = ""
    bearer: bool = False  # hand me the key itself, no cookie


class Join(Sent, frozen=True, kw_only=True):
    name: Name
    entropy: Entropy = ""
    bearer: bool = False


class NewLink(Sent, frozen=True):
    """A one-time link: to my own seat from another device, or, from the host, to a screen for a place.

    Also from the host, to the seat of somebody whose devices are gone; when it is used, everyone can see it.
    """

    place: Annotated[str, Meta(max_length=24)] | None = None
    member: MemberId | None = None


class Redeem(Sent, frozen=True, kw_only=True):
    link: Secret
    bearer: bool = False


class Planned(Sent, frozen=True, kw_only=True):
    """So many people would play a title by these house rules."""

    players: Annotated[int, Meta(ge=1, le=32)]
    options: dict[str, str | int | bool] = {}


class Seated(Struct, frozen=True, kw_only=True):
    """You have a key to this table now: in a cookie, or here if you asked for it."""

    code: str
    member: MemberId | None  # none for a screen
    place: Place | None = None  # of a screen
    key: str | None = None


class Link(Struct, frozen=True):
    link: str
    seconds: int


class Addresses(Struct, frozen=True):
    """Where other devices can open this server, such as http://192.168.1.7:8470: the best first, or none."""

    addresses: tuple[str, ...]


class OptionInfo(Struct, frozen=True):
    name: str
    default: Any
    allowed: tuple[str, ...]


class GameInfo(Struct, frozen=True, kw_only=True):
    id: str
    title: str
    rules: int
    seats: tuple[int, ...]
    options: tuple[OptionInfo, ...]
    levels: tuple[str, ...]
    places: tuple[Place, ...]  # from which a screen may show it
    calls: tuple[Place, ...]  # where voices can be, each with a call of its own


class Phase(StrEnum):
    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    CLOSED = "closed"


class Summary(Struct, frozen=True, kw_only=True):
    """A table as anyone may see it who knows its code, or finds it in the list."""

    code: str
    game: str
    phase: Phase
    host: str
    taken: int
    seats: int
    spectators: bool


class Problem(Struct, frozen=True):
    """Why a request was refused: a code with facts, for which the client finds the words."""

    code: str
    facts: dict[str, str | int] = {}


# From a client, over its socket. Every one has an id of the client's making: sent again, it counts once.


class Ask(Sent, frozen=True, tag_field="type", tag=kebab, kw_only=True):
    id: MoveId


class Play(Ask, frozen=True):
    """The answer to a prompt, by its number: a late tap cannot answer a later question."""

    prompt: int
    move: Raw


class Say(Ask, frozen=True):
    talk: Raw


class Why(Ask, frozen=True):
    """Why may I not do that?"""

    move: Raw


class Chat(Ask, frozen=True):
    text: Line


class Ready(Ask, frozen=True):
    ready: bool = True
    entropy: Entropy = ""  # fresh, for the next deal


class Leave(Ask, frozen=True):
    pass


class Back(Ask, frozen=True):
    """I am here again: the substitute may stop."""


# The host's.


class AddBot(Ask, frozen=True):
    level: Level | None = None


class Remove(Ask, frozen=True):
    member: MemberId


class Arrange(Ask, frozen=True):
    """The members in the order they shall sit."""

    members: tuple[MemberId, ...]


class Change(Ask, frozen=True):
    settings: Settings | None = None
    options: dict[str, str | int | bool] | None = None


class Call(Ask, frozen=True):
    """The link to the call of a place, or of the whole table where nobody is apart; an empty one takes it away."""

    place: Annotated[str, Meta(max_length=24)]
    link: str


class Start(Ask, frozen=True):
    pass


class Pause(Ask, frozen=True):
    pass


class Resume(Ask, frozen=True):
    pass


class HandOver(Ask, frozen=True):
    """A bot plays this member's seat until further notice."""

    member: MemberId
    level: Level | None = None


class HandBack(Ask, frozen=True):
    member: MemberId


class Rematch(Ask, frozen=True):
    """Back to the lobby with the same people."""


class Ping(Ask, frozen=True):
    pass


AnyAsk: TypeAlias = (
    Play
    | Say
    | Why
    | Chat
    | Ready
    | Leave
    | Back
    | AddBot
    | Remove
    | Arrange
    | Change
    | Call
    | Start
    | Pause
    | Resume
    | HandOver
    | HandBack
    | Rematch
    | Ping
)

# To a client, over its socket.


class Tell(Struct, frozen=True, tag_field="type", tag=kebab):
    """Something the table tells."""


class Welcome(Tell, frozen=True, kw_only=True):
    """First of all: who you are here."""

    protocol: int
    server: str  # its version: another one than before means reload
    code: str
    member: MemberId | None
    place: Place | None  # the place watched from, for who has no chair


class SubstituteReason(StrEnum):
    """Why a bot plays a person's seat."""

    AWAY = "away"
    LATE = "late"
    HOST = "host"  # handed over
    LEFT = "left"


class Chair(Struct, frozen=True, kw_only=True):
    """One member of the table; members sit in the order of the list."""

    member: MemberId
    name: str
    level: str | None  # of a bot
    ready: bool
    present: bool
    minder: SubstituteReason | None
    moved: int  # so often the host gave this seat to another device


class FairDeal(Struct, frozen=True, kw_only=True):
    """What proves afterwards that the deal was not chosen: see docs/fair-deals.md."""

    table: str
    commitment: str
    entropy: tuple[str, ...]  # frozen when the game starts


class Roster(Tell, frozen=True, kw_only=True, tag="table"):
    """The table itself: who is here and how it is run. The same for everyone."""

    code: str
    game: str
    rules: int
    phase: Phase
    number: int  # of the game: rematches count up
    host: MemberId
    moderator: MemberId | None  # who has no seat, in a game the last of the chairs
    chairs: tuple[Chair, ...]
    settings: Settings
    options: dict[str, Any]
    paused: bool
    screens: tuple[Place, ...]  # places that a screen was set up for
    fair: FairDeal


class Prompt(Struct, frozen=True):
    """You are asked: answer with this number, from this offer. While a clock runs nobody has to, and it is not owed."""

    number: int
    offer: AnyOffer
    owed: bool = True


class Update(Tell, frozen=True):
    """The whole table as you see it now. It comes whenever something changed for you, and only then."""

    view: Any
    prompt: Prompt | None


class Changes(Tell, frozen=True):
    """What is new since the latest update or changes, for who asked to be told no more than that."""

    changed: dict[str, Any]  # fields of the view, as they are now
    grown: dict[str, tuple[Any, ...]]  # the items that came behind those that an array had
    prompt: Prompt | UnsetType | None = UNSET  # left out while it stays the same


class Heard(Tell, frozen=True):
    """What was said where you could hear it, from the so-manieth on."""

    start: int
    said: tuple[Said, ...]


class Left(Struct, frozen=True):
    """Seconds left until an alarm of the game rings."""

    alarm: str
    seconds: float


class Times(Tell, frozen=True, kw_only=True, tag="clock"):
    """What the clocks show as this is sent."""

    running: bool
    alarms: tuple[Left, ...]
    mine: float | None  # seconds left for my answer, the bank included
    bank: float | None


class ChatLine(Struct, frozen=True):
    number: int
    member: MemberId
    name: str
    text: str


class Chatted(Tell, frozen=True, tag="chat"):
    lines: tuple[ChatLine, ...]


class Called(Tell, frozen=True, tag="call"):
    """The call of the place where you are now; nothing once there is none."""

    place: Place | None
    link: str | None


class Done(Tell, frozen=True):
    """It counts, and it is on disk."""

    id: str


class Refused(Tell, frozen=True):
    """It does not count; the code says why, the rule's number stands behind it where there is one."""

    id: str
    code: str
    rule: str | None = None
    facts: dict[str, str | int] = {}


class Reason(Tell, frozen=True):
    """The answer to Why; none if it may be done."""

    id: str
    refusal: Refusal | None


class Pong(Tell, frozen=True):
    """The line is alive; and what the clocks show now, so that a device can tell how long its messages take."""

    id: str
    clock: Times | None


AnyTell: TypeAlias = (
    Welcome | Roster | Update | Changes | Heard | Times | Chatted | Called | Done | Refused | Reason | Pong
)

ASK = msgspec.json.Decoder(AnyAsk)
ENCODE = msgspec.json.Encoder().encode


class Glimpse(Struct, frozen=True):
    """A moment of a game as one viewer saw it: what a download of one's own games is made of."""

    view: Any
    heard: tuple[Said, ...]


class Memoir(Struct, frozen=True, kw_only=True):
    """One game from one chair."""

    game: str
    rules: int
    viewer: Viewer
    seat: Seat | None
    glimpses: tuple[Glimpse, ...]


class Close:
    """Why a socket was closed, as WebSocket close codes."""

    NO_KEY: Final = 4401
    FORBIDDEN: Final = 4403
    NO_TABLE: Final = 4404
    SLOW: Final = 4408
    GONE: Final = 4410  # the table was deleted, or you were removed
    RELOAD: Final = 4426
    TOO_MUCH: Final = 4429
    BROKEN: Final = 4500
    FULL: Final = 4503
