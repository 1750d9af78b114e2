"""How a screen gets access to a room: from the host, or with a code from the host."""

from __future__ import annotations

import re

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


async def test_others_need_the_hosts_word(still: LocalServer, devices: Devices) -> None:
    evening = await invite(still)
    host = await devices.phone(at(still))
    await host.has_seat_of(evening.people[0])
    await host.open(f"/t/{evening.code}")
    await host.press("A screen for Room 1")
    word = (await host.page.get_by_text(re.compile("^[B-DF-HJ-NP-TV-XZ]{8}$")).inner_text()).strip()
    picture = host.page.get_by_role("img", name="A screen for Room 1")
    await expect(picture).to_have_js_property("complete", True)
    assert await picture.evaluate("image => image.naturalWidth") > 0
    wall = await devices.desktop(at(still))
    wall.forgive_the_network()
    await wall.open(f"/t/{evening.code}/room/1")
    await wall.write("Screen code", "nonsense")
    await wall.press("Open the screen")
    await expect(wall.page.get_by_role("alert")).to_be_visible()
    await wall.write("Screen code", word.lower())
    await wall.press("Open the screen")
    await expect(wall.page.get_by_role("heading", name="Room 1")).to_be_visible()
    scanned = await devices.desktop(at(still))
    scanned.forgive_the_network()
    await scanned.open(f"/l/{evening.code}#{word}")
    await scanned.sees("Nothing here")  # it works once
    await host.press("A screen for Room 2")
    await scanned.open()
    other = host.page.get_by_text(re.compile(f"^(?!{word})[B-DF-HJ-NP-TV-XZ]{{8}}$"))
    await scanned.open(f"/l/{evening.code}#{(await other.inner_text()).strip()}")
    await scanned.page.wait_for_url(re.compile("/room/2$"))
    await expect(scanned.page.get_by_role("heading", name="Room 2")).to_be_visible()
    await evening.begin()
    await wall.sees("No leader yet. Appoint somebody.")


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
    await expect(host.button("A screen for Room 1")).to_have_count(0)
    await expect(guest.button("Close the screen: Room 2")).to_have_count(0)
    await host.press("Close the screen: Room 2")
    await wall.sees("This screen was closed.")
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
