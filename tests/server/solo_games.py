"""One person plays Time Bomb with four bots at the pace of a real evening, in virtual time."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from msgspec import Raw

from boomtable.bots import default_level
from boomtable.engine import Seeded
from boomtable.engine.records import Played, Spoken
from boomtable.games.time_bomb_shared.moves import Cut
from boomtable.server import asking, attendance
from boomtable.server import events as e
from boomtable.server.joining import Joining
from boomtable.server.live_table import LiveTable
from boomtable.server.registry import TableRegistry
from boomtable.server.replay import ENTRY, replay_entry, typed
from boomtable.server.serve import ServerConfig, open_registry
from boomtable.server.session import TableSession
from boomtable.wire.from_client import AddBot, Looked, Play, Start
from boomtable.wire.http import NewTable
from boomtable.wire.protocol import Settings
from tests.server.fake_listener import FakeListener
from tests.server.inline_bots import use_inline_bots
from tests.server.manual_clock import ManualClock

GAME, PERSON, PLAYERS = "time-bomb", 0, 5
THOUGHT = 3.0  # seconds the person takes after the curtain
STEP = 2.0  # seconds after which the test looks again


@dataclass
class Story:
    """A game as people saw it, in the table's own time."""

    deals: list[float] = field(default_factory=list)
    cuts: list[tuple[float, int, float]] = field(default_factory=list)  # when, by whom, and that seat's curtain then
    words: list[tuple[float, int]] = field(default_factory=list)
    turns: int = 0  # of the person


async def solo_games(folder: Path, games: int, settings: Settings, first: int = 0) -> list[Story]:
    async with opened(folder) as (registry, clock):
        return [await solo_game(registry, clock, settings, number) for number in range(first, first + games)]


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[tuple[TableRegistry, ManualClock]]:
    """A server as people have it, with a clock that the test turns."""
    clocks: list[ManualClock] = []

    def clock(open_for: float) -> ManualClock:
        clocks.append(ManualClock(open_for))
        return clocks[0]

    config = ServerConfig(database_url=f"sqlite:///{folder}/boomtable.db")
    async with open_registry(config, clock) as registry:
        use_inline_bots(registry, pace=1.0)
        yield registry, clocks[0]


async def solo_table(registry: TableRegistry, settings: Settings) -> LiveTable:
    """A game that has just started."""
    live, _ = await Joining(registry).create(NewTable(game=GAME, name="Ann", settings=settings))
    await attendance.arrive(registry, live, FakeListener(1))
    for each in range(1, PLAYERS):
        await asking.answer(registry, live, 1, AddBot(id=f"bot-{each}", level=default_level(live.game)))
    await asking.answer(registry, live, 1, Start(id="start"))
    return live


async def solo_game(registry: TableRegistry, clock: ManualClock, settings: Settings, number: int) -> Story:
    live = await solo_table(registry, settings)
    luck = Seeded("solo", number)
    while live.session.playing:
        await clock.pass_(STEP, registry)
        await act(registry, live, luck)
    return await story(registry, live.session)


async def act(registry: TableRegistry, live: LiveTable, luck: Seeded) -> None:
    """The person looks at their wires for a while, and cuts somebody's a while after they were asked."""
    session, elapsed = live.session, live.session.elapsed(registry.clock.now())
    question, gate = session.questions[PERSON], session.gate
    if gate and elapsed >= gate.since + THOUGHT:
        await asking.answer(registry, live, 1, Looked(id=f"looked-{live.seq}"))
    if question.open and elapsed >= question.since + THOUGHT and session.state:
        move = live.game.encode(session.state.choices(PERSON).sample(luck))
        await asking.answer(
            registry, live, 1, Play(id=f"cut-{question.number}", prompt=question.number, move=Raw(move))
        )


async def story(registry: TableRegistry, session: TableSession) -> Story:
    """What the log says."""
    game, told = registry.catalog[GAME], Story()
    replayed: TableSession | None = None
    for seq, at, data in (await registry.store.load(session.id, whole=True)).entries:
        entry = ENTRY.decode(data)
        before, replayed = replayed, replay_entry(registry.catalog, replayed, entry, seq, at)
        elapsed = replayed.elapsed(at)
        for event in [typed(game, event) for event in entry.events]:
            match event:
                case e.GameMove(Played(seat, Cut())) if before:
                    told.cuts.append((elapsed, seat, before.curtain(seat)))
                    told.turns += seat == PERSON
                case e.GameMove(Spoken(seat)):
                    told.words.append((elapsed, seat))
        if replayed.state and replayed.state.round > (before.state.round if before and before.state else 0):
            told.deals.append(elapsed)
    return told
