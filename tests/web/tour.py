"""Every screen, one after another, on one device."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator

from playwright.async_api import expect

from tests.server.harness import LocalServer
from tests.web.devices import Device
from tests.web.practice_page import LessonPage
from tests.web.staged_games import game_with, play_out
from tests.web.time_bomb_page import FAIR, WIRES, status

LONG = "Bartholomew the Magnific"  # as long as a name may be


async def tour(server: LocalServer, device: Device) -> AsyncIterator[str]:
    """The name of each screen, while it is to be seen."""
    async for name in _around(server, device):
        yield name
    async for name in _lobby(server, device):
        yield name
    async for name in _practice(device):
        yield name
    async for name in _game(server, device):
        yield name


async def _around(server: LocalServer, device: Device) -> AsyncIterator[str]:
    await server.open_table(name=LONG, settings={"visibility": "public"})
    await device.open()
    await device.sees("1 of 8")
    yield "home"
    await device.open("/rules/time-bomb")
    await device.sees("TB1")
    yield "rules"
    await device.open("/settings")
    await device.sees("My cards")
    yield "settings"
    await device.open("/rules/chess")
    await device.sees("There are no rules for a game of that name.")
    yield "lost"


async def _lobby(server: LocalServer, device: Device) -> AsyncIterator[str]:
    host = await server.open_table(name=LONG)
    await device.open(f"/t/{host.code}")
    await expect(device.button("Sit down")).to_be_visible()
    yield "door"
    guest = await server.join(host.code, "Ben")
    await host.do("add-bot", level="normal")
    await device.has_seat_of(guest)
    await device.open(f"/t/{host.code}")
    await expect(device.button("I'm ready")).to_be_visible()
    await device.sees("House rules")
    yield "lobby-guest"
    await device.press(re.compile("^You|^Ben"))
    await expect(device.page.get_by_role("dialog", name="Pick a face")).to_be_visible()
    yield "faces"
    await device.has_seat_of(host)
    await device.open(f"/t/{host.code}")
    await expect(device.button("Start the game")).to_be_visible()
    await device.tap(device.page.get_by_text("House rules"))
    await device.tap(device.page.get_by_text("Advanced"))
    yield "lobby-host"
    await device.press(re.compile("^Bots: "))
    await expect(device.page.get_by_role("dialog")).to_be_visible()
    yield "bots"
    await device.press("Close")
    await device.press("Show on a TV")
    await expect(device.page.get_by_role("dialog")).to_be_visible()
    yield "show-on-a-tv"
    await device.press("Close")
    await device.open("/tv")
    await device.sees("Show your table here")
    await expect(device.page.get_by_role("img")).to_be_visible()
    yield "television"
    await device.open(f"/t/{host.code}/screen")
    await device.sees("Ben")
    yield "screen-lobby"


async def _practice(device: Device) -> AsyncIterator[str]:
    for game in ("time-bomb", "time-bomb-evolution"):
        page = LessonPage(device, game)
        await page.begin()
        await expect(page.coach.locator(".hint:not(.resting)")).to_be_visible()
        yield f"practice-{game}"
        await device.press("Claim")
        yield f"practice-{game}-claim"


async def _game(server: LocalServer, device: Device) -> AsyncIterator[str]:
    people = await game_with(server, device, asked=False)
    await people[1].do("say", talk={"move": "claim", "safe": 3, "success": 2, "boom": 0})
    await people[2].do("say", talk={"move": "accuse", "seat": 1})
    await device.sees("I think it's Guest 2!")
    yield "table-waiting"
    await device.press("Claim")
    yield "table-claim"
    await device.press("Never mind")
    await device.press("Accuse")
    yield "table-accuse"
    await device.press("Never mind")
    await device.press("History")
    await expect(device.page.get_by_role("dialog", name="History")).to_be_visible()
    yield "table-history"
    await device.press("Close")
    await device.press("React")
    await expect(device.button("Trust me.")).to_be_visible()
    yield "reactions"
    await device.press("React")
    await device.press("Menu")
    await expect(device.page.get_by_role("dialog")).to_be_visible()
    yield "menu"
    await device.press("Close")
    await device.open(f"/t/{people[0].code}/screen")
    await expect(status(device)).to_be_visible()
    yield "screen-game"

    people = await game_with(server, device, asked=True)
    yield "table-asked"
    await device.tap(device.page.get_by_role("button", name=WIRES).first)
    yield "table-chosen"
    await device.button("Hold to look").dispatch_event("pointerdown")
    await device.sees("You hold")
    yield "table-peek"
    await play_out(people)
    await expect(device.button(FAIR)).to_be_visible()
    await device.press(FAIR)
    await device.sees("This device added no number of its own.")
    yield "end"
