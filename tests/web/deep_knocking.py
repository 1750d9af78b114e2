"""Knocking in the browser: a newcomer waits, the host sees who it is, and lets them in or refuses."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.server.harness import LocalServer
from tests.web.devices import DESKTOP, PHONE, Device, Devices
from tests.web.page_checks import violations

pytestmark = pytest.mark.slow


async def hosting(server: LocalServer, devices: Devices, address: str, size: tuple[int, int] = PHONE) -> Device:
    """The host's device in a lobby where newcomers knock."""
    host = await server.open_table()
    device = await devices.device(address, size)
    await device.has_seat_of(host)
    await device.open(f"/t/{host.code}")
    await device.tap(device.page.get_by_text("House rules"))
    await device.tap(device.page.get_by_text("Advanced"))
    await device.tap(device.page.get_by_label("Newcomers knock, and the host lets them in"))
    await expect(device.page.get_by_label("Newcomers knock, and the host lets them in")).to_be_checked()
    return device


async def knocking(devices: Devices, host: Device, name: str) -> Device:
    newcomer = await devices.phone(host.address)
    newcomer.forgive_the_network()
    await newcomer.page.goto(host.page.url)
    await newcomer.sees("Ann lets people in at this table.")
    await newcomer.write("Your name", name)
    await newcomer.press("Knock")
    await newcomer.sees("Waiting for Ann to let you in.")
    return newcomer


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
async def test_the_host_lets_a_newcomer_in(
    server: LocalServer, devices: Devices, address: str, size: tuple[int, int]
) -> None:
    host = await hosting(server, devices, address, size)
    ben = await knocking(devices, host, "Ben")
    await host.sees("Ben wants to join.")
    assert await violations(host) == []
    assert await violations(ben) == []
    await ben.page.reload()
    await ben.sees("Waiting for Ann to let you in.")
    await host.press("Let Ben in")
    await expect(ben.button("I'm ready")).to_be_visible()
    await expect(host.page.get_by_text("Ben wants to join.")).to_have_count(0)
    await ben.page.reload()
    await expect(ben.button("I'm ready")).to_be_visible()


async def test_the_host_refuses_a_newcomer(server: LocalServer, devices: Devices, address: str) -> None:
    host = await hosting(server, devices, address)
    ben = await knocking(devices, host, "Ben")
    await host.press("Turn Ben away")
    await ben.sees("The host didn't let you in.")
    await expect(ben.link("Home")).to_be_visible()
    await expect(host.page.get_by_role("listitem")).to_have_count(1)
