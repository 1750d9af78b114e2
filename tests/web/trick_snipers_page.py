"""Trick Snipers by touch: one page, with bots at the other seats."""

from __future__ import annotations

import random
import re

from playwright.async_api import Locator, expect

from tests.server.harness import LocalServer, Player
from tests.web.devices import PHONE, Device, Devices
from tests.web.end_page import END, fits, open_tab
from tests.web.page_checks import faults

GAME = "trick-snipers"
LONGEST = 60  # questions to one player in a game
HAND = re.compile("^Your hand")
PASS = re.compile("^Pass to ")
PLAY = re.compile("^Play (?!my card)")
SEAT = re.compile("(no|1|2) points?, (no|[0-9]+) tricks?, ")
UNCOVERED = """
async card => {
  const moving = card.parentElement.getAnimations({ subtree: true });
  await Promise.allSettled(moving.map(({ finished }) => finished));
  const { left, top, width, height } = card.getBoundingClientRect();
  const parts = [0.5, 0.35, 0.2, 0.1, 0.65, 0.8, 0.9];
  const places = parts.flatMap((x) => parts.map((y) => ({ x: x * width, y: y * height })));
  return places.find(({ x, y }) => card.contains(document.elementFromPoint(left + x, top + y)));
}
"""


def over(person: Player) -> bool:
    return bool(person.roster["phase"] == "over")


def kind(person: Player) -> str:
    return str(person.prompt["offer"]["kind"]) if person.prompt else ""


async def sit_down(
    server: LocalServer, devices: Devices, address: str, players: int, size: tuple[int, int] = PHONE
) -> tuple[Player, Device]:
    (person,) = await server.start(1, GAME, bots=players - 1)
    device = await devices.device(address, size)
    await device.has_seat_of(person)
    await device.open(f"/t/{person.code}")
    await expect(device.page.get_by_role("img", name=SEAT)).to_have_count(players)
    return person, device


def hand(device: Device) -> Locator:
    return device.page.get_by_role("group", name=HAND).get_by_role("button")


def fitting(device: Device) -> Locator:
    return hand(device).and_(device.page.locator(":not([aria-label*='not possible now'])"))


async def pick(card: Locator) -> None:
    """A card in hand, where no other lies on it once all have come to rest."""
    await card.click(position=await card.evaluate(UNCOVERED))


async def pass_four(device: Device, cards: list[int]) -> None:
    for card in cards:
        await pick(hand(device).nth(card))
        await expect(hand(device).nth(card)).to_have_attribute(
            "aria-pressed", "true"
        )  # it is up, and lies on others now
    await device.press(PASS)


async def answer(device: Device, person: Player, luck: random.Random) -> None:
    """Four cards, or one that fits, and then the button."""
    if kind(person) == "subset":
        return await pass_four(device, luck.sample(range(await hand(device).count()), 4))
    if await device.button(PLAY).count() == 0:
        await pick(fitting(device).nth(luck.randrange(await fitting(device).count())))
    await device.press(PLAY)
    return None


async def play_out(device: Device, person: Player, luck: random.Random) -> None:
    for _ in range(LONGEST):
        await person.until(lambda me: me.prompt or over(me))
        if over(person):
            return
        number = person.prompt["number"]
        await device.catch_up()
        await answer(device, person, luck)
        await answered(person, number)
    raise AssertionError("a game without end")


async def answered(person: Player, number: int) -> None:
    await person.until(lambda me: not me.prompt or me.prompt["number"] != number or over(me))


async def play_a_whole_game(
    server: LocalServer, devices: Devices, address: str, players: int, size: tuple[int, int] = PHONE
) -> None:
    """Against bots, until all hands lie open."""
    person, device = await sit_down(server, devices, address, players, size)
    assert await faults(device) == []
    await play_out(device, person, random.Random(players))
    await expect(device.page.get_by_role("heading", name=END)).to_be_attached()
    await expect(device.page.get_by_role("tabpanel").get_by_role("listitem")).to_have_count(players)
    await fits(device)
    await open_tab(device, "tricks")
    await fits(device)
    await open_tab(device, "hands")
    await expect(device.page.get_by_role("term")).to_have_count(players + 1)  # every hand, and the unused cards
    await fits(device)
