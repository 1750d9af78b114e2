"""An evening of several games at one table: what the end says about earlier games, who wears a plaster, and hunches."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.async_api import expect

from boomtable.words import say
from tests.server.harness import LocalServer, Player
from tests.server.test_game import play_to_the_end
from tests.web.devices import PHONE, Device, Devices
from tests.web.end_page import END, fits
from tests.web.page_checks import picture

pytestmark = pytest.mark.slow

WALL = (1920, 1080)
GAMES = 30  # in fewer, bots and a person have had the Boom three times or cut each other six


def finale(person: Player) -> Any:
    return person.latest("finale") if any('"type":"finale"' in text for text in person.raw) else None


async def next_game(host: Player) -> None:
    await host.do("rematch")
    await host.until(lambda me: me.roster["phase"] == "lobby")
    host.raw.clear()
    await host.do("start")
    await host.until(lambda me: me.roster["phase"] == "playing" and me.view)


async def an_evening(server: LocalServer, devices: Devices, address: str) -> tuple[Player, Device, Device]:
    (host,) = await server.start(1, bots=3)
    phone, wall = await devices.phone(address), await devices.device(address, WALL)
    await phone.has_seat_of(host)
    await phone.open(f"/t/{host.code}")
    await wall.open_screen(host)
    return host, phone, wall


async def test_a_callback_to_earlier_games_is_told_on_phone_and_wall(
    server: LocalServer, devices: Devices, address: str
) -> None:
    host, phone, wall = await an_evening(server, devices, address)
    for game in range(1, GAMES):
        await play_to_the_end([host])
        told = await host.until(finale)
        if told["callback"]:
            break
        assert game < GAMES - 1
        await next_game(host)
    text = re.compile("That's the .* Boom out of .* hands tonight[.]|cut .* times tonight[.]")
    await expect(phone.page.get_by_role("heading", name=END)).to_have_count(1)
    for device in (phone, wall):
        await device.sees(text)
        await picture(device, "callback", *(PHONE if device is phone else WALL))
    await fits(phone)


async def test_whoever_had_the_boom_wears_a_plaster_in_the_next_game(
    server: LocalServer, devices: Devices, address: str
) -> None:
    host, phone, wall = await an_evening(server, devices, address)
    for _ in range(GAMES):
        await play_to_the_end([host])
        soot = (await host.until(finale))["facts"]["soot"]
        await next_game(host)
        if soot and soot != [0]:
            break
    await expect(wall.page.locator(".face .plaster")).to_have_count(1)
    await expect(phone.page.get_by_role("img", name=say("web-plaster"))).to_have_count(1)
    plate = phone.page.locator(f'[data-seat="{soot[0]}"]')
    await expect(plate.get_by_role("img", name=say("web-plaster"))).to_be_visible()
    await picture(phone, "plaster", *PHONE)
    await picture(wall, "plaster", *WALL)
    await play_to_the_end([host])
    await host.until(finale)
    await next_game(host)
    if host.latest("finale")["facts"]["soot"] != soot:
        await expect(plate.get_by_role("img", name=say("web-plaster"))).to_have_count(0)


async def test_a_finger_that_slides_from_the_held_card_to_a_face_pins_a_suspicion(
    server: LocalServer, devices: Devices, address: str
) -> None:
    host, phone, _ = await an_evening(server, devices, address)
    hand, face = phone.page.locator("button.hand"), phone.page.locator('[data-hunch="2"]')
    mouse = phone.page.mouse
    before = len(host.raw)
    await hand.hover()
    await mouse.down()
    await face.hover()
    await picture(phone, "hunch", *PHONE)
    await mouse.up()
    await expect(face).to_have_count(0)
    await hand.hover()
    await mouse.down()
    await expect(face.locator(".pin")).to_be_visible()
    await mouse.up()
    assert "hunch" not in str(host.raw[before:])
    await phone.page.reload()
    await play_to_the_end([host])
    name = host.roster["chairs"][2]["name"] or say("seat-name", seat=2)
    await phone.sees(
        re.compile(f"^You suspected {name} since round 1[.] (You were right|{name} was SWAT all along)[.]$")
    )
    await picture(phone, "hunch-told", *PHONE)
    await fits(phone)
