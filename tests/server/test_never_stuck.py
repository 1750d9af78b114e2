"""Whatever people do or leave undone, every game ends; and memory always matches the disk."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from boomtable.server.serve import ServerConfig, open_registry
from boomtable.wire.protocol import Pace
from tests.server.inline_bots import use_inline_bots
from tests.server.manual_clock import ManualClock
from tests.server.wild_tables import TITLES, WILDEST, Fuzzed, Person

pytestmark = pytest.mark.slow

VISITS = 3  # a game of five rounds takes longer than an empty table stays awake


async def all_sit_and_stare(table: Fuzzed) -> None:
    """Everybody is connected, nobody answers, and a clock is set; the host resumes a paused game."""
    for person in [*table.people]:
        await table.come(person)
    await the_host_resumes(table)


async def all_go_away(table: Fuzzed) -> None:
    """Everybody leaves. If the host paused the game first, nothing happens until somebody comes back."""
    if table.luck.random() < 0.5 and (host := await the_host(table)).live:
        await table.ask(host, "pause")
    for person in table.people:
        table.go(person)


async def only_the_host_acts(table: Fuzzed) -> None:
    """Everybody is connected; the host gives every seat to a bot, including their own."""
    await all_sit_and_stare(table)
    host = await the_host(table)
    for person in [*table.people]:
        assert await table.ask(host, "hand-over", member=person.number) or await table.over(), table.did


async def the_host(table: Fuzzed) -> Person:
    session = (await table.registry.table(table.code)).session
    return next(person for person in table.people if person.number == session.host)


async def the_host_resumes(table: Fuzzed) -> None:
    if (await table.registry.table(table.code)).session.paused:
        assert await table.ask(await the_host(table), "resume"), table.did


def silence(table: Fuzzed) -> Callable[[Fuzzed], Awaitable[None]]:
    """A way to fall silent that fits the table's settings."""
    ways = [only_the_host_acts]
    held = table.settings.pace is Pace.WAIT or table.settings.talk is None  # until somebody taps
    ways += [all_sit_and_stare] * 2 if table.settings.clock and not held else []
    ways += [all_go_away] * 2 if table.settings.away is not None else []
    return table.luck.choice(ways)


async def wild_evening(folder: Path, seed: int, tables: int, show: float = 0.0) -> None:
    luck, times = random.Random(seed), list[ManualClock]()

    def clock(open_for: float) -> ManualClock:
        times.append(ManualClock(open_for))
        return times[0]

    config = ServerConfig(
        database_url=f"sqlite:///{folder}/{seed}.db", catalog="tests.server.catalog", pace=0.0, show=show
    )
    async with open_registry(config, clock) as registry:
        use_inline_bots(registry)

        async def pass_(seconds: float) -> None:
            await times[0].pass_(seconds, registry)
            for table in evening:
                table.notice()

        evening = [Fuzzed(registry, random.Random(luck.random())) for _ in range(tables)]
        await asyncio.gather(*(table.begin() for table in evening))
        silent = []
        for step in range(WILDEST):
            await asyncio.gather(*(table.something() for table in evening if step < table.wild))
            for table in evening:
                if step == table.wild and not await table.over():
                    await silence(table)(table)
                    silent.append(table)
            await pass_(luck.choice([0, 0, 0.25, 1, 7, 20]))
            await asyncio.gather(*(table.is_as_stored() for table in evening))
        assert len(silent) >= max(1, tables // 8), "an evening of short games"
        await pass_(900)  # sixteen answers of thirty seconds, alarms, a minute away, ten until it sleeps
        for _ in range(VISITS):
            stuck = [table for table in silent if not await table.over()]
            for table in stuck:
                assert await table.asleep(), (table.settings, table.did)
                await table.come(table.people[-1])  # after a minute they are the host
            await pass_(61)
            for table in stuck:
                if not await table.over():
                    await the_host_resumes(table)
                    table.go(table.people[-1])
            await pass_(900)
        for table in evening:
            assert await table.over(), (table.settings, table.did)
            await table.is_as_stored()


@pytest.mark.parametrize("show", [0.0, 0.2])
async def test_wild_tables_come_to_their_end(tmp_path: Path, show: float) -> None:
    """With a show there are curtains and gates as well."""
    await wild_evening(tmp_path, random.randrange(10**9), 5, show)


def test_the_settings_of_wild_tables_are_of_every_kind() -> None:
    tables = [Fuzzed(registry=None, luck=random.Random(seed)) for seed in range(200)]  # type: ignore[arg-type]
    kinds = {(table.game, table.settings.clock is None, table.settings.away is None) for table in tables}
    assert len(kinds) == 4 * len(TITLES)
