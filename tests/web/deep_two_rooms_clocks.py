"""One clock for both rooms, on every screen and phone, and its warnings."""

from __future__ import annotations

import re
from statistics import median

import pytest
from playwright.async_api import Page, expect

from tests.patience import seconds
from tests.server.harness import LocalServer
from tests.web.devices import PHONE, Device, Devices
from tests.web.two_rooms_table import NAMES, Evening, at, gather, told

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


async def ticks(page: Page, most: int) -> dict[str, float]:
    """The times at which this page's clock first showed each of this many values."""
    await page.wait_for_function("most => Object.keys(window.noted).length >= most", arg=most)
    noted: dict[str, float] = await page.evaluate("() => window.noted")
    return {shown: moment / 1000 for shown, moment in noted.items()}


def apart(one: dict[str, float], other: dict[str, float]) -> float:
    """Seconds between the same times on two clocks."""
    same = one.keys() & other.keys()
    assert len(same) > 2
    return median(abs(one[each] - other[each]) for each in same)


async def set_anew(evening: Evening, *pages: Device) -> None:
    """All pages are there by now: they are told the time at the same moment."""
    for word in ("pause", "resume"):
        await evening.people[0].do(word)
        for page in pages:
            await page.catch_up()


async def test_all_clocks_agree(server: LocalServer, devices: Devices, address: str) -> None:
    evening = await gather(server, NAMES[:6])
    first, hall = await devices.desktop(address), await devices.desktop(address)
    phone = await devices.device(address, PHONE)
    await evening.show_on_wall(first, 0)
    await evening.show_on_wall(hall, None)
    await phone.has_seat_of(evening.people[0])
    await phone.open(f"/t/{evening.code}")
    await expect(phone.page.get_by_role("timer")).to_be_visible()
    everyone = [first, hall, phone]
    await set_anew(evening, *everyone)
    for device in everyone:
        await device.page.evaluate(NOTE)
    seen = [await ticks(device.page, 5) for device in everyone]
    for one in seen:
        for other in seen:
            assert apart(one, other) < seconds(AGREED)


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


async def test_a_device_with_a_wrong_date_shows_the_right_time(
    server: LocalServer, devices: Devices, address: str
) -> None:
    evening = await gather(server, NAMES[:6])
    right, wrong = await devices.desktop(address), await devices.desktop(address)
    await wrong.page.add_init_script(f"({SHIFTED})()")
    for wall in (right, wrong):
        await evening.show_on_wall(wall, 0)
    await set_anew(evening, right, wrong)
    for wall in (right, wrong):
        await wall.page.evaluate(NOTE)
    await ticks(wrong.page, 2)
    await wrong.page.evaluate(SHIFTED)  # and it is set anew while the clock runs
    one, other = [await ticks(wall.page, 5) for wall in (right, wrong)]
    assert apart(one, other) < seconds(AGREED)


async def test_the_clock_goes_on_where_it_was_after_a_reload(
    server: LocalServer, devices: Devices, address: str
) -> None:
    evening = await gather(server, NAMES[:6])
    wall, other = await devices.desktop(address), await devices.desktop(address)
    for each in (wall, other):
        await evening.show_on_wall(each, 1)
    await other.page.evaluate(NOTE)
    await ticks(other.page, 4)
    await wall.page.reload()
    for each in (wall, other):
        await expect(each.page.get_by_role("timer")).to_be_visible()
        await each.page.evaluate(NOTE)
    one, two = [await ticks(each.page, 4) for each in (wall, other)]
    assert apart(one, two) < seconds(LOADING)


async def test_warnings_are_told(still: LocalServer, devices: Devices) -> None:
    evening = await gather(still)
    wall = await devices.desktop(at(still))
    left = 180
    for warned, words in ((60, "One minute."), (30, "30 seconds."), (10, "10 seconds.")):
        await still.pass_(left - warned - 2)
        left = warned + 2
        await evening.show_on_wall(wall, 0)  # it runs on by itself from here
        await wall.sees(words)


async def test_it_speaks_only_when_it_is_switched_on(still: LocalServer, devices: Devices) -> None:
    evening = await gather(still)
    wall = await devices.desktop(at(still))
    await wall.page.add_init_script("""
      window.spoken = [];
      window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
      const voice = { speak: ({ text }) => window.spoken.push(text), cancel: () => null };
      Object.defineProperty(window, 'speechSynthesis', { value: voice });
    """)
    await evening.show_on_wall(wall, 0)
    await evening.appoint()
    await wall.sees(re.compile(r"^\w+ leads Room 1\.$"))
    assert await wall.page.evaluate("window.spoken") == []
    await wall.press("Voice on")
    await evening.ring()
    await wall.sees(re.compile("^Time's up"))
    await told(wall)
    spoken = await wall.page.evaluate("window.spoken")
    assert any(text.startswith("Time's up!") for text in spoken)
    assert any("is choosing" in text for text in spoken)
