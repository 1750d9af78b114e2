"""Pictures of every screen in three sizes and two themes; none scrolls sideways, and all that is tapped can be hit."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import House
from tests.web.devices import DESKTOP, PHONE, TABLET, Device, Devices, Theme
from tests.web.tour import tour

pytestmark = pytest.mark.slow

PICTURES = Path(__file__).parent / "pictures"
SIDEWAYS = "() => document.documentElement.scrollWidth - innerWidth"
TOO_SMALL = """
() => [...document.querySelectorAll('button, a[href], input, select, summary')].flatMap((element) => {
  const target = element.closest('label') ?? element;
  const { width, height } = target.getBoundingClientRect();
  const inText = getComputedStyle(element).display === 'inline' && element.closest('p, li, td');
  if (inText || !element.checkVisibility({ visibilityProperty: true })) return [];
  const least = element.matches('button.first, button.danger, a.home') ? 44 : 24;
  const name = element.ariaLabel || element.innerText || element.outerHTML.slice(0, 80);
  return Math.min(width, height) < least - 0.5 ? [`${name}: ${Math.round(width)} x ${Math.round(height)}`] : [];
})
"""


async def faults(device: Device) -> list[str]:
    wide: int = await device.page.evaluate(SIDEWAYS)
    small: list[Any] = await device.page.evaluate(TOO_SMALL)
    return [*([f"{wide} px too wide"] if wide > 0 else []), *map(str, small)]


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [PHONE, TABLET, DESKTOP], ids=["phone", "tablet", "desktop"])
async def test_every_screen_fits(
    house: House, devices: Devices, address: str, size: tuple[int, int], theme: Theme
) -> None:
    PICTURES.mkdir(exist_ok=True)
    device = await devices.device(address, size, theme, reduced_motion="reduce")
    found: list[str] = []
    async for name in tour(house, device):
        await device.page.screenshot(path=PICTURES / f"{name}-{size[0]}-{theme}.png", animations="disabled")
        found += [f"{name}: {each}" for each in await faults(device)]
    device.forgive_the_network()
    assert not found, "\n".join(found)
