"""Tables without listeners: time stops, memory is freed, and everything is as it was when somebody comes."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from boomtable.server import attendance
from tests.patience import seconds, until
from tests.server.fake_listener import FakeListener
from tests.server.harness import WATCHED, LocalServer, Player, start_server
from tests.server.test_game import play_to_the_end

pytestmark = pytest.mark.slow

SLOW = {"clock": {"move": 3600}, "away": None}


async def all_go(server: LocalServer, people: list[Player]) -> None:
    for person in people:
        await person.hang_up()
    await until(lambda: not server.live(people[0].code).listeners)


async def come_back(server: LocalServer, person: Player) -> Player:
    """The same member on a device that has only the key."""
    return await Player(server, person.code, person.key, person.member).connect()


async def clock(player: Player) -> Any:
    return await player.until(lambda me: me.latest("clock"))


async def test_a_deserted_game_sleeps_after_ten_minutes_and_wakes_with_the_time_that_was_left(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        people = await server.start(2, "standoff", settings=SLOW)
        await server.pass_(100)
        await all_go(server, people)
        await server.pass_(599)
        assert server.live(people[0].code).session.since is not None
        await server.pass_(1)
        assert not server.registry.tables  # out of memory
        await server.pass_(50_000)
        back = await come_back(server, people[1])
        told = await clock(back)
        assert (told["running"], told["mine"]) == (True, 3600 - 100 - 600)
        await server.pass_(25)
        await people[0].connect()
        await people[0].until(lambda me: me.latest("clock")["mine"] == 3600 - 100 - 600 - 25)


async def test_while_anyone_watches_nothing_sleeps(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        people = await server.start(2, "standoff", settings={**SLOW, **WATCHED})
        await server.watch(people[0].code)
        for person in people:
            await person.hang_up()
        await server.pass_(2000)
        assert server.live(people[0].code).session.since is not None


@pytest.mark.parametrize("phase", ["lobby", "over"])
async def test_a_deserted_table_without_a_game_leaves_memory_and_nothing_else(tmp_path: Path, phase: str) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        people = await server.sit_down(2, "standoff")
        if phase == "over":
            await people[0].do("start")
            await play_to_the_end(people)
        seq = server.live(people[0].code).seq
        await all_go(server, people)
        async with asyncio.timeout(seconds(10)):
            await server.pass_(600)
        assert not server.registry.tables
        back = await come_back(server, people[0])
        assert (await back.until(lambda me: me.roster))["phase"] == phase
        assert server.live(people[0].code).seq == seq


async def test_asking_about_a_sleeping_table_does_not_wake_it(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        people = await server.start(2, "standoff", settings=SLOW)
        await all_go(server, people)
        await server.pass_(600)
        assert (await server.http.get(f"/api/tables/{people[0].code}")).json()["phase"] == "playing"
        assert server.live(people[0].code).session.asleep
        await server.pass_(600)
        assert not server.registry.tables  # and out again


@pytest.mark.parametrize("away", [None, 60])
async def test_somebody_who_comes_just_as_the_table_falls_asleep_wakes_it(tmp_path: Path, away: int | None) -> None:
    """With a substitute in their seat, their return is stored too, and has to wait its turn."""
    async with start_server(tmp_path, virtual=True, pace=10_000.0) as server:
        people = await server.start(2, "standoff", settings={**SLOW, "away": away})
        await all_go(server, people)
        live, listener = server.live(people[0].code), FakeListener(people[0].member)
        await server.pass_(599)
        assert not live.lock.locked()
        passing = asyncio.create_task(server.pass_(1))
        while not live.lock.locked():  # until the sleep is being stored
            await asyncio.sleep(0)
        await attendance.arrive(server.registry, live, listener)
        await passing
        assert server.live(people[0].code) is live
        assert not live.session.asleep
        assert listener.latest("clock")["running"] is True
        await server.pass_(3600)
        assert server.live(people[0].code) is live  # while they stay


async def test_no_time_passes_while_the_server_is_closed(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        people = await server.start(2, "standoff", settings=SLOW)
        await server.pass_(100)
    async with start_server(tmp_path, virtual=True) as server:
        assert server.time.now() == 100
        back = await come_back(server, people[1])
        assert (await clock(back))["mine"] == 3500
