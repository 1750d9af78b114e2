"""While something is shown, no task of a phone's page takes 50 ms of the processor."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, expect

from tests.patience import SLOWNESS, seconds, until
from tests.server.harness import LocalServer, Player, start_server
from tests.web.devices import MOVING, Device, Devices

pytestmark = pytest.mark.slow

LONGEST = 50.0 * SLOWNESS  # milliseconds of processor time, so that others who use the machine do not count
SHOW = 0.5  # everything in half the time
WATCHED = 12.0  # seconds of scenes
CATEGORIES = ["disabled-by-default-devtools.timeline", "devtools.timeline", "__metadata"]
PLAYERS = {"time-bomb": 5, "time-bomb-evolution": 6, "bomb-squad-academy": 4, "trick-snipers": 4, "two-rooms": 6}
OPTIONS: dict[str, Any] = {"time-bomb-evolution": {"evolution": True}}
CHANGES = """
() => {
  window.changes = 0;
  const count = (records) => (window.changes += records.length);
  new MutationObserver(count).observe(document.body, { subtree: true, childList: true, attributes: true });
}
"""
BUSY = """
longest => new Promise((done) => setTimeout(() => {
  const end = performance.now() + 8 * longest;
  while (performance.now() < end);
  done();
}))
"""


@pytest_asyncio.fixture(loop_scope="session")
async def server(tmp_path: Path) -> AsyncIterator[LocalServer]:
    """A server that shows what happens."""
    async with start_server(tmp_path, catalog="boomtable.games.catalog", limited=False, pace=0.1, show=SHOW) as kept:
        yield kept


def tasks(trace: bytes) -> list[float]:
    """Milliseconds of processor time of every task on the main threads of pages."""
    events = json.loads(trace)["traceEvents"]
    mains = {
        (each["pid"], each["tid"])
        for each in events
        if each["name"] == "thread_name" and each["args"]["name"] == "CrRendererMain"
    }
    return [
        each["tdur"] / 1000
        for each in events
        if each["name"] == "RunTask" and (each["pid"], each["tid"]) in mains and "tdur" in each
    ]


async def play_on(person: Player) -> None:
    """Look, walk and answer, whatever the table waits for."""
    while person.roster["phase"] == "playing":
        if person.roster["gate"]:
            await person.ask("looked")
            await person.ask("go-on")
        elif person.prompt and person.prompt["owed"]:
            await person.play()
        await asyncio.sleep(0.2)


async def traced(browser: Browser, page: Page, person: Player) -> list[float]:
    await page.evaluate(CHANGES)
    await browser.start_tracing(page=page, categories=CATEGORIES)
    playing = asyncio.create_task(play_on(person))
    try:
        await asyncio.wait({playing}, timeout=WATCHED)
        await until(lambda: page.evaluate("window.changes > 30"))  # there was something to be seen
    finally:
        playing.cancel()
        trace = await browser.stop_tracing()
    return tasks(trace)


async def seated(devices: Devices, server: LocalServer, person: Player) -> Device:
    phone = await devices.device(f"http://127.0.0.1:{server.port}", (390, 844), **MOVING)
    await phone.has_seat_of(person)
    await phone.open(f"/t/{person.code}")
    await expect(phone.page.locator("main")).to_be_visible(timeout=1000 * seconds(20))
    return phone


@pytest.mark.parametrize("title", PLAYERS)
async def test_no_task_of_a_scene_takes_50_ms(
    browser: Browser, server: LocalServer, devices: Devices, title: str
) -> None:
    [person] = await server.start(1, title, bots=PLAYERS[title] - 1, options=OPTIONS.get(title, {}))
    phone = await seated(devices, server, person)
    spent = await traced(browser, phone.page, person)
    assert len(spent) > 100
    assert max(spent) < LONGEST, sorted(spent)[-5:]


async def test_a_task_that_takes_longer_is_noticed(browser: Browser, server: LocalServer, devices: Devices) -> None:
    [person] = await server.start(1, "time-bomb", bots=4)
    phone = await seated(devices, server, person)
    await browser.start_tracing(page=phone.page, categories=CATEGORIES)
    await phone.page.evaluate(BUSY, LONGEST)
    assert max(tasks(await browser.stop_tracing())) > LONGEST
