"""How a screen gets access to a room: on a device of the host's, and that everyone sees it."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.server.harness import LocalServer
from tests.web.devices import Devices
from tests.web.page_checks import picture
from tests.web.two_rooms_table import NAMES, at, invite

pytestmark = pytest.mark.slow


async def test_the_host_opens_a_screen_and_keeps_the_seat(still: LocalServer, devices: Devices) -> None:
    evening = await invite(still)
    phone = await devices.phone(at(still))
    await phone.has_seat_of(evening.people[0])
    wall = await devices.tab(phone)
    await wall.open(f"/t/{evening.code}/room/2")
    await expect(wall.page.get_by_role("heading", name="Room 2")).to_be_visible()
    await evening.begin()
    await wall.sees("No leader yet. Appoint somebody.")
    await wall.page.reload()
    await wall.sees("No leader yet. Appoint somebody.")
    await phone.open(f"/t/{evening.code}")
    await expect(phone.button("Menu")).to_be_visible()
    wall.forgive_the_network()


async def test_everyone_sees_the_screens_and_the_host_closes_one(still: LocalServer, devices: Devices) -> None:
    evening = await invite(still)
    host, guest = await devices.phone(at(still)), await devices.desktop(at(still))
    await host.has_seat_of(evening.people[0])
    await guest.has_seat_of(evening.people[1])
    wall = await devices.tab(host)
    wall.forgive_the_network()
    await wall.open(f"/t/{evening.code}/room/2")
    for device in (host, guest):
        await device.open(f"/t/{evening.code}")
        await device.sees(f"A screen shows Room 2. {NAMES[0]} opened it.")
        await picture(device, "open-screens-lobby", "phone" if device is host else "desktop", whole=True)
    await evening.begin()
    for device in (host, guest):
        await device.press("Menu")
        await device.sees(f"A screen shows Room 2. {NAMES[0]} opened it.")
        await picture(device, "open-screens-menu", "phone" if device is host else "desktop")
    await expect(guest.button("Close the screen: Room 2")).to_have_count(0)
    await host.press("Close the screen: Room 2")
    await wall.sees("Show your table here")  # it waits with a code for another one
    await guest.sees_no(f"A screen shows Room 2. {NAMES[0]} opened it.")
    await wall.open(f"/t/{evening.code}/room/2")
    await wall.sees("Open a room's screen before the game starts")


async def test_a_title_without_rooms_has_no_screens_in_them(
    server: LocalServer, devices: Devices, address: str
) -> None:
    people = await server.start(4)
    wall = await devices.desktop(address)
    wall.forgive_the_network()
    await wall.has_seat_of(people[0])
    await wall.open(f"/t/{people[0].code}/room/1")
    await wall.sees("You can't watch this table right now.")
