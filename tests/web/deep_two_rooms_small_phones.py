"""Two Rooms on the smallest phones, with most people, a tip and large letters: all of it is within reach."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from boomtable.words import say
from tests.server.harness import LocalServer, Player
from tests.web.devices import Device, Devices
from tests.web.page_checks import SIDEWAYS, picture, wear
from tests.web.tips_page import tip
from tests.web.two_rooms_phone import called_by, here, open_person, take_seat
from tests.web.two_rooms_table import CROWD, GAME, NAMES, at, gather

pytestmark = pytest.mark.slow

SMALLEST = (360, 640)
LEAST = 100  # pixels between what stays on top and the dock, to see the room and to tap somebody
LETTERS = "scale => document.documentElement.style.setProperty('font-size', scale)"
OUTSIDE = """
() => [...document.querySelectorAll('main *, header *')].flatMap((each) => {
  const { left, right, width } = each.getBoundingClientRect();
  const seen = width && each.checkVisibility({ visibilityProperty: true }) && !each.closest('.unseen, svg');
  return seen && (left < -1 || right > innerWidth + 1) ? [`${each.className}: ${left} to ${right}`] : [];
})
"""
BELOW = """
() => {
  scrollTo(0, document.documentElement.scrollHeight);
  const { top } = document.querySelector('.thumb').getBoundingClientRect();
  return [...document.querySelectorAll('.watch > *')].flatMap((each) => {
    const under = each.getBoundingClientRect().bottom - top;
    return under > 1 ? [`${each.className}: ${under} px under the dock`] : [];
  });
}
"""
ROOM = """
() => {
  scrollTo(0, document.querySelector('.people').offsetTop);
  const { top } = document.querySelector('.thumb').getBoundingClientRect();
  return top - Math.max(0, document.querySelector('.now').getBoundingClientRect().bottom);
}
"""


async def bustling(server: LocalServer, names: tuple[str, ...], devices: Devices) -> tuple[Player, Device]:
    """A first game: everybody votes, one is offered a share, and a tip is due."""
    evening = await gather(server, names)
    me = next(person for person in evening.people if person.view["viewer"] in evening.within(person.view["room"]))
    phone = await take_seat(await devices.device(at(server), SMALLEST), me)
    await evening.appoint()
    others = [seat for seat in evening.within(me.view["room"]) if seat != me.view["viewer"]]  # no Ambassador shares
    await evening.act(others[0], move="offer-card", seat=me.view["viewer"])
    await phone.page.keyboard.press("Escape")  # whoever leads is told so on the whole phone
    await expect(phone.page.locator(".moment")).to_have_count(0)
    await expect(tip(phone)).to_be_visible()
    await expect(phone.button(say("web-two-rooms-share"))).to_be_visible()
    return me, phone


@pytest.mark.parametrize("names", [NAMES, CROWD], ids=["nine", "thirty-two"])
async def test_all_can_be_scrolled_out_from_under_the_dock(
    still: LocalServer, devices: Devices, names: tuple[str, ...]
) -> None:
    _, phone = await bustling(still, names, devices)
    await wear(phone, SMALLEST, "dark")
    await picture(phone, GAME, "small", len(names))
    assert await phone.page.evaluate(BELOW) == []
    assert await phone.page.evaluate(ROOM) >= LEAST


async def test_nothing_is_wider_than_the_screen_however_large_the_letters(still: LocalServer, devices: Devices) -> None:
    me, phone = await bustling(still, CROWD, devices)
    found = list[str]()

    async def look(what: str) -> None:
        for scale in ("100%", "140%", "200%"):
            await phone.page.evaluate(LETTERS, scale)
            await wear(phone, SMALLEST, "dark")
            await picture(phone, GAME, what, scale.removesuffix("%"))
            wide = [f"{await phone.page.evaluate(SIDEWAYS)} px too wide"] * (await phone.page.evaluate(SIDEWAYS) > 0)
            found.extend([f"{what} {scale}: {each}" for each in [*wide, *await phone.page.evaluate(OUTSIDE)]])

    await look("letters-room")
    assert await phone.page.evaluate(ROOM) >= LEAST
    assert await phone.page.evaluate(BELOW) == []
    await phone.page.evaluate(LETTERS, "100%")
    await open_person(phone, called_by(me, here(me)[0]))
    await look("letters-person")
    assert found == []
