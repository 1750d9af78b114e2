"""Televisions that wait for a table: each shows a short code, and a host who types it shows their table there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct

from boomtable.engine import Place
from boomtable.server.errors import Declined, NotAllowed
from boomtable.server.identifiers import hashed, read_code
from boomtable.server.new_secrets import new_code, new_key
from boomtable.server.registry import TableRegistry

CODE_LENGTH = 4
CODE_SECONDS = 600
MOST_WAITING = 5_000  # of 160,000 codes


class ToShow(Struct, frozen=True):
    """What a television was given to show, and the key to it."""

    table: str  # its code
    place: Place
    key: str


class Television(Struct):
    """One that waits. Its ticket alone gets what it is to show: everyone in the room can read the code."""

    code: str
    ticket: str  # hashed
    until: float
    to_show: ToShow | None = None


class Waiting(Protocol):
    """Where televisions are kept while they wait."""

    async def add(self, television: Television) -> bool:
        """Keep one more; False if there is one with this code."""

    async def put(self, television: Television) -> None:
        """Keep what is new about one."""

    async def with_code(self, code: str) -> Television | None: ...

    async def with_ticket(self, ticket: str) -> Television | None: ...


class Here:
    """In memory only: after a restart a television asks for a new code."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._waiting: dict[str, Television] = {}  # by code

    async def add(self, television: Television) -> bool:
        self._waiting = {each.code: each for each in self._waiting.values() if each.until > self._now()}
        if len(self._waiting) >= MOST_WAITING:
            raise Declined("house-full")
        return self._waiting.setdefault(television.code, television) is television

    async def put(self, television: Television) -> None:
        self._waiting[television.code] = television

    async def with_code(self, code: str) -> Television | None:
        return self._waiting.get(code)

    async def with_ticket(self, ticket: str) -> Television | None:
        return next((each for each in self._waiting.values() if each.ticket == ticket), None)


class Televisions:
    """All that wait."""

    def __init__(self, registry: TableRegistry) -> None:
        self._now = registry.clock.now
        self.waiting: Waiting = Here(registry.clock.now)

    async def add(self) -> tuple[str, str]:
        """The code and the ticket of one more."""
        ticket = new_key()
        while True:
            television = Television(new_code(CODE_LENGTH), hashed(ticket), self._now() + CODE_SECONDS)
            if await self.waiting.add(television):
                return television.code, ticket

    async def find(self, code: str) -> Television:
        """The one with this code, if it has nothing to show yet."""
        found = await self.waiting.with_code(read_code(code))
        if found is None or found.to_show or found.until <= self._now():
            raise Declined("no-television", television=read_code(code))
        return found

    async def give(self, television: Television, to_show: ToShow) -> None:
        television.to_show = to_show
        await self.waiting.put(television)

    async def to_show(self, ticket: str) -> ToShow | None:
        """What the one with this ticket is to show. It may ask again: an answer can get lost."""
        found = await self.waiting.with_ticket(hashed(ticket))
        if found is None or found.until <= self._now():
            raise NotAllowed("no-ticket")
        return found.to_show
