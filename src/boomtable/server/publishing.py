"""What a table remembers of finished games that its host made public: their ids, and where its log has them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol

from msgspec import Struct

from boomtable.boards import seat_names
from boomtable.engine import Seat
from boomtable.wire.protocol import MemberId

NAMED_BOTS = 32
MOST_PUBLIC = 32  # games of one table


class Person(Struct, frozen=True):
    """Somebody who played, as they are shown."""

    name: str
    level: str | None  # of a bot
    face: int = -1  # a drawing; below zero: none
    colour: int = -1


class PublicGame(Struct, frozen=True, kw_only=True):
    """A finished game that whoever has its id may see."""

    id: str
    number: int  # of the game at its table
    game: str
    rules: int
    options: dict[str, Any]
    people: tuple[Person, ...]  # by seat
    named: bool  # whether their names and faces are shown
    side: str  # that won
    winners: tuple[Seat, ...]
    begun: int  # the entry that started it
    until: int  # the entry that made it public


def find(games: Iterable[PublicGame], number: int) -> PublicGame | None:
    return next((each for each in games if each.number == number), None)


class Player(Protocol):
    """Who sits at a table, as far as it matters here."""

    @property
    def id(self) -> MemberId: ...
    @property
    def name(self) -> str: ...
    @property
    def level(self) -> str | None: ...
    @property
    def face(self) -> int: ...
    @property
    def colour(self) -> int: ...


def people_of(seated: Iterable[Player]) -> tuple[Person, ...]:
    """Who has played: a bot, which has no name, gets the one that screens call it by."""
    players = [*seated]
    taken, names = {each.name.lower() for each in players}, dict[MemberId, str]()
    for each in sorted(players, key=lambda player: player.id):
        names[each.id] = each.name or _free(each.id, taken)
        taken.add(names[each.id].lower())
    return tuple([Person(names[each.id], each.level, each.face, each.colour) for each in players])


def _free(member: MemberId, taken: set[str]) -> str:
    names = [seat_names.name((member - 1 + step) % NAMED_BOTS) for step in range(NAMED_BOTS)]
    return next((name for name in names if name.lower() not in taken), names[0])
