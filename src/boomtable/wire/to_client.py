"""What the server sends over a socket. docs/protocol.md explains each message."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from boomtable.engine import Place, Refusal, Said
from boomtable.engine.moves import kebab
from boomtable.wire.offers import AnyOffer
from boomtable.wire.protocol import MemberId, Phase, Settings


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
    """What was said where you could hear it, from number `start` on; what you had from there on is replaced."""

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
