"""What was asked and answered at one seat, from the first question to the end."""

from __future__ import annotations

from msgspec import Struct

from boomtable.engine import Seat


class Exchange(Struct, frozen=True):
    """One question with its reply, and what was wrong with that, if something was."""

    prompt: str
    reply: str
    wrong: str | None = None


class Diary(Struct, frozen=True, kw_only=True):
    """An agent's game."""

    seat: Seat
    won: bool
    asked: int  # replies asked for, those to a bad reply included
    bad: int  # replies that could not be followed
    fallbacks: int  # questions that luck or silence answered, after too many bad replies
    unsaid: int  # words that came with a move and could not be said
    ending: str  # everything turned up, as text
    exchanges: tuple[Exchange, ...]
