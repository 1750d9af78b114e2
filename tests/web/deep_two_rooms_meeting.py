"""Two Rooms in two real rooms or remotely; and somebody's first game, with tips."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Locator, expect

from boomtable.words import say
from tests.server.harness import LocalServer, Player
from tests.server.test_chat_rooms import to_the_end, to_the_next_round, up_to_date
from tests.web.deep_two_rooms import server
from tests.web.devices import Device, Devices, Theme
from tests.web.page_checks import faults, picture, violations
from tests.web.tips_page import hidden_by_the_tip, tip
from tests.web.two_rooms_phone import card, here, move, take_seat
from tests.web.two_rooms_table import GAME

__all__ = ["server"]  # whose time passes when a test says so

pytestmark = pytest.mark.slow

SIX = 6
CHAT = re.compile("^Chat")  # with how much is new
PHONE, DESKTOP = (390, 844), (1280, 800)
LOOKS: tuple[tuple[tuple[int, int], Theme], ...] = ((PHONE, "dark"), (PHONE, "light"), (DESKTOP, "dark"))
LINKS = {place: f"https://call.example/{place}" for place in ("public", "room-1", "room-2")}
PLAYED = f"localStorage.setItem('boomtable.played', '{GAME}')"
LINK_OF = {place: say(f"web-place-{place}") for place in ("room-1", "room-2")}


async def meet(host: Player, meeting: str, **more: object) -> None:
    await host.do("change", settings={**host.roster["settings"], "meeting": meeting, **more})


async def lobby(device: Device, person: Player) -> Device:
    await device.has_seat_of(person)
    await device.open(f"/t/{person.code}")
    await expect(device.page.get_by_role("heading", name=say("web-meeting"))).to_be_visible()
    return device


async def look(device: Device, what: str, size: tuple[int, int], theme: Theme, *, whole: bool = False) -> list[str]:
    """A picture, and what is wrong with it."""
    await expect(device.page.locator(".moment")).to_have_count(0)
    await picture(device, GAME, what, size[0], theme, whole=whole)
    if whole:
        await device.page.evaluate("scrollTo(0, document.body.scrollHeight)")  # from under the thumb
    return [f"{what} {size[0]} {theme}: {each}" for each in [*await violations(device), *await faults(device)]]


def way(device: Device) -> Locator:
    return device.page.locator(".call a")


def place(person: Player) -> str:
    return f"room-{person.view['rooms'][person.view['viewer']] + 1}"


async def test_a_host_says_how_we_meet_and_gives_each_room_its_call(
    server: LocalServer, devices: Devices, address: str
) -> None:
    host, guest = await server.sit_down(2, GAME, bots=4)
    phone = await lobby(await devices.device(address, PHONE), host)
    other = await lobby(await devices.device(address, PHONE), guest)
    ways = phone.page.locator(".ways")
    await expect(ways.get_by_role("button", pressed=True)).to_contain_text(say("web-meeting-together", rooms=2))
    await phone.tap(ways.get_by_role("button", name=say("web-meeting-remote")))
    await other.sees(say("web-meeting-remote-note"))

    await phone.write(LINK_OF["room-1"], "meet me here")
    await phone.press(say("web-call-save-for", place=LINK_OF["room-1"]))
    await phone.sees(say("bad-call", most=500))
    for where, label in (("public", say("web-call-all", rooms=2)), *LINK_OF.items()):
        await phone.write(label, LINKS[where])
        await phone.press(say("web-call-save-for", place=label))
        await expect(phone.button(say("web-call-saved-for", place=label))).to_be_visible()
    await expect(way(other)).to_have_attribute("href", LINKS["public"])
    assert LINKS["room-1"] not in await other.page.content()

    await guest.do("ready", ready=True)
    await phone.press("Start the game")
    for person in (host, guest):
        await person.until(lambda me: me.view)
    for device, person in ((phone, host), (other, guest)):
        await expect(way(device)).to_have_attribute("href", LINKS[place(person)])


async def test_far_apart_people_join_the_call_of_their_room_and_write_to_it(
    server: LocalServer, devices: Devices, address: str
) -> None:
    people = await server.start(SIX, GAME)
    phones = [await devices.device(address, PHONE) for _ in people]
    for phone, person in zip(phones, people, strict=True):
        await phone.page.add_init_script(PLAYED)  # no tips
        await take_seat(phone, person)
    await meet(people[0], "remote")  # in the middle of the game
    for where, link in LINKS.items():
        await people[0].do("call", place=where, link=link)
    await up_to_date(people)
    before = [place(person) for person in people]
    for phone, where in zip(phones, before, strict=True):
        await expect(way(phone)).to_have_attribute("href", LINKS[where])
        await expect(way(phone)).to_have_attribute("rel", "noopener noreferrer")
        await expect(phone.page.locator(".duty")).to_have_count(0)
        await phone.context.route("https://call.example/**", lambda route: route.fulfill(body="a call"))
        async with phone.context.expect_page() as opened:
            await phone.tap(way(phone))
        await (await opened.value).close()

    for phone in phones:
        await phone.press(CHAT)
    await phones[0].write(say("web-chat-line"), "who is the Bomber?")
    await phones[0].press(say("web-send"))
    for phone, where in zip(phones, before, strict=True):
        count = 1 if where == before[0] else 0
        await expect(phone.page.locator("ol").get_by_text("who is the Bomber?")).to_have_count(count)

    await to_the_next_round(server, people)
    after = [place(person) for person in people]
    assert before != after
    for phone, old, new in zip(phones, before, after, strict=True):
        await expect(way(phone)).to_have_attribute("href", LINKS[new])
        words = say("web-call-changed", place=new, name=say(f"web-place-{new}"))
        await expect(phone.page.get_by_text(words)).to_have_count(0 if old == new else 1)
        assert LINKS["room-1" if new == "room-2" else "room-2"] not in await phone.page.content()


async def test_in_two_rooms_the_phone_reminds_and_people_talk(
    server: LocalServer, devices: Devices, address: str
) -> None:
    people = await server.start(SIX, GAME)
    phones = [await take_seat(await devices.device(address, PHONE), each) for each in people]
    for phone, person in zip(phones, people, strict=True):
        await expect(phone.page.locator(".duty")).to_contain_text(f"Walk to Room {place(person)[-1]}")
        await expect(phone.page.get_by_label(say("web-chat"))).to_have_count(0)
    before = [place(person) for person in people]
    await to_the_next_round(server, people)
    for phone, person, old in zip(phones, people, before, strict=True):
        walked = f"Walk to Room {place(person)[-1]}. Talk there."
        await expect(phone.page.locator(".duty")).to_contain_text(walked if place(person) != old else "talk")
    await phones[0].press(say("web-menu"))
    await phones[0].press(CHAT)
    await expect(phones[0].page.get_by_role("textbox", name=say("web-chat-line"))).to_be_visible()


async def test_a_first_game_has_tips(server: LocalServer, devices: Devices, address: str) -> None:
    people = await server.sit_down(SIX, GAME, options={"playset": "lovers"})
    host = await lobby(await devices.device(address, PHONE), people[0])
    await host.tap(host.page.get_by_role("checkbox", name=say("web-first-game")))
    await people[0].until(lambda me: me.roster["settings"]["teaching"])
    assert people[0].roster["options"]["playset"] == "basic"
    await people[0].do("start")
    await up_to_date(people)
    await read_all_tips(host)
    other = await take_seat(await devices.device(address, PHONE), people[1])
    await read_all_tips(other)
    await other.press(say("tip-off"))
    await expect(tip(other)).to_have_count(0)
    await move(people[here(people[0])[0]], move="appoint", seat=0)
    await expect(tip(host)).to_contain_text(say("tip-two-rooms-lead"))
    await other.press(say("web-menu"))
    await other.press(say("web-set-explain"))  # after all
    await expect(tip(other)).to_have_count(1)


async def read_all_tips(phone: Device) -> None:
    """Those of the first minute, one after the other."""
    for topic in ("card", "goal", "leader", "talk"):
        await expect(tip(phone)).to_contain_text(say(f"tip-two-rooms-{topic}"))
        assert await hidden_by_the_tip(phone) == []
        await phone.press(say("tip-read"))
    await expect(tip(phone)).to_contain_text(say("tip-off"))


async def test_whoever_has_played_sees_tips_only_where_the_table_wants_them(
    server: LocalServer, devices: Devices, address: str
) -> None:
    people = await server.start(SIX, GAME)
    phone, other = [await devices.device(address, PHONE) for _ in people[:2]]
    await phone.page.add_init_script(PLAYED)
    for device, person in zip((phone, other), people, strict=False):
        await take_seat(device, person)
    await expect(tip(other)).to_contain_text(say("tip-two-rooms-card"))
    await expect(tip(phone)).to_have_count(0)
    await meet(people[0], "together", teaching=True)
    await expect(tip(phone)).to_contain_text(say("tip-two-rooms-card"))


async def test_everything_fits_and_can_be_read(server: LocalServer, devices: Devices, address: str) -> None:
    found: list[str] = []
    people = await server.sit_down(SIX, GAME, settings={"meeting": "remote", "teaching": True})
    pages = [await devices.device(address, size, theme) for size, theme in LOOKS]
    for page in pages:
        await page.page.add_init_script(PLAYED)
    for where, link in LINKS.items():
        await people[0].do("call", place=where, link=link)
    for page, (size, theme) in zip(pages, LOOKS, strict=True):
        await lobby(page, people[0])
        await expect(page.page.get_by_label(LINK_OF["room-2"], exact=True)).to_be_visible()
        found += await look(page, "meeting-lobby", size, theme, whole=True)
    await people[0].do("start")
    await up_to_date(people)
    for text in ("Anybody there?", "I trust nobody who writes first, and nobody who answers him either."):
        await people[here(people[0])[0]].do("chat", text=text)
    for meeting, teaching in (("remote", False), ("together", False), ("mixed", True), ("together", True)):
        await meet(people[0], meeting, teaching=teaching)
        what = f"meeting-{meeting}{'-tips' * teaching}"
        for page, (size, theme) in zip(pages, LOOKS, strict=True):
            await expect(card(page)).to_be_visible()
            await expect(tip(page)).to_have_count(int(teaching))
            await expect(page.page.locator(".duty")).to_have_count(int(meeting != "remote"))
            found += await look(page, what, size, theme)
    await meet(people[0], "remote", teaching=False)
    for page in pages:
        await page.page.evaluate("code => localStorage.setItem(`boomtable.call.${code}`, 'another')", people[0].code)
        await page.page.reload()
    for page, (size, theme) in zip(pages, LOOKS, strict=True):
        await expect(way(page)).to_be_visible()
        found += await look(page, "meeting-changed", size, theme)
        await page.press(say("web-menu"))
        found += await look(page, "meeting-menu", size, theme)
    await to_the_end(server, people)
    for page, (size, theme) in zip(pages, LOOKS, strict=True):
        await page.page.reload()
        await expect(page.page.locator(".finale")).to_be_visible()
        found += await look(page, "meeting-end", size, theme)
    assert not found, "\n".join(found)
