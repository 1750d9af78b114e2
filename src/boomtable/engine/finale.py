"""What the end of a finished game is told from: facts decided by the rules, the same for everyone."""

from __future__ import annotations

from typing import Any, ClassVar, Self

from msgspec import Struct

from boomtable.engine.moves import kebab
from boomtable.engine.seats import Seat
from boomtable.engine.table import Table


class Because(Struct, frozen=True, tag_field="because", tag=kebab):
    """Why a game ended as it did: a code with facts."""


class Highlight(Struct, frozen=True, tag_field="moment", tag=kebab):
    """What to remember of a game: a code with facts."""


class Feat(Struct, frozen=True):
    """Something that is counted over all games of an evening: a code, who did it, to whom, and how often."""

    code: str
    seats: tuple[Seat, ...]
    times: int = 1
    found: int = 0  # how many of these cuts were a Success
    least: int = 3  # how often it must have happened before it is worth a word


class Finale(Struct, frozen=True, kw_only=True):
    """The facts of the end. Everything is open then, so nothing here is a secret. Each title has its own."""

    callbacks: ClassVar[tuple[str, ...]] = ()  # the codes of its feats, the most striking first
    riddle: ClassVar[str] = "winner"  # what those who only watch can guess: a code

    because: Any = None
    moment: Any = None
    turning: tuple[Seat, ...]  # in which order roles or places are turned up; after the seats come cards in the box
    soot: tuple[Seat, ...] = ()  # whose wire was the Boom, or who cut it

    @classmethod
    def of(cls, table: Table[Any]) -> Self:
        """The facts of this game, which is over."""
        return cls(turning=tuple(range(table.state.players)))

    @classmethod
    def feats(cls, table: Table[Any]) -> tuple[Feat, ...]:
        """What this game, which is over, adds to the evening."""
        return ()

    @classmethod
    def deeds(cls, table: Table[Any]) -> tuple[Feat, ...]:
        """What else is counted of this game, which is over, though nobody is reminded of it."""
        return ()

    @classmethod
    def chapter(cls, state: Any) -> int:
        """The part of the game in which a guess is made, by what everyone sees; before the first, the first."""
        number: int = state.round
        return max(1, number)

    @classmethod
    def guessed(cls, players: int) -> int:
        """How many seats a guess may name. It must name all, or, if it is one, one of the right ones."""
        return 1

    @classmethod
    def solution(cls, table: Table[Any]) -> tuple[Seat, ...]:
        """The seats that were to be guessed of this game, which is over."""
        outcome = table.state.outcome
        return outcome.winners if outcome else ()
