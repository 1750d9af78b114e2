"""How soon bots answer while many tables play: `python tools/bots_under_load.py [TITLE] [--tables 600]`.

At every table a person and their bots play at the pace of a real server; a third of the tables each has easy, normal
and hard ones. A bot begins to think `AHEAD` seconds before it acts, so an answer is late if it takes longer than that.
"""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import httpx
import msgspec
from cyclopts import run
from prometheus_client.parser import text_string_to_metric_families
from rich.console import Console
from rich.table import Table
from uvloop import new_event_loop

from boomtable.bots.company import company
from boomtable.bots.levels import levels_of
from boomtable.games.catalog import find
from boomtable.server.bot_driver import AHEAD
from boomtable.server.loadtest.clients import PATIENCE, Device, TableClients
from boomtable.server.loadtest.load import own_server, played, usage
from boomtable.server.loadtest.two_rooms import picked

THINKING = 3.0  # seconds a person takes
LEVELS = ("easy", "normal", "hard")

Buckets = dict[float, float]  # how many answers took at most so long


class Alone(TableClients):
    """A person among bots of one level."""

    players = 1

    def __init__(self, game: str, level: str, luck: Random) -> None:
        super().__init__(1.0, luck)
        self.game, self.level = game, level  # type: ignore[misc]
        self.bots = company(find(game)).players - 1

    async def _start(self) -> None:
        [person] = self.seats
        await self._ask_and_wait(person, type="add-bot", level=self.level, count=self.bots)
        await self._ask_and_wait(person, type="start")
        await self._ask(person, type="looked")

    def saw(self, seat: Device, text: bytes) -> None:
        seat.prompt = msgspec.json.decode(text).get("prompt", seat.prompt)

    async def play(self, seconds: float) -> None:
        [person] = self.seats
        ends = asyncio.get_running_loop().time() + seconds
        while asyncio.get_running_loop().time() < ends:
            await asyncio.sleep(THINKING * (0.5 + self.luck.random()))
            if self.over:
                for request in ("rematch", "start", "looked"):
                    await self._ask(person, type=request)
            elif prompt := person.prompt:
                await self._ask(person, type="play", prompt=prompt["number"], move=picked(prompt["offer"], self.luck))

    def refused(self, text: bytes) -> None:
        """Somebody was quicker: no error."""


async def answers(metrics: str) -> dict[tuple[str, str], Buckets]:
    """How soon bots have answered so far, by level and by what they were asked for."""
    async with httpx.AsyncClient(timeout=PATIENCE) as client:
        page = (await client.get(metrics)).text
    found: dict[tuple[str, str], Buckets] = {}
    for family in text_string_to_metric_families(page):
        for sample in family.samples:
            if sample.name == "boomtable_bot_answer_seconds_bucket":
                labels = sample.labels
                found.setdefault((labels["level"], labels["asked"]), {})[float(labels["le"])] = sample.value
    return found


async def measured(title: str, tables: int, seconds: float) -> tuple[Any, dict[tuple[str, str], Buckets]]:
    groups = [Alone(title, LEVELS[number % len(LEVELS)], Random(number)) for number in range(tables)]
    async with own_server(show=1.0) as (url, figures):
        report = await played(url, groups, seconds, lambda: usage(figures))
        return report, await answers(figures)


def within(buckets: Buckets, share: float) -> str:
    """The limit within which so many answers came."""
    total = buckets[max(buckets)]
    return f"{next(limit for limit, count in sorted(buckets.items()) if count >= share * total):g} s"


def main(title: str = "time-bomb", *, tables: int = 600, seconds: float = 60.0) -> None:
    assert set(LEVELS) <= set(levels_of(find(title)))
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        report, told = runner.run(measured(title, tables, seconds))
    drawn = Table(title=f"{title}, {tables} tables, {seconds:g} s, {report.core:.2f} of a core, {report.errors} errors")
    for column in ("level", "asked for a", "answers", "half within", "99 % within", f"over {AHEAD:g} s"):
        drawn.add_column(column, justify="right")
    for (level, asked), buckets in sorted(told.items()):
        total = buckets[max(buckets)]
        late = 1 - buckets[AHEAD] / total if total else 0.0
        drawn.add_row(level, asked, f"{total:,.0f}", within(buckets, 0.5), within(buckets, 0.99), f"{late:.2%}")
    Console().print(drawn)


if __name__ == "__main__":
    run(main)
