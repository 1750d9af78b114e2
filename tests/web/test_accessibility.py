"""A tour of the main screens with the boards of all titles: each fits a phone, can be tapped, and axe finds nothing."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from playwright.async_api import expect

from tests.server.harness import LocalServer
from tests.web.devices import PHONE, Device, Devices
from tests.web.page_checks import problems, too_pale, wear
from tests.web.staged_games import play_out
from tests.web.time_bomb_page import FAIR

pytestmark = pytest.mark.slow

PLAYERS = {"trick-snipers": 3, "bomb-squad-academy": 2, "time-bomb-evolution": 4, "two-rooms": 6, "time-bomb": 4}


async def tour(server: LocalServer, device: Device) -> AsyncIterator[str]:
    """The name of each screen, while it is to be seen."""
    await device.open()
    await expect(device.button("Play now: Time Bomb")).to_be_visible()
    yield "home"
    await device.open("/settings")
    await device.sees("My cards")
    yield "settings"
    (host, _) = await server.sit_down(2, "two-rooms", bots=4)
    await device.has_seat_of(host)
    await device.open(f"/t/{host.code}")
    await expect(device.page.get_by_role("list", name="The cards")).to_be_visible()
    await expect(device.button("Start the game")).to_be_visible()
    yield "lobby"
    for game, players in PLAYERS.items():
        people = await server.start(players, game)
        asked = next(person for person in people if person.prompt)
        await device.has_seat_of(asked)
        await device.open(f"/t/{asked.code}")
        await expect(device.page.locator(".thumb")).to_be_visible()
        yield game
    await device.press("Menu")
    await expect(device.page.get_by_role("dialog")).to_be_visible()
    yield "menu"
    await device.press("Close")
    await play_out(people)
    await expect(device.button(FAIR)).to_be_visible()
    yield "end"


async def test_the_main_screens_of_all_titles_can_be_used_by_everybody(
    server: LocalServer, devices: Devices, address: str
) -> None:
    phone = await devices.phone(address)
    found: list[str] = []
    seen: list[str] = []
    async for name in tour(server, phone):
        seen.append(name)
        await wear(phone, PHONE, "dark")
        found += [f"{name}: {each}" for each in await problems(phone)]
        await wear(phone, PHONE, "light")
        found += [f"{name} by day: {each}" for each in await too_pale(phone)]
    assert len(seen) == 10
    assert not found, "\n".join(found)
