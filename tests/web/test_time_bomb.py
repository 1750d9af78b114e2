"""Time Bomb in a browser: a host at a desktop and a guest on a phone, one game from the lobby to the lobby."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from tests.server.harness import LocalServer
from tests.web.devices import Device, Devices
from tests.web.time_bomb_page import FAIR, add_bots, claim, host_a_table, join, play_out, start, whose_turn

pytestmark = pytest.mark.slow

YES = re.compile("Yes[.] The seed is the one promised before the game, your device's number is in the list, and all")
END = re.compile("^(VICTORY|DEFEAT)[.] ")


async def talk(host: Device, guest: Device) -> None:
    """What is said on one device is heard on the other."""
    before = guest.taps
    await claim(guest, "1 Success", "Not saying")
    assert guest.taps == before + 4  # to open it, and three for any claim
    await expect(host.button(re.compile(r"^Ben\. .*1 Success"))).to_be_visible()
    await host.press("Accuse")
    await host.press("Ben")
    await expect(guest.button(re.compile(r"^Host\. .*I think it's you!"))).to_be_visible()


async def test_two_people_play_a_game_to_the_end_on_plain_http(
    server: LocalServer, devices: Devices, address: str
) -> None:
    host, guest = await devices.desktop(address), await devices.phone(address)
    code = await host_a_table(host)
    await add_bots(host, 2)
    await join(guest, code, "Ben")
    await host.sees("Everyone is ready.")
    await start(host, guest)
    assert await whose_turn((host, guest))  # bots wait for one of them, and what is said stays there
    await talk(host, guest)
    await guest.page.reload()  # it is where it was
    await expect(guest.button(re.compile(r"^Host\. .*I think it's you!"))).to_be_visible()
    await play_out(host, guest)

    for device in (host, guest):
        assert await device.page.evaluate("isSecureContext") is address.startswith("http://127.")
        await expect(device.page.get_by_role("heading", name=END)).to_be_visible()
        await expect(device.page.get_by_role("heading", level=1)).to_have_count(
            1
        )  # the board below is not there for anyone
        await device.tap(device.page.get_by_role("tab", name="Hands"))
        await expect(device.page.get_by_role("article")).to_have_count(4)
        await device.press(FAIR)
        await expect(device.page.get_by_text(YES)).to_be_in_viewport()
    await host.press("Play again")
    await expect(host.page.get_by_role("heading", name=f"Table {' '.join(code)}")).to_be_visible()
    await expect(guest.button("I'm ready")).to_be_visible()
