"""A learner in a browser: they read what the coach says, and do it, or what is fatal."""

from __future__ import annotations

import re
import time

from playwright.async_api import Locator, expect

from boomtable.words import say
from tests.patience import milliseconds
from tests.web.bomb_squad_academy_page import thumb
from tests.web.devices import HELD, Device
from tests.web.page_checks import picture
from tests.web.trick_snipers_page import PASS, PLAY, hand, pick

AGAIN, REAL = say("practice-again"), say("practice-real")
GLANCE = 600.0  # milliseconds for which a card is held
SCENES = 60.0  # seconds that a cue is waited for: the end of a game takes long to show


class LessonPage:
    """One practice table in a browser."""

    def __init__(self, device: Device, game: str) -> None:
        self.device, self.game = device, game
        self.began = time.monotonic()

    @property
    def coach(self) -> Locator:
        return self.device.page.get_by_role("complementary", name=say("practice-coach"))

    @property
    def seconds(self) -> float:
        return time.monotonic() - self.began

    async def begin(self) -> None:
        """From the start page, until the coach is there and the opening card has been looked at."""
        await self.device.open()
        self.began = time.monotonic()
        name = say("web-of-title", what=say("web-learn"), title=say(f"{self.game}-title"))
        await self.device.tap(self.device.link(name))
        await self.device.page.wait_for_url(re.compile("/t/[A-Z]{4,8}$"))
        await expect(self.coach).to_be_visible()

    async def look(self) -> None:
        """At the opening card, and put it away."""
        opening = self.device.page.get_by_role("dialog")
        card, done = opening.get_by_role("button", name=say("web-hold-to-peek")), say("web-gate-look-tap")
        await expect(card.or_(self.device.button(done)).first).to_be_visible(timeout=milliseconds(SCENES))
        if await card.count():
            await card.click(delay=GLANCE)
        await self.device.press(done)

    async def hears(self, cue: str, name: str = "") -> None:
        """Wait for what the coach says next; at the end of the game it stands under the verdict."""
        words = say(f"practice-{self.game}-{cue}", ben="Ben", cleo="Cleo", dov="Dov", name=name)
        await self.device.sees(words, SCENES)
        await picture(self.device, "practice", self.game, cue)

    async def sees_what_comes_next(self) -> None:
        for button in (AGAIN, REAL):
            await expect(self.device.button(button)).to_be_in_viewport(ratio=1, timeout=milliseconds(SCENES))

    async def cuts(self, name: str) -> None:
        page = self.device.page
        await self.device.tap(page.get_by_role("button", name=re.compile(rf"^{name}\. ")))
        await page.get_by_role("button", name=re.compile("^Hold to cut")).click(delay=HELD)

    async def shields(self, colour: str) -> None:
        await self.device.press(re.compile(f"^Shield {colour}"))

    async def plays(self, *cards: str) -> None:
        """Cards of one's hand, and the button that passes or plays them."""
        for card in cards:
            await pick(hand(self.device).and_(self.device.page.get_by_label(re.compile(rf"^{card}\b"))))
        await self.device.press(PASS if len(cards) > 1 else PLAY)

    async def chooses(self, action: str) -> None:
        things = thumb(self.device).get_by_role("button", name=re.compile(f"^{action}"))
        await self.device.tap(things.first)
        await self.device.tap(thumb(self.device).locator(".row .first"))
