"""A host at a desktop and three phones that scan the code: one game with all animations, and a rematch."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from tests.server.harness import LocalServer
from tests.web.devices import MOVING, Device, Devices
from tests.web.time_bomb_page import FAIR, claim, host_a_table, join, play_out, start

pytestmark = pytest.mark.slow

NAMES = ("Ben", "Cleo", "Dov")
YES = re.compile("Yes[.] The seed is the one promised before the game, your device's number is in the list, and all")
END = re.compile("^(VICTORY|DEFEAT)[.] ")


async def point(device: Device, how: str, at: str) -> None:
    await device.press(how)
    await device.press(at)


async def talk(host: Device, phones: list[Device]) -> None:
    """Everything that can be said, and everyone hears it."""
    ben, cleo, dov = phones
    await claim(ben, "1 Success", "No Boom")
    for other in (host, cleo, dov):
        await expect(other.button(re.compile(r"^Ben\. .*1 Success, no Boom"))).to_be_visible()
    await point(cleo, "Accuse", "Ben")
    for other in (host, dov):
        await expect(other.button(re.compile(r"^Cleo\. .*I think it's Ben!"))).to_be_visible()
        await expect(other.button(re.compile(r"^Ben\. .*Accused by 1"))).to_be_visible()
    await expect(ben.button(re.compile(r"^Cleo\. .*I think it's you!"))).to_be_visible()
    await point(dov, "Propose", "Cleo")
    await expect(host.button(re.compile(r"^Dov\. .*Let's cut Cleo's!"))).to_be_visible()
    await expect(cleo.button(re.compile(r"^Dov\. .*Let's cut yours!"))).to_be_visible()


async def test_four_people_play_a_game_to_the_end_on_plain_http(
    server: LocalServer, devices: Devices, address: str
) -> None:
    host = await devices.desktop(address, **MOVING)
    phones = [await devices.phone(address, **MOVING) for _ in NAMES]
    code = await host_a_table(host)
    for phone, name in zip(phones, NAMES, strict=True):
        await join(phone, code, name)
    everyone = [host, *phones]
    for device in everyone:
        assert await device.page.evaluate("isSecureContext") is address.startswith("http://127.")
    await host.sees("Everyone is ready.")
    await start(*everyone)
    await talk(host, phones)
    await play_out(*everyone)

    for device in everyone:
        await expect(device.page.get_by_role("heading", name=END)).to_have_count(1)
        await device.tap(device.page.get_by_role("tab", name="Hands"))
        roles = device.page.get_by_role("article")
        await expect(roles).to_have_count(4)
        for name in ("Host", *NAMES):
            await expect(roles.filter(has_text=name)).to_contain_text(re.compile("SWAT|Terrorist"))
        await device.press(FAIR)
        await expect(device.page.get_by_text(YES)).to_be_in_viewport()

    await host.press("Play again")
    for device in everyone:
        await expect(device.page.get_by_role("heading", name=f"Table {' '.join(code)}")).to_be_visible()
    for phone in phones:
        await expect(phone.button("I'm ready")).to_be_visible()
