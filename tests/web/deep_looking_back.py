"""The end of an evening: awards on wall and phones, a poster that can be kept, and guesses from the sofa."""

from __future__ import annotations

import struct
from contextlib import suppress
from itertools import count
from pathlib import Path

import pytest
from playwright.async_api import TimeoutError as Late
from playwright.async_api import expect

from boomtable.words import say
from tests.server.harness import LocalServer, Player
from tests.server.test_game import play_to_the_end
from tests.web.deep_any_title import WALL, seated
from tests.web.devices import Devices, Theme
from tests.web.page_checks import picture, problems

pytestmark = pytest.mark.slow

POSTER = say("evening-poster")


async def two_games(server: LocalServer, people: list[Player]) -> None:
    for number in range(2):
        await play_to_the_end(people)
        if number == 0:
            await people[0].do("rematch")
            for person in people:
                await person.until(lambda me: me.roster["phase"] == "lobby")
                await person.do("ready", ready=True)
            await people[0].do("start")
            for person in people:
                await person.until(lambda me: me.roster["phase"] == "playing" and me.view)


@pytest.mark.parametrize("theme", ["dark", "light"])
async def test_the_host_ends_the_evening_and_everyone_can_keep_the_poster(
    server: LocalServer, devices: Devices, address: str, theme: Theme, tmp_path: Path
) -> None:
    people = await server.start(2, bots=3)
    phones = [await seated(await devices.phone(address, theme), person) for person in people]
    wall = await devices.device(address, WALL, theme)
    await wall.open_screen(people[0])
    await two_games(server, people)
    host, guest = phones
    await guest.press(say("web-evening"))
    await expect(guest.page.get_by_role("dialog").get_by_role("heading", name=say("web-evening")).first).to_be_visible()
    await picture(guest, f"evening-so-far-{theme}")
    await guest.press(say("web-close"))
    await host.press(say("web-evening"))
    await host.press(say("evening-end"))
    await expect(wall.page.get_by_role("main", name=POSTER)).to_be_visible()
    await picture(wall, f"evening-wall-{theme}", *WALL)
    await expect(guest.page.get_by_role("dialog", name=POSTER)).to_be_visible()
    further = guest.button(say("evening-next"))
    for number in count(1):
        if not await further.count():
            break
        await picture(guest, "evening-award", theme, number)
        assert await problems(guest) == []
        with suppress(Late):  # it goes on by itself, too
            await further.tap(timeout=1000)
    await expect(guest.page.get_by_role("img", name=say("evening-sum", games=2, people=5))).to_be_visible()
    await picture(guest, f"evening-poster-{theme}")
    assert await problems(guest) == []
    async with guest.page.expect_download() as saved:
        await guest.press(say("evening-save"))
    file = tmp_path / "poster.png"
    await (await saved.value).save_as(file)
    data = file.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", data[16:24])
    assert width == 2160
    assert 1500 < height <= 2880
    assert len(data) > 100_000, "something is drawn on it"
    assert (await saved.value).suggested_filename == f"boomtable-{people[0].code.lower()}.png"
    await expect(guest.page.get_by_role("img", name=say("evening-picture"))).to_be_visible()
    await expect(wall.page.get_by_role("img", name=say("evening-sum", games=2, people=5))).to_be_visible(timeout=60_000)
    await picture(wall, f"evening-poster-wall-{theme}", *WALL)
    await host.press(say("evening-go-on"))
    await expect(wall.page.get_by_role("main", name=POSTER)).to_have_count(0)


async def test_who_sits_out_seals_a_guess_and_the_end_tells_whether_it_was_right(
    server: LocalServer, devices: Devices, address: str
) -> None:
    people = await server.sit_down(6, "trick-snipers")
    sofa, wall = await seated(await devices.phone(address), people[5]), await devices.device(address, WALL)
    await wall.open_screen(people[0])
    await people[0].do("start")
    await sofa.press(say("sofa-open"))
    await picture(sofa, "sofa")
    assert await problems(sofa) == []
    names = [chair["name"] for chair in people[0].roster["chairs"][:5]]
    for name in names:
        await sofa.tap(sofa.page.get_by_role("dialog").get_by_role("button", name=name))
    await expect(sofa.page.get_by_role("dialog").get_by_role("status")).to_contain_text(names[4])
    await sofa.press(say("web-close"))
    await expect(sofa.button(say("sofa-sealed", names=names[4]))).to_be_visible()
    await picture(sofa, "sofa-sealed")
    await play_to_the_end(people[:5])
    told = people[0].latest("finale")["sofa"]
    right = 4 in people[0].view["outcome"]["winners"]
    assert [each["member"] for each in told] == ([people[5].member] if right else [])
    for device in (sofa, wall):
        await expect(device.page.get_by_text("from the sofa")).to_have_count(int(right))
