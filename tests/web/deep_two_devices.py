"""One seat on several devices: what is done on one shows on the other, and nothing is done twice."""

from __future__ import annotations

import random
import re

import pytest
from playwright.async_api import expect

from tests.patience import milliseconds
from tests.server.bad_connection import bad_line
from tests.server.harness import LocalServer
from tests.web.devices import Devices
from tests.web.page_checks import faults, picture
from tests.web.staged_games import cut, game_with
from tests.web.time_bomb_page import ASKED, choose, shown, status
from tests.web.time_bomb_page import cut as cut_something

pytestmark = pytest.mark.slow

ON_THE_BOARD = """
() => {
  const [note, board] = ['.notes p', 'main'].map((each) => document.querySelector(each).getBoundingClientRect());
  return note.bottom - board.top;
}
"""


async def test_a_second_tab_on_the_same_seat_follows_the_first(
    server: LocalServer, devices: Devices, address: str
) -> None:
    first = await devices.desktop(address)
    people = await game_with(server, first, asked=True)
    second = await devices.tab(first)
    await second.open(f"/t/{people[0].code}")
    await expect(second.page).to_have_title(ASKED)
    before = await shown(second)
    await cut_something(first)
    await expect(second.page).not_to_have_title(ASKED)
    await expect(status(second)).not_to_have_attribute("aria-label", before)
    assert await shown(first) == await shown(second)


async def test_a_link_from_the_menu_takes_the_seat_to_another_device(
    server: LocalServer, devices: Devices, address: str
) -> None:
    desktop = await devices.desktop(address)
    await game_with(server, desktop, asked=True)
    await desktop.press("Menu")
    await desktop.press("Make a link")
    link = await desktop.page.get_by_label("Link", exact=True).input_value()
    phone = await devices.phone(address)
    await phone.open(link.removeprefix(address))
    await expect(phone.page).to_have_title(ASKED)
    assert "#" not in phone.page.url  # it works once, and is not left lying about
    await cut_something(phone)


async def test_a_phone_logs_out_the_other_device_of_its_seat(
    server: LocalServer, devices: Devices, address: str
) -> None:
    desktop = await devices.desktop(address)
    await game_with(server, desktop, asked=True)
    await desktop.press("Menu")
    await desktop.press("Make a link")
    link = await desktop.page.get_by_label("Link", exact=True).input_value()
    phone = await devices.phone(address)
    await phone.open(link.removeprefix(address))
    await expect(phone.page).to_have_title(ASKED)
    await phone.press("Menu")
    mine = phone.page.get_by_role("list", name="Your devices")
    await expect(mine.get_by_role("listitem")).to_have_count(2)
    await mine.scroll_into_view_if_needed()
    await picture(phone, "my-devices")
    assert await faults(phone) == []
    await phone.press(re.compile("^Log out: "))
    await expect(
        desktop.page.get_by_label("Your name", exact=True).or_(desktop.page.get_by_text("A game is on")).first
    ).to_be_visible()
    await expect(mine).to_have_count(0)
    await phone.press("Close")
    await cut_something(phone)


async def test_the_host_gives_a_new_device_to_one_whose_own_is_gone_and_all_are_told(
    server: LocalServer, devices: Devices, address: str
) -> None:
    desktop = await devices.desktop(address)
    people = await game_with(server, desktop, asked=True)
    await people[1].hang_up()
    await desktop.press("Menu")
    await desktop.press("New device")
    link = await desktop.page.get_by_label("Link", exact=True).input_value()
    await picture(desktop, "new-device")
    phone = await devices.phone(address)
    await phone.open(link.removeprefix(address))
    await expect(status(phone)).to_be_visible()
    await desktop.press("Close")
    await desktop.sees(re.compile("is back on another device"))
    await people[2].until(lambda me: [chair["moved"] for chair in me.roster["chairs"]][1] == 1)


async def test_a_tap_that_comes_too_late_is_explained_and_does_nothing(server: LocalServer, devices: Devices) -> None:
    async with bad_line(server.port, random.Random(1)) as line:
        phone = await devices.phone(line.ws.replace("ws:", "http:"))
        phone.forgive_the_network()
        people = await game_with(server, phone, asked=True)
        line.freeze_all()
        line.freeze = 1.0
        await choose(phone)
        await people[0].ask("play", prompt=people[0].prompt["number"], move=cut(3))  # the other device was first
        line.freeze = 0.0
        await expect(phone.page.get_by_role("alert")).to_have_text(
            re.compile(r"That question is no longer open\."), timeout=milliseconds(40)
        )
        assert await phone.page.evaluate(ON_THE_BOARD) <= 0
        await people[1].until(lambda me: len(me.view["cuts"]) == 1)
        assert people[1].view["cuts"][0][0] == 3
        await expect(phone.page).not_to_have_title(ASKED)
