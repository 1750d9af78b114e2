"""Two Rooms and a Boom in a browser: two people on phones and a screen on the wall, three rounds to the end."""

from __future__ import annotations

import asyncio
import re

import pytest
from playwright.async_api import expect

from boomtable.words import say
from tests.server.harness import LocalServer
from tests.web.devices import Device, Devices
from tests.web.end_page import open_tab
from tests.web.page_checks import faults
from tests.web.time_bomb_page import FAIR
from tests.web.two_rooms_phone import open_person, over, shared, take_seat
from tests.web.two_rooms_table import NAMES, Evening, at, gather, told

pytestmark = pytest.mark.slow

SIX = NAMES[:6]
SMALL = (360, 740)


async def appoint(phone: Device, leader: str) -> None:
    panel = await open_person(phone, leader)
    await phone.tap(panel.get_by_role("button", name="Appoint as leader", exact=True))
    await expect(panel).to_have_count(0)


async def send(phone: Device, hostage: str) -> None:
    await expect(phone.page).to_have_title(re.compile("Your turn"))
    await phone.tap(phone.page.locator(".among").get_by_role("button", name=hostage, exact=True))
    await phone.press(re.compile("^Hold to send "))


async def test_two_people_play_three_rounds_to_the_end(still: LocalServer, devices: Devices) -> None:
    evening = await gather(still, SIX, options={"no_parley": False})
    leader, friend, hostage = evening.within(0)
    wall = await devices.desktop(at(still))
    await evening.show_on_wall(wall, 0)
    people = [evening.people[seat] for seat in (leader, friend)]
    phones = [await take_seat(await devices.device(at(still), SMALL), person) for person in people]

    await appoint(phones[1], SIX[leader])
    await wall.sees(f"{SIX[leader]} leads Room 1.")
    seen = asyncio.create_task(wall.sees(re.compile("share cards")))  # for a moment only
    await shared(phones[0], phones[1], people[0], people[1])
    await seen
    await evening.appoint()
    await evening.ring()
    await send(phones[0], SIX[hostage])
    await evening.send(1)
    await parley(phones, wall)
    await evening.part(1)
    await told(wall)
    for phone in phones:
        await phone.sees("Round 2 of 3")
        await expect(phone.page.locator(".here .plate")).to_have_count(3)
    await expect(wall.page.get_by_role("list", name="Room 1").get_by_text(SIX[hostage])).to_have_count(0)

    await evening.play_out()
    await the_end(evening, phones, wall)


async def parley(phones: list[Device], wall: Device) -> None:
    """[TR13] The leader sees whom, all others only that there is one."""
    leader, friend = phones
    await leader.sees(re.compile("^You meet "))
    for other in (friend, wall):
        await other.sees(re.compile("The leaders meet"))
        await expect(other.page.get_by_text(re.compile("You meet"))).to_have_count(0)
    await leader.press(say("web-two-rooms-end-parley", last="no"))
    await leader.sees(re.compile("^You're done"))


async def the_end(evening: Evening, phones: list[Device], wall: Device) -> None:
    """Who won and why, and all cards: on both phones and on the wall."""
    await evening.people[0].until(over)
    view = evening.view
    for phone in phones:
        await expect(phone.page.get_by_text(re.compile("The walk that decided it|No walk changed"))).not_to_have_count(
            0
        )
        assert await faults(phone) == []
        await open_tab(phone, "story")
        await expect(phone.page.get_by_role("heading", name="The story of the evening")).to_be_visible()
        await open_tab(phone, "cards")
        await expect(phone.page.locator(".room details")).to_have_count(len(SIX))
        await expect(phone.button(FAIR)).to_be_visible()
        assert await faults(phone) == []
    await told(wall)
    await wall.press("Who won")
    verdicts = wall.page.get_by_role("region", name="Who won").get_by_role("listitem")
    for seat, verdict in enumerate(view["verdicts"]):
        await expect(verdicts.filter(has_text=SIX[seat])).to_contain_text(say(f"two-rooms-why-{verdict['why']}"))
