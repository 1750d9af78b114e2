"""A picture of every phone screen in a game of Two Rooms; each fits, and can be read and tapped."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.async_api import Locator, expect

from boomtable.words import say
from tests.server.harness import LocalServer, Player
from tests.web.devices import MOVING, Device, Devices, Theme
from tests.web.end_page import open_tab
from tests.web.page_checks import faults, picture, violations
from tests.web.time_bomb_page import FAIR
from tests.web.two_rooms_phone import (
    called_by,
    held,
    here,
    let_go,
    open_person,
    over,
    plates,
    step,
    take_seat,
)
from tests.web.two_rooms_table import GAME, Evening, at, gather

pytestmark = pytest.mark.slow

PHONE, SMALL, DESKTOP = (390, 844), (320, 568), (1280, 800)
LOOKS: tuple[tuple[tuple[int, int], Theme], ...] = ((PHONE, "dark"), (SMALL, "light"), (DESKTOP, "dark"))
LONG = "Bartholomew the Magnific"  # as long as a name may be
NAMES = ("Ada", LONG, "Cleo", "Dov", "Esme", "Finn", "Greta", "Hugo", "Ines", "Jonas", "Käthe")
PLAYSET = f"president bomber gambler agent-red agent-blue {3 * 'red-team '}{3 * 'blue-team '}"
BACK = "Back to the room"
SCROLLED = "because it is partially obscured"  # by what stays under the thumb; it comes out when one scrolls


class PagesOfOneSeat:
    """Pages of every size and both themes with the same seat."""

    def __init__(self, pages: list[Device]) -> None:
        self.pages = pages
        self.found: list[str] = []

    async def look(self, what: str, there: Callable[[Device], Locator], *, calm: bool = True) -> None:
        """A picture on each, and what is wrong with it; while something is shown at large, the picture alone."""

        async def one(page: Device, size: tuple[int, int], theme: str) -> None:
            await expect(there(page).first).to_be_visible()
            if calm:
                await expect(page.page.locator(".moment")).to_have_count(0)
            await picture(page, GAME, what, size[0], theme)

        await asyncio.gather(*(one(page, *look) for page, look in zip(self.pages, LOOKS, strict=True)))
        for page, (size, theme) in zip(self.pages, LOOKS, strict=True) if calm else ():
            wrong = [*await violations(page), *await faults(page)]
            self.found += [f"{what} {size[0]} {theme}: {each}" for each in wrong if SCROLLED not in each]

    async def each(self, do: Callable[[Device], Any]) -> None:
        for page in self.pages:
            await do(page)

    async def hold(self, what: str, button: str | re.Pattern[str], there: str, *, calm: bool = True) -> None:
        """What is to be seen only while something is held."""
        await self.each(lambda page: held(page, page.button(button)))
        await self.look(what, lambda page: page.page.locator(there), calm=calm)
        await self.each(lambda page: let_go(page, page.button(button)))

    async def open(self, what: str, button: str) -> None:
        """A panel, which stays open."""
        await self.each(lambda page: page.press(button))
        await self.look(what, dialog)

    async def close(self) -> None:
        await self.each(lambda page: page.page.keyboard.press("Escape"))


def dialog(page: Device) -> Locator:
    return page.page.get_by_role("dialog")


def line(page: Device) -> Locator:
    return page.page.get_by_role("textbox", name=say("web-chat-line"))


async def test_every_screen_of_a_phone(still: LocalServer, devices: Devices) -> None:
    evening = await gather(still, NAMES, options={"colours": True, "playset": PLAYSET})
    me = next(person for person in evening.people if person.view["card"] == "gambler")
    pages = [await devices.device(at(still), size, theme) for size, theme in LOOKS]
    for page in pages:
        await take_seat(page, me)
    watching = PagesOfOneSeat(pages)
    await a_round(evening, me, watching)
    await my_card(watching)
    await offers(evening, me, watching)
    await chat(evening, me, watching)
    await an_exchange(evening, me, watching)
    await the_last_round(evening, me, watching)
    await the_end(evening, me, watching, devices)
    assert not watching.found, "\n".join(watching.found)


async def a_round(evening: Evening, me: Player, watching: PagesOfOneSeat) -> None:
    mine: int = me.view["viewer"]
    first, second, *_ = here(me)
    await watching.look("no-leader", plates, calm=False)
    await evening.act(first, move="appoint", seat=mine)
    await evening.act(second, move="point", seat=first)
    await evening.act(mine, move="point", seat=first)
    await evening.act(first, move="show-card", seat=mine)
    await watching.look("booth", lambda page: page.button(BACK))
    await watching.hold("booth-open", re.compile("^Hold to see what"), ".booth .character")
    await watching.each(lambda page: page.press(BACK))
    await evening.people[second].do("say", talk={"move": "tell", "seat": second, "what": "blue"})
    await evening.people[first].do("say", talk={"move": "urge", "seat": second})
    await watching.look("round", plates)
    await watching.each(lambda page: open_person(page, called_by(me, first)))
    await watching.look("person", dialog)
    await watching.each(lambda page: page.press(re.compile("^Say who .* is$")))
    await watching.look("tell", dialog)
    await watching.close()


async def my_card(watching: PagesOfOneSeat) -> None:
    await watching.hold("peek", "My card. Hold to look", ".up .character")
    await watching.hold("memory", say("web-two-rooms-hold-memory"), ".up li")
    await watching.open("power", "Use my card")
    await watching.close()
    await watching.open("deck", "The cards")
    await watching.close()
    await watching.open("show", "Hold up my card")
    await watching.hold("show-card", "Hold to show my card", ".shown .character", calm=False)
    await watching.hold("show-colour", "Hold to show my colour", ".shown .hue", calm=False)
    await watching.close()


async def offers(evening: Evening, me: Player, watching: PagesOfOneSeat) -> None:
    first, second, *_ = here(me)
    await evening.act(me.view["viewer"], move="offer-card", seat=second)
    await watching.look("offer-sent", lambda page: page.page.get_by_text(re.compile("No answer yet")))
    await evening.act(first, move="offer-card", seat=me.view["viewer"])
    await watching.look("offer", lambda page: page.button("Share"))


async def chat(evening: Evening, me: Player, watching: PagesOfOneSeat) -> None:
    first, second, *_ = here(me)
    await evening.people[first].do("chat", text="Who has seen the President?")
    await evening.people[second].do("chat", text="I have seen one card, and will not say which, whatever you offer me.")
    await watching.each(lambda page: page.press("Menu"))
    await watching.look("menu", dialog)
    await watching.each(lambda page: page.press(re.compile("^Chat")))
    await watching.look("chat", line)
    await watching.each(lambda page: page.page.keyboard.press("Escape"))
    await watching.each(lambda page: page.page.get_by_role("button", name="Make a link").scroll_into_view_if_needed())
    await watching.each(lambda page: page.press("Make a link"))
    await watching.each(lambda page: page.page.get_by_role("img", name="Continue on").scroll_into_view_if_needed())
    await watching.look("another-device", lambda page: page.page.get_by_role("img", name="Continue on"))
    await watching.close()


async def an_exchange(evening: Evening, me: Player, watching: PagesOfOneSeat) -> None:
    """I lead, and choose; then somebody else does, and sends me."""
    await evening.appoint()
    await evening.server.pass_(121)
    await watching.look("warned", lambda page: page.page.locator("h1.warned"))
    await evening.ring()
    await watching.look("hostages", lambda page: page.button("Choose one"))
    await watching.each(lambda page: page.tap(page.page.locator(".among button").first))
    await watching.look("hostages-chosen", lambda page: page.button(re.compile("^Hold to send ")))
    mine: int = me.view["viewer"]
    await evening.send(me.view["room"])
    await watching.look("hostages-named", lambda page: page.page.get_by_text("The leaders meet"))
    await evening.send(1 - me.view["room"])
    heir = here(me)[0]
    for seat in evening.within(me.view["room"]):
        if evening.leader(me.view["room"]) == mine:
            await evening.act(seat, move="point", seat=heir)
            await evening.settle()
    await evening.ring()
    before: int = me.view["room"]
    await watching.look("others-choose", plates)
    await evening.act(heir, move="send", hostages=[mine])
    await evening.send(1 - before)
    assert me.view["room"] != before
    await watching.look("moved", lambda page: page.page.locator(".moment"), calm=False)


async def the_last_round(evening: Evening, me: Player, watching: PagesOfOneSeat) -> None:
    await watching.look("last-round", plates)
    await watching.hold("memory-late", say("web-two-rooms-hold-memory"), ".up li")
    await evening.ring()
    for room in (0, 1):
        await evening.send(room)
    assert step(me) == "calling"
    await watching.look("last-word", lambda page: page.page.locator(".among button"))


async def the_end(evening: Evening, me: Player, watching: PagesOfOneSeat, devices: Devices) -> None:
    turning = [await devices.device(at(evening.server), size, theme, **MOVING) for size, theme in LOOKS[:2]]
    for page in turning:
        await take_seat(page, me)
    await evening.act(me.view["viewer"], move="call-winner", side="red")
    for page, (size, theme) in zip(turning, LOOKS, strict=False):
        await expect(page.page.locator(".finale")).to_be_visible()
        await picture(page, GAME, "reveal", size[0], theme)
    await me.until(over)
    story = "The story of the evening"
    await watching.look("end", lambda page: page.page.locator(".finale"))
    await watching.each(lambda page: open_tab(page, "cards"))
    await watching.each(lambda page: page.tap(page.page.locator(".room details summary").first))
    await watching.look("verdict", lambda page: page.page.locator(".room details[open]"))
    await watching.each(lambda page: open_tab(page, "story"))
    await watching.look("timeline", lambda page: page.page.get_by_role("heading", name=story))
    await expect(watching.pages[0].button(FAIR)).to_be_visible()
