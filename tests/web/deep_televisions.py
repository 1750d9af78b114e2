"""Any screen that opens /tv shows a code, and the host who types or scans it shows the table there."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from tests.server.harness import LocalServer
from tests.web.deep_taps import counted
from tests.web.devices import DESKTOP, Device, Devices
from tests.web.page_checks import picture
from tests.web.two_rooms_table import at, invite

pytestmark = pytest.mark.slow

CODE = re.compile("^[B-DF-HJ-NP-TV-XZ]{4}$")


async def code_of(television: Device) -> str:
    await television.open("/tv")
    return (await television.page.get_by_text(CODE).inner_text()).strip()


async def test_the_host_types_the_code_of_a_television_in_three_taps(
    server: LocalServer, devices: Devices, address: str
) -> None:
    people = await server.sit_down(4)
    host, television = await devices.phone(address), await devices.desktop(address)
    await host.has_seat_of(people[0])
    await host.open(f"/t/{people[0].code}")
    code = await code_of(television)
    await picture(television, "television", "desktop")
    before = host.taps
    await host.press("Show on a TV")
    await picture(host, "show-on-a-tv", "phone")
    await host.write("The code on the TV", code.lower())
    await host.sees("Your table is on the TV.")
    counted("show on a TV", host.taps - before)
    await expect(television.page.get_by_role("heading", name=people[0].code)).to_be_visible()
    for person in people:
        await person.until(lambda me: me.roster["open_screens"])
    await television.page.reload()
    await expect(television.page.get_by_role("heading", name=people[0].code)).to_be_visible()


async def test_a_wrong_code_is_refused_with_what_to_do(server: LocalServer, devices: Devices, address: str) -> None:
    people = await server.sit_down(4)
    host = await devices.phone(address)
    host.forgive_the_network()
    await host.has_seat_of(people[0])
    await host.open(f"/t/{people[0].code}")
    await host.press("Show on a TV")
    await host.write("The code on the TV", "xxxx")
    await expect(host.page.get_by_role("alert")).to_contain_text("No TV is waiting with the code XXXX.")


async def test_a_scanned_television_shows_the_room_that_the_host_picks(still: LocalServer, devices: Devices) -> None:
    evening = await invite(still)
    host, television = await devices.phone(at(still)), await devices.desktop(at(still))
    await host.has_seat_of(evening.people[0])
    await host.open(f"/tv/{await code_of(television)}")
    await host.press("Room 2")
    await host.page.wait_for_url(f"**/t/{evening.code}")
    await television.page.wait_for_url("**/room/2")
    await expect(television.page.get_by_role("heading", name="Room 2")).to_be_visible()
    await evening.begin()
    await television.sees("No leader yet. Appoint somebody.")


async def test_in_a_game_a_host_who_plays_shows_no_room(still: LocalServer, devices: Devices) -> None:
    evening = await invite(still)
    host = await devices.phone(at(still))
    await host.has_seat_of(evening.people[0])
    await evening.begin()
    await host.open(f"/t/{evening.code}")
    await host.press("Menu")
    await host.press("Show on a TV")
    await host.sees("Open a room's screen before the game starts")
    await expect(host.button("Room 1")).to_have_count(0)


async def test_a_screen_of_a_table_that_is_not_the_hosts_waits_with_a_code(
    server: LocalServer, devices: Devices, address: str
) -> None:
    people = await server.sit_down(4)
    wall = await devices.device(address, DESKTOP)
    wall.forgive_the_network()
    await wall.open(f"/t/{people[0].code}/screen")
    await wall.sees("Show your table here")
    await expect(wall.page.get_by_text(CODE)).to_be_visible()


async def test_a_screen_whose_host_left_waits_with_a_code_for_the_next_one(
    server: LocalServer, devices: Devices, address: str
) -> None:
    people = await server.sit_down(4)
    wall, ben = await devices.desktop(address), await devices.phone(address)
    wall.forgive_the_network()
    await wall.open_screen(people[0])
    await expect(wall.page.get_by_role("heading", name=people[0].code)).to_be_visible()
    await people[0].do("leave")
    code = await wall.page.get_by_text(CODE).inner_text()
    await ben.has_seat_of(people[1])
    await ben.open(f"/t/{people[1].code}")
    await ben.press("Show on a TV")
    await ben.write("The code on the TV", code)
    await expect(wall.page.get_by_role("heading", name=people[0].code)).to_be_visible()
