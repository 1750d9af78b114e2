"""Over https: the page opens without a line, and an upgrade is offered and breaks no running game."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Page, expect

from boomtable.server import pages
from tests.patience import until
from tests.web.devices import PATIENCE, Devices
from tests.web.https_server import HttpsServer, https_server, next_version
from tests.web.page_checks import picture, violations, wear

pytestmark = pytest.mark.slow

CONTROLLED = "() => navigator.serviceWorker.controller !== null"
UPGRADED = "async () => (await caches.keys()).length === 2"
KEPT = """
async () => {
  const names = await caches.keys();
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return kept.flat().map(({ url }) => new URL(url).pathname);
}
"""
SCRIPT = "document.querySelector('script[type=module]').getAttribute('src')"
OFFER = "A new version is ready."


@pytest_asyncio.fixture(loop_scope="session")
async def house(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, chromium: str
) -> AsyncIterator[tuple[HttpsServer, Devices]]:
    async with https_server(tmp_path, monkeypatch, chromium) as (server, browser):
        around = Devices(browser)
        yield server, around
        around.forgive_the_network()
        assert around.complaints() == []
        await around.put_away()


async def holds(page: Page, condition: str) -> None:
    """Playwright's own way to wait for it is forbidden by the page's policy."""
    await until(lambda: page.evaluate(condition), PATIENCE)


async def test_without_a_line_the_page_opens_says_so_and_goes_on_when_it_is_back(
    house: tuple[HttpsServer, Devices],
) -> None:
    server, devices = house
    behind = await server.run(pages.BUILT)
    host = await behind.open_table(name="Ann")
    phone = await devices.phone(server.address)
    await phone.has_seat_of(host)
    await phone.open(f"/t/{host.code}")
    await holds(phone.page, CONTROLLED)
    kept = await phone.page.evaluate(KEPT)
    assert {path.split("/")[1] for path in kept} == {"", "assets"}  # the page itself, and nothing from the API
    await server.stop()
    await phone.open(f"/t/{host.code}")
    await phone.sees("No connection")
    for theme in ("dark", "light"):
        await wear(phone, (360, 640), theme)
        await picture(phone, "offline", theme)
    assert await violations(phone) == []
    await phone.press("Trick Snipers")  # how it is played
    await expect(phone.page.get_by_role("dialog")).to_be_visible()
    await phone.press("Close")
    await server.run(pages.BUILT)
    await expect(phone.button("Start the game")).to_be_visible()


async def test_an_upgrade_breaks_no_running_game_and_is_offered_after_it(
    house: tuple[HttpsServer, Devices], tmp_path: Path
) -> None:
    server, devices = house
    old, new = pages.BUILT, next_version(pages.BUILT, tmp_path / "new")
    behind = await server.run(old)
    people = await behind.start(4)
    phone = await devices.phone(server.address)
    await phone.has_seat_of(people[0])
    await phone.open(f"/t/{people[0].code}")
    await holds(phone.page, CONTROLLED)
    script: Any = await phone.page.evaluate(SCRIPT)
    await phone.page.evaluate("() => void (window.same = true)")

    behind = await server.run(new)
    assert (await behind.http.get(script)).status_code == 404
    await holds(phone.page, UPGRADED)
    await phone.sees_no("Connection lost. Trying again…")
    browser = await phone.context.new_cdp_session(phone.page)
    await browser.send("Network.clearBrowserCache")  # which may forget a file at any time
    await phone.press("Menu")  # a part that was not here before the upgrade
    await expect(phone.page.get_by_role("dialog", name="Menu")).to_be_visible()
    await phone.sees_no(OFFER)
    assert await phone.page.evaluate("window.same")

    await phone.press("Leave")
    await phone.press("Leave")
    await phone.sees(OFFER)
    await picture(phone, "new-version")
    assert await phone.page.evaluate("window.same")
    async with phone.page.expect_navigation():
        await phone.press("Reload")
    assert await phone.page.evaluate(SCRIPT) != script
    await expect(phone.button("Play now: Time Bomb")).to_be_visible()
    await phone.sees_no(OFFER)
