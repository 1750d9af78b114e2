"""Bomb Squad Academy in a browser: a game of five, every kind of question, and its appearance."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.async_api import Locator, expect

from tests.server.harness import LocalServer, Player
from tests.web.bomb_squad_academy_page import (
    BELOW_THE_CARDS,
    GAME,
    PICK,
    TRACK,
    asked,
    offered,
    over,
    play_a_whole_game,
    sit_down,
    thumb,
)
from tests.web.devices import DESKTOP, PHONE, Device, Devices
from tests.web.page_checks import AGAIN, CLICKED, TOUCHED, Look, faults, picture, too_pale, violations, wear
from tests.web.time_bomb_page import FAIR
from tests.web.tips_page import tip

pytestmark = pytest.mark.slow

SEEN = re.compile(r"^Next Green card: \d[.] Next Blue card: \d[.]$")
USEFUL = ("sniffer", "schematics", "toolkit", "wrench", "bomb-blanket", "crimper", "shield", "jumper")  # fit often


async def test_a_whole_game_of_five(server: LocalServer, devices: Devices, address: str) -> None:
    await play_a_whole_game(server, devices, address, 5)


async def test_a_card_that_lies_on_the_table_says_why_it_cannot_be_played(
    server: LocalServer, devices: Devices, address: str
) -> None:
    person, phone = await sit_down(server, devices, address, 4)
    await choose_by_touch(phone, "Chicken")
    await person.until(asked("peek"))
    await look_at_two_decks(phone)
    await person.until(asked("choose"))
    await expect(tip(phone).get_by_role("status")).not_to_be_empty()
    assert await phone.page.evaluate(BELOW_THE_CARDS) <= 0
    await phone.tap(thumb(phone).get_by_role("button", name="Chicken, not possible now. Why?"))
    await phone.sees("That card is still on the table")
    await expect(phone.link("Rule BS6")).to_be_visible()


async def choose_by_touch(device: Device, card: str) -> None:
    await device.tap(thumb(device).get_by_role("button", name=card, exact=True))
    await device.tap(thumb(device).locator(".row .first"))


async def look_at_two_decks(device: Device) -> None:
    """And at what was seen there, which is covered until held."""
    await device.tap(thumb(device).get_by_role("button", name="Green", exact=True))
    await device.tap(thumb(device).get_by_role("button", name="Blue", exact=True))
    await device.press("Peek at Green and Blue")
    hold = device.button("Hold to see what you saw (2)")
    await hold.dispatch_event("pointerdown")
    await expect(device.button(SEEN)).to_be_visible()
    await device.page.keyboard.press("Tab")  # it is covered when one goes elsewhere
    await device.page.evaluate("dispatchEvent(new Event('blur'))")
    await expect(hold).to_be_visible()


async def test_the_wall_has_nothing_to_press(server: LocalServer, devices: Devices, address: str) -> None:
    people = await server.start(3, GAME)
    await drive(people, lambda me: me.view["round"] > 3 or me.view["bomb"] > 1)
    wall = await devices.device(address, DESKTOP)
    await wall.open_screen(people[0])
    await expect(wall.page.get_by_text(re.compile("Bomb I+"))).to_be_visible()
    await expect(wall.page.get_by_role("img", name=TRACK)).to_have_count(4)
    await expect(wall.page.get_by_role("main").get_by_role("button")).to_have_count(0)
    assert await violations(wall) == []
    await picture(wall, GAME, "wall", DESKTOP[0], "dark")


# Five people by key, who do as they are told; and pages that look over the first one's shoulder.


def pick(person: Player, moves: list[Any]) -> Any:
    if moves[0]["move"] == "draft":  # what fits often goes to the first, who is to be asked
        useful = [move for move in moves if move["tool"] in USEFUL]
        rest = [move for move in moves if move not in useful]
        return ((useful or rest) if person.member == 1 else (rest or useful))[0]
    return random.choice(moves)


async def drive(people: list[Player], stop: Callable[[Player], Any]) -> bool:
    """Everyone plays on until something is so for the first of them, or the game is over."""
    answered = dict.fromkeys(range(len(people)), 0)
    while not over(people[0]):
        if stop(people[0]):
            return True
        for seat, person in enumerate(people):
            if person.prompt and person.prompt["number"] > answered[seat] and not (seat == 0 and stop(person)):
                answered[seat] = person.prompt["number"]
                await person.play(lambda moves, who=person: pick(who, moves))  # type: ignore[misc]
        await people[0].ask("ping")  # what they did has come to the first of them
    return False


class PagesOfOneSeat:
    """A page to touch and one to click, with the same seat, in every size and both themes."""

    def __init__(self, pages: dict[tuple[Look, ...], Device]) -> None:
        self.pages = pages
        self.found: list[str] = []

    async def open(self, person: Player) -> None:
        for page in self.pages.values():
            await page.has_seat_of(person)
            await page.open(f"/t/{person.code}")
            poster = page.page.get_by_role("img", name=re.compile("^Bomb I"))
            await expect(poster.or_(page.page.get_by_role("region", name="GRADUATION"))).to_be_visible()

    async def close(self) -> None:
        """Nobody looks while people play on, which is much faster."""
        for page in self.pages.values():
            await page.page.goto("about:blank")

    async def look(self, name: str, there: Callable[[Device], Locator]) -> None:
        async def one(looks: tuple[Look, ...], page: Device) -> None:
            for size, theme in looks:
                await wear(page, size, theme)
                await expect(there(page)).to_be_visible()
                await picture(page, GAME, name, size[0], theme)
                self.found += [
                    f"{name} {size[0]} {theme}: {each}" for each in await unreadable(page, again=(size, theme) in AGAIN)
                ]

        await asyncio.gather(*(one(*each) for each in self.pages.items()))
        for size in (PHONE, (390, 844)) if name in ("choose", "peek") else ():
            await wear(self.pages[TOUCHED], size, "dark")
            if (below := await self.pages[TOUCHED].page.evaluate(BELOW_THE_CARDS)) > 0:
                self.found.append(f"{name} {size[0]}: players lie {below} px below the cards")


async def unreadable(page: Device, *, again: bool) -> list[str]:
    await page.page.evaluate("scrollTo(0, document.body.scrollHeight)")  # from under the thumb
    wrong = await too_pale(page) if again else [*await violations(page), *await faults(page)]
    await page.page.evaluate("scrollTo(0, 0)")
    return wrong


async def test_every_question_fits_and_can_be_read(server: LocalServer, devices: Devices, address: str) -> None:
    pages = {look: await devices.device(address, *look[0]) for look in (TOUCHED, CLICKED)}
    watching, missing = PagesOfOneSeat(pages), {"choose", "peek", "draft", "declare", "end"}
    while missing:
        people = await server.start(5, GAME)
        while await drive(people, lambda me: wanted(me, missing)):
            found = wanted(people[0], missing)
            missing.discard(found)
            await watching.open(people[0])
            await watching.look(found, lambda page: thumb(page).get_by_role("group", name=PICK))
            await watching.close()
        if "end" in missing:
            missing.discard("end")
            await watching.open(people[0])
            await watching.look("end", lambda page: page.button(FAIR))
            await watching.close()
    assert not watching.found, "\n".join(watching.found)


def wanted(person: Player, missing: set[str]) -> str:
    """What is to be seen now of what is still missing."""
    late = person.view["round"] > 3
    kinds = {move["move"] for move in offered(person)}
    return next((kind for kind in sorted(missing & kinds) if kind != "choose" or late), "")
