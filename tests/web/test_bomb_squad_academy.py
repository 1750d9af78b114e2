"""Bomb Squad Academy in a browser: a whole game by touch."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.server.harness import LocalServer
from tests.web.bomb_squad_academy_page import BELOW_THE_CARDS, play_a_whole_game, sit_down
from tests.web.devices import Devices
from tests.web.page_checks import LETTER_BY_LETTER, faults

pytestmark = pytest.mark.slow


async def test_a_whole_game_of_two(server: LocalServer, devices: Devices, address: str) -> None:
    await play_a_whole_game(server, devices, address, 2)


async def test_five_players_stand_above_my_cards_on_a_small_phone(
    server: LocalServer, devices: Devices, address: str
) -> None:
    _, phone = await sit_down(server, devices, address, 5)
    await expect(phone.page.get_by_role("complementary", name="Tip").get_by_role("status")).not_to_be_empty()
    assert await phone.page.evaluate(BELOW_THE_CARDS) <= 0
    await phone.page.evaluate("localStorage.setItem('boomtable.likes', JSON.stringify({ text: 'huge' }))")
    await phone.page.reload()
    await expect(phone.page.locator(".player")).to_have_count(5)
    await phone.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    assert await phone.page.evaluate(BELOW_THE_CARDS) <= 0
    assert await phone.page.evaluate(LETTER_BY_LETTER) == []
    assert await faults(phone) == []
