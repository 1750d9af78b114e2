"""A phone seen over a shoulder looks the same for every card: its words, its buttons, and their sizes."""

from __future__ import annotations

import re
from itertools import permutations
from typing import Any

import pytest
from playwright.async_api import expect

from boomtable.words import say
from tests.server.harness import LocalServer, Player
from tests.web.devices import Device, Devices
from tests.web.two_rooms_phone import here, open_person, take_seat
from tests.web.two_rooms_table import Evening, at, gather

pytestmark = pytest.mark.slow

SIZE = (390, 844)
NAMES = tuple(f"No{''.join(letters)}" for letters in permutations("mues"))[:12]  # the same letters, as wide together
CARDS = "president bomber shy-guy-red coy-boy-blue mime-red mime-blue agent-red agent-blue usurper-red paranoid-blue"
PLAYSET = f"{CARDS} medic-red bouncer-blue"
SEEN = """
() => [...document.querySelectorAll('body *:not(svg.face *)')].filter((each) => each.checkVisibility()).map((each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  const words = [...each.childNodes].filter((node) => node.nodeType === 3);
  const own = words.map((node) => node.textContent.trim()).join('');
  const box = [x, y, width, height].map(Math.round).join(' ');
  return `${each.tagName} ${each.getAttribute('aria-label') ?? ''} ${own} ${each.disabled ?? ''} ${box}`;
})
"""
CLOCK = re.compile(r"(\d+:\d\d|\d+ seconds left).*")  # and its box: some numbers are wider than others


async def seen(phone: Device) -> list[str]:
    """All that is on the page, whoever it is about."""
    await phone.page.evaluate("document.getAnimations().forEach((each) => each.finish())")
    await phone.page.evaluate("document.documentElement.style.fontKerning = 'none'")  # then all names are equally wide
    await phone.page.evaluate("async () => { await document.fonts.ready }")  # another face has another width
    lines: list[str] = await phone.page.evaluate(SEEN)
    names = re.compile("|".join([*NAMES, *(rf"\b{name[:2].upper()}\b" for name in NAMES)]))
    return [CLOCK.sub("TIME", names.sub("NAME", line)) for line in lines]


async def shown(phone: Device, person: Player) -> dict[str, list[str]]:
    """Every page that a phone has while a round runs, closed as it is handed round."""
    pages = {"room": await seen(phone)}
    await open_person(phone, NAMES[here(person)[0]])
    pages["person"] = await seen(phone)
    await phone.page.keyboard.press("Escape")
    for button in ("Use my card", "Hold up my card", "The cards"):
        await phone.press(button)
        pages[button] = await seen(phone)
        await phone.page.keyboard.press("Escape")
    return pages


async def phone_of(evening: Evening, seat: int, devices: Devices) -> tuple[Device, Player]:
    person = evening.people[seat]
    phone = await devices.device(at(evening.server), SIZE)
    await take_seat(phone, person)
    await expect(phone.page.locator(".moment")).to_have_count(0)
    return phone, person


async def test_nothing_on_a_phone_tells_a_card(still: LocalServer, devices: Devices) -> None:
    evening = await gather(still, NAMES, options={"playset": PLAYSET})
    leader, maker, *others = evening.within(0)
    await evening.act(maker, move="appoint", seat=leader)
    await evening.settle()
    found: list[tuple[Any, dict[str, list[str]]]] = []
    for seat in others:
        phone, person = await phone_of(evening, seat, devices)
        found.append((person.view["card"], await shown(phone, person)))
        await phone.page.close()
    assert len({card for card, _ in found}) == len(others)
    first, pages = found[0]
    for card, other in found[1:]:
        for name in pages:
            assert other[name] == pages[name], f"{name}: {first} and {card} differ"


async def test_a_muted_member_sees_the_same_chat_and_is_told_why(still: LocalServer, devices: Devices) -> None:
    evening = await gather(still, NAMES, options={"playset": PLAYSET})
    (seat,) = [seat for seat, person in enumerate(evening.people) if person.view["card"] == "mime-red"]
    phone, _ = await phone_of(evening, seat, devices)
    await phone.press("Menu")
    await phone.press("Chat")
    await phone.page.get_by_role("textbox", name=say("web-chat-line")).fill("I can be heard")
    await phone.press("Send")
    sheet = phone.page.get_by_role("dialog", name="Chat")
    await expect(sheet.get_by_role("alert")).to_contain_text(say("two-rooms-mute"))
    await expect(sheet.get_by_role("link", name="TR38")).to_have_attribute("href", "/rules/two-rooms#TR38")
