"""What messages in both directions share: the version, limits of fields, settings, phases, and close codes."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta, Struct

PROTOCOL: Final = 1  # a client with another version reloads

END = r"$(?![\s\S])"  # of a text: in Python `$` alone also matches before a final newline

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24, description="Shown as text, never as markup.")]
Line: TypeAlias = Annotated[str, Meta(min_length=1, max_length=280)]
Entropy: TypeAlias = Annotated[str, Meta(max_length=64, pattern=rf"^[0-9A-Za-z_-]*{END}")]
MoveId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=36, pattern=rf"^[0-9A-Za-z_-]+{END}")]
MemberId: TypeAlias = int
Level: TypeAlias = Annotated[str, Meta(max_length=24)]
Face: TypeAlias = Annotated[int, Meta(ge=0, le=31)]  # one of the drawings
Colour: TypeAlias = Annotated[int, Meta(ge=0, le=7)]  # of the disc behind it
Secret: TypeAlias = Annotated[str, Meta(max_length=64, pattern=rf"^[0-9A-Za-z_-]+{END}")]

FACES, COLOURS = 32, 8

ENCODE = msgspec.json.Encoder().encode


class Sent(Struct, frozen=True, forbid_unknown_fields=True):
    """Something a client sends; unknown fields are refused."""


# Settings of the host.


class MoveClock(Sent, frozen=True):
    """Seconds for each answer, and a bank of extra seconds for the whole game."""

    move: Annotated[int, Meta(ge=5, le=3600)]
    bank: Annotated[int, Meta(ge=0, le=3600)] = 0


class Visibility(StrEnum):
    PRIVATE = "private"  # by code or link only
    PUBLIC = "public"  # listed for everyone


class Meeting(StrEnum):
    """How the people of a table meet, which decides what their devices are used for."""

    TOGETHER = "together"  # they talk in person; devices show and remind
    REMOTE = "remote"  # they chat and join calls
    MIXED = "mixed"


class Pace(StrEnum):
    """How fast things are shown, and when bots go on."""

    RELAXED = "relaxed"
    QUICK = "quick"  # everything in half the time
    WAIT = "wait"  # bots go on when every person has tapped or acted


class Latecomers(StrEnum):
    """What somebody who comes during a game may do."""

    TAKE_OVER = "take-over"  # a bot's seat, or wait
    WAIT = "wait"  # for the next game, and watch this one
    STAY_OUT = "stay-out"  # until the game is over


class Settings(Sent, frozen=True):
    """How a table is run; the rules of the game are its options."""

    seats: Annotated[int, Meta(ge=1, le=32)] = 32  # capped at the most the game allows
    visibility: Visibility = Visibility.PRIVATE
    spectators: bool | None = None  # if left open, at public tables only
    chat: bool = True
    clock: MoveClock | None = None
    away: Annotated[int, Meta(ge=5, le=3600)] | None = 60  # seconds of absence until a substitute bot answers
    moderator: bool = False  # the host runs the game without a seat
    meeting: Meeting = Meeting.TOGETHER
    teaching: bool = False  # somebody's first game: devices explain as they play
    knocking: bool = False  # newcomers wait until the host lets them in
    pace: Pace = Pace.RELAXED
    talk: Annotated[int, Meta(ge=0, le=600)] | None = 30  # seconds to talk before a bot acts; None: until somebody taps
    research: bool = False  # its finished games may be exported, without names
    latecomers: Latecomers = Latecomers.TAKE_OVER


class Phase(StrEnum):
    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    CLOSED = "closed"


class Close:
    """Why a socket was closed, as WebSocket close codes."""

    NO_KEY: Final = 4401
    FORBIDDEN: Final = 4403
    NO_TABLE: Final = 4404
    TURNED_AWAY: Final = 4406  # the host did not let you in
    SLOW: Final = 4408
    GONE: Final = 4410  # the table was deleted, or you were removed
    RELOAD: Final = 4426
    TOO_MUCH: Final = 4429
    BROKEN: Final = 4500
    FULL: Final = 4503
