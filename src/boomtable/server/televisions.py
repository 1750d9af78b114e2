"""Televisions that wait for a table: each shows a short code, and a host who types it shows their table there."""

from __future__ import annotations

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


class Televisions:
    """All that wait. They are kept in memory only: after a restart a television asks for a new code."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._waiting: dict[str, Television] = {}  # by code

    def add(self) -> tuple[str, str]:
        """The code and the ticket of one more."""
        self._waiting = {each.code: each for each in self._waiting.values() if self._waits(each)}
        if len(self._waiting) >= MOST_WAITING:
            raise Declined("house-full")
        code = new_code(CODE_LENGTH)
        while code in self._waiting:
            code = new_code(CODE_LENGTH)
        ticket = new_key()
        self._waiting[code] = Television(code, hashed(ticket), self._registry.clock.now() + CODE_SECONDS)
        return code, ticket

    def find(self, code: str) -> Television:
        """The one with this code, if it has nothing to show yet."""
        found = self._waiting.get(read_code(code))
        if found is None or found.to_show or not self._waits(found):
            raise Declined("no-television", television=read_code(code))
        return found

    def to_show(self, ticket: str) -> ToShow | None:
        """What the one with this ticket is to show. It may ask again: an answer can get lost."""
        found = [each for each in self._waiting.values() if each.ticket == hashed(ticket) and self._waits(each)]
        if not found:
            raise NotAllowed("no-ticket")
        return found[0].to_show

    def _waits(self, television: Television) -> bool:
        return television.until > self._registry.clock.now()
