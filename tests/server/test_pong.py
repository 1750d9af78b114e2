"""A ping is answered with the current clocks, for members, screens and spectators."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.harness import WATCHED, Player, start_server


async def clock(player: Player) -> Any:
    return (await player.ask("ping"))["clock"]


async def test_before_a_game_there_is_no_clock(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        assert await clock(await server.open_table("lamps")) is None


async def test_everyone_is_told_the_same_time_whenever_they_ask(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        people = await server.start(3, "lamps", settings=WATCHED)
        everyone = [*people, await server.watch(people[0].code)]
        for seconds in (0.0, 12.5, 17.4):
            await server.pass_(seconds)
            told = [await clock(each) for each in everyone]
            assert [each["alarms"] for each in told] == [told[0]["alarms"]] * 4
        assert told[0]["alarms"] == [{"alarm": "round-1", "seconds": 0.1}]


async def test_a_clock_that_stands_still_says_so(tmp_path: Path) -> None:
    async with start_server(tmp_path, virtual=True) as server:
        host, guest = await server.start(2, "lamps")
        await server.pass_(10)
        await host.do("pause")
        await server.pass_(10)
        told = await clock(guest)
        assert (told["running"], told["alarms"]) == (False, [{"alarm": "round-1", "seconds": 20.0}])
