"""Choosing the deck of Two Rooms and a Boom: a host on a phone, a guest, and its appearance."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Locator, expect

from boomtable.words import say
from tests.server.harness import LocalServer, Player
from tests.web.devices import Device, Devices, Theme
from tests.web.page_checks import LETTER_BY_LETTER, LETTERS, faults, picture, violations
from tests.web.two_rooms_table import GAME

pytestmark = pytest.mark.slow

PHONE, SMALL, DESKTOP = (390, 844), (320, 568), (1280, 800)
LOOKS: tuple[tuple[tuple[int, int], Theme], ...] = ((PHONE, "dark"), (SMALL, "dark"), (DESKTOP, "light"))

STICKING_OUT = """
() => [...document.querySelectorAll('main section button')]
  .filter((each) => each.getBoundingClientRect().right > each.parentElement.getBoundingClientRect().right + 1)
  .map(({ innerText }) => innerText)
"""


async def take_seat(device: Device, person: Player) -> Device:
    await device.has_seat_of(person)
    await device.open(f"/t/{person.code}")
    await expect(deck(device)).to_be_visible()
    return device


def deck(device: Device) -> Locator:
    return device.page.get_by_role("list", name="The cards").get_by_role("listitem").first


def chip(device: Device, name: str) -> Locator:
    return device.page.get_by_role("list", name="The cards").get_by_role("button", name=name, exact=True)


def preset(device: Device, name: str) -> Locator:
    return device.button(re.compile(f"^{say(f'web-two-rooms-preset-{name}')}"))


def wish(device: Device, name: str) -> Locator:
    return device.button(re.compile(f"^{say(f'web-two-rooms-wish-{name}')}"))


async def chosen(person: Player, playset: str) -> None:
    await person.until(lambda me: me.roster["options"]["playset"] == playset)


async def open_group(device: Device, team: str) -> None:
    await device.tap(device.page.locator("summary").filter(has_text=re.compile(rf"{team}, \d+ in the deck")))


async def look(device: Device, what: str, size: tuple[int, int], theme: Theme) -> list[str]:
    """A picture of the whole page, and what is wrong with it."""
    await picture(device, GAME, "lobby", what, size[0], theme, whole=True)
    await device.page.evaluate("scrollTo(0, document.body.scrollHeight)")  # from under the thumb
    return [f"{what} {size[0]}: {each}" for each in [*await violations(device), *await faults(device)]]


async def test_with_letters_twice_as_large_words_stay_whole_and_cards_in_their_frame(
    server: LocalServer, devices: Devices, address: str
) -> None:
    [host] = await server.sit_down(1, "two-rooms", bots=9)
    phone = await take_seat(await devices.phone(address), host)
    await phone.page.evaluate(LETTERS, "200%")
    assert await phone.page.evaluate(LETTER_BY_LETTER) == []
    assert await phone.page.evaluate(STICKING_OUT) == []


async def test_a_host_chooses_the_deck_and_starts(server: LocalServer, devices: Devices, address: str) -> None:
    host, guest = await server.sit_down(2, "two-rooms", bots=10)
    phone = await take_seat(await devices.device(address, PHONE), host)
    other = await take_seat(await devices.device(address, PHONE), guest)
    await expect(phone.page.get_by_text("Start with this")).to_have_count(1)
    await expect(phone.page.get_by_placeholder(say("two-rooms-option-playset-example"))).to_have_count(0)

    await phone.tap(preset(phone, "lovers"))
    await chosen(host, "lovers")
    await expect(chip(other, "Cupid")).to_be_visible()
    await other.tap(chip(other, "Cupid"))
    await other.sees(say("two-rooms-does-cupid"))
    await expect(preset(other, "lovers")).to_have_count(0)

    await phone.tap(wish(phone, "chaos"))
    await phone.press("Another suggestion")
    await chosen(host, "chaos 2")
    await phone.sees("Suggestion 2")

    await phone.tap(preset(phone, "basic"))
    await phone.press("Build your own")
    await chosen(host, "with")
    await open_group(phone, "Grey")
    await phone.press("Take Butler")
    await phone.sees("Butler can't play without Maid.")
    await expect(phone.button("Start the game")).to_be_disabled()
    await other.sees("Butler can't play without Maid.")
    await phone.press("Add Maid")
    await chosen(host, "with butler maid")
    await expect(phone.button("Start the game")).to_be_enabled()

    await guest.do("ready", ready=True)
    await phone.press("Start the game")
    await host.until(lambda me: me.view)
    assert {"butler", "maid"} <= {*host.view["deck"]}
    assert len(host.view["deck"]) == 12


async def test_the_deck_fits_and_can_be_read(server: LocalServer, devices: Devices, address: str) -> None:
    found: list[str] = []
    host, guest = await server.sit_down(2, "two-rooms", bots=10)
    for size, theme in LOOKS:
        await host.do("change", options={"playset": "basic"})
        device = await take_seat(await devices.device(address, size, theme), host)
        found += await look(device, "basic", size, theme)
        await device.tap(wish(device, "chaos"))
        await device.sees("Suggestion 1")
        await chosen(host, "chaos 1")
        await expect(chip(device, "2 Red Team").or_(chip(device, "Red Team"))).to_have_count(0)
        found += await look(device, "chaos", size, theme)
        await host.do(
            "change", options={"playset": "president butler agent-red queen zombie invincible red-team joker"}
        )
        await device.sees("Butler can't play without Maid.")
        await open_group(device, "Blue")
        await device.tap(device.page.locator("li .name").get_by_text("Doctor", exact=True))
        await device.sees(say("two-rooms-does-doctor"))
        await picture(device, GAME, "lobby-building", size[0], theme)
        found += await look(device, "wrong", size, theme)
        await device.tap(chip(device, "Butler"))
        await device.sees(say("two-rooms-does-butler"))
        await picture(device, GAME, "lobby-card", size[0], theme)
        visitor = await take_seat(await devices.device(address, size, theme), guest)
        found += await look(visitor, "guest", size, theme)
    assert not found, "\n".join(found)


async def test_by_keyboard(server: LocalServer, devices: Devices, address: str) -> None:
    (host,) = await server.sit_down(1, "two-rooms", bots=6)
    desktop = await take_seat(await devices.device(address, DESKTOP), host)
    keys = desktop.page.keyboard
    await preset(desktop, "haunted").focus()
    await keys.press("Enter")
    await chosen(host, "haunted")
    await expect(preset(desktop, "haunted")).to_be_focused()
    await chip(desktop, "Bomber").focus()
    await keys.press("Enter")
    await desktop.sees(say("two-rooms-does-bomber"))
    await keys.press("Escape")
    await expect(chip(desktop, "Bomber")).to_be_focused()
