"""What the server sends over a socket. docs/protocol.md explains each message."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from boomtable.engine import Place, Refusal, Said, Seat
from boomtable.engine.moves import kebab
from boomtable.wire.offers import AnyOffer
from boomtable.wire.protocol import MemberId, Phase, Settings
from boomtable.wire.show import Show


class Tell(Struct, frozen=True, tag_field="type", tag=kebab):
    """A message from the server."""


class Welcome(Tell, frozen=True, kw_only=True):
    """The first message: who you are at this table."""

    protocol: int
    server: str  # its version; if it changed, reload
    code: str
    member: MemberId | None
    place: Place | None  # watched from, for a connection without a seat


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
    face: int  # a drawing that no other member has
    colour: int  # of the disc behind it
    level: str | None  # for a bot
    temper: str | None  # likewise: how it talks, and what it risks
    ready: bool
    present: bool
    minder: SubstituteReason | None
    moved: int  # how often the host gave this seat to another device
    plaster: bool  # the Boom of the game before was theirs
    won: int  # finished games of this table, of all titles


class FairDeal(Struct, frozen=True, kw_only=True):
    """What later proves that the deal was not rigged: see docs/fair-deals.md."""

    table: str
    commitment: str
    entropy: tuple[str, ...]  # frozen when the game starts


class OpenScreen(Struct, frozen=True, kw_only=True):
    """A screen that shows the game from a place; the host can close it."""

    screen: str
    place: Place
    by: MemberId | None  # who opened it


class Wall(Struct, frozen=True, kw_only=True):
    """A place whose screen is connected, so that the people there can look up at it."""

    place: Place
    sound: bool  # it can make sounds: browsers allow that only after a tap


class GateKind(StrEnum):
    """What the table waits for."""

    LOOK = "look"  # people look at the cards they were dealt
    WAIT = "wait"  # at the pace "wait for me": people have seen what happened
    TALK = "talk"  # people talk before a bot acts
    WALK_IN = "walk-in"  # people go to their rooms; this and what follows stops the table's time
    GATHER = "gather"  # all come together
    TURN_CARDS = "turn-cards"  # the host turns the cards


class GatePlace(Struct, frozen=True, kw_only=True):
    """How many of those who belong to one place have tapped."""

    place: Place
    passed: int
    of: int


class Gate(Struct, frozen=True, kw_only=True):
    """What the table waits for, and how many of those who are there have tapped: how many, never who."""

    kind: GateKind
    passed: int
    of: int
    until: float | None  # by the table's own time; null: until people tap
    places: tuple[GatePlace, ...] = ()  # the same by place, where people belong to several


class Vote(Struct, frozen=True):
    member: MemberId
    game: str


class WhatNext(Struct, frozen=True, kw_only=True):
    """Between games: three titles that fit the people here, best first, and who would like which."""

    titles: tuple[str, ...]
    votes: tuple[Vote, ...]
    favourite: str | None  # with the most votes, of equals the one offered first


class PublicLink(Struct, frozen=True, kw_only=True):
    """A finished game of this table that whoever has its link may see, and whether with names."""

    id: str
    number: int
    game: str
    names: bool


class Roster(Tell, frozen=True, kw_only=True, tag="table"):
    """The table itself: its members and settings. The same for everyone."""

    code: str
    game: str
    rules: int
    phase: Phase
    number: int  # of the game; rematches count up
    host: MemberId
    owner: MemberId  # who opened it or was handed it: host whenever they are in the lobby
    moderator: MemberId | None  # has no seat
    chairs: tuple[Chair, ...]  # in the order of seats; during a game, who has none comes after all who have one
    queue: tuple[MemberId, ...]  # for whom there is no seat in this game or, in the lobby, the next; first come first
    settings: Settings
    options: dict[str, Any]
    paused: bool
    shown: bool  # what happens is shown in its own time, or else at once
    gate: Gate | None
    screens: tuple[Place, ...]  # places with a screen
    open_screens: tuple[OpenScreen, ...]
    walls: tuple[Wall, ...]
    next: WhatNext | None  # null except between games
    ended: bool  # the evening: awards and poster are shown
    public: tuple[PublicLink, ...]  # finished games that the host made public
    fair: FairDeal | None  # null at a practice table, where deals are staged
    practice: bool = False  # a lesson for one person


class Prompt(Struct, frozen=True):
    """A question to you: answer with this number, from this offer. In a real-time step no answer is owed."""

    number: int
    offer: AnyOffer
    owed: bool = True


class Update(Tell, frozen=True):
    """The whole view. It is sent when something changed for you, and only then."""

    view: Any
    prompt: Prompt | None
    show: Show | UnsetType = UNSET  # left out if it is shown at once


class Changes(Tell, frozen=True):
    """What is new since the latest update or changes, for clients that asked for changes only."""

    changed: dict[str, Any]  # fields of the view with their new values
    grown: dict[str, tuple[Any, ...]]  # items appended to arrays of the view
    prompt: Prompt | UnsetType | None = UNSET  # left out if unchanged
    show: Show | UnsetType = UNSET  # left out if it is shown at once


class Heard(Tell, frozen=True):
    """What was said where you could hear it, from number `start` on; what you had from there on is replaced."""

    start: int
    said: tuple[Said, ...]


class Left(Struct, frozen=True):
    """Seconds left until an alarm of the game goes off."""

    alarm: str
    seconds: float


class Times(Tell, frozen=True, kw_only=True, tag="clock"):
    """What the clocks show at the time of sending."""

    running: bool
    now: float  # the table's own time, in which shows are timed
    alarms: tuple[Left, ...]
    mine: float | None  # seconds left for my answer, including the bank
    bank: float | None


class ChatLine(Struct, frozen=True):
    number: int
    member: MemberId
    name: str
    text: str


class Chatted(Tell, frozen=True, tag="chat"):
    lines: tuple[ChatLine, ...]


class Called(Tell, frozen=True, tag="call"):
    """The call of the place where you are now; empty if there is none."""

    place: Place | None
    link: str | None


class Gestured(Tell, frozen=True, tag="gesture"):
    """Whom a seat reaches for while everyone watches it choose; null: nobody, or no longer."""

    seat: Seat
    at: Seat | None
    squeeze: bool  # about to do it


class Reacted(Tell, frozen=True, tag="reaction"):
    """A reaction or a phrase of somebody whom you hear."""

    member: MemberId
    what: str


class Callback(Struct, frozen=True):
    """What a game has in common with earlier ones of this table: a code, who, how often, and how much was found."""

    code: str
    seats: tuple[Seat, ...]
    times: int
    found: int


class FromTheSofa(Struct, frozen=True):
    """Somebody who only watched had guessed right: in which part of the game first, and what."""

    member: MemberId
    chapter: int
    seats: tuple[Seat, ...]


class Sofa(Tell, frozen=True):
    """To you alone, while you only watch: what you may guess, how many seats it has, and what you have sealed now."""

    riddle: str | None  # null: there is nothing to guess
    most: int = 0
    chapter: int = 0
    seats: tuple[Seat, ...] = ()


class Finale(Tell, frozen=True):
    """The game is over: the facts of its end, the same for everyone."""

    facts: Any
    callback: Callback | None
    riddle: str  # what could be guessed
    sofa: tuple[FromTheSofa, ...]  # who guessed right, the earliest first


class Waiting(Tell, frozen=True):
    """You knocked: wait here until the host lets you in, when another welcome follows."""

    host: str


class Knocking(Struct, frozen=True):
    """A newcomer who waits to be let in."""

    knock: int
    name: str


class Knocks(Tell, frozen=True):
    """For the host: who waits to be let in."""

    waiting: tuple[Knocking, ...]


class Coached(Tell, frozen=True, tag="coach"):
    """At a practice table: what the coach says now, and about which seat."""

    code: str | None
    at: Seat | None
    over: bool  # the lesson is over


class Done(Tell, frozen=True):
    """The request was carried out and is on disk."""

    id: str


class Refused(Tell, frozen=True):
    """The request was refused. The code says why, with the number of the rule if there is one."""

    id: str
    code: str
    rule: str | None = None
    facts: dict[str, str | int] = {}


class Reason(Tell, frozen=True):
    """The answer to Why; no refusal if the move is allowed."""

    id: str
    refusal: Refusal | None


class Pong(Tell, frozen=True):
    """The answer to a ping, with what the clocks show now, so that a device can measure latency."""

    id: str
    clock: Times | None


AnyTell: TypeAlias = (
    Welcome
    | Waiting
    | Roster
    | Knocks
    | Update
    | Changes
    | Heard
    | Times
    | Chatted
    | Called
    | Gestured
    | Reacted
    | Finale
    | Sofa
    | Coached
    | Done
    | Refused
    | Reason
    | Pong
)
