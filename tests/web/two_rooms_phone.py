"""Two Rooms and a Boom by touch: how people join, appoint, share and send, each on their own phone."""

from __future__ import annotations

import re
from typing import Any

from playwright.async_api import Locator, expect

from boomtable.words import say
from tests.server.harness import Player
from tests.web.devices import Device

FROM_UNDER_THE_THUMB = "each => scrollBy(0, each.getBoundingClientRect().top - 120)"


def over(person: Player) -> bool:
    return bool(person.roster["phase"] == "over")


def step(person: Player) -> str:
    return str(person.view["todo"][0]["step"]) if person.view["todo"] else ""


def card(device: Device) -> Locator:
    return device.button("My card. Hold to look")


async def take_seat(device: Device, person: Player) -> Device:
    await device.has_seat_of(person)
    await device.open(f"/t/{person.code}")
    await expect(card(device)).to_be_visible()
    return device


def plates(device: Device) -> Locator:
    return device.page.locator(".here .plate")


def plate(device: Device, seat_name: str) -> Locator:
    """By the name on it: others may speak of the same person."""
    return plates(device).filter(has=device.page.locator(".name").get_by_text(seat_name, exact=True))


def called_by(person: Player, seat: int) -> str:
    """The page's name for a player: bots have no names."""
    chairs = person.roster["chairs"]
    return str(chairs[seat]["name"]) or say("seat-name", seat=seat)


def called(what: str) -> str:
    return say(f"two-rooms-card-{what}")


def here(person: Player) -> list[int]:
    """The others in a person's room."""
    view = person.view
    return [seat for seat, room in enumerate(view["rooms"]) if room == view["room"] and seat != view["viewer"]]


def together(people: list[Player]) -> tuple[int, int]:
    """Two of three people are always in the same room."""
    rooms = [person.view["room"] for person in people]
    return next((one, other) for one in range(3) for other in range(one + 1, 3) if rooms[one] == rooms[other])


async def open_person(device: Device, seat_name: str) -> Locator:
    await plate(device, seat_name).evaluate(FROM_UNDER_THE_THUMB)
    await device.tap(plate(device, seat_name))
    mine = re.escape(say("web-two-rooms-me", name=seat_name))
    panel = device.page.get_by_role("dialog", name=re.compile(f"^({re.escape(seat_name)}|{mine})$"))
    await expect(panel).to_be_visible()
    return panel


async def held(device: Device, what: Locator) -> None:
    await what.dispatch_event("pointerdown")


async def let_go(device: Device, what: Locator) -> None:
    await what.dispatch_event("pointerup")


async def move(person: Player, **what: Any) -> None:
    await person.do("play", prompt=person.prompt["number"], move=what)


async def shared(giver: Device, taker: Device, mine: Player, theirs: Player) -> None:
    """One offers, the other takes it, and both look at what they are shown."""
    panel = await open_person(giver, called_by(mine, theirs.view["viewer"]))
    await giver.tap(panel.get_by_role("button", name="Offer to share cards", exact=True))
    await take(taker, called_by(theirs, mine.view["viewer"]))
    for phone, other in ((giver, theirs), (taker, mine)):
        await expect(phone.page.locator(".booth .character")).to_have_count(0)
        curtain = phone.button(re.compile("^Hold to see what"))
        await held(phone, curtain)
        await expect(phone.page.locator(".booth").get_by_text(called(other.view["card"]), exact=True)).to_be_visible()
        await let_go(phone, curtain)
        await expect(phone.page.locator(".booth .character")).to_have_count(0)
        await phone.press("Back to the room")


async def take(phone: Device, giver: str) -> None:
    """What this one offers: there may be other offers."""
    offer = phone.page.get_by_role("group", name=re.compile(f"^{re.escape(giver)} offers"))
    chip = phone.button(re.compile(r"^\d+ offers$"))
    await expect(offer.or_(chip)).to_be_visible()
    if await chip.count():
        await phone.tap(chip)
    agree = "|".join([say("web-two-rooms-take"), say("web-two-rooms-share")])
    await phone.tap(offer.get_by_role("button", name=re.compile(f"^({agree})$")))


async def back(phone: Device) -> None:
    """From whatever bots have shown."""
    if await phone.button("Back to the room").count():
        await phone.press("Back to the room")


async def time_left(device: Device) -> float:
    """What the clock says, in seconds."""
    text = await device.page.get_by_role("timer").inner_text()
    minutes, seconds = re.findall(r"\d+", text)[:2]
    return 60.0 * int(minutes) + int(seconds)
