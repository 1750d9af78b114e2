"""A table in memory without a server, a disk or connections, and a clock that counts how long others sleep."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from boomtable.engine import Said, State, Table
from boomtable.server.live_table import LiveTable
from boomtable.server.replay import replay_entry
from tests.server.catalog import CATALOG
from tests.server.look_alikes import opening, standing
from tests.server.manual_clock import Timer
from tests.titles import Title


def live_table(title: Title, state: State, ledger: tuple[Said, ...] = ()) -> LiveTable:
    """A table in memory at this moment; nobody is connected, and there is no disk."""
    entry = opening(title, "BBBB", state.players, {}, "00" * 32)
    session = standing(title, replay_entry(title.catalog, None, entry, 1, 0.0), Table(state, ledger, at=1))
    return LiveTable(title.catalog, session, 1, 0.0)


class Answered(Exception):  # noqa: N818  (what it is)
    """The bot has made its move."""


class CountedClock:
    """Sleeps at once, and counts how long."""

    def __init__(self) -> None:
        self.time = 0.0

    def now(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        self.time += seconds

    def call_at(self, when: float, call: Callable[[], object]) -> Timer:
        return Timer(when, call)


class BotsOnly:
    """As much of a registry as bots need; it makes no move."""

    def __init__(self) -> None:
        self.clock, self.catalog = CountedClock(), CATALOG

    async def change(self, *_: Any) -> None:
        raise Answered
