"""Two Rooms and a Boom on phones and desktops: by keyboard, impossible moves, and many players."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import expect

from tests.server.harness import LocalServer, start_server
from tests.web.devices import Devices, Theme
from tests.web.page_checks import faults, picture, violations
from tests.web.two_rooms_phone import called, called_by, card, here, move, open_person, plate, take_seat
from tests.web.two_rooms_table import GAME

pytestmark = pytest.mark.slow

PEOPLE = 6
PHONE, SMALL, DESKTOP = (390, 844), (320, 568), (1280, 800)
LOOKS: tuple[tuple[tuple[int, int], Theme], ...] = (
    (PHONE, "dark"),
    (SMALL, "light"),
    (DESKTOP, "dark"),
)


@pytest_asyncio.fixture(loop_scope="session")
async def server(tmp_path: Path) -> AsyncIterator[LocalServer]:
    """A server whose time passes when the test says so: nobody sits through six minutes."""
    games = "boomtable.games.catalog"
    async with start_server(tmp_path, virtual=True, host="0.0.0.0", catalog=games, limited=False, pace=0.05) as kept:
        yield kept


async def test_by_keyboard(server: LocalServer, devices: Devices, address: str) -> None:
    people = await server.start(PEOPLE, GAME)
    me, other = people[0], here(people[0])[0]
    desktop = await take_seat(await devices.device(address, DESKTOP), me)
    keys = desktop.page.keyboard
    await card(desktop).focus()
    await keys.down("Space")
    await expect(desktop.page.locator(".up").get_by_text(called(me.view["card"]), exact=True)).to_be_visible()
    await keys.up("Space")
    await expect(desktop.page.locator(".up")).to_have_count(0)
    them = plate(desktop, called_by(me, other))
    await them.focus()
    await keys.press("Enter")
    await expect(desktop.page.get_by_role("dialog")).to_be_focused()
    await keys.press("Escape")
    await expect(them).to_be_focused()
    await keys.press("Enter")
    act = desktop.page.get_by_role("dialog").get_by_role("button", name="Offer to share cards")
    await act.focus()
    await keys.press("Enter")
    await people[other].until(lambda them: them.view["offers"])
    await desktop.sees(re.compile("No answer yet"))


async def test_what_cannot_be_done_says_why(server: LocalServer, devices: Devices, address: str) -> None:
    people = await server.start(PEOPLE, GAME)
    me = people[0]
    phone = await take_seat(await devices.device(address, SMALL), me)
    panel = await open_person(phone, called_by(me, me.view["viewer"]))
    await phone.tap(panel.get_by_role("button", name="Vote for myself, not possible now. Why?"))
    await expect(phone.link("Rule TR10")).to_have_attribute("href", "/rules/two-rooms#TR10")


@pytest.mark.parametrize("size", [(360, 740), (360, 640), SMALL])
async def test_offers_from_all_leave_everyone_within_reach(
    server: LocalServer, devices: Devices, address: str, size: tuple[int, int]
) -> None:
    people = await server.start(8, GAME)
    me = people[0]
    for seat in here(me):
        await move(people[seat], move="offer-card", seat=0)
    phone = await take_seat(await devices.device(address, size), me)
    await phone.press(f"{len(here(me))} offers")
    for seat in here(me):
        await phone.tap(plate(phone, called_by(me, seat)))
        await phone.press("Close")


async def test_a_crowd_fits(server: LocalServer, devices: Devices, address: str) -> None:
    settings = {"seats": 21}
    (person,) = await server.start(1, GAME, bots=20, options={"playset": "rulebook"}, settings=settings)
    for size, theme in LOOKS:
        device = await take_seat(await devices.device(address, size, theme), person)
        await picture(device, GAME, "crowd", size[0], theme, whole=True)
        await device.page.evaluate("scrollTo(0, document.body.scrollHeight)")  # from under the thumb
        assert [*await violations(device), *await faults(device)] == []
        await device.press("The cards")
        await picture(device, GAME, "crowd-deck", size[0], theme)
        assert [*await violations(device), *await faults(device)] == []
