"""One clock for both rooms, on every screen and phone; and what it says before it rings."""

from __future__ import annotations

import asyncio
import re
from statistics import median

import pytest
from playwright.async_api import Page, expect

from tests.server.harness import House
from tests.web.devices import PHONE, Devices
from tests.web.rooms import NAMES, Evening, at, gather, told

pytestmark = pytest.mark.slow

AGREED = 0.2  # seconds between any two clocks
LOADING = 0.5  # the one message about the clock may wait while a page is still being built


NOTE = """
() => {
  const timer = document.querySelector('[role=timer]');
  window.noted = {};
  const note = () => {
    const shown = timer.textContent.match(/\\d+:\\d\\d/)?.[0];
    window.noted[shown] ??= performance.timeOrigin + performance.now();
  };
  new MutationObserver(note).observe(timer, { characterData: true, childList: true, subtree: true });
}
"""


async def ticks(page: Page) -> dict[str, float]:
    """When this page's clock first showed what, in seconds."""
    noted: dict[str, float] = await page.evaluate("() => window.noted")
    return {shown: moment / 1000 for shown, moment in noted.items()}


async def set_anew(evening: Evening) -> None:
    """All pages are there by now: they are told the time at the same moment."""
    await evening.people[0].do("pause")
    await asyncio.sleep(0.5)
    await evening.people[0].do("resume")
    await asyncio.sleep(0.5)


async def test_all_clocks_agree(house: House, devices: Devices, address: str) -> None:
    evening = await gather(house, NAMES[:6])
    first, hall = await devices.desktop(address), await devices.desktop(address)
    phone = await devices.device(address, PHONE)
    await evening.hang(first, 0)
    await evening.hang(hall, None)
    await phone.has_seat_of(evening.people[0])
    await phone.open(f"/t/{evening.code}")
    pages = [first.page, hall.page, phone.page]
    for page in pages:
        await expect(page.get_by_role("timer")).to_be_visible()
    await set_anew(evening)
    for page in pages:
        await page.evaluate(NOTE)
    await asyncio.sleep(6)
    seen = [await ticks(page) for page in pages]
    for one in seen:
        for other in seen:
            same = one.keys() & other.keys()
            assert len(same) > 2
            assert median(abs(one[each] - other[each]) for each in same) < AGREED


SHIFTED = """
() => {
  const Real = Date;
  const shift = 3 * 3600 * 1000;
  window.Date = class extends Real {
    constructor(...given) { super(...(given.length ? given : [Real.now() + shift])); }
    static now() { return Real.now() + shift; }
  };
}
"""


async def test_a_device_with_a_wrong_date_shows_the_right_time(house: House, devices: Devices, address: str) -> None:
    evening = await gather(house, NAMES[:6])
    right, wrong = await devices.desktop(address), await devices.desktop(address)
    await wrong.page.add_init_script(f"({SHIFTED})()")
    for wall in (right, wrong):
        await evening.hang(wall, 0)
    await set_anew(evening)
    for wall in (right, wrong):
        await wall.page.evaluate(NOTE)
    await asyncio.sleep(4)
    await wrong.page.evaluate(SHIFTED)  # and it is set anew while the clock runs
    await asyncio.sleep(3)
    one, other = [await ticks(wall.page) for wall in (right, wrong)]
    same = one.keys() & other.keys()
    assert len(same) > 3
    assert median(abs(one[each] - other[each]) for each in same) < AGREED


async def test_the_clock_goes_on_where_it_was_after_a_reload(house: House, devices: Devices, address: str) -> None:
    evening = await gather(house, NAMES[:6])
    wall, other = await devices.desktop(address), await devices.desktop(address)
    for each in (wall, other):
        await evening.hang(each, 1)
    await asyncio.sleep(2)
    await wall.page.reload()
    for each in (wall, other):
        await expect(each.page.get_by_role("timer")).to_be_visible()
        await each.page.evaluate(NOTE)
    await asyncio.sleep(4)
    one, two = [await ticks(each.page) for each in (wall, other)]
    assert median(abs(one[each] - two[each]) for each in one.keys() & two.keys()) < LOADING


async def test_warnings_are_told(still: House, devices: Devices) -> None:
    evening = await gather(still)
    wall = await devices.desktop(at(still))
    left = 180
    for seconds, words in ((60, "One minute left."), (30, "30 seconds left."), (10, "10 seconds left.")):
        await still.pass_(left - seconds - 2)
        left = seconds + 2
        await evening.hang(wall, 0)  # it runs on by itself from here
        await wall.sees(words)


async def test_it_speaks_only_when_it_is_switched_on(still: House, devices: Devices) -> None:
    evening = await gather(still)
    wall = await devices.desktop(at(still))
    await wall.page.add_init_script("""
      window.spoken = [];
      window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
      const voice = { speak: ({ text }) => window.spoken.push(text), cancel: () => null };
      Object.defineProperty(window, 'speechSynthesis', { value: voice });
    """)
    await evening.hang(wall, 0)
    await evening.appoint()
    await wall.sees(re.compile("as leader"))
    assert await wall.page.evaluate("window.spoken") == []
    await wall.press("Let it speak")
    await evening.ring()
    await wall.sees(re.compile("^Time is up"))
    await told(wall)
    spoken = await wall.page.evaluate("window.spoken")
    assert any(text.startswith("Time is up.") for text in spoken)
    assert any("name your hostage" in text for text in spoken)
