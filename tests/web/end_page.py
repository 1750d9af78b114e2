"""The end of any title on a phone: one screen that does not scroll, with all else behind tabs."""

from __future__ import annotations

import re

from playwright.async_api import expect

from boomtable.words import say
from tests.web.devices import Device
from tests.web.page_checks import faults
from tests.web.time_bomb_page import FAIR

END = re.compile("^(VICTORY|DEFEAT)[.] ")
TOO_LONG = "() => document.documentElement.scrollHeight - innerHeight"


async def open_tab(device: Device, tab: str) -> None:
    await device.tap(device.page.get_by_role("tab", name=say(f"web-end-{tab}"), exact=True))
    await expect(device.page.get_by_role("tabpanel", name=say(f"web-end-{tab}"), exact=True)).to_be_visible()


async def fits(device: Device) -> None:
    """Whatever tab is open: the page is no longer than the screen, and what one does next is in reach."""
    assert await device.page.evaluate(TOO_LONG) <= 0
    await expect(device.button(FAIR)).to_be_in_viewport(ratio=1)
    await expect(device.button(say("web-rematch"))).to_be_in_viewport(ratio=1)
    assert await faults(device) == []
