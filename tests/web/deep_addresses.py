"""The addresses a lobby shows, in a real browser on machines with several networks and with none."""

from __future__ import annotations

import io
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import numpy as np
import pytest
import pytest_asyncio
import zxingcpp
from PIL import Image
from playwright.async_api import Locator, async_playwright, expect

from boomtable.words import say
from tests.server.networks import PORT, Machine, machine
from tests.web.conftest import ARGUMENTS
from tests.web.devices import DESKTOP, Device, Devices
from tests.web.page_checks import faults, picture, violations, wear

HOME, OFFICE = f"192.168.7.5:{PORT}", f"10.20.30.5:{PORT}"
PHONE = (390, 844)


@pytest.fixture
def computer() -> Iterator[Machine]:
    with machine() as here:
        yield here


@pytest_asyncio.fixture(loop_scope="session")
async def desktop(computer: Machine, chromium: str, tmp_path: Path) -> AsyncIterator[Device]:
    """A browser on that machine, which calls it localhost."""
    inside = tmp_path / "chromium"
    inside.write_text(f'#!/bin/sh\nexec {" ".join(computer.enter)} {chromium} "$@"\n')
    inside.chmod(0o755)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=inside, chromium_sandbox=False, args=ARGUMENTS, timeout=60_000
        )
        around = Devices(browser)
        yield await around.desktop(f"http://localhost:{PORT}")
        assert around.complaints() == []
        await around.put_away()
        await browser.close()


def code_to_scan(device: Device) -> Locator:
    return device.page.get_by_role("img", name=say("web-qr"))


async def scanned(device: Device) -> str:
    """What a phone's camera reads off the screen, once the code is there."""
    await expect(code_to_scan(device)).to_have_js_property("complete", True)
    await code_to_scan(device).evaluate("code => code.decode()")
    shot = Image.open(io.BytesIO(await code_to_scan(device).screenshot())).convert("L")
    [found] = zxingcpp.read_barcodes(np.asarray(shot))
    return found.text


async def host(device: Device, title: str = "time-bomb") -> str:
    await device.open()
    await device.press(f"{say('web-host')}: {say(f'{title}-title')}")
    await device.page.wait_for_url("**/t/*")
    return device.page.url.rpartition("/")[2]


async def looks_fine(device: Device, name: str) -> None:
    for size in (PHONE, DESKTOP):
        await wear(device, size, "dark")
        await picture(device, "addresses", name, size[0])
        assert await faults(device) == []
        assert await violations(device) == []


async def test_a_lobby_at_localhost_leads_phones_to_the_network_and_offers_the_others(
    computer: Machine, desktop: Device, tmp_path: Path
) -> None:
    computer.join("home", "192.168.7.5/24")
    computer.join("office", "10.20.30.5/16", router="10.20.0.1")
    with computer.serving(tmp_path):
        code = await host(desktop, "two-rooms")
        link = desktop.page.get_by_label(say("web-link"), exact=True)
        await expect(link).to_have_value(f"http://{OFFICE}/t/{code}")
        assert await scanned(desktop) == f"http://{OFFICE}/t/{code}"
        await desktop.page.get_by_text(say("web-other-address")).click()
        await looks_fine(desktop, "several")
        await desktop.press(HOME)
        await expect(link).to_have_value(f"http://{HOME}/t/{code}")
        await expect(code_to_scan(desktop)).to_have_js_property("complete", True)
        assert await scanned(desktop) == f"http://{HOME}/t/{code}"
        await desktop.press(say("web-tv"))
        await desktop.sees(f"{HOME}/tv")


async def test_a_lobby_that_no_phone_can_reach_says_so_until_one_can(
    computer: Machine, desktop: Device, tmp_path: Path
) -> None:
    with computer.serving(tmp_path):
        code = await host(desktop)
        await desktop.sees(say("web-unreachable"))
        await expect(code_to_scan(desktop)).to_have_count(0)
        await expect(desktop.page.get_by_label(say("web-link"), exact=True)).to_have_count(0)
        await looks_fine(desktop, "none")
        computer.join("home", "192.168.7.5/24", router="192.168.7.1")
        await expect(code_to_scan(desktop)).to_be_visible()
        assert await scanned(desktop) == f"http://{HOME}/t/{code}"
        await desktop.sees_no(say("web-unreachable"))
        await looks_fine(desktop, "one")


async def test_seats_at_localhost_come_along_to_the_address_that_phones_use(
    computer: Machine, desktop: Device, tmp_path: Path
) -> None:
    computer.join("home", "192.168.7.5/24", router="192.168.7.1")
    move = say("web-move", address=HOME)
    with computer.serving(tmp_path):
        first = await host(desktop)
        await desktop.open()
        await desktop.press(move)
        await desktop.page.wait_for_url(f"http://{HOME}/t/{first}")  # and the link is not left lying about
        await desktop.sees(say("web-is-you"))
        second = await host(desktop)
        await desktop.open()
        await looks_fine(desktop, "yours")
        await desktop.press(move)
        await desktop.page.wait_for_url(f"http://{HOME}/")
        mine = desktop.page.get_by_role("region", name=say("web-your-tables")).get_by_role("link")
        await expect(mine).to_have_count(2)
        await expect(desktop.button(move)).to_have_count(0)
        for code in (first, second):
            await desktop.page.goto(f"http://{HOME}/t/{code}")
            await desktop.sees(say("web-is-you"))
