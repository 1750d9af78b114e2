"""Whatever somebody types, scans or taps by mistake, they are told what is wrong and can go on."""

from __future__ import annotations

import re

import pytest
import pytest_asyncio
from playwright.async_api import expect

from tests.server.harness import WATCHED, LocalServer
from tests.web.devices import Device, Devices
from tests.web.time_bomb_page import status

pytestmark = pytest.mark.slow

HOME = "Home"


@pytest_asyncio.fixture(loop_scope="session")
async def phone(devices: Devices, address: str) -> Device:
    device = await devices.phone(address)
    device.forgive_the_network()  # it notes every refusal
    return device


NAME_TAKEN = "Someone here is already called Ann, or something that looks like it. Choose another name."


async def leads_home(device: Device) -> None:
    await device.tap(device.link(HOME))
    await expect(device.button("Play now: Time Bomb")).to_be_visible()


async def test_a_code_that_no_table_has(server: LocalServer, phone: Device) -> None:
    await phone.open()
    await expect(phone.button("Join")).to_be_disabled()
    await phone.write("Got a code?", "zzzz")
    await phone.press("Join")
    await phone.sees("There's no table ZZZZ.")
    await leads_home(phone)


@pytest.mark.parametrize("path", ["/nowhere", "/t/ABCD/elsewhere", "/t", "/%E0%A4%A"])
async def test_an_address_where_nothing_is(server: LocalServer, phone: Device, path: str) -> None:
    answer = await phone.page.goto(f"{phone.address}{path}")
    assert answer
    assert answer.status == 404
    await phone.sees("There's no page at this address.")
    await leads_home(phone)


async def test_programs_are_not_sent_a_page_instead_of_an_answer(server: LocalServer) -> None:
    for path in ("/nowhere", "/api/nowhere"):
        assert (await server.http.get(path)).json()["code"] == "bad-request"
    asked = await server.http.get("/api/nowhere", headers={"accept": "text/html"})
    assert (asked.status_code, asked.json()["code"]) == (404, "bad-request")


async def test_rules_of_a_game_that_we_do_not_have(server: LocalServer, phone: Device) -> None:
    await phone.open("/rules/chess")
    await phone.sees("There are no rules for a game of that name.")
    await leads_home(phone)


async def test_a_full_table_can_be_watched(server: LocalServer, phone: Device) -> None:
    host = await server.open_table(settings={**WATCHED, "seats": 7})
    for _ in range(6):
        await host.do("add-bot", level="random")
    await phone.open(f"/t/{host.code}")
    await phone.sees("All 7 seats are taken.")
    await expect(phone.button("Sit down")).to_have_count(0)
    await phone.press("Just watch")
    await expect(phone.page.get_by_role("listitem")).to_have_count(7)
    await expect(phone.button(re.compile("ready|Leave|Add a bot"))).to_have_count(0)


async def test_a_game_that_has_begun_can_be_watched(server: LocalServer, phone: Device) -> None:
    people = await server.start(4, settings=WATCHED)
    await phone.open(f"/t/{people[0].code}")
    await phone.sees("A game is on. Come in, watch, and you're in the next one.")
    await expect(phone.button("Sit down")).to_have_count(0)
    await phone.press("Just watch")
    await expect(status(phone)).to_be_visible()
    await phone.sees("You're watching")
    await expect(phone.button("Come in")).to_be_visible()
    await expect(phone.button("Hold to look")).to_have_count(0)


@pytest.mark.parametrize("link", ["used", "never-made", ""])
async def test_a_link_that_works_no_more(server: LocalServer, phone: Device, link: str) -> None:
    host = await server.open_table()
    if link == "used":
        headers = {"Authorization": f"Bearer {host.key}"}
        made = await server.http.post(f"/api/tables/{host.code}/links", json={}, headers=headers)
        link = made.json()["link"]
        await server.http.post(f"/api/tables/{host.code}/redeem", json={"link": link})
    await phone.open(f"/l/{host.code}#{link}")
    await phone.sees("This link was already used, or has expired. Ask for a new one.")
    await leads_home(phone)


async def test_a_name_that_somebody_has(server: LocalServer, phone: Device) -> None:
    host = await server.open_table(name="Ann")
    await phone.open(f"/t/{host.code}")
    await phone.write("Your name", "Ann")
    await phone.press("Sit down")
    await expect(phone.page.get_by_role("alert")).to_have_text(NAME_TAKEN)
    await phone.write("Your name", "Anna")
    await phone.press("Sit down")
    await expect(phone.button("I'm ready")).to_be_visible()


async def test_somebody_who_was_removed_is_told(server: LocalServer, phone: Device) -> None:
    host = await server.open_table()
    guest = await server.join(host.code, "Ben")
    await phone.has_seat_of(guest)
    await phone.open(f"/t/{host.code}")
    await expect(phone.button("I'm ready")).to_be_visible()
    await host.do("remove", member=guest.member)
    await phone.sees("This table was closed, or the host removed you.")
    await leads_home(phone)
