"""How many taps it takes to start playing; docs/web.md has the same numbers."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.server.harness import LocalServer
from tests.web.devices import Devices
from tests.web.time_bomb_page import host_a_table, join, start, status

pytestmark = pytest.mark.slow

PAGE = Path(__file__).parents[2] / "docs" / "web.md"
MOST = {
    "join": 3,
    "host": 8,
    "play now": 2,
    "join two rooms": 3,
    "host two rooms": 10,
    "show on a TV": 3,
    "change the game": 2,
}


def documented(what: str) -> int:
    found = re.search(rf"^\| {what} \|.*\| (\d+) \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert found, what
    return int(found[1])


def counted(what: str, taps: int) -> None:
    print(f"{what}: {taps} taps")
    assert taps == documented(what) <= MOST[what]


async def test_a_guest_is_ready_within_three_taps(server: LocalServer, devices: Devices, address: str) -> None:
    host = await server.open_table()
    phone = await devices.phone(address)
    await join(phone, host.code, "Ben")
    counted("join", phone.taps)


async def test_a_host_has_a_game_with_bots_within_eight_taps(
    server: LocalServer, devices: Devices, address: str
) -> None:
    phone = await devices.phone(address)
    await host_a_table(phone)
    await phone.press("Fill to 5. Best with 5 players")
    await expect(phone.button("Start the game")).to_be_enabled()
    await start(phone)
    counted("host", phone.taps)


async def test_somebody_alone_plays_within_two_taps(server: LocalServer, devices: Devices, address: str) -> None:
    phone = await devices.phone(address)
    await phone.open()
    await phone.press("Play now: Time Bomb")
    await expect(status(phone)).to_be_visible()
    counted("play now", phone.taps)


async def test_twelve_join_an_evening_in_two_rooms(server: LocalServer, devices: Devices, address: str) -> None:
    host, guest = await devices.phone(address), await devices.phone(address)
    await host.open()
    await host.write("You are", "Ada")
    await host.press("Play with friends: Two Rooms and a Boom")
    await host.page.wait_for_url(re.compile("/t/[A-Z]{4,8}$"))
    code = host.page.url.rpartition("/")[2]
    await join(guest, code, "Ben")
    for number in range(3, 14):
        other = await server.join(code, f"Guest {number}")
        await other.do("ready", ready=True)
    await host.press(re.compile("^First characters"))
    await expect(host.button("Red Agent")).to_be_visible()  # all below has moved by then
    await host.press("Start the game")
    for phone in (host, guest):
        await phone.sees("Round 1 of 3")
    counted("join two rooms", guest.taps)
    counted("host two rooms", host.taps)
