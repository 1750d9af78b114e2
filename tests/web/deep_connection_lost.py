"""Connections break: the page says so and recovers, and nothing is lost or counted twice."""

from __future__ import annotations

import random

import pytest
from playwright.async_api import expect

from tests.server.bad_connection import bad_line
from tests.server.harness import LocalServer
from tests.web.devices import Device, Devices
from tests.web.staged_games import game_with
from tests.web.time_bomb_page import ASKED, choose, cut, shown

pytestmark = pytest.mark.slow

DOWN = "Connection lost."
NOTICED = 13.0  # seconds: a ping every 8, an answer within 4
HEALED = 30.0  # a try may wait for 8, and the next one for 6 more


async def page_text(device: Device) -> str:
    """Everything on the page that a screen reader would read."""
    return await device.page.locator("main").aria_snapshot()


async def test_a_reload_in_the_middle_shows_the_same_table(server: LocalServer, devices: Devices, address: str) -> None:
    phone = await devices.phone(address)
    people = await game_with(server, phone, asked=True)
    await people[1].do("say", talk={"move": "accuse", "seat": 2})
    await phone.sees("I think it's Guest 3!")
    before = await page_text(phone)
    await phone.page.reload()
    await phone.sees("I think it's Guest 3!")
    assert await page_text(phone) == before
    await cut(phone)


async def test_a_phone_without_network_says_so_and_comes_back(
    server: LocalServer, devices: Devices, address: str
) -> None:
    phone = await devices.phone(address)
    people = await game_with(server, phone, asked=True)
    await phone.context.set_offline(True)
    await phone.sees(DOWN, NOTICED)
    await people[1].do("say", talk={"move": "suggest", "owner": 2})
    await phone.context.set_offline(False)
    await phone.sees_no(DOWN, HEALED)
    await phone.sees("Let's cut Guest 3's!")
    await cut(phone)
    phone.forgive_the_network()


async def test_a_line_that_goes_silent_is_noticed_and_a_tap_meanwhile_counts_once(
    server: LocalServer, devices: Devices
) -> None:
    async with bad_line(server.port, random.Random(1)) as line:
        phone = await devices.phone(line.ws.replace("ws:", "http:"))
        people = await game_with(server, phone, asked=True)
        before = await shown(phone)
        line.freeze_all()
        line.freeze = 1.0  # and so does every new one
        await choose(phone)
        await phone.sees(DOWN, NOTICED)
        assert people[1].view["cuts"] == []
        line.freeze = 0.0
        await phone.sees_no(DOWN, HEALED)
        await expect(phone.page.get_by_role("img", name=before, exact=True)).to_have_count(0)
        await expect(phone.page).not_to_have_title(ASKED)
        await people[1].until(lambda me: len(me.view["cuts"]) == 1)
        phone.forgive_the_network()


async def test_a_tap_while_the_line_is_down_counts_once(server: LocalServer, devices: Devices, address: str) -> None:
    phone = await devices.phone(address)
    people = await game_with(server, phone, asked=True)
    await phone.context.set_offline(True)
    await phone.sees(DOWN, NOTICED)
    await choose(phone)
    await phone.context.set_offline(False)
    await people[1].until(lambda me: len(me.view["cuts"]) == 1)
    await expect(phone.page).not_to_have_title(ASKED)
    assert len(people[1].view["cuts"]) == 1
    phone.forgive_the_network()
