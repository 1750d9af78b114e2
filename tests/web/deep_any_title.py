"""Between two games: the score, the vote, another title in two taps, and nobody joins again."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from boomtable.words import say
from tests.server.harness import LocalServer, Player
from tests.server.test_game import play_to_the_end
from tests.web.deep_taps import counted
from tests.web.devices import Device, Devices, Theme
from tests.web.page_checks import picture, problems

pytestmark = pytest.mark.slow

ACADEMY, SNIPERS = say("bomb-squad-academy-title"), say("trick-snipers-title")
WALL = (1920, 1080)


async def seated(device: Device, person: Player) -> Device:
    await device.has_seat_of(person)
    await device.open(f"/t/{person.code}")
    return device


def ballot(title: str) -> re.Pattern[str]:
    return re.compile(f"^{title}")


async def test_the_host_changes_the_game_in_two_taps_and_guests_stay(
    server: LocalServer, devices: Devices, address: str
) -> None:
    people = await server.sit_down(3, bots=1)
    host, guest = [await seated(await devices.phone(address), person) for person in people[:2]]
    await expect(host.button(say("web-start"))).to_be_enabled()
    await host.press(say("web-change-game", title=say("time-bomb-title")))
    await expect(host.page.get_by_role("dialog")).to_be_visible()
    await picture(host, "choose-game")
    assert await problems(host) == []
    await host.tap(host.page.get_by_role("dialog").get_by_role("button", name=ACADEMY))
    for device in (host, guest):
        await expect(device.page.get_by_text(ACADEMY).first).to_be_visible()
    counted("change the game", host.taps)
    await expect(host.button(say("web-start"))).to_be_enabled()
    await host.press(say("web-start"))
    await people[1].until(lambda me: me.roster["phase"] == "playing" and me.view)
    assert people[1].roster["game"] == "bomb-squad-academy"
    assert guest.taps == 0


@pytest.mark.parametrize("theme", ["dark", "light"])
async def test_phones_vote_with_a_tap_the_wall_shows_it_and_the_host_starts_with_one(
    server: LocalServer, devices: Devices, address: str, theme: Theme
) -> None:
    people = await server.start(2, bots=2)
    phones = [await seated(await devices.phone(address, theme), person) for person in people]
    wall = await devices.device(address, WALL, theme)
    await wall.open_screen(people[0])
    await play_to_the_end(people)
    host, guest = phones
    for device in (*phones, wall):
        await expect(device.page.get_by_role("region", name=say("web-what-next"))).to_be_visible()
    await guest.press(ballot(SNIPERS))
    await expect(wall.page.get_by_role("listitem").filter(has_text=SNIPERS)).to_contain_text("Guest 2")
    await host.press(ballot(SNIPERS))
    for device in (*phones, wall):
        await picture(device, "what-next", theme, device.touch, device is host)
        assert await problems(device) == []
    await host.press(say("web-play-title", title=SNIPERS))
    await people[1].until(lambda me: (me.roster["game"], me.roster["phase"]) == ("trick-snipers", "playing"))
    assert (host.taps, guest.taps) == (2, 1)


async def test_who_sits_out_sees_the_game_and_plays_the_next(
    server: LocalServer, devices: Devices, address: str
) -> None:
    people = await server.sit_down(6, "trick-snipers")
    last, wall = await seated(await devices.phone(address), people[5]), await devices.device(address, WALL)
    await wall.open_screen(people[0])
    await last.sees(say("web-sits-out"))
    await people[0].do("start")
    await last.sees(say("web-you-are-next"))
    await play_to_the_end(people[:5])
    await people[0].do("rematch")
    for device in (last, wall):
        await device.sees(say("web-score"))
    await expect(last.button(say("web-ready"))).to_be_visible()
    await expect(last.page.get_by_role("listitem").filter(has_text="Guest 6")).not_to_contain_text(say("web-sits-out"))
