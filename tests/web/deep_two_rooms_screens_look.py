"""How the screens of Two Rooms look: nine people or thirty-two, on a television or a tablet."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.harness import LocalServer
from tests.web.devices import Device, Devices
from tests.web.page_checks import faults, picture, violations, wear
from tests.web.two_rooms_table import CROWD, GAME, NAMES, at, invite, told

pytestmark = pytest.mark.slow

SIZES = ((1920, 1080), (1280, 720), (1024, 768))


async def looks(wall: Device, name: str, size: tuple[int, int]) -> list[str]:
    await wear(wall, size, "dark")
    await picture(wall, GAME, name, size[0])
    wrong = [*await faults(wall), *await violations(wall)]
    tall: int = await wall.page.evaluate("() => document.documentElement.scrollHeight - innerHeight")
    return [f"{name} {size[0]}: {each}" for each in [*wrong, *([f"{tall} px too tall"] if tall > 0 else [])]]


@pytest.mark.parametrize("names", [NAMES, CROWD], ids=["nine", "thirty-two"])
async def test_everything_fits_and_can_be_read(still: LocalServer, devices: Devices, names: tuple[str, ...]) -> None:
    evening, found = await invite(still, names), list[str]()
    room, hall = [await devices.device(at(still), SIZES[0]) for _ in range(2)]
    walls = {"room": room, "hall": hall}

    async def look(moment: str, ready: Callable[[Device], Any] = told) -> None:
        for place, wall in walls.items():
            await ready(wall)
            for size in SIZES:
                found.extend(await looks(wall, f"{place}-{moment}-{len(names)}", size))

    async def called(wall: Device) -> None:
        await wall.sees(evening.code)
        await wall.sees(names[-1])

    async def rung(wall: Device) -> None:
        await wall.sees(re.compile("^Time's up"))

    async def walking(wall: Device) -> None:
        await wall.sees(re.compile("^To Room 2"))

    await evening.bring(room, 0)
    await evening.bring(hall, None)
    await look("lobby", called)
    await evening.begin()
    await evening.appoint()
    await evening.bustle()
    await look("running")
    await evening.ring()
    await look("time-up", rung)
    await look("naming")
    await evening.send(0)
    await look("waiting")
    await evening.send(1)
    await look("exchange", walking)
    await evening.play_out("calling")
    if not evening.view["outcome"]:
        await look("last-word")
    await evening.play_out()
    for wall in walls.values():
        await told(wall)
    for page in ("All cards", "Who won", "The evening"):
        for wall in walls.values():
            await wall.press(page)
        await look(page.lower().replace(" ", "-"))
    assert not found, "\n".join(found)
