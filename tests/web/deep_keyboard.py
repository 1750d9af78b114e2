"""A whole game without a mouse: from the home page to the proof of the deal."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from tests.server.harness import LocalServer
from tests.web.devices import Device, Devices
from tests.web.keyboard import go_to
from tests.web.time_bomb_page import CUT, FAIR, LONGEST, WIRES, shown, status, whose_turn

pytestmark = pytest.mark.slow

HOLD = "Hold to look"
OWN = re.compile(r"^(SWAT|Terrorist)\. .* You hold (no|\d) Success, (no|\d) Boom, (no|\d) Safe\.$")


async def peek(device: Device) -> None:
    """The cards are open while the key is down, and only then."""
    await go_to(device, HOLD)
    for key in (" ", "Enter"):
        await device.page.keyboard.down(key)
        await expect(device.button(OWN)).to_be_focused()
        await device.page.keyboard.up(key)
        await expect(device.button(HOLD)).to_be_focused()
        await expect(device.button(OWN)).to_have_count(0)


async def test_a_game_can_be_played_with_the_keyboard_alone(
    server: LocalServer, devices: Devices, address: str
) -> None:
    desktop = await devices.desktop(address)
    await desktop.open()
    await expect(desktop.button("Play now: Time Bomb")).to_be_visible()
    await go_to(desktop, "Play now: Time Bomb")
    await desktop.page.keyboard.press("Enter")
    await expect(status(desktop)).to_be_visible()
    turns = 0
    while await whose_turn([desktop]):
        before, turns = await shown(desktop), turns + 1
        if turns == 1:  # while nobody else moves
            await peek(desktop)
        assert turns <= LONGEST
        await go_to(desktop, WIRES)
        await desktop.page.keyboard.press("Space")
        await go_to(desktop, CUT)
        await desktop.page.keyboard.press("Enter")
        await desktop.page.keyboard.press("Enter")
        await expect(desktop.page.get_by_role("img", name=before, exact=True)).to_have_count(0)
    await go_to(desktop, FAIR)
    await desktop.page.keyboard.press("Space")
    await desktop.sees(re.compile(r"Yes\. The seed is the one promised"))


async def test_the_menu_opens_and_closes_by_keyboard_and_gives_the_focus_back(
    server: LocalServer, devices: Devices, address: str
) -> None:
    people = await server.start(4)
    desktop = await devices.desktop(address)
    await desktop.has_seat_of(people[0])
    await desktop.open(f"/t/{people[0].code}")
    await expect(status(desktop)).to_be_visible()
    await go_to(desktop, "Menu")
    await desktop.page.keyboard.press("Enter")
    menu = desktop.page.get_by_role("dialog", name="Menu")
    await expect(menu).to_be_visible()
    await go_to(desktop, "Pause")
    await desktop.page.keyboard.press("Enter")
    await expect(desktop.button("Resume")).to_be_visible()
    await desktop.page.keyboard.press("Enter")
    await expect(desktop.button("Pause")).to_be_visible()
    await desktop.page.keyboard.press("Escape")
    await expect(menu).to_have_count(0)
    await expect(desktop.button("Menu")).to_be_focused()


async def test_a_claim_can_be_made_by_keyboard(server: LocalServer, devices: Devices, address: str) -> None:
    people = await server.start(4)
    desktop = await devices.desktop(address)
    await desktop.has_seat_of(people[0])
    await desktop.open(f"/t/{people[0].code}")
    await expect(status(desktop)).to_be_visible()
    await go_to(desktop, "Claim")
    await desktop.page.keyboard.press("Enter")
    for button in ("2 Success", "Not saying", "Say it"):
        await go_to(desktop, button)
        await desktop.page.keyboard.press("Enter")
    heard = await people[1].until(lambda me: me.latest("heard") and me.latest("heard")["said"])
    assert heard[-1]["talk"] == {"move": "claim", "safe": None, "success": 2, "boom": None}
    await expect(desktop.button("Claim")).to_be_focused()
    await go_to(desktop, "History")
    await desktop.page.keyboard.press("Enter")
    history = desktop.page.get_by_role("dialog", name="History")
    await expect(history.get_by_role("img", name="2 Success.")).to_be_visible()
    await desktop.page.keyboard.press("Escape")
    await expect(history).to_have_count(0)
    await expect(desktop.button("History")).to_be_focused()
