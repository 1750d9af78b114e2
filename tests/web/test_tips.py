"""Tips in a device's first game of a title: two lines at most, over no button; nothing moves when they come or go."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.async_api import expect

import boomtable
from boomtable.words import say
from tests.server.harness import LocalServer, Player
from tests.web.devices import Device, Devices
from tests.web.page_checks import SETTLED, faults, violations
from tests.web.staged_games import play_out
from tests.web.tips_page import hidden_by_the_tip, tip

WORDS = Path(str(boomtable.__file__)).parent / "words" / "en" / "tips.ftl"
TEXT = re.compile(r"^(?:tip-[\w-]+ = |\s+\*?\[\w+\] )(?!\{ \$\w+ ->)(.+)$", re.MULTILINE)
LONG = {"receiver": "Wilhelmina", "giver": "Maximilian", "name": "Wilhelmina", "wire": "Yellow", "clan": "Yellow"}
MOST = 12  # of anything that a tip counts

ROWS = """
(texts) => texts.map((text) => {
  const words = document.querySelector('aside .hint span');
  words.textContent = text;
  return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
})
"""
HEIGHTS = """
(texts) => {
  const heights = texts.map((text) => {
    document.querySelector('aside .hint span').textContent = text;
    return Math.round(document.querySelector('aside .hint').getBoundingClientRect().height);
  });
  return [...new Set(heights)];
}
"""
PLACES = """
() => [...document.querySelectorAll('button:not(aside button), h1, .thumb')].map((each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  return [x, y, width, height].map(Math.round).join(' ');
})
"""


async def take_seat(device: Device, person: Player) -> Device:
    await device.has_seat_of(person)
    await device.open(f"/t/{person.code}")
    return device


def written() -> list[str]:
    """Every text of a tip, with long names and numbers in it."""
    found = [
        re.sub(r"\{ \$(\w+) \}", lambda fact: LONG.get(fact[1], str(MOST)), text)
        for text in TEXT.findall(WORDS.read_text("utf-8"))
    ]
    return [text for text in found if text not in {say("tip"), say("tip-read"), say("tip-off")}]


async def test_every_tip_has_two_lines_at_most_on_a_small_phone(
    server: LocalServer, devices: Devices, address: str
) -> None:
    (person, *_) = await server.start(4)
    phone = await take_seat(await devices.phone(address), person)
    await expect(tip(phone).get_by_role("status")).not_to_be_empty()
    texts = written()
    rows: list[int] = await phone.page.evaluate(ROWS, texts)
    assert len(texts) > 50
    assert [text for text, count in zip(texts, rows, strict=True) if count > 2] == []
    assert await phone.page.evaluate(ROWS, [" ".join(texts[:3])]) > [2]  # a long one would be seen
    for size in ("100%", "118%", "140%", "200%"):  # larger letters have a place that fits all of them
        await phone.page.evaluate("size => (document.documentElement.style.fontSize = size)", size)
        await phone.page.evaluate(SETTLED)
        assert len(await phone.page.evaluate(HEIGHTS, texts)) == 1, size


async def test_the_first_game_on_a_device_has_tips_and_the_next_has_none(
    server: LocalServer, devices: Devices, address: str
) -> None:
    people = await server.start(4)
    phone = await take_seat(await devices.phone(address), people[1])
    await expect(tip(phone).get_by_role("status")).not_to_be_empty()
    assert [*await violations(phone), *await faults(phone), *await hidden_by_the_tip(phone)] == []
    before: list[Any] = await phone.page.evaluate(PLACES)
    while await tip(phone).get_by_role("button", name=say("tip-read")).count():
        await phone.tap(tip(phone).get_by_role("button", name=say("tip-read")))
    await expect(tip(phone)).to_contain_text(say("tip-off"))
    assert await phone.page.evaluate(PLACES) == before
    await phone.press(say("tip-off"))
    await expect(tip(phone)).to_have_count(0)
    await phone.press(say("web-menu"))
    await phone.press(say("web-set-explain"))  # after all
    await phone.press(say("web-close"))
    await expect(tip(phone)).to_have_count(1)

    other = await take_seat(await devices.phone(address), people[2])
    await expect(tip(other)).to_have_count(1)
    await play_out(people)
    await expect(tip(other)).to_have_count(0)
    again = await server.start(4)
    await take_seat(other, again[0])
    await expect(other.page.locator(".thumb")).to_be_visible()
    await expect(tip(other)).to_have_count(0)
    evening = await server.start(4, "trick-snipers")  # it is another title's first game
    await take_seat(other, evening[0])
    await expect(tip(other)).to_contain_text(say("tip-trick-snipers-choose"))
