"""A game watched again in a browser: from the end sheet and from a file, in all five titles, on phone and desktop."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import Locator, expect

from tests.server.harness import LocalServer
from tests.server.test_game import play_to_the_end
from tests.web.devices import Device, Devices

pytestmark = pytest.mark.slow

GOLDEN = Path(__file__).parents[1] / "golden"
TITLES = ("time-bomb", "time-bomb-evolution", "bomb-squad-academy", "trick-snipers", "two-rooms")


def record(title: str) -> Path:
    """The longest recorded game of a title."""
    return max((GOLDEN / title).glob("*.json"), key=lambda path: path.stat().st_size)


def bar(device: Device) -> Locator:
    return device.page.get_by_label("Moment", exact=True)


async def moment(device: Device) -> int:
    return int(await bar(device).input_value())


async def open_file(device: Device, path: Path) -> int:
    """The latest moment of the game."""
    await device.open("/replay")
    await device.page.locator("input[type=file]").set_input_files(path)
    await bar(device).wait_for()
    return int(await bar(device).get_attribute("max") or 0)


async def sit(device: Device, chair: str) -> None:
    await device.page.get_by_label("Watch from").select_option(chair)


async def fits(device: Device) -> bool:
    """Whether nothing is wider than the page, and the player is all in sight."""
    wide = await device.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    await expect(device.button("Play")).to_be_in_viewport(ratio=1)
    return bool(wide)


@pytest.mark.parametrize("title", TITLES)
async def test_a_record_of_every_title_is_watched_from_every_kind_of_chair(
    devices: Devices, address: str, title: str
) -> None:
    for device in (await devices.phone(address), await devices.desktop(address, "light")):
        last = await open_file(device, record(title))
        chairs = (
            await device.page.get_by_label("Watch from")
            .locator("option")
            .evaluate_all("all => all.map((o) => o.value)")
        )
        for chair in ("0", *(each for each in chairs if not each.isdigit())):
            await sit(device, chair)
            for at in (last // 3, last):
                await bar(device).fill(str(at))
                assert await moment(device) == at
                assert await fits(device), (chair, at)
            if chair == "open":
                await expect(device.page.get_by_role("region", name="All cards open")).to_be_visible()
        await sit(device, "1")
        await bar(device).fill(str(last // 2))
        await device.press("Chances")
        await expect(device.page.get_by_role("region", name="Chances").get_by_role("table")).to_be_visible()
        await device.press("Story")
        await expect(device.page.get_by_role("region", name="Story")).to_be_visible()


async def test_with_huge_letters_everything_is_in_reach(devices: Devices, address: str) -> None:
    phone = await devices.phone(address)
    await phone.page.add_init_script("localStorage.setItem('boomtable.likes', '{\"text\": \"huge\"}')")
    await open_file(phone, record("time-bomb"))
    assert await fits(phone)
    for name in ("Next step", "Story", "Chances"):
        await phone.press(name)


async def test_by_keyboard(devices: Devices, address: str) -> None:
    desktop = await devices.desktop(address)
    last, press = await open_file(desktop, record("time-bomb")), desktop.page.keyboard.press
    dealt = await moment(desktop)
    assert dealt > 0
    await press("n")
    first = await moment(desktop)
    assert first > dealt
    await press("ArrowRight")
    assert await moment(desktop) > first
    await press("ArrowLeft")
    assert await moment(desktop) == first
    await press("p")
    assert await moment(desktop) == dealt
    await press("End")
    assert await moment(desktop) == last
    await press("Home")
    assert await moment(desktop) == 0
    await press("ArrowUp")
    await expect(desktop.page.get_by_label("Speed: 2 times")).to_be_visible()
    await press("c")
    await expect(desktop.page.get_by_label("Watch from")).to_have_value("open")
    await press("c")
    await expect(desktop.page.get_by_label("Watch from")).to_have_value("0")
    await press("Space")
    await expect(desktop.button("Pause")).to_be_visible()
    await expect(bar(desktop)).not_to_have_value("0")
    await press("Space")
    await expect(desktop.button("Play")).to_be_visible()
    await desktop.sees_no("Getting the game …")  # what was asked for has come


async def test_a_file_dropped_on_the_home_page_is_watched_and_a_broken_one_is_refused_in_words(
    devices: Devices, address: str
) -> None:
    phone = await devices.phone(address)
    await phone.open("/")
    text = record("trick-snipers").read_text(encoding="utf-8")
    drop = """(text) => {
        const data = new DataTransfer();
        data.items.add(new File([text], 'game.json'));
        dispatchEvent(new DragEvent('drop', { dataTransfer: data, cancelable: true }));
    }"""
    await phone.page.evaluate(drop, text)
    await bar(phone).wait_for()
    phone.forgive_the_network()
    await phone.open("/")
    await phone.page.evaluate(drop, text.replace("played", "paid", 1))
    await phone.sees(re.compile("This record"))


async def test_from_the_end_of_a_game_to_its_replay_and_on_from_a_moment(
    server: LocalServer, devices: Devices, address: str
) -> None:
    people = await server.start(2, bots=2)
    await play_to_the_end(people)
    phone = await devices.phone(address)
    await phone.has_seat_of(people[0])
    await phone.open("/")
    await expect(phone.link("Watch again")).to_be_visible()
    await phone.open(f"/t/{people[0].code}")
    await phone.tap(phone.link("Watch again"))
    await bar(phone).wait_for()
    assert phone.page.url.endswith(f"/replay/{people[0].code}/1")  # which it keeps when the table goes on
    await expect(phone.page.get_by_label("Watch from")).to_have_value("0")
    await expect(phone.page.get_by_label("Watch from").locator("option").first).to_have_text("Ann")
    assert await moment(phone) == 3  # where the cards have been dealt
    await phone.page.reload()
    await bar(phone).wait_for()
    await sit(phone, "0")
    await bar(phone).fill("3")  # dealt
    await phone.press("Play on from here")
    await phone.page.wait_for_url(re.compile("/t/[A-Z]+$"))
    assert people[0].code not in phone.page.url
    [fork] = [live for live in server.registry.tables.values() if live.session.fork]
    assert fork.session.fork
    assert fork.session.fork.at == 3
    assert [member.person for member in fork.session.members] == [True, False, False, False]
