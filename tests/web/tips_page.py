"""The tip on top of the dock, as it lies on a page."""

from __future__ import annotations

from playwright.async_api import Locator

from boomtable.words import say
from tests.web.devices import Device

OVER = """
() => {
  const { left, right, top, bottom } = document.querySelector('aside .hint').getBoundingClientRect();
  return [...document.querySelectorAll('.thumb button:not(aside button), header button')].flatMap((each) => {
    const box = each.getBoundingClientRect();
    const meets = box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    return meets ? [each.ariaLabel || each.innerText] : [];
  });
}
"""


def tip(device: Device) -> Locator:
    return device.page.get_by_role("complementary", name=say("tip"))


async def hidden_by_the_tip(device: Device) -> list[str]:
    """The buttons that a tip lies over."""
    found: list[str] = await device.page.evaluate(OVER)
    return found
