"""Trick Snipers in a browser: a whole game by touch, and a small phone."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.server.harness import LocalServer
from tests.web.devices import Devices
from tests.web.page_checks import LETTER_BY_LETTER, SETTLED, faults
from tests.web.trick_snipers_page import pass_four, play_a_whole_game, sit_down

pytestmark = pytest.mark.slow

UNDER_THE_DOCK = """
() => [...document.querySelectorAll('.table, .plate, .laid, .slots, .goal, .reason')].flatMap((element) => {
  const below = element.getBoundingClientRect().bottom - document.querySelector('.thumb').getBoundingClientRect().top;
  return below > 0.5 ? [`${element.className}: ${below} px`] : [];
})
"""
BESIDE_THE_TABLE = """
() => [...document.querySelectorAll('.table .plate, .table .tag, .table .reason, .table p')].flatMap((element) => {
  const [{ left, right }, table] = [element, element.closest('.table')].map((each) => each.getBoundingClientRect());
  return left < table.left - 1 || right > table.right + 1 ? [element.textContent.trim()] : [];
})
"""


async def test_a_whole_game_of_three(server: LocalServer, devices: Devices, address: str) -> None:
    await play_a_whole_game(server, devices, address, 3)


async def test_five_players_and_a_tip_fit_above_the_hand_on_a_small_phone_and_large_letters_stay_words(
    server: LocalServer, devices: Devices, address: str
) -> None:
    person, phone = await sit_down(server, devices, address, 5)
    await expect(phone.page.get_by_role("complementary", name="Tip").get_by_role("status")).not_to_be_empty()
    assert await phone.page.evaluate(UNDER_THE_DOCK) == []
    await pass_four(phone, [0, 1, 2, 3])
    await person.until(lambda me: me.prompt and me.prompt["offer"]["kind"] == "one-of")
    await expect(phone.page.locator(".asked .row")).to_be_visible()
    await phone.page.evaluate(SETTLED)
    assert await phone.page.evaluate(UNDER_THE_DOCK) == []
    await phone.page.evaluate("document.documentElement.style.fontSize = '200%'")
    await phone.page.evaluate(SETTLED)
    assert await phone.page.evaluate(LETTER_BY_LETTER) == []
    assert await phone.page.evaluate(BESIDE_THE_TABLE) == []
    assert await faults(phone) == []
