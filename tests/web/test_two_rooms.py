"""Two Rooms and a Boom on phones: a whole evening by touch, what is kept secret, and how it all looks."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Locator, expect

from boomtable.words import say
from tests.server.harness import House, Player, keep
from tests.web.devices import Device, Devices, Theme
from tests.web.play import FAIR
from tests.web.test_axe import violations
from tests.web.test_pictures import PICTURES, faults

pytestmark = pytest.mark.slow

GAME = "two-rooms"
PATIENCE = 20.0
PEOPLE = 6
PHONE, SMALL, DESKTOP = (390, 844), (360, 740), (1280, 800)
LOOKS: tuple[tuple[tuple[int, int], Theme], ...] = (
    (PHONE, "dark"),
    (SMALL, "light"),
    (DESKTOP, "dark"),
)


@pytest_asyncio.fixture(loop_scope="session")
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """A house whose time passes when the test says so: nobody sits through six minutes."""
    games = "boomtable.games.catalog"
    async with keep(tmp_path, virtual=True, host="0.0.0.0", catalog=games, limited=False, pace=0.05) as kept:
        yield kept


def over(person: Player) -> bool:
    return bool(person.roster["phase"] == "over")


def step(person: Player) -> str:
    return str(person.view["todo"][0]["step"]) if person.view["todo"] else ""


def card(device: Device) -> Locator:
    return device.button("My card. Hold to look")


async def sit(device: Device, person: Player) -> Device:
    await device.has_seat_of(person)
    await device.open(f"/t/{person.code}")
    await expect(card(device)).to_be_visible()
    return device


def plates(device: Device) -> Locator:
    return device.page.locator(".here .plate")


def name(person: Player, seat: int) -> str:
    return str(person.roster["chairs"][seat]["name"])


def here(person: Player) -> list[int]:
    """The others in a person's room."""
    view = person.view
    return [seat for seat, room in enumerate(view["rooms"]) if room == view["room"] and seat != view["viewer"]]


def plate(device: Device, seat_name: str) -> Locator:
    """By the name on it: others may speak of the same person."""
    return plates(device).filter(has=device.page.locator(".name").get_by_text(seat_name, exact=True))


async def open_person(device: Device, seat_name: str) -> Locator:
    await device.tap(plate(device, seat_name))
    panel = device.page.get_by_role("dialog", name=seat_name, exact=True)
    await expect(panel).to_be_visible()
    return panel


def picture(what: str, size: tuple[int, int], theme: str) -> Path:
    PICTURES.mkdir(exist_ok=True)
    return PICTURES / f"{GAME}-{what}-{size[0]}-{theme}.png"


class Shoulder:
    """Pages of every size and both themes with the same seat."""

    def __init__(self, pages: list[Device]) -> None:
        self.pages = pages
        self.found: list[str] = []

    async def look(self, what: str, there: Callable[[Device], Locator], *, checked: bool = True) -> None:
        async def one(page: Device, size: tuple[int, int], theme: str) -> None:
            await expect(there(page).first).to_be_visible()
            await expect(page.page.locator(".moment")).to_have_count(0)
            await page.page.screenshot(path=picture(what, size, theme), animations="disabled")

        await asyncio.gather(*(one(page, *look) for page, look in zip(self.pages, LOOKS, strict=True)))
        for page, (size, theme) in zip(self.pages, LOOKS, strict=True) if checked else ():
            wrong = [*await violations(page), *await faults(page)]
            self.found += [f"{what} {size[0]} {theme}: {each}" for each in wrong]

    async def each(self, do: Callable[[Device], Any]) -> None:
        for page in self.pages:
            await do(page)


async def held(device: Device, what: Locator) -> None:
    await what.dispatch_event("pointerdown")


async def let_go(device: Device, what: Locator) -> None:
    await what.dispatch_event("pointerup")


async def move(person: Player, **what: Any) -> None:
    await person.do("play", prompt=person.prompt["number"], move=what)


async def test_everything_fits_and_can_be_read(house: House, devices: Devices, address: str) -> None:
    pages = [await devices.device(address, size, theme, reduced_motion="reduce") for size, theme in LOOKS]
    people = await house.start(PEOPLE, GAME)
    me = people[0]
    for page in pages:
        await sit(page, me)
    shoulder = Shoulder(pages)
    others = here(me)
    first, second = (people[seat] for seat in others[:2])
    await move(first, move="appoint", seat=0)
    await move(second, move="point", seat=others[0])
    await move(first, move="show-card", seat=0)
    await shoulder.look("booth", lambda page: page.button("Back to the room"))
    await shoulder.each(lambda page: held(page, page.button(re.compile("^Hold to see what"))))
    await shoulder.look("booth-open", lambda page: page.page.locator(".booth .character"))
    await shoulder.each(lambda page: page.press("Back to the room"))
    await second.do("say", talk={"move": "tell", "seat": second.view["viewer"], "what": "blue"})
    await first.do("say", talk={"move": "urge", "seat": others[1]})
    await shoulder.look("round", plates)
    await shoulder.each(lambda page: held(page, card(page)))
    await shoulder.look("peek", lambda page: page.page.locator(".up .character"))
    await shoulder.each(lambda page: let_go(page, card(page)))
    await shoulder.each(lambda page: open_person(page, name(me, others[0])))
    await shoulder.look("person", lambda page: page.page.get_by_role("dialog"))
    await shoulder.each(lambda page: page.page.keyboard.press("Escape"))
    await shoulder.each(lambda page: page.press("Use my card"))
    await shoulder.look("power", lambda page: page.page.get_by_role("dialog"))
    await shoulder.each(lambda page: page.page.keyboard.press("Escape"))
    await shoulder.each(lambda page: page.press("The cards"))
    await shoulder.look("deck", lambda page: page.page.get_by_role("dialog"))
    await shoulder.each(lambda page: page.page.keyboard.press("Escape"))
    await shoulder.each(lambda page: page.press("Hold up my card"))
    await shoulder.look("show", lambda page: page.page.get_by_role("dialog"))
    await shoulder.each(lambda page: held(page, page.button("Hold to show my card")))
    await shoulder.look("show-card", lambda page: page.page.locator(".shown .character"), checked=False)
    await shoulder.each(lambda page: let_go(page, page.button("Hold to show my card")))
    await shoulder.each(lambda page: held(page, page.button("Hold to show my colour")))
    await shoulder.look("show-colour", lambda page: page.page.locator(".shown .hue"), checked=False)
    await shoulder.each(lambda page: let_go(page, page.button("Hold to show my colour")))
    await shoulder.each(lambda page: page.page.keyboard.press("Escape"))
    await move(first, move="offer-card", seat=0)
    await shoulder.look("offer", lambda page: page.button("Take it"))
    await house.pass_(150)
    await house.pass_(35)
    await me.until(lambda person: step(person) == "naming", PATIENCE)
    await shoulder.look("hostages", lambda page: page.button("Choose one"))
    await pages[0].tap(pages[0].page.locator(".among button").first)
    await expect(pages[0].button(re.compile("^Send .* final$"))).to_be_enabled()
    await pages[0].page.screenshot(path=picture("hostages-chosen", PHONE, "dark"), animations="disabled")
    while not over(me):
        for person in people:
            if person.prompt and person.prompt["owed"]:
                await person.play()
        await house.pass_(100)
    await shoulder.look("end", lambda page: page.page.get_by_role("heading", name="The story of the evening"))
    await shoulder.each(lambda page: page.page.locator("#story").scroll_into_view_if_needed())
    await shoulder.each(lambda page: page.page.evaluate("document.querySelector('#story').scrollIntoView()"))
    await shoulder.look("timeline", lambda page: page.page.get_by_role("heading", name="The story of the evening"))
    await expect(pages[0].button(FAIR)).to_be_visible()
    assert not shoulder.found, "\n".join(shoulder.found)


# An evening: three phones, and three bots.


def called(what: str) -> str:
    return say(f"two-rooms-card-{what}")


async def appointed(phone: Device, person: Player, people: list[Player]) -> None:
    """A room without a leader gets one, by touch; everyone there has seen it before this returns."""
    if person.view["leader"] is None:
        panel = await open_person(phone, called_by(person, here(person)[0]))
        await phone.tap(panel.get_by_role("button", name="Appoint as leader", exact=True))
        await expect(panel).to_have_count(0)
    for other in people:
        if other.view["room"] == person.view["room"]:
            await other.until(lambda me: me.view["leader"] is not None, PATIENCE)


def called_by(person: Player, seat: int) -> str:
    """What the page calls someone: bots have no name of their own."""
    chairs = person.roster["chairs"]
    return str(chairs[seat]["name"]) or say("seat-name", seat=seat)


async def shared(giver: Device, taker: Device, mine: Player, theirs: Player) -> None:
    """One offers, the other takes it, and both look at what they are shown."""
    panel = await open_person(giver, called_by(mine, theirs.view["viewer"]))
    await giver.tap(panel.get_by_role("button", name="Offer to share cards", exact=True))
    await taker.tap(taker.button("Take it"))
    for phone, other in ((giver, theirs), (taker, mine)):
        await expect(phone.page.locator(".booth .character")).to_have_count(0)
        curtain = phone.button(re.compile("^Hold to see what"))
        await held(phone, curtain)
        await expect(phone.page.locator(".booth").get_by_text(called(other.view["card"]), exact=True)).to_be_visible()
        await let_go(phone, curtain)
        await expect(phone.page.locator(".booth .character")).to_have_count(0)
        await phone.press("Back to the room")


async def back(phone: Device) -> None:
    """From whatever bots have shown."""
    if await phone.button("Back to the room").count():
        await phone.press("Back to the room")


async def send_hostages(phone: Device, person: Player) -> None:
    offer = person.prompt["offer"]
    for option in range(offer["count"]):
        await phone.tap(phone.page.locator(".among button").nth(option))
    await phone.press(re.compile("^Send .* final$"))
    await person.until(lambda me: not me.prompt or not me.prompt["owed"], PATIENCE)


async def test_a_whole_evening_on_three_phones(house: House, devices: Devices, address: str) -> None:
    people = await house.start(3, GAME, bots=3)
    phones = [await sit(await devices.device(address, SMALL, reduced_motion="reduce"), person) for person in people]
    shares = 0
    for number in (1, 2, 3):
        for person in people:
            await person.until(lambda me: step(me) == "playing" and me.view["round"] == number, PATIENCE)  # noqa: B023
        for phone, person in zip(phones, people, strict=True):
            await phone.sees(f"Round {number} of 3")
            await expect(phone.page).not_to_have_title(re.compile("Your turn"))  # one may act, and need not
            await back(phone)
            await appointed(phone, person, people)
        one, other = together(people)
        await shared(phones[one], phones[other], people[one], people[other])
        shares += 1
        await house.pass_(60.0 * (4 - number))  # no longer: bots may lead, and the next clock runs at once
        await named(house, phones, people, number)
    for phone, person in zip(phones, people, strict=True):
        await person.until(over, PATIENCE)
        await expect(phone.page.get_by_role("heading", name="The story of the evening")).to_be_visible()
        await expect(phone.page.locator(".room details")).to_have_count(PEOPLE)
        await expect(phone.page.locator("li.exchanged")).to_have_count(3)
        assert await phone.page.locator("li.shared").count() >= shares
        await expect(phone.button(FAIR)).to_be_visible()


def together(people: list[Player]) -> tuple[int, int]:
    """Two of three people are always in the same room."""
    rooms = [person.view["room"] for person in people]
    return next((one, other) for one in range(3) for other in range(one + 1, 3) if rooms[one] == rooms[other])


async def named(house: House, phones: list[Device], people: list[Player], number: int) -> None:
    """Whoever leads names the hostages, until the next round or the end."""
    async with asyncio.timeout(3 * PATIENCE):
        while not over(people[0]) and people[0].view["round"] == number:
            for phone, person in zip(phones, people, strict=True):
                if person.prompt and person.prompt["owed"]:
                    await expect(phone.page).to_have_title(re.compile("Your turn"))
                    await back(phone)
                    await send_hostages(phone, person)
            await house.pass_(1)


async def test_by_keyboard(house: House, devices: Devices, address: str) -> None:
    people = await house.start(PEOPLE, GAME)
    me, other = people[0], here(people[0])[0]
    desktop = await sit(await devices.device(address, DESKTOP, reduced_motion="reduce"), me)
    keys = desktop.page.keyboard
    await card(desktop).focus()
    await keys.down("Space")
    await expect(desktop.page.locator(".up").get_by_text(called(me.view["card"]), exact=True)).to_be_visible()
    await keys.up("Space")
    await expect(desktop.page.locator(".up")).to_have_count(0)
    them = plate(desktop, called_by(me, other))
    await them.focus()
    await keys.press("Enter")
    await expect(desktop.page.get_by_role("dialog")).to_be_focused()
    await keys.press("Escape")
    await expect(them).to_be_focused()
    await keys.press("Enter")
    act = desktop.page.get_by_role("dialog").get_by_role("button", name="Offer to share cards")
    await act.focus()
    await keys.press("Enter")
    await people[other].until(lambda them: them.view["offers"][0], PATIENCE)
    await desktop.sees(re.compile("No answer yet"))


async def test_what_cannot_be_done_says_why(house: House, devices: Devices, address: str) -> None:
    people = await house.start(PEOPLE, GAME)
    me, other = people[0], here(people[0])[0]
    phone = await sit(await devices.device(address, SMALL, reduced_motion="reduce"), me)
    panel = await open_person(phone, called_by(me, other))
    await phone.tap(panel.get_by_role("button", name="Offer to share colours, not possible now. Why?"))
    await phone.sees("You cannot offer that to this player.")
    await expect(phone.link("TR17")).to_have_attribute("href", "/rules/two-rooms#TR17")


async def test_a_crowd_fits(house: House, devices: Devices, address: str) -> None:
    settings = {"seats": 21}
    (person,) = await house.start(1, GAME, bots=20, options={"playset": "rulebook"}, settings=settings)
    for size, theme in LOOKS:
        device = await sit(await devices.device(address, size, theme, reduced_motion="reduce"), person)
        await device.page.screenshot(path=picture("crowd", size, theme), animations="disabled", full_page=True)
        await device.page.evaluate("scrollTo(0, document.body.scrollHeight)")  # from under the thumb
        assert [*await violations(device), *await faults(device)] == []
        await device.press("The cards")
        await device.page.screenshot(path=picture("crowd-deck", size, theme), animations="disabled")
        assert [*await violations(device), *await faults(device)] == []
