"""The result of a game is shared: a picture for everyone, a public page while the host wants it."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from boomtable.words import say
from tests.patience import milliseconds
from tests.server.harness import LocalServer
from tests.server.test_game import play_to_the_end
from tests.web.devices import DESKTOP, PHONE, Device, Devices
from tests.web.end_page import fits
from tests.web.page_checks import CLICKED, TOUCHED, Look, picture, problems, too_pale, wear

pytestmark = pytest.mark.slow

NAMES = ("Zebediah Ott", "Quillon", "Wilhelmina")


async def looks_right(device: Device, looks: tuple[Look, ...]) -> None:
    for size, theme in looks:
        await wear(device, size, theme)
        assert await (problems(device) if theme == "dark" else too_pale(device)) == [], (size, theme)
    await wear(device, *looks[0])


async def test_a_host_shares_a_game_and_takes_it_back(server: LocalServer, devices: Devices, address: str) -> None:
    host = await server.open_table("time-bomb", NAMES[0])
    people = [host, *[await server.join(host.code, name) for name in NAMES[1:]]]
    await host.do("add-bot", level="random")
    for person in people[1:]:
        await person.do("ready", ready=True)
    await host.do("start")
    await play_to_the_end(people)
    phone, stranger = await devices.phone(address), await devices.device(address, DESKTOP)
    await phone.has_seat_of(host)
    await phone.open(f"/t/{host.code}")
    await fits(phone)

    await phone.tap(phone.button(say("web-share-result")))
    drawn = phone.button(say("share-picture"))
    await expect(drawn).to_be_visible(timeout=milliseconds(60))
    await phone.page.get_by_role("checkbox", name=say("share-public")).click()
    await expect(phone.page.get_by_role("checkbox", name=say("share-names"))).not_to_be_checked()
    await looks_right(phone, TOUCHED)
    await picture(phone, "share", *PHONE)
    [shared] = host.roster["public"]

    await stranger.open(f"/g/{shared['id']}")
    await stranger.sees(say("public-people"))
    await expect(stranger.page.get_by_role("region", name=say("public-story"))).to_contain_text("Time Bomb, 4 players")
    await expect(stranger.page.get_by_text(re.compile("Zebediah|Quillon|Wilhelmina"))).to_have_count(0)
    await expect(stranger.page.get_by_role("listitem").filter(has_text="Player 4")).to_be_visible()
    await looks_right(stranger, CLICKED)
    await picture(stranger, "public-game", *DESKTOP, whole=True)

    await phone.page.get_by_role("checkbox", name=say("share-names")).click()
    await expect(phone.page.get_by_role("checkbox", name=say("share-names"))).to_be_checked()
    await stranger.page.reload()
    await expect(stranger.page.get_by_role("listitem").filter(has_text=NAMES[0])).to_be_visible()
    await phone.page.get_by_role("checkbox", name=say("share-public")).click()
    await expect(phone.page.get_by_role("checkbox", name=say("share-names"))).to_have_count(0)
    stranger.forgive_the_network()  # Chromium notes that it is gone
    await stranger.page.reload()
    await stranger.sees(say("no-public-game"))
