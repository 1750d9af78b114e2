"""How to play: every card of every title fits a phone, also with letters twice as large; behind them the full rules."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest
from playwright.async_api import Locator, expect

from boomtable.games.catalog import CATALOG
from tests.server.harness import LocalServer
from tests.web.devices import PHONE, Device, Devices
from tests.web.page_checks import faults, picture, too_pale, violations, wear

pytestmark = pytest.mark.slow

LARGE = "scale => document.documentElement.style.fontSize = scale"
CUT_OFF = """
() => [...document.querySelectorAll('dialog, dialog *')].flatMap((each) => {
  const { overflowX, overflowY } = getComputedStyle(each);
  const high = overflowY !== 'visible' && each.scrollHeight > each.clientHeight + 1;
  const wide = overflowX !== 'visible' && each.scrollWidth > each.clientWidth + 1;
  return each.closest('svg') === null && (high || wide) ? [each.outerHTML.slice(0, 80)] : [];
})
"""


def cards(device: Device) -> Locator:
    return device.page.get_by_role("dialog")


async def wrong(device: Device) -> list[str]:
    """What is cut off or has to be scrolled, cannot be hit, or cannot be read: in both themes, and in large letters."""
    await wear(device, PHONE, "dark")
    found = await problems(device, "100%", violations)
    await wear(device, PHONE, "light")  # only the colours are new
    return [*found, *await problems(device, "100%", too_pale), *await problems(device, "200%", violations)]


async def problems(device: Device, scale: str, axe: Callable[[Device], Awaitable[list[str]]]) -> list[str]:
    await device.page.evaluate(LARGE, scale)
    found = [*await device.page.evaluate(CUT_OFF), *await faults(device), *await axe(device)]
    return [f"{scale}: {each}" for each in found]


async def test_every_card_of_every_title_fits_a_phone(server: LocalServer, devices: Devices, address: str) -> None:
    phone = await devices.phone(address)
    found: list[str] = []
    seen = 0
    await phone.open()
    for game in CATALOG.values():
        await phone.press(f"How to play: {game.title}")
        steps = cards(phone).get_by_role("list").get_by_role("button")
        await expect(steps.first).to_be_visible()
        for step in range(count := await steps.count()):
            name = await steps.nth(step).get_attribute("aria-label")
            found += [f"{game.title}, {name}, {each}" for each in await wrong(phone)]
            await picture(phone, "how-to", game.id, step + 1, "200")
            await phone.page.evaluate(LARGE, "100%")
            await picture(phone, "how-to", game.id, step + 1, "100")
            await phone.press("Got it" if step == count - 1 else "Next")
            seen += 1
        await expect(cards(phone)).to_have_count(0)
    assert seen == 26
    assert not found, "\n".join(found)


async def test_the_cards_are_in_the_lobby_and_in_the_menu(server: LocalServer, devices: Devices, address: str) -> None:
    (host, _) = await server.sit_down(2, "two-rooms", bots=4)
    phone = await devices.phone(address)
    await phone.has_seat_of(host)
    await phone.open(f"/t/{host.code}")
    await phone.press("How to play")
    await phone.sees("Blue has a President, Red has a Bomber, and nobody knows who is who.")
    await phone.press("Close")
    (player, *_) = await server.start(4)
    await phone.has_seat_of(player)
    await phone.open(f"/t/{player.code}")
    await phone.press("Menu")
    await phone.press("How to play")
    await phone.sees("SWAT wants every Success cut. The Terrorists want the Boom cut, or the clock to run out.")


async def test_a_keyboard_turns_the_cards_and_closes_them(server: LocalServer, devices: Devices, address: str) -> None:
    desktop = await devices.desktop(address)
    await desktop.open()
    await desktop.button("How to play: Trick Snipers").focus()
    await desktop.page.keyboard.press("Enter")
    await desktop.sees("Four to the left")
    await desktop.page.keyboard.press("ArrowRight")
    await desktop.sees("Play the clan that was led if you can.")
    await desktop.page.keyboard.press("Escape")
    await expect(cards(desktop)).to_have_count(0)
    await expect(desktop.button("How to play: Trick Snipers")).to_be_focused()


async def test_the_wall_plays_the_cards_while_people_come_in(
    server: LocalServer, devices: Devices, address: str
) -> None:
    (host, *_) = await server.sit_down(4)
    wall = await devices.device(address, (1920, 1080))
    await wall.open_screen(host)
    await wall.sees("Two sides")
    high: int = await wall.page.evaluate("document.documentElement.scrollHeight - innerHeight")
    assert high <= 0
    await picture(wall, "how-to-wall")
    await wall.sees("Your wires")


async def test_the_full_rules_are_searched_and_every_number_leads_to_its_rule(
    server: LocalServer, devices: Devices, address: str
) -> None:
    phone = await devices.phone(address)
    await phone.open("/rules/time-bomb-evolution#TE16")
    rule = phone.page.locator("#TE16")
    await expect(rule).to_be_in_viewport()
    await expect(rule).to_contain_class("sought")
    await phone.tap(phone.link("TB11").first)
    await expect(phone.page.locator("#TB11")).to_be_in_viewport()
    await phone.write("Search the rules", "nippers random")
    await phone.sees("One line found.")
    await expect(phone.page.locator("li[id]")).to_have_count(1)
    assert [*await faults(phone), *await violations(phone)] == []
