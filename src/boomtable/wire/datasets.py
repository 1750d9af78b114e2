"""A finished game as a dataset holds it: what was played, by whom only in numbers. docs/datasets.md explains it."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from msgspec import Struct

from boomtable.engine import Seat

SCHEMA = 1  # changes with every field that changes its meaning or goes


class By(StrEnum):
    """Who acted: at a person's seat a substitute is a bot too."""

    PERSON = "person"
    BOT = "bot"
    CHANCE = "chance"
    CLOCK = "clock"


class Kind(StrEnum):
    """As an entry of a record is called."""

    PLAYED = "played"
    SAID = "said"


class Act(Struct, frozen=True):
    """One move, or one thing said in the words of the game."""

    kind: Kind
    seat: Seat  # -1 is chance, -2 the clock
    by: By
    what: dict[str, Any]  # as in a record


class FinishedGame(Struct, frozen=True, kw_only=True):
    """One game from the deal to the end. There are no names, no codes, no addresses and no chat in it."""

    schema: int = SCHEMA
    id: str  # made from the game itself: the same game has it in every export
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    day: str  # on which its table was last used, in UTC
    levels: tuple[str | None, ...]  # by seat: a bot's level, nothing for a person
    side: str  # that won
    winners: tuple[Seat, ...]
    why: str
    log: tuple[Act, ...]
