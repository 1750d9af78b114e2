"""The claim panels of both Time Bombs: every item can be hit by a finger, also with large text, and says what it is."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.server.harness import LocalServer
from tests.web.devices import DESKTOP, PHONE, Devices
from tests.web.page_checks import faults, picture, wear

pytestmark = pytest.mark.slow

FINGER = 44  # pixels
TOO_SMALL = """
(least) => [...document.querySelectorAll('.talk button')].flatMap((button) => {
  const { width, height } = button.getBoundingClientRect();
  return Math.min(width, height) < least - 0.5 ? [`${button.ariaLabel || button.innerText}: ${width} x ${height}`] : [];
})
"""
UNSAID = """
() => [...document.querySelectorAll('fieldset button')]
  .filter((button) => !button.closest('.told, .row') && !button.closest('[data-explain]:not(fieldset)'))
  .map((button) => button.outerHTML)
"""


@pytest.mark.parametrize("game", ["time-bomb", "time-bomb-evolution"])
async def test_whatever_is_tapped_to_claim_is_as_large_as_a_finger(
    server: LocalServer, devices: Devices, address: str, game: str
) -> None:
    phone = await devices.phone(address)
    people = await server.start(4, game)
    await phone.has_seat_of(people[0])
    await phone.open(f"/t/{people[0].code}")
    await phone.press("Claim")
    await expect(phone.page.locator("fieldset button").first).to_be_visible()
    for text in ("normal", "huge"):
        await phone.page.evaluate("(text) => (document.documentElement.dataset.text = text)", text)
        for size in (PHONE, DESKTOP):
            await wear(phone, size, "light")
            await picture(phone, "claim-panel", game, text, *size)
            assert await phone.page.evaluate(TOO_SMALL, FINGER) == []
            assert await faults(phone) == []
    assert await phone.page.locator("fieldset button").count() > 6
    assert await phone.page.evaluate(UNSAID) == []
