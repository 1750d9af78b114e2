"""Somebody comes when a game is on: at the door, in the queue, and in a bot's seat."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from tests.server.harness import LocalServer
from tests.web.devices import Devices
from tests.web.page_checks import problems

pytestmark = pytest.mark.slow


async def test_a_late_comer_takes_over_a_bot_in_two_taps_and_everyone_is_told(
    server: LocalServer, devices: Devices, address: str
) -> None:
    [ann] = await server.start(1, bots=3)
    anns, finn = await devices.phone(address), await devices.phone(address)
    await anns.has_seat_of(ann)
    await anns.open(f"/t/{ann.code}")
    await expect(anns.page.locator(".thumb")).to_be_visible()
    await finn.open(f"/t/{ann.code}")
    await finn.sees("A game is on.")
    assert await problems(finn) == []
    await finn.write("Your name", "Finn")
    before = finn.taps
    await finn.press("Take over a bot")
    await finn.sees("Whose seat?")
    assert await problems(finn) == []
    await finn.press("Take over Cleo")
    assert finn.taps - before == 2
    await expect(finn.page.locator(".thumb")).to_be_visible()
    await anns.sees("Finn takes over from Cleo.")
    await expect(finn.page.locator(".watcher")).to_have_count(0)


async def test_who_waits_sees_their_place_chats_leaves_and_comes_again(
    server: LocalServer, devices: Devices, address: str
) -> None:
    [ann] = await server.start(1, bots=3)
    gil = await devices.phone(address)
    gil.forgive_the_network()
    for _ in range(2):
        await gil.open(f"/t/{ann.code}")
        await gil.write("Your name", "Gil")
        await gil.press("Wait for the next game")
        await gil.sees("You're next!")
        await gil.page.get_by_role("main").wait_for()  # the board is loaded
        assert await problems(gil) == []
        await gil.press(re.compile("^Chat"))
        await gil.write("Write a message", "Hello!")
        await gil.press("Send")
        await ann.until(lambda me: me.latest("chat") and me.latest("chat")["lines"][-1]["text"] == "Hello!")
        await gil.page.keyboard.press("Escape")
        await gil.press("Leave")
        await gil.press("Leave")
        await gil.page.wait_for_url("**/")
