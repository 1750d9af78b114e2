"""A finished game in a dataset: what was played, with seats instead of names. docs/datasets.md explains it."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from msgspec import Struct

from boomtable.engine import Seat

SCHEMA = 1  # increases whenever a field changes its meaning or disappears


class By(StrEnum):
    """Who acted; a substitute at a person's seat counts as a bot."""

    PERSON = "person"
    BOT = "bot"
    CHANCE = "chance"
    CLOCK = "clock"


class Kind(StrEnum):
    """Named as the entries of a record."""

    PLAYED = "played"
    SAID = "said"


class Act(Struct, frozen=True):
    """One move, or one statement in the game's own talk."""

    kind: Kind
    seat: Seat  # -1 is chance, -2 the clock
    by: By
    what: dict[str, Any]  # as in a record


class Known(Struct, frozen=True):
    """What a seat could have known from a moment on, until the next of its own: chances, as its title has them."""

    seat: Seat
    at: int  # after so many entries of the log
    round: int
    chances: dict[str, Any]


class FinishedGame(Struct, frozen=True, kw_only=True):
    """One game from the deal to the end, without names, codes, addresses or chat."""

    schema: int = SCHEMA
    id: str  # derived from the game itself, so it is the same in every export
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    day: str  # when its table was last used, in UTC
    levels: tuple[str | None, ...]  # by seat: a bot's level, None for a person
    side: str  # that won
    winners: tuple[Seat, ...]
    why: str
    log: tuple[Act, ...]
    known: tuple[Known, ...] | None = None  # by the lens; None unless it was asked for
