"""Time Bomb on the smallest phone: nothing lies under the dock, with a tip and with huge text."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.server.harness import LocalServer, Player
from tests.web.devices import Device, Devices
from tests.web.page_checks import SETTLED
from tests.web.tips_page import tip

pytestmark = pytest.mark.slow

HIDDEN = """
() => {
  const dock = [...document.querySelectorAll('.thumb, .mine-said')].map((each) => each.getBoundingClientRect());
  const across = (one, other) => one.left < other.right && one.right > other.left;
  const meets = (one, other) => across(one, other) && one.top < other.bottom - 0.5 && one.bottom - 0.5 > other.top;
  return [...document.querySelectorAll('.player, main h1, [aria-label="Wires cut so far, by round"]')]
    .filter((each) => dock.some((part) => meets(each.getBoundingClientRect(), part)))
    .map((each) => each.ariaLabel || each.innerText);
}
"""
BROKEN = """
() => {
  const found = [];
  const texts = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const word of text.data.matchAll(/\\S+/g)) {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word[0]);
    }
  }
  return found;
}
"""
TALLER = "() => document.querySelectorAll('.player').forEach((each) => (each.style.minHeight = '9rem'))"
WIDER = "() => document.documentElement.scrollWidth - screen.width"


async def everyone_talks(people: list[Player]) -> None:
    """A claim, an accusation and a proposal of each: as much as a plate can hold."""
    for seat, person in enumerate(people):
        await person.ask("say", talk={"move": "claim", "success": 2, "boom": 0, "safe": None})
        await person.ask("say", talk={"move": "suggest", "owner": (seat + 1) % len(people)})
        await person.ask("say", talk={"move": "accuse", "seat": (seat + 2) % len(people)})


async def sit_down(server: LocalServer, devices: Devices, address: str, players: int = 8) -> Device:
    people = await server.start(players)
    seat = next(seat for seat, person in enumerate(people) if person.prompt is None)
    phone = await devices.phone(address)
    await phone.has_seat_of(people[seat])
    await phone.open(f"/t/{people[0].code}")
    await everyone_talks(people)
    await expect(phone.page.locator(".player .speech")).to_have_count(players - 1)
    await expect(tip(phone).get_by_role("status")).not_to_be_empty()
    await phone.page.evaluate(SETTLED)
    return phone


@pytest.mark.parametrize("players", [5, 8])
async def test_all_players_a_tip_and_all_that_is_said_lie_above_the_dock(
    server: LocalServer, devices: Devices, address: str, players: int
) -> None:
    phone = await sit_down(server, devices, address, players)
    assert [await phone.page.evaluate(check) for check in (HIDDEN, BROKEN, WIDER)] == [[], [], 0]
    await phone.page.evaluate(TALLER)
    assert await phone.page.evaluate(HIDDEN)  # it would be noticed


@pytest.mark.parametrize("size", ["118%", "140%", "200%"])
async def test_with_huge_text_no_word_breaks_and_nothing_lies_under_the_dock(
    server: LocalServer, devices: Devices, address: str, size: str
) -> None:
    phone = await sit_down(server, devices, address)
    await phone.page.evaluate("size => (document.documentElement.style.fontSize = size)", size)
    await phone.page.evaluate(SETTLED)
    assert [await phone.page.evaluate(check) for check in (BROKEN, WIDER)] == [[], 0]
    for part in (0, 0.5, 1):
        await phone.page.evaluate("part => scrollTo(0, part * document.documentElement.scrollHeight)", part)
        assert await phone.page.evaluate(HIDDEN) == []
