"""How many taps it takes until one plays; docs/web.md says the same numbers."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.server.harness import House
from tests.web.devices import Devices
from tests.web.play import add_bots, dial, host_a_table, join, start

pytestmark = pytest.mark.slow

PAGE = Path(__file__).parents[2] / "docs" / "web.md"
MOST = {"join": 4, "host": 8, "play now": 2}


def documented(what: str) -> int:
    found = re.search(rf"^\| {what} \|.*\| (\d+) \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert found, what
    return int(found[1])


def counted(what: str, taps: int) -> None:
    print(f"{what}: {taps} taps")
    assert taps == documented(what) <= MOST[what]


async def test_a_guest_is_ready_within_four_taps(house: House, devices: Devices, address: str) -> None:
    host = await house.open_table()
    phone = await devices.phone(address)
    await join(phone, host.code, "Ben")
    counted("join", phone.taps)


async def test_a_host_has_a_game_with_bots_within_eight_taps(house: House, devices: Devices, address: str) -> None:
    phone = await devices.phone(address)
    await host_a_table(phone)
    await add_bots(phone, 3)
    await start(phone)
    counted("host", phone.taps)


async def test_somebody_alone_plays_within_two_taps(house: House, devices: Devices, address: str) -> None:
    phone = await devices.phone(address)
    await phone.open()
    await phone.press("Play now: Time Bomb")
    await expect(dial(phone)).to_be_visible()
    counted("play now", phone.taps)
