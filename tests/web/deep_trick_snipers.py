"""Trick Snipers in a browser: more games, by touch and by keyboard, a forced card, and its appearance."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.async_api import Locator, expect

from tests.server.harness import LocalServer, Player
from tests.web.devices import DESKTOP, PHONE, Device, Devices
from tests.web.end_page import END, open_tab
from tests.web.page_checks import AGAIN, CLICKED, TOUCHED, Look, faults, picture, too_pale, violations, wear
from tests.web.time_bomb_page import FAIR
from tests.web.trick_snipers_page import (
    GAME,
    PASS,
    PLAY,
    SEAT,
    answered,
    fitting,
    hand,
    kind,
    over,
    pass_four,
    pick,
    play_a_whole_game,
    sit_down,
)

pytestmark = pytest.mark.slow

VERDICT = re.compile("^(TWO POINTS!|OUT OF CARDS)")

GAMES = 40  # in one of them somebody is sniped before it is over


@pytest.mark.parametrize(("players", "size"), [(5, PHONE), (4, DESKTOP)], ids=["five-phone", "four-desktop"])
async def test_a_whole_game_against_bots(
    server: LocalServer, devices: Devices, address: str, players: int, size: tuple[int, int]
) -> None:
    await play_a_whole_game(server, devices, address, players, size)


async def go_to(device: Device, wanted: re.Pattern[str]) -> None:
    """Tab on until the focus is there."""
    for _ in range(40):
        label: str = await device.page.evaluate(
            "() => document.activeElement?.ariaLabel ?? document.activeElement?.innerText ?? ''"
        )
        if wanted.search(label.strip()):
            return
        await device.page.keyboard.press("Tab")
    raise AssertionError(f"no way to {wanted.pattern} by Tab")


CARD = re.compile(r"^(Red|Green|Black|Yellow) \d+")
FITS = re.compile(r"^(Red|Green|Black|Yellow) \d+(, snipes now)?$")


async def test_a_whole_game_by_keyboard(server: LocalServer, devices: Devices, address: str) -> None:
    person, device = await sit_down(server, devices, address, 4, DESKTOP)
    keys = device.page.keyboard
    await go_to(device, CARD)
    for _ in range(4):
        await keys.press("Space")
        await keys.press("ArrowRight")
    await expect(hand(device).and_(device.page.locator("[aria-pressed=true]"))).to_have_count(4)
    await go_to(device, PASS)
    await keys.press("Enter")
    await answered(person, 1)
    while not over(person):
        await person.until(lambda me: me.prompt or over(me))
        if over(person):
            break
        number = person.prompt["number"]
        await caught_up(device)  # else a card is picked for the question before
        await expect(fitting(device).first).to_have_attribute("aria-pressed", "false")
        await go_to(device, FITS)
        await keys.press("Enter")
        await expect(device.button(PLAY)).to_be_visible()
        await keys.press("Enter")  # the same card again: that confirms it
        await answered(person, number)
    await expect(device.page.get_by_role("heading", name=END)).to_be_attached()


async def asked_when(person: Player, so: Callable[[Player], Any]) -> bool:
    """Play on until something is so when it is my turn; not every game gets there."""
    while True:
        await person.until(lambda me: me.prompt or over(me))
        if over(person):
            return False
        if so(person):
            return True
        number = person.prompt["number"]
        await person.play()
        await answered(person, number)


def must_follow(person: Player) -> bool:
    return len(person.prompt["offer"]["moves"]) < len(person.view["hand"])


async def test_a_card_that_does_not_fit_says_why(server: LocalServer, devices: Devices, address: str) -> None:
    while True:
        person, device = await sit_down(server, devices, address, 3)
        await pass_four(device, [0, 1, 2, 3])
        await answered(person, 1)
        if await asked_when(person, must_follow):
            break
    await hand(device).and_(device.page.locator("[aria-label*='not possible now']")).first.click()
    await device.sees("You have the clan that was led")
    await expect(device.link("Rule TS4")).to_be_visible()


async def test_a_forced_card_plays_itself(server: LocalServer, devices: Devices, address: str) -> None:
    person, device = await sit_down(server, devices, address, 5)
    await device.press("Play my card when only one fits")
    await pass_four(device, [0, 1, 2, 3])
    await answered(person, 1)
    itself = 0
    while not over(person):
        await person.until(lambda me: me.prompt or over(me))
        if over(person):
            break
        number = person.prompt["number"]
        if len(person.prompt["offer"]["moves"]) == 1:
            itself += 1
        else:
            await person.play()
        await answered(person, number)
    assert itself or person.view["held"][person.view["viewer"]] > 0  # the last card is always forced


async def test_the_largest_text_leaves_room_for_the_trick(server: LocalServer, devices: Devices, address: str) -> None:
    phone = await devices.device(address, PHONE)
    await phone.open("/settings")
    await phone.page.evaluate("localStorage.setItem('boomtable.likes', JSON.stringify({ text: 'huge' }))")
    while True:
        (person,) = await server.start(1, GAME, bots=4)
        await phone.has_seat_of(person)
        await phone.open(f"/t/{person.code}")
        await pass_four(phone, [0, 1, 2, 3])
        await answered(person, 1)
        if await asked_when(person, lambda me: me.view["trick"]):
            break
    await caught_up(phone)
    await wear(phone, PHONE, "dark")  # else the newest card is still small, because it has only begun to fly
    boxes = [await card.bounding_box() for card in await phone.page.locator(".laid").all()]
    assert len(boxes) == len(person.view["trick"])
    assert all(box and box["width"] > 36 for box in boxes), boxes
    assert await faults(phone) == []


# Five people by key, who do as they are told; and pages that look over the first one's shoulder.


async def drive(people: list[Player], stop: Callable[[Player], Any]) -> bool:
    """Everyone plays on until something is so for the first of them, or the game is over."""
    answers = dict.fromkeys(range(len(people)), 0)
    while not over(people[0]):
        for seat, person in enumerate(people):
            await people[0].ask("ping")  # what the one before did has come to the first of them
            if stop(people[0]):
                return True
            if person.prompt and person.prompt["number"] > answers[seat]:
                answers[seat] = person.prompt["number"]
                await person.play(random.choice)
    return False


async def caught_up(page: Device) -> None:
    """The page shows how it stands now, and nobody's trick is being told any more."""
    await page.catch_up()
    await expect(page.page.locator(".plate.won")).to_have_count(0)


class PagesOfOneSeat:
    """A page to touch and one to click, with the same seat, in every size and both themes."""

    def __init__(self, pages: dict[tuple[Look, ...], Device]) -> None:
        self.pages = pages
        self.found: list[str] = []

    async def open(self, person: Player) -> None:
        for page in self.pages.values():
            await page.has_seat_of(person)
            await page.open(f"/t/{person.code}")
            await expect(page.page.get_by_role("img", name=SEAT).first).to_be_visible()

    async def look(self, name: str, there: Callable[[Device], Locator], *, calm: bool = True) -> None:
        """In every look, and what is wrong with it; while something is being told, that it is to be seen."""

        async def one(looks: tuple[Look, ...], page: Device) -> None:
            if calm:
                await caught_up(page)
            for size, theme in looks:
                await wear(page, size, theme)
                await expect(there(page).first).to_be_visible()
                await picture(page, GAME, name, size[0], theme)
                if calm:
                    axe = too_pale if (size, theme) in AGAIN else violations
                    wrong = [*await axe(page), *await faults(page)]
                    self.found += [f"{name} {size[0]} {theme}: {each}" for each in wrong]

        await asyncio.gather(*(one(*each) for each in self.pages.items()))


def wanted(person: Player, missing: set[str]) -> str:
    """What is to be seen now of what is still missing."""
    view = person.view
    sniped = any(trick["sniped"] for trick in view["tricks"])
    now = {
        "passing": kind(person) == "subset",
        "sealed": bool(view["answer"]),
        "playing": kind(person) == "one-of" and len(view["trick"]) > 2,
        "leading": kind(person) == "one-of" and not view["trick"] and len(view["tricks"]) > 2,
        "snipe": sniped and view["tricks"][-1]["sniped"] and not view["trick"] and not view["outcome"],
    }
    return next((each for each in now if each in missing and now[each]), "")


SEEN = {"snipe": ".reason.loud", "playing": ".laid", "leading": ".mine", "passing": ".way", "sealed": ".sealed"}


def seen(what: str, page: Device) -> Locator:
    return page.page.locator(what)


async def test_everything_fits_and_can_be_read(server: LocalServer, devices: Devices, address: str) -> None:
    pages = {look: await devices.device(address, *look[0]) for look in (TOUCHED, CLICKED)}
    watching, missing, players = PagesOfOneSeat(pages), {*SEEN, "end"}, [5, 3, 4]
    for _ in range(GAMES):
        people = await server.start(players[0], GAME)
        players = [*players[1:], players[0]]
        await watching.open(people[0])
        while await drive(people, lambda me: wanted(me, missing)):
            found = wanted(people[0], missing)
            missing.discard(found)
            await watching.look(found, partial(seen, SEEN[found]), calm=found != "snipe")
            if found == "snipe":
                await watching.look("sniped", partial(seen, ".mine"))
            if found == "passing":
                for page in pages.values():
                    for card in (0, 3, 5, 8):
                        await pick(hand(page).nth(card))
                await watching.look("picked", lambda page: page.button(PASS))
        if "end" in missing:
            missing.discard("end")
            await watching.look("finale", lambda page: page.button(FAIR))
            for page in pages.values():
                await open_tab(page, "tricks")
            await watching.look("end", lambda page: page.page.get_by_role("tabpanel"))
        if not missing:
            break
    assert not missing
    assert not watching.found, "\n".join(watching.found)


async def test_the_wall_has_nothing_to_press(server: LocalServer, devices: Devices, address: str) -> None:
    people = await server.start(4, GAME)
    wall = await devices.device(address, DESKTOP)
    await wall.open_screen(people[0])
    await expect(wall.page.get_by_role("img", name=SEAT)).to_have_count(4)
    for name, stop in (
        ("wall-passing", lambda me: me.view["answered"]),
        ("wall", lambda me: len(me.view["trick"]) == 3 and len(me.view["tricks"]) > 2),
        ("wall-end", over),
    ):
        await drive(people, stop)
        if name == "wall-end":
            await expect(
                wall.page.get_by_role("heading", name=re.compile("^(TWO POINTS!|OUT OF CARDS)"))
            ).to_be_visible()
        await caught_up(wall)
        await expect(wall.page.get_by_role("button")).to_have_count(0)
        for _, theme in CLICKED:
            await wear(wall, DESKTOP, theme)
            assert await violations(wall) == []
            await picture(wall, GAME, name, DESKTOP[0], theme)
