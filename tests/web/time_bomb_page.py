"""How people join a table and play Time Bomb, by what they see."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence

from playwright.async_api import Locator, expect

from tests.patience import seconds
from tests.web.devices import PATIENCE, Device

ASKED = re.compile("^● Your turn!")
WIRES = re.compile(r"\b(\d+ wires?) left")
CUT = re.compile("^Hold to cut .*'s wire$")
FAIR = "Was the deal fair?"
LONGEST = 32  # cuts, with eight players


async def host_a_table(host: Device) -> str:
    """From the home page; the code."""
    await host.open()
    shelf = host.page.get_by_role("article").filter(has=host.page.get_by_role("heading", name="Time Bomb", exact=True))
    await host.tap(shelf.get_by_role("button", name="Play with friends"))
    await host.page.wait_for_url(re.compile("/t/[A-Z]{4,8}$"))
    await expect(host.button("Add a bot")).to_be_visible()
    return host.page.url.rpartition("/")[2]


async def join(guest: Device, code: str, name: str) -> None:
    """By the link, until one is ready."""
    await guest.open(f"/t/{code}")
    await guest.write("Your name", name)
    await guest.press("Sit down")
    await guest.press("I'm ready")
    await expect(guest.button("I'm ready")).to_have_attribute("aria-pressed", "true")


async def add_bots(host: Device, bots: int) -> None:
    for _ in range(bots):
        seated = await host.page.get_by_role("listitem").count()
        await host.press("Add a bot")
        await expect(host.page.get_by_role("listitem")).to_have_count(seated + 1)


async def start(*people: Device) -> None:
    await people[0].press("Start the game")
    for person in people:
        await expect(status(person)).to_be_visible()


def status(device: Device) -> Locator:
    """Round, cuts and Successes, all in one label."""
    return device.page.get_by_role("img", name=re.compile("^Round "))


async def shown(device: Device) -> str:
    return await status(device).get_attribute("aria-label") or ""


async def is_asked(device: Device) -> bool:
    return bool(ASKED.match(await device.page.title()))


async def sees_the_end(device: Device) -> bool:
    return await device.button(FAIR).is_visible()


async def whose_turn(people: Sequence[Device]) -> Device | None:
    """Wait for one of them to be asked; nobody if all see the end."""
    async with asyncio.timeout(seconds(PATIENCE)):
        while True:
            for person in people:
                if await is_asked(person):
                    return person
            if all([await sees_the_end(person) for person in people]):
                return None
            await asyncio.sleep(0.05)


async def claim(device: Device, success: str, boom: str) -> None:
    """Whether it is true or not."""
    for button in ("Claim", success, boom, "Say it"):
        await device.press(button)


async def choose(device: Device) -> None:
    """Somebody who has a wire, and do it."""
    await device.tap(device.page.get_by_role("button", name=WIRES).first)
    await device.press(CUT)


async def cut(device: Device) -> None:
    """The whole turn, until the wire is turned up."""
    before = await shown(device)
    await choose(device)
    await expect(device.page.get_by_role("img", name=before, exact=True)).to_have_count(0)  # nor is it there at the end


async def play_out(*people: Device) -> None:
    """To the end, whoever is asked."""
    for _ in range(LONGEST):
        if not (asked := await whose_turn(people)):
            return
        await cut(asked)
    assert await whose_turn(people) is None
