"""A whole game of Two Rooms: five rounds on three phones and two screens, and what happens to phones meanwhile."""

from __future__ import annotations

import asyncio
import re
import time

import pytest
from playwright.async_api import expect

from boomtable.words import say
from tests.patience import seconds
from tests.server.harness import LocalServer, Player
from tests.web.devices import PATIENCE, Device, Devices
from tests.web.end_page import open_tab
from tests.web.time_bomb_page import FAIR
from tests.web.two_rooms_evening import ROUNDS, Party, in_room
from tests.web.two_rooms_phone import back, card, over, step, take_seat, time_left
from tests.web.two_rooms_table import NAMES, at, gather, told

pytestmark = pytest.mark.slow

SMALL = (360, 740)
BOTS = 2
SECONDS = 6.0  # until a seat is on another device
STRAY = 9.0  # seconds: time stands still in this server, and pages ask for it every eight


async def test_an_evening_of_five_rounds(still: LocalServer, devices: Devices) -> None:
    evening = await gather(still, bots=BOTS, options={"five_rounds": True})
    walls = [await devices.desktop(at(still)) for _ in range(2)]
    for room, wall in enumerate(walls):
        await evening.show_on_wall(wall, room)
    phones = [await take_seat(await phone_of(devices, still), person) for person in evening.people[:3]]
    party = Party(evening, phones, walls)

    await party.begin(1)
    await pauses(party)
    await party.share()
    await party.ring(1)
    await party.send()

    await party.begin(2)
    await party.usurp(party.pair[1])
    await party.share()
    await sleeps_through_an_exchange(party, 2)

    await party.begin(3)
    await party.abdicate()
    await party.share()
    await is_closed_through_an_exchange(party, 3, devices)

    await party.begin(4)
    await dies(party, devices)
    await party.share()
    await party.ring(4)
    await party.send()

    await party.begin(5)
    await party.share()
    await party.ring(5)
    await party.send()
    await the_last_word(party)
    await the_end(party)


async def phone_of(devices: Devices, server: LocalServer) -> Device:
    return await devices.device(at(server), SMALL)


async def the_clock_is_right(device: Device, person: Player) -> None:
    left: float = (await person.ask("ping"))["clock"]["alarms"][0]["seconds"]
    async with asyncio.timeout(seconds(PATIENCE)):
        while abs(await time_left(device) - left) > STRAY:
            await asyncio.sleep(0.1)


async def pauses(party: Party) -> None:
    """The host stops the evening: all see it, no clock runs, and it goes on where it was."""
    host = party.phones[0]
    await host.press("Menu")
    await host.press("Pause")
    for phone in party.phones:
        await phone.sees(say("paused"))
    before = [await time_left(device) for device in (*party.phones, *party.walls)]
    await asyncio.sleep(1.2)  # no clock says anything: a second in which none goes on
    assert [await time_left(device) for device in (*party.phones, *party.walls)] == before
    await host.press("Resume")
    await host.press("Close")
    for phone in party.phones:
        await phone.sees_no(say("paused"))


async def changes_rooms(party: Party, number: int, sleeper: int) -> None:
    """The player with the sleeping phone is sent to the other room, and half a minute of the next round passes."""
    before = party.room(sleeper)
    await party.ring(number)
    await party.send(sleeper)
    await party.evening.server.pass_(30)
    assert party.room(sleeper) != before


async def is_back(party: Party, sleeper: int) -> None:
    phone, person = party.phones[sleeper], party.people[sleeper]
    await expect(in_room(phone, person)).to_be_visible()
    await the_clock_is_right(phone, person)


async def sleeps_through_an_exchange(party: Party, number: int) -> None:
    sleeper = party.pair[1]
    page = party.phones[sleeper].page
    power = await page.context.new_cdp_session(page)
    await power.send("Page.setWebLifecycleState", {"state": "frozen"})
    await changes_rooms(party, number, sleeper)
    await power.send("Page.setWebLifecycleState", {"state": "active"})
    await is_back(party, sleeper)


async def is_closed_through_an_exchange(party: Party, number: int, devices: Devices) -> None:
    sleeper = party.pair[1]
    closed = party.phones[sleeper]
    party.phones[sleeper] = await devices.tab(closed)
    await closed.page.close()
    await changes_rooms(party, number, sleeper)
    await party.phones[sleeper].open(f"/t/{party.evening.code}")
    await is_back(party, sleeper)


async def dies(party: Party, devices: Devices) -> None:
    """A phone with its last power shows a picture; the phone that scans it is at once where the other was."""
    seat = party.pair[1]
    dying = party.phones[seat]
    await dying.press("Menu")
    await dying.press("Make a link")
    picture = dying.page.get_by_role("img", name=say("web-another-device"))
    await expect(picture).to_have_js_property("complete", True)
    assert await picture.evaluate("image => image.naturalWidth") > 0
    link = await dying.page.get_by_label("Link", exact=True).input_value()
    await dying.page.close()
    since = time.monotonic()
    party.phones[seat] = fresh = await phone_of(devices, party.evening.server)
    await fresh.open(link.removeprefix(fresh.address))
    await expect(card(fresh)).to_be_visible()
    await is_back(party, seat)
    print(f"on another device after {time.monotonic() - since:.1f} s")
    assert time.monotonic() - since < seconds(SECONDS)


async def the_last_word(party: Party) -> None:
    """The rooms join; the Gambler says in front of both screens who wins."""
    evening = party.evening
    await evening.people[0].until(lambda me: me.view["outcome"] or step(me) == "calling")
    if evening.view["outcome"] or (seat := evening.view["todo"][0]["seat"]) >= len(NAMES):
        return  # bots do not keep anyone waiting
    for wall in party.walls:
        await told(wall)
        await wall.sees(re.compile("is the Gambler"))
    if seat < len(party.phones):
        phone = party.phones[seat]
        await back(phone)
        await phone.tap(phone.page.locator(".among button").first)
        await phone.tap(phone.page.locator(".choose button.first"))
    else:
        await evening.act(seat, move="call-winner", side="red")


async def the_end(party: Party) -> None:
    """All cards, who won and why, and the story of five rounds: on every phone and on both screens."""
    everyone = len(NAMES) + BOTS
    for person in party.people:
        await person.until(over)
    view = party.evening.view
    for seat, phone in enumerate(party.phones):
        why = say(f"two-rooms-why-{view['verdicts'][seat]['why']}")
        await open_tab(phone, "cards")
        await expect(phone.page.locator("p.me")).to_contain_text(why)
        await expect(phone.page.locator(".room details")).to_have_count(everyone)
        await open_tab(phone, "story")
        await expect(phone.page.get_by_role("heading", name="The story of the evening")).to_be_visible()
        await expect(phone.page.locator("li.exchanged")).to_have_count(ROUNDS)
        assert await phone.page.locator("li.shared").count() >= ROUNDS
        await expect(phone.button(FAIR)).to_be_visible()
    for wall in party.walls:
        await told(wall)
        await wall.press("Who won")
        verdicts = wall.page.get_by_role("region", name="Who won").get_by_role("listitem")
        await expect(verdicts).to_have_count(everyone)
        await expect(verdicts.filter(has_text=NAMES[0])).to_contain_text(
            say(f"two-rooms-why-{view['verdicts'][0]['why']}")
        )
        await wall.press("The evening")
        await expect(wall.page.locator(".words > li")).to_have_count(ROUNDS)
