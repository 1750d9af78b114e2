"""Every screen passes axe, in both themes, on phones and on desktops."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import House
from tests.web.devices import DESKTOP, PHONE, Device, Devices, Theme
from tests.web.tour import tour

pytestmark = pytest.mark.slow

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"]
RUN = """
tags => axe.run({ runOnly: { type: 'tag', values: tags } })
  .then(({ violations }) => violations)
"""


@cache
def axe() -> str:
    return AXE.read_text(encoding="utf-8")


async def violations(device: Device) -> list[str]:
    if not await device.page.evaluate("'axe' in window"):
        await device.page.evaluate(axe())
    found: list[dict[str, Any]] = await device.page.evaluate(RUN, TAGS)
    return [f"{each['id']}: {node['html'][:160]} {node['failureSummary']}" for each in found for node in each["nodes"]]


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
async def test_axe_finds_nothing(
    house: House, devices: Devices, address: str, size: tuple[int, int], theme: Theme
) -> None:
    device = await devices.device(address, size, theme, reduced_motion="reduce")
    found: list[str] = []
    seen = 0
    async for name in tour(house, device):
        seen += 1
        found += [f"{name}: {each}" for each in await violations(device)]
    device.forgive_the_network()
    assert seen == 17
    assert not found, "\n".join(found)
