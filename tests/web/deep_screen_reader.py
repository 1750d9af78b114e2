"""A game played from what a screen reader is told: roles and names, nothing else."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from tests.server.harness import LocalServer
from tests.web.devices import Device, Devices
from tests.web.staged_games import memoir
from tests.web.time_bomb_page import CUT, LONGEST, WIRES, shown, status, whose_turn

pytestmark = pytest.mark.slow

OWN = re.compile(r'button "(SWAT|Terrorist)\. .* You hold (\w+) Success, (\w+) Boom, (\w+) Safe\."')
CLAIM = "What will you claim?"
CLIP = "You have the nippers. Whose wire do you cut?"


async def listen(device: Device) -> str:
    return await device.page.locator("body").aria_snapshot()


async def own_cards(device: Device) -> tuple[str, list[int]]:
    """Role, and how many of each kind, as they are read out while they are held."""
    hand = device.page.get_by_role("button", name="Hold to look", exact=True)
    await hand.focus()
    await device.page.keyboard.down(" ")
    await expect(device.page.get_by_role("button", name=re.compile("You hold"))).to_be_focused()
    found = OWN.search(await listen(device))
    await device.page.keyboard.up(" ")
    assert found
    assert not OWN.search(await listen(device))
    return found[1].lower(), [0 if number == "no" else int(number) for number in found.groups()[1:]]


async def answer(device: Device, turn: int) -> str:
    """Whatever is asked; what was asked."""
    asked = await device.page.get_by_role("heading", level=1).inner_text()
    if asked == CLAIM and turn % 2:
        await device.button("Say nothing").click()
    elif asked == CLAIM:
        await device.button("no Success").click()
        await device.button("No Boom").click()
        await device.button("Say it").click()
    else:
        assert asked == CLIP
        before = await shown(device)
        await device.button(WIRES).first.click()
        await device.button(CUT).dispatch_event("click")  # a screen reader does not hold
        await device.button("Tap again to cut").dispatch_event("click")
        await expect(device.page.get_by_role("img", name=before, exact=True)).to_have_count(0)
        return asked
    await expect(device.button("Say it")).to_have_count(0)
    return asked


async def test_a_game_with_claims_in_turn_is_played_by_ear(server: LocalServer, devices: Devices, address: str) -> None:
    desktop = await devices.desktop(address)
    host = await server.open_table(options={"claims": "in_turn"})
    for _ in range(3):
        await host.do("add-bot", level="easy")
    await desktop.has_seat_of(host)
    await desktop.open(f"/t/{host.code}")
    await desktop.page.get_by_role("button", name="Start the game", exact=True).click()
    await expect(status(desktop)).to_be_visible()

    view = await memoir(desktop, host.code)
    kinds = [view["hand"].count(kind) for kind in ("success", "boom", "safe")]
    assert await own_cards(desktop) == (view["role"], kinds)
    asked = set()
    for turn in range(2 * LONGEST):
        if not await whose_turn([desktop]):
            break
        asked.add(await answer(desktop, turn))
    assert CLAIM in asked
    heard = await listen(desktop)
    assert re.search(r'heading "(VICTORY|DEFEAT)[.] ', heard)


async def test_what_others_do_is_read_out(server: LocalServer, devices: Devices, address: str) -> None:
    """The line that says what is going on is live, and every player's tile says what they hold and said."""
    people = await server.start(4)
    desktop = await devices.desktop(address)
    await desktop.has_seat_of(people[0])
    await desktop.open(f"/t/{people[0].code}")
    status = desktop.page.get_by_role("heading", level=1)
    await expect(status).to_have_attribute("aria-live", "polite")
    await expect(status).to_have_text(re.compile("nippers"))
    await people[2].do("say", talk={"move": "accuse", "seat": 1})
    await expect(desktop.button(re.compile(r"^Guest 3\. 5 wires left\..*I think it's Guest 2!"))).to_be_visible()
    await expect(desktop.button(re.compile(r"^Guest 2\. .*Accused by 1$"))).to_be_visible()
