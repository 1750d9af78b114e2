"""The screen on the wall: a code to scan before the game, and then only what everyone may see."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from tests.server.harness import LocalServer
from tests.web.devices import DESKTOP, TABLET, Devices
from tests.web.time_bomb_page import status

pytestmark = pytest.mark.slow

SECRET = re.compile("SWAT|Terrorist|You hold|Hold to look|Cut all the|Get the bomb")


@pytest.mark.parametrize("size", [TABLET, DESKTOP], ids=["tablet", "desktop"])
async def test_the_screen_calls_people_in(
    server: LocalServer, devices: Devices, address: str, size: tuple[int, int]
) -> None:
    people = await server.sit_down(4)
    wall = await devices.device(address, size)
    await wall.open_screen(people[0])
    letters = wall.page.get_by_role("heading", name=people[0].code)
    await expect(letters).to_be_visible()
    lines = "heading => heading.offsetHeight / parseFloat(getComputedStyle(heading).fontSize)"
    assert await letters.evaluate(lines) < 1.5  # the code is not broken in two
    code = wall.page.get_by_role("img", name="QR code with the link to this table")
    box = await code.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 300
    await expect(code).to_have_js_property("complete", True)
    assert await code.evaluate("image => image.naturalWidth") > 0
    names = [f"Guest {number}" for number in (2, 3, 4)]
    assert await wall.page.get_by_role("listitem").all_inner_texts() == ["Ann", *names]
    await expect(wall.page.get_by_role("img", name="ready", exact=True)).to_have_count(4)
    assert (
        len({*await wall.page.locator("li .face").evaluate_all("faces => faces.map((face) => face.dataset.face)")}) == 4
    )


async def test_in_the_game_the_screen_shows_only_what_is_public(
    server: LocalServer, devices: Devices, address: str
) -> None:
    people = await server.start(4)
    wall = await devices.desktop(address)
    await wall.open_screen(people[0])
    await expect(status(wall)).to_be_visible()
    for name in ("Ann", "Guest 2", "Guest 3", "Guest 4"):
        place = wall.page.get_by_role("listitem").filter(has_text=name)
        await expect(place.get_by_role("img", name="5 wires left")).to_be_visible()
    await expect(wall.page.get_by_role("button")).to_have_count(0)
    seat = await devices.phone(address)
    await seat.has_seat_of(people[0])
    await seat.open(f"/t/{people[0].code}")
    await expect(status(seat)).to_be_visible()
    assert SECRET.search(await seat.page.locator("body").aria_snapshot())  # this is how it looks from a seat
    assert not SECRET.search(await wall.page.locator("body").aria_snapshot())
    assert not SECRET.search(await wall.page.locator("body").inner_text())

    await people[1].do("say", talk={"move": "claim", "safe": None, "success": 2, "boom": 0})
    await expect(wall.page.get_by_role("img", name="2 Success, no Boom.")).to_be_visible()


async def test_after_twenty_seconds_the_screen_says_who_is_thinking(
    server: LocalServer, devices: Devices, address: str
) -> None:
    people = await server.start(4, options={"first": 0})
    wall = await devices.desktop(address)
    await wall.page.clock.install()
    await wall.open_screen(people[0])
    await wall.sees("Ann has the nippers.")
    await wall.page.clock.fast_forward(19_000)
    await wall.sees("Ann has the nippers.")
    await wall.page.clock.fast_forward(2_000)
    await wall.sees("Ann is thinking.")
