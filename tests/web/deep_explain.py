"""Explanations on demand: tap "?", then anything. Nothing is played, and nothing covered is told."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.async_api import Locator, expect

from tests.server.harness import LocalServer
from tests.web.devices import DESKTOP, PHONE, Device, Devices
from tests.web.keyboard import go_to
from tests.web.page_checks import faults, picture, too_pale, violations, wear
from tests.web.staged_games import game_with
from tests.web.test_accessibility import PLAYERS
from tests.web.time_bomb_page import CUT, shown

pytestmark = pytest.mark.slow

ASK = re.compile("^What is this?")
CLOSE = "target-size"  # marks on a board may lie closer than fingers need: whichever is hit explains itself
ROLE = re.compile("^(SWAT|Terrorist)$")
FITS = """
(card) => {
  const { left, top, right, bottom } = card.getBoundingClientRect();
  const spot = document.querySelector('.spot.chosen').getBoundingClientRect();
  const small = spot.height < innerHeight / 3;
  const covers = small && top < spot.bottom && spot.top < bottom && left < spot.right && spot.left < right;
  const strip = document.querySelector('.strip').getBoundingClientRect().bottom;
  return left >= 0 && right <= innerWidth && top >= strip && bottom <= innerHeight && !covers;
}
"""


def layer(device: Device) -> Locator:
    return device.page.get_by_role("dialog", name=ASK)


def card(device: Device) -> Locator:
    return layer(device).locator(".card")


def spot(device: Device, name: str) -> Locator:
    return layer(device).get_by_role("button", name=name, exact=True)


async def ask(device: Device) -> None:
    await device.tap(device.button(ASK))
    await expect(layer(device)).to_be_visible()


async def test_a_tap_explains_a_thing_and_plays_nothing(server: LocalServer, devices: Devices, address: str) -> None:
    phone = await devices.phone(address)
    people = await game_with(server, phone, asked=True)
    before = await shown(phone)
    await ask(phone)
    await device_taps(phone, "The nippers")
    await expect(card(phone)).to_contain_text("You have them now.")
    await device_taps(phone, "Accuse")
    await expect(card(phone)).to_contain_text("Say who you think is a Terrorist.")
    await device_taps(phone, "Guest 2")
    await expect(card(phone)).to_contain_text("You have the nippers. Tap Guest 2")
    await expect(card(phone).get_by_role("link")).to_have_attribute("href", "/rules/time-bomb#TB6")
    await phone.press("Back to the game")
    await expect(layer(phone)).to_have_count(0)
    await expect(phone.button(CUT)).to_have_count(0)
    await expect(phone.button("Accuse")).to_be_visible()
    assert await shown(phone) == before
    assert people[0].view["cuts"] == []
    await phone.tap(phone.page.get_by_role("button", name=re.compile("^Guest 2")))
    await expect(phone.button(CUT)).to_be_visible()


async def device_taps(phone: Device, name: str) -> None:
    await spot(phone, name).tap(position={"x": 8, "y": 8})  # in its corner: smaller things lie on it
    await expect(card(phone).get_by_role("heading", name=name)).to_be_visible()


async def test_ones_own_cards_explain_themselves_only_while_they_are_held(
    server: LocalServer, devices: Devices, address: str
) -> None:
    desktop = await devices.desktop(address)
    await game_with(server, desktop, asked=False)
    await ask(desktop)
    hand = spot(desktop, "Your role and your wires")
    await hand.hover()
    await desktop.page.mouse.down()
    await expect(card(desktop).get_by_role("heading", name=ROLE)).to_be_visible()
    await expect(layer(desktop).get_by_role("button", name=re.compile("^(Safe|Success|Boom)$"))).to_have_count(5)
    await desktop.page.mouse.up()
    await expect(card(desktop)).to_contain_text("Hold them to look")
    await expect(desktop.page.get_by_role("heading", name=ROLE)).to_have_count(0)
    await hand.focus()
    await desktop.page.keyboard.down("Space")
    await expect(card(desktop).get_by_role("heading", name=ROLE)).to_be_visible()
    await desktop.page.keyboard.up("Space")
    await expect(card(desktop)).to_contain_text("Hold them to look")


async def test_by_keyboard_every_thing_is_a_stop_and_escape_goes_back(
    server: LocalServer, devices: Devices, address: str
) -> None:
    desktop = await devices.desktop(address)
    await game_with(server, desktop, asked=False)
    await go_to(desktop, ASK)
    await desktop.page.keyboard.press("Enter")
    await expect(desktop.button("Back to the game")).to_be_focused()
    await go_to(desktop, "The clock on the bomb")
    await expect(card(desktop)).to_contain_text("Round 1 of 4")
    await expect(layer(desktop).get_by_role("status")).to_contain_text("The clock on the bomb. Round 1 of 4")
    await desktop.page.keyboard.press("Tab")
    await expect(card(desktop).get_by_role("link", name="TB9")).to_be_focused()
    await go_to(desktop, "Your role and your wires")
    await expect(card(desktop)).to_contain_text("Hold them to look")
    await desktop.page.keyboard.press("Escape")
    await expect(layer(desktop)).to_have_count(0)
    await expect(desktop.button(ASK)).to_be_focused()


async def test_every_thing_on_every_board_has_its_card_which_fits_and_does_not_cover_it(
    server: LocalServer, devices: Devices, address: str
) -> None:
    phone = await devices.phone(address)
    found: list[Any] = []
    for game, players in PLAYERS.items():
        people = await server.start(players, game)
        person = next(each for each in people if each.prompt)
        await phone.has_seat_of(person)
        await phone.open(f"/t/{person.code}")
        await expect(phone.page.locator(".thumb")).to_be_visible()
        await ask(phone)
        things = layer(phone).locator('.spot[tabindex="0"]')
        assert await things.count() > 9
        for size in (PHONE, DESKTOP):
            await wear(phone, size, "dark")
            for place in range(await things.count()):
                await things.nth(place).focus()
                await expect(card(phone)).to_be_visible()
                if not await card(phone).evaluate(FITS):
                    found.append((game, size, await card(phone).inner_text()))
            await picture(phone, "explain", game, *size)
            problems = [*await violations(phone), *await faults(phone)]
            found += [(game, size, each) for each in problems if not each.startswith(CLOSE)]
        await wear(phone, PHONE, "light")
        found += [(game, "light", each) for each in await too_pale(phone)]
    assert found == []
