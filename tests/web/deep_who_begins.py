"""The host picks the start player by name in the lobby, and the game starts accordingly."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from boomtable.words import say
from tests.server.harness import LocalServer
from tests.web.devices import Devices
from tests.web.page_checks import picture

pytestmark = pytest.mark.slow


async def test_the_host_says_who_begins(server: LocalServer, devices: Devices, address: str) -> None:
    """[TB4]"""
    host = await server.open_table(name="Ada")
    guests = [await server.join(host.code, name) for name in ("Ben", "Cleo", "Dov")]
    device = await devices.device(address, (390, 844))
    await device.has_seat_of(host)
    await device.open(f"/t/{host.code}")
    await device.tap(device.page.get_by_text(say("web-house")))
    choices = device.page.get_by_role("group", name=say("web-first")).get_by_role("button")
    assert await choices.all_inner_texts() == [say("web-first-drawn"), "Ada", "Ben", "Cleo", "Dov"]
    await device.tap(choices.get_by_text("Cleo"))
    await expect(choices.nth(3)).to_have_attribute("aria-pressed", "true")
    await picture(device, "time-bomb", "lobby-first", 390, whole=True)
    for guest in guests:
        await guest.do("ready", ready=True, entropy="00" * 16)
    await device.tap(device.button(say("web-start")))
    await expect(device.page.get_by_label(say("web-time-bomb-mine"))).to_be_visible()
    assert host.view["start"] == 2
