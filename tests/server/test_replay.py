"""A table from its snapshot and the rest of its log equals the replay of the whole log, and the live one."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from boomtable.engine import CLOCK, Seeded
from boomtable.server import asking, attendance, snapshots
from boomtable.server.joining import Joining
from boomtable.server.live_table import LiveTable
from boomtable.server.registry import TableRegistry
from boomtable.server.replay import replay_log
from boomtable.server.serve import ServerConfig, open_registry
from boomtable.wire import from_client
from boomtable.wire.http import Join, NewTable
from boomtable.wire.protocol import Settings
from tests.server.catalog import CATALOG
from tests.server.fake_listener import FakeListener
from tests.server.manual_clock import ManualClock

pytestmark = pytest.mark.slow

GAMES = 5  # at most, one after the other at each table
OFTEN = 10  # enough uses of a snapshot
SHOWN = ("time-bomb", "trick-snipers")  # titles at which things take time to show; enough, as replaying is slow then


class Walk:
    """Members who act at random."""

    def __init__(self, registry: TableRegistry, live: LiveTable, time: ManualClock, luck: random.Random) -> None:
        self.registry, self.live, self.time, self.luck = registry, live, time, luck
        self.asked, self.compared, self.shortcuts = 0, 0, 0

    async def ask(self, member: int, kind: Any, **fields: Any) -> None:
        self.asked += 1
        answer = await asking.answer(self.registry, self.live, member, kind(id=f"r{self.asked}", **fields))
        assert answer
        assert msgspec.json.decode(answer)["type"] == "done", answer

    async def game(self) -> None:
        for person in self.live.session.people[1:]:
            await self.ask(person.id, from_client.Ready, entropy=f"e{self.luck.randrange(1000)}")
        await self.ask(self.live.session.host, from_client.Start)
        while self.live.session.playing:
            await self.step()
            if self.luck.random() < 0.3:
                await self.compare()
        await self.compare()

    async def step(self) -> None:
        """A move, a line of chat, a pause, or some passing time."""
        session, state = self.live.session, self.live.session.state
        assert state
        seats = [seat for seat in state.turn if seat >= 0]
        what = self.luck.random()
        if what < 0.1:
            await self.ask(self.luck.choice(session.people).id, from_client.Chat, text="hm")
        elif what < 0.15:
            await self.ask(session.host, from_client.Pause)
            await self.time.pass_(5, self.registry)
            await self.ask(session.host, from_client.Resume)
        elif not seats or (CLOCK in state.turn and what < 0.6):
            await self.time.pass_(self.luck.uniform(1, 15), self.registry)
        else:
            seat = self.luck.choice(seats)
            move = state.choices(seat).sample(Seeded(self.luck.randrange(2**32)))
            raw, number = msgspec.Raw(msgspec.json.encode(move)), session.questions[seat].number
            await self.ask(session.members[seat].id, from_client.Play, prompt=number, move=raw)

    async def compare(self) -> None:
        session, catalog = self.live.session, self.live.catalog
        stored = await self.registry.store.load(session.id)
        snapshot = snapshots.read(catalog, stored.snapshot) if stored.snapshot else None
        assert replay_log(catalog, stored, snapshot) == session
        assert replay_log(catalog, await self.registry.store.load(session.id, whole=True)) == session
        self.compared += 1
        self.shortcuts += bool(snapshot and stored.entries)


@asynccontextmanager
async def walking(address: str, game: str, luck: random.Random) -> AsyncIterator[Walk]:
    times: list[ManualClock] = []

    def clock(open_for: float) -> ManualClock:
        times.append(ManualClock(open_for))
        return times[0]

    config = ServerConfig(database_url=address, catalog="tests.server.catalog", show=float(game in SHOWN))
    async with open_registry(config, clock) as registry:
        live, _ = await Joining(registry).create(NewTable(game=game, name="Ann", settings=Settings(away=None)))
        for number in range(1, luck.choice(CATALOG[game].seats)):
            await Joining(registry).join(live, Join(name=f"Guest {number}"))
        while len(live.session.members) < CATALOG[game].seats[0]:
            await Joining(registry).join(live, Join(name=f"Late {len(live.session.members)}"))
        await attendance.arrive(registry, live, FakeListener(None))  # or the table would fall asleep
        yield Walk(registry, live, times[0], luck)


async def walk(address: str, game: str, seed: int, enough: int) -> Walk:
    """One game and a rematch, and more until snapshots were used often enough."""
    async with walking(address, game, random.Random(seed)) as steps:
        for number in range(GAMES):
            if number:
                await steps.ask(steps.live.session.host, from_client.Rematch)
            await steps.game()
            if number and steps.shortcuts > enough:
                break
        return steps


@pytest.mark.parametrize("game", CATALOG)
async def test_a_snapshot_and_the_rest_of_the_log_make_the_table_that_the_whole_log_makes(
    address: str, game: str
) -> None:
    steps = await walk(address, game, 1, OFTEN)
    assert steps.compared > 10
    assert steps.shortcuts > 5


@pytest.mark.soak
@pytest.mark.parametrize("game", CATALOG)
async def test_every_snapshot_of_many_games_makes_the_same_table(address: str, game: str) -> None:
    walks = [await walk(address, game, seed, 10**6) for seed in range(30)]
    assert sum(steps.shortcuts for steps in walks) > 200
