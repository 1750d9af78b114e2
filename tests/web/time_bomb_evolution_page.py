"""Time Bomb Evolution in a browser: one page, with bots at the other seats."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.async_api import Locator, expect

from tests.server.harness import LocalServer, Player
from tests.web.devices import Device, Devices
from tests.web.page_checks import faults, violations
from tests.web.time_bomb_page import CUT, FAIR, WIRES

GAME = "time-bomb-evolution"
SMALL = (375, 667)  # a phone on which all that matters fits
BOMBS = re.compile(r": \d of [34] cut")
CHOICE = re.compile("^(Shield|Remove) (Green|Purple|Red|Blue|Pink)")
OWN = re.compile("^Hold to cut your own wire$")


def step(view: Any) -> str:
    return str(view["todo"][0]["step"]) if view["todo"] else "over"


def over(person: Player) -> bool:
    return bool(person.roster["phase"] == "over")


async def seat(devices: Devices, address: str, person: Player, size: tuple[int, int]) -> Device:
    device = await devices.device(address, size)
    await take_seat(device, person)
    return device


async def take_seat(device: Device, person: Player) -> None:
    await device.has_seat_of(person)
    await device.open(f"/t/{person.code}")
    await expect(bombs(device)).to_have_count(person.view["players"])


def bombs(device: Device) -> Locator:
    return device.page.get_by_role("list", name="The bombs").get_by_label(BOMBS)


async def looks(*devices: Device) -> list[str]:
    """What is wrong with it."""
    for device in devices:
        await device.page.evaluate("scrollTo(0, document.body.scrollHeight)")  # from under the thumb
    return [each for device in devices for each in [*await violations(device), *await faults(device)]]


async def my_answer(device: Device, person: Player, press: Callable[[str | re.Pattern[str]], Any]) -> None:
    """Whatever is asked, by what the page offers."""
    match step(person.view):
        case "protecting" | "unprotecting":
            await press(CHOICE)
        case "commanded":
            mine = person.prompt["offer"]["moves"][0]["owner"] == person.view["viewer"]
            await press(OWN if mine else CUT)
        case _:
            await press(WIRES)
            await press(CUT)


async def play_out(device: Device, person: Player, press: Callable[[str | re.Pattern[str]], Any]) -> None:
    while True:
        await person.until(lambda me: me.prompt or over(me))
        if over(person):
            break
        number = person.prompt["number"]
        await device.catch_up()
        await my_answer(device, person, press)
        await person.until(lambda me, n=number: over(me) or not me.prompt or me.prompt["number"] != n)  # type: ignore[misc]
    await expect(device.button(FAIR)).to_be_visible()
    await expect(device.page.get_by_role("heading", name=re.compile("^(VICTORY|DEFEAT)[.] "))).to_have_count(1)
    await device.page.get_by_role("tab", name="Hands").click()
    await device.sees("Removed unseen before the first deal")


async def play_a_whole_game(server: LocalServer, devices: Devices, address: str, *, evolution: bool) -> None:
    """By touch, against bots."""
    (person,) = await server.start(1, GAME, bots=3, options={"evolution": evolution})
    phone = await seat(devices, address, person, SMALL)

    await play_out(phone, person, phone.press)
    assert await faults(phone) == []
