"""Bomb Squad Academy by touch: one page, with bots or API clients at the other seats."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

from playwright.async_api import Locator, expect

from tests.server.harness import LocalServer, Player
from tests.web.devices import PHONE, Device, Devices
from tests.web.end_page import fits, open_tab

GAME = "bomb-squad-academy"
LONGEST = 400  # questions to one player in a game
PICK = re.compile("^(Pick|Use a Tool)")
END = re.compile("^(VICTORY|[2-5](ND|RD|TH) PLACE)[.] ")
TRACK = re.compile("^(Green|Blue|Red|Yellow)[.] Trigger on")
BELOW_THE_CARDS = """
() => Math.max(...[...document.querySelectorAll('.player')].map((player) => player.getBoundingClientRect().bottom))
  - document.querySelector('.thumb').getBoundingClientRect().top
"""


async def sit_down(server: LocalServer, devices: Devices, address: str, players: int) -> tuple[Player, Device]:
    """At a table with bots, on a phone."""
    (person,) = await server.start(1, GAME, bots=players - 1)
    phone = await devices.device(address, PHONE)
    await phone.has_seat_of(person)
    await phone.open(f"/t/{person.code}")
    await expect(phone.page.get_by_role("img", name="Bomb I of III")).to_be_visible()
    await expect(phone.page.get_by_role("img", name=TRACK)).to_have_count(3 if players == 2 else 4)
    return person, phone


def offered(person: Player) -> list[Any]:
    return list(person.prompt["offer"]["moves"]) if person.prompt else []


def asked(kind: str) -> Callable[[Player], bool]:
    return lambda person: any(move["move"] == kind for move in offered(person))


def over(person: Player) -> bool:
    return bool(person.roster["phase"] == "over")


def thumb(device: Device) -> Locator:
    return device.page.get_by_role("region", name="Yours")


async def answer(device: Device, kind: str, luck: random.Random) -> None:
    """By touch: one or two things that may be picked, then the button; a Tool, or none; or no look."""
    things = thumb(device).get_by_role("group", name=PICK).get_by_role("button")
    picks = things.and_(device.page.locator(":not([aria-label*='not possible now'])"))
    if kind == "declare":
        ways = thumb(device).get_by_role("button", name=re.compile("^(Use |Keep it$)"))
        return await device.tap(ways.nth(luck.randrange(await ways.count())))
    if kind == "peek" and luck.random() < 0.3:
        return await device.tap(thumb(device).get_by_role("button", name="Don't look"))
    if kind == "peek" and luck.random() < 0.5:
        await device.tap(thumb(device).get_by_role("button", name="One track's tiles"))
    two = await thumb(device).get_by_role("group", name="Pick two").count()
    for number in luck.sample(range(await picks.count()), 2 if two else 1):
        await device.tap(picks.nth(number))
    await device.tap(thumb(device).locator(".row .first"))
    return None


def main_kind(person: Player) -> str:
    kinds = {move["move"] for move in offered(person)}
    return next((kind for kind in ("declare", "peek") if kind in kinds), min(kinds, default=""))


async def play_out(device: Device, person: Player, luck: random.Random) -> set[str]:
    """To the end of the game; the kinds of questions that were answered."""
    kinds: set[str] = set()
    for _ in range(LONGEST):
        await person.until(lambda me: me.prompt or over(me))
        if over(person):
            return kinds
        number, kind = person.prompt["number"], main_kind(person)
        await device.catch_up()
        await answer(device, kind, luck)
        kinds.add(kind)
        await person.until(lambda me, n=number: not me.prompt or me.prompt["number"] != n or over(me))  # type: ignore[misc]
    raise AssertionError("a game without end")


async def play_a_whole_game(server: LocalServer, devices: Devices, address: str, players: int) -> None:
    """Against bots, until the ranking stands there."""
    person, phone = await sit_down(server, devices, address, players)
    kinds = await play_out(phone, person, random.Random(players))
    assert {"choose", "draft"} <= kinds
    await expect(phone.page.get_by_role("heading", name=END)).to_be_attached()
    places = phone.page.get_by_role("tabpanel").get_by_role("listitem")
    await expect(places).to_have_count(players)
    await fits(phone)
    for tab in ("scores", "bombs", "story"):
        await open_tab(phone, tab)
        await fits(phone)
