"""Play again: alone the next game begins at once, with others everyone meets in the lobby."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from boomtable.words import say
from tests.server.harness import LocalServer
from tests.web.devices import Devices
from tests.web.time_bomb_page import play_out, status

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("size", [(360, 640), (390, 844)])
async def test_alone_the_next_game_begins_at_once(
    server: LocalServer, devices: Devices, address: str, size: tuple[int, int]
) -> None:
    (person,) = await server.start(1, bots=7)
    device = await devices.device(address, size)
    await device.has_seat_of(person)
    await device.open(f"/t/{person.code}")
    await play_out(device)
    again = device.button(say("web-rematch"))
    await expect(again).to_be_in_viewport(ratio=1)
    await device.tap(again)
    await person.until(lambda me: (me.roster["number"], me.roster["phase"]) == (2, "playing"))
    await expect(device.button(say("web-start"))).to_have_count(0)
    await expect(status(device)).to_be_visible()
    await play_out(device)
    await device.press(say("web-to-lobby"))
    await expect(device.button(say("web-start"))).to_be_visible()
