"""Codes of other servers' tables are guessed no faster than our own: a lookup is charged before it is made.

What is charged too much goes to our own app, which refuses it like any other. Whoever turns out to have a key to the
table gets the charge back and is not charged again, so that nobody who guesses locks out players at the same address.
"""

from __future__ import annotations

import re
from typing import Any, Final

from litestar import Request

from boomtable.server.app_state import AppState, keys_of, network_of
from boomtable.server.identifiers import hashed, read_code

TABLE: Final = re.compile("/api/tables/([^/]+)(?:/.*)?")
MOST_KNOWN = 10_000  # keys; then all are checked again


def code_in(path: str) -> str:
    """The code of the table that this address is about."""
    found = TABLE.fullmatch(path)
    return read_code(found[1]) if found else ""


def request_of(scope: Any) -> Request[Any, Any, Any]:
    """The headers and cookies of a request or a socket, and nothing that the app would find changed."""
    return Request({**scope, "type": "http", "state": {}})  # type: ignore[arg-type]


def keys_in(scope: Any, code: str) -> list[str]:
    return keys_of(request_of(scope), code)


class Guesses:
    def __init__(self, app_state: AppState) -> None:
        self.app_state = app_state
        self._fitting: set[str] = set()

    def take(self, scope: Any, code: str) -> bool:
        """Whether this lookup may be made."""
        free = not self.app_state.limited or self._fits(scope, code)
        return free or self.app_state.guessing.take(network_of(request_of(scope)))

    def give_back(self, scope: Any, code: str) -> None:
        if self.app_state.limited and not self._fits(scope, code):
            self.app_state.guessing.give_back(network_of(request_of(scope)))

    def fit(self, scope: Any, code: str) -> None:
        """A key of this request turned out to be one to this table."""
        self.give_back(scope, code)
        if len(self._fitting) >= MOST_KNOWN:
            self._fitting.clear()
        self._fitting.update(self._names(scope, code))

    def _fits(self, scope: Any, code: str) -> bool:
        return not self._fitting.isdisjoint(self._names(scope, code))

    def _names(self, scope: Any, code: str) -> list[str]:
        return [f"{code}:{hashed(key)}" for key in keys_in(scope, code)]
