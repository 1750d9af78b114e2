"""The screens of Two Rooms: one in each room, one for all, and one clock; what they say, and what they never show."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from statistics import median
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Page, expect

from boomtable.games.two_rooms.characters import CARDS
from boomtable.server.addresses import lan_addresses
from boomtable.words import say
from tests.server.harness import House, Player, keep
from tests.web.devices import PHONE, Device, Devices
from tests.web.test_axe import violations
from tests.web.test_pictures import PICTURES, faults

pytestmark = pytest.mark.slow

GAME = "two-rooms"
SIZES = ((1920, 1080), (1280, 720), (1024, 768))
NAMES = ("Ada", "Bertrand", "Cleo", "Dov", "Esme", "Finn", "Greta", "Hugo", "Ines")
MORE = ("Jonas", "Käthe", "Liam", "Maximilian", "Nora", "Oskar", "Paula", "Quentin", "Rosa", "Sami", "Tilda")
CROWD = (*NAMES, *MORE, "Ursula", "Viktor", "Wanda", "Xaver", "Yara", "Zoe", "Anselm", "Birgit", "Carl", "Dagny")
AGREED = 0.2  # seconds between any two clocks
LOADING = 0.5  # the one message about the clock may wait while a page is still being built
TAKEN = re.compile("(One|[0-9]+) hostages? goe?s? from each room")


class Evening:
    """People by key in two rooms, who do as they are told; time is in our hands."""

    def __init__(self, house: House, people: list[Player]) -> None:
        self.house, self.people = house, people

    @property
    def code(self) -> str:
        return self.people[0].code

    @property
    def view(self) -> Any:
        return self.people[0].view

    def within(self, room: int) -> list[int]:
        return [seat for seat, each in enumerate(self.view["rooms"]) if each == room]

    def leader(self, room: int) -> int | None:
        return next((person.view["leader"] for person in self.people if person.view["room"] == room), None)

    async def act(self, by: int, /, **move: Any) -> None:
        person = self.people[by]
        prompt = await person.until(lambda me: me.prompt)
        await person.do("play", prompt=prompt["number"], move=move)

    async def settle(self) -> None:
        for person in self.people:
            await person.ask("ping")

    async def appoint(self) -> None:
        for room in (0, 1):
            here = self.within(room)
            if self.leader(room) is None:
                await self.act(here[1], move="appoint", seat=here[0])
        await self.settle()

    async def bustle(self) -> None:
        """Pointing, and a share of cards, in both rooms."""
        for room in (0, 1):
            here = [seat for seat in self.within(room) if seat != self.leader(room)]
            await self.act(here[0], move="point", seat=here[1])
            await self.act(here[1], move="point", seat=here[1])
            await self.act(here[0], move="offer-card", seat=here[1])
            await self.act(here[1], move="accept", seat=here[0])
        await self.settle()

    async def ring(self) -> None:
        """The time of this round runs out."""
        await self.house.pass_(300)
        await self.settle()

    async def send(self, room: int) -> None:
        leader = self.leader(room)
        assert leader is not None
        others = [seat for seat in self.within(room) if seat != leader]
        await self.act(leader, move="send", hostages=others[-self.view["sending"] :])
        await self.settle()

    async def play_out(self, until: str = "") -> None:
        """To the end, or to this step; a Gambler lets the time pass."""
        while not self.view["outcome"]:
            step = self.view["todo"][0]["step"]
            if step == until:
                return
            if step == "playing":
                await self.appoint()
                await self.bustle()
                await self.ring()
            elif step == "naming":
                for room in (0, 1):
                    await self.send(room)
            else:
                await self.ring()

    async def screen(self, room: int) -> str:
        """A key for a screen, by a word from the host."""
        headers = {"Authorization": f"Bearer {self.people[0].key}"}
        path, place = f"/api/tables/{self.code}", {"place": f"room-{room + 1}"}
        link = (await self.house.http.post(f"{path}/links", json=place, headers=headers)).json()["link"]
        answer = await self.house.http.post(f"{path}/redeem", json={"link": link, "bearer": True})
        return str(answer.json()["key"])

    async def hang(self, device: Device, room: int | None) -> None:
        """This device on the wall of a room, or where all can see it."""
        if room is None:
            await device.open(f"/t/{self.code}/screen")
        else:
            name, key = f"screen-{self.code}-room-{room + 1}", await self.screen(room)
            await device.context.add_cookies([{"name": name, "value": key, "url": device.address}])
            await device.open(f"/t/{self.code}/room/{room + 1}")
        await expect(device.page.get_by_role("timer")).to_be_visible()


async def gather(house: House, names: tuple[str, ...] = NAMES, **body: Any) -> Evening:
    host = await house.open_table(GAME, names[0], settings={"seats": 30}, **body)
    others = [await house.join(host.code, name) for name in names[1:]]
    for other in others:
        await other.do("ready", ready=True)
    await host.do("start")
    people = [host, *others]
    for person in people:
        await person.until(lambda me: me.view and me.view["round"])
    return Evening(house, people)


@pytest_asyncio.fixture(loop_scope="session")
async def still(tmp_path: Path) -> AsyncIterator[House]:
    """A house where time passes only when told to."""
    async with keep(tmp_path, virtual=True, host="0.0.0.0", catalog="boomtable.games.catalog", limited=False) as kept:
        yield kept


def at(house: House) -> str:
    return f"http://{[*lan_addresses(), '127.0.0.1'][0]}:{house.port}"


async def told(device: Device) -> None:
    """Whatever is being told is told at once."""
    await asyncio.sleep(0.3)
    for _ in range(12):
        await device.page.keyboard.press("Escape")


# What they show.


async def test_a_rooms_screen_shows_its_room_and_never_a_secret(still: House, devices: Devices) -> None:
    evening = await gather(still)
    walls = [await devices.desktop(at(still)) for _ in range(2)]
    for room, wall in enumerate(walls):
        await evening.hang(wall, room)
        await wall.sees("Choose a leader")
    await evening.appoint()
    await evening.bustle()
    for room, wall in enumerate(walls):
        await told(wall)
        names = wall.page.get_by_role("list", name=f"Room {room + 1}").get_by_role("listitem")
        await expect(names).to_have_count(len(evening.within(room)))
        leader = evening.leader(room)
        assert leader is not None
        await expect(names.first).to_contain_text(NAMES[leader])
        await expect(wall.page.get_by_role("img", name=re.compile("^2 fingers"))).to_have_count(1)
        await wall.sees(re.compile("share cards"))
        await wall.sees(TAKEN)
        page = await wall.page.locator("body").inner_text() + await wall.page.locator("body").aria_snapshot()
        assert [card for card in CARDS if say(f"two-rooms-card-{card}") in page] == []


async def test_the_screens_lead_through_the_exchange(still: House, devices: Devices) -> None:
    evening = await gather(still)
    first, second, hall = [await devices.desktop(at(still)) for _ in range(3)]
    for wall, room in ((first, 0), (second, 1), (hall, None)):
        await evening.hang(wall, room)
    await evening.appoint()
    for wall in (first, second, hall):
        await told(wall)
    await evening.ring()
    for wall in (first, second, hall):
        await wall.sees(re.compile("^Time is up"))
        await told(wall)
        await expect(wall.page.get_by_role("timer")).to_have_text("0:00")
    await first.sees(re.compile("name your hostage"))
    await evening.send(0)
    (gone,) = [NAMES[seat] for seat in evening.people[evening.leader(0) or 0].view["hostages"]]
    await first.sees(f"{gone} goes. Wait at the door.")
    await told(first)
    await first.sees("Waiting for the other room.")
    assert await second.page.get_by_text(f"{gone} goes").count() == 0
    await evening.send(1)
    await first.sees("Leaders, meet between the rooms.")
    for wall in (first, second, hall):
        await wall.sees(re.compile("^Hostages, walk"))
    await told(first)
    await first.sees(re.compile("^Round 2 of 3"))
    await expect(first.page.get_by_role("list", name="Room 1").get_by_text(gone)).to_have_count(0)


async def test_in_the_end_all_cards_who_won_and_the_evening(still: House, devices: Devices) -> None:
    evening = await gather(still)
    wall = await devices.device(at(still), (1280, 720), reduced_motion="reduce")
    await evening.hang(wall, 1)
    await evening.play_out()
    await told(wall)
    await expect(wall.page.get_by_role("region", name="All cards").get_by_role("listitem")).to_have_count(len(NAMES))
    await expect(wall.page.get_by_text("face down")).to_have_count(0)
    await wall.press("Who won")
    side = evening.view["outcome"]["side"]
    await expect(wall.page.get_by_role("heading", name=say(f"two-rooms-call-{side}"))).to_be_visible()
    verdicts = wall.page.get_by_role("region", name="Who won").get_by_role("listitem")
    for seat, verdict in enumerate(evening.view["verdicts"]):
        await expect(verdicts.nth(seat)).to_contain_text(NAMES[seat])
        await expect(verdicts.nth(seat)).to_contain_text(say(f"two-rooms-why-{verdict['why']}"))
    await wall.press("The evening")
    await expect(wall.page.get_by_role("img", name=re.compile("^The evening as a drawing"))).to_be_visible()
    await expect(wall.page.locator(".chart .share")).to_have_count(len(evening.view["shares"]))
    await expect(wall.page.locator(".words > li")).to_have_count(3)


async def test_cards_are_turned_one_after_another(still: House, devices: Devices) -> None:
    evening = await gather(still, NAMES[:6])
    wall = await devices.desktop(at(still))
    await evening.hang(wall, None)
    await evening.play_out()
    await told(wall)
    cards = wall.page.get_by_role("region", name="All cards")
    await expect(cards.get_by_text("face down")).to_have_count(5)
    assert await cards.get_by_text(re.compile("^(President|Bomber)$")).count() == 0
    await expect(cards.get_by_text("face down")).to_have_count(0)
    await expect(wall.page.get_by_role("region", name="Who won")).to_be_visible()


async def test_a_gambler_is_asked_in_front_of_all(still: House, devices: Devices) -> None:
    evening = await gather(still)
    wall = await devices.desktop(at(still))
    await evening.hang(wall, 0)
    for _ in range(3):
        await evening.appoint()
        await evening.ring()
        for room in (0, 1):
            await evening.send(room)
    await told(wall)
    await expect(wall.page.get_by_role("heading", name="The rooms join")).to_be_visible()
    await wall.sees(re.compile("a Gambler, says who wins"))
    seat = evening.view["todo"][0]["seat"]
    await evening.act(seat, move="call-winner", side="red")
    await wall.sees(re.compile("Red wins"))


# How one gets in.


async def test_the_host_opens_a_screen_and_keeps_the_seat(still: House, devices: Devices) -> None:
    evening = await gather(still)
    phone = await devices.phone(at(still))
    await phone.has_seat_of(evening.people[0])
    wall = await devices.tab(phone)
    await wall.open(f"/t/{evening.code}/room/2")
    await expect(wall.page.get_by_role("heading", name="Room 2")).to_be_visible()
    await wall.sees("Choose a leader")
    await wall.page.reload()
    await wall.sees("Choose a leader")
    await phone.open(f"/t/{evening.code}")
    await expect(phone.button("Menu")).to_be_visible()
    wall.forgive_the_network()


async def test_others_need_the_hosts_word(still: House, devices: Devices) -> None:
    evening = await gather(still)
    host = await devices.phone(at(still))
    await host.has_seat_of(evening.people[0])
    await host.open(f"/t/{evening.code}")
    await host.press("Menu")
    await host.press("A screen for Room 1")
    word = (await host.page.get_by_text(re.compile("^[B-DF-HJ-NP-TV-XZ]{8}$")).inner_text()).strip()
    picture = host.page.get_by_role("img", name="A screen for Room 1")
    await expect(picture).to_have_js_property("complete", True)
    assert await picture.evaluate("image => image.naturalWidth") > 0
    wall = await devices.desktop(at(still))
    wall.forgive_the_network()
    await wall.open(f"/t/{evening.code}/room/1")
    await wall.write("The host's word for this screen", "nonsense")
    await wall.press("Open the screen")
    await expect(wall.page.get_by_role("alert")).to_be_visible()
    await wall.write("The host's word for this screen", word.lower())
    await wall.press("Open the screen")
    await wall.sees("Choose a leader")
    scanned = await devices.desktop(at(still))
    scanned.forgive_the_network()
    await scanned.open(f"/l/{evening.code}#{word}")
    await scanned.sees("A loose end")  # it works once
    await host.press("A screen for Room 2")
    await scanned.open()
    other = host.page.get_by_text(re.compile(f"^(?!{word})[B-DF-HJ-NP-TV-XZ]{{8}}$"))
    await scanned.open(f"/l/{evening.code}#{(await other.inner_text()).strip()}")
    await scanned.page.wait_for_url(re.compile("/room/2$"))
    await expect(scanned.page.get_by_role("heading", name="Room 2")).to_be_visible()


async def test_a_title_without_rooms_has_no_screens_in_them(house: House, devices: Devices, address: str) -> None:
    people = await house.start(4)
    wall = await devices.desktop(address)
    wall.forgive_the_network()
    await wall.has_seat_of(people[0])
    await wall.open(f"/t/{people[0].code}/room/1")
    await wall.sees("This table cannot be watched now.")


# The clock.


NOTE = """
() => {
  const timer = document.querySelector('[role=timer]');
  window.noted = {};
  const note = () => {
    const shown = timer.textContent.match(/\\d+:\\d\\d/)?.[0];
    window.noted[shown] ??= performance.timeOrigin + performance.now();
  };
  new MutationObserver(note).observe(timer, { characterData: true, childList: true, subtree: true });
}
"""


async def ticks(page: Page) -> dict[str, float]:
    """When this page's clock first showed what, in seconds."""
    noted: dict[str, float] = await page.evaluate("() => window.noted")
    return {shown: moment / 1000 for shown, moment in noted.items()}


async def set_anew(evening: Evening) -> None:
    """All pages are there by now: they are told the time at the same moment."""
    await evening.people[0].do("pause")
    await asyncio.sleep(0.5)
    await evening.people[0].do("resume")
    await asyncio.sleep(0.5)


async def test_all_clocks_agree(house: House, devices: Devices, address: str) -> None:
    evening = await gather(house, NAMES[:6])
    first, hall = await devices.desktop(address), await devices.desktop(address)
    phone = await devices.device(address, PHONE)
    await evening.hang(first, 0)
    await evening.hang(hall, None)
    await phone.has_seat_of(evening.people[0])
    await phone.open(f"/t/{evening.code}")
    pages = [first.page, hall.page, phone.page]
    for page in pages:
        await expect(page.get_by_role("timer")).to_be_visible()
    await set_anew(evening)
    for page in pages:
        await page.evaluate(NOTE)
    await asyncio.sleep(6)
    seen = [await ticks(page) for page in pages]
    for one in seen:
        for other in seen:
            same = one.keys() & other.keys()
            assert len(same) > 2
            assert median(abs(one[each] - other[each]) for each in same) < AGREED


SHIFTED = """
() => {
  const Real = Date;
  const shift = 3 * 3600 * 1000;
  window.Date = class extends Real {
    constructor(...given) { super(...(given.length ? given : [Real.now() + shift])); }
    static now() { return Real.now() + shift; }
  };
}
"""


async def test_a_device_with_a_wrong_date_shows_the_right_time(house: House, devices: Devices, address: str) -> None:
    evening = await gather(house, NAMES[:6])
    right, wrong = await devices.desktop(address), await devices.desktop(address)
    await wrong.page.add_init_script(f"({SHIFTED})()")
    for wall in (right, wrong):
        await evening.hang(wall, 0)
    await set_anew(evening)
    for wall in (right, wrong):
        await wall.page.evaluate(NOTE)
    await asyncio.sleep(4)
    await wrong.page.evaluate(SHIFTED)  # and it is set anew while the clock runs
    await asyncio.sleep(3)
    one, other = [await ticks(wall.page) for wall in (right, wrong)]
    same = one.keys() & other.keys()
    assert len(same) > 3
    assert median(abs(one[each] - other[each]) for each in same) < AGREED


async def test_the_clock_goes_on_where_it_was_after_a_reload(house: House, devices: Devices, address: str) -> None:
    evening = await gather(house, NAMES[:6])
    wall, other = await devices.desktop(address), await devices.desktop(address)
    for each in (wall, other):
        await evening.hang(each, 1)
    await asyncio.sleep(2)
    await wall.page.reload()
    for each in (wall, other):
        await expect(each.page.get_by_role("timer")).to_be_visible()
        await each.page.evaluate(NOTE)
    await asyncio.sleep(4)
    one, two = [await ticks(each.page) for each in (wall, other)]
    assert median(abs(one[each] - two[each]) for each in one.keys() & two.keys()) < LOADING


async def test_warnings_are_told(still: House, devices: Devices) -> None:
    evening = await gather(still)
    wall = await devices.desktop(at(still))
    left = 180
    for seconds, words in ((60, "One minute left."), (30, "30 seconds left."), (10, "10 seconds left.")):
        await still.pass_(left - seconds - 2)
        left = seconds + 2
        await evening.hang(wall, 0)  # it runs on by itself from here
        await wall.sees(words)


async def test_it_speaks_only_when_it_is_switched_on(still: House, devices: Devices) -> None:
    evening = await gather(still)
    wall = await devices.desktop(at(still))
    await wall.page.add_init_script("""
      window.spoken = [];
      window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
      const voice = { speak: ({ text }) => window.spoken.push(text), cancel: () => null };
      Object.defineProperty(window, 'speechSynthesis', { value: voice });
    """)
    await evening.hang(wall, 0)
    await evening.appoint()
    await wall.sees(re.compile("as leader"))
    assert await wall.page.evaluate("window.spoken") == []
    await wall.press("Let it speak")
    await evening.ring()
    await wall.sees(re.compile("^Time is up"))
    await told(wall)
    spoken = await wall.page.evaluate("window.spoken")
    assert any(text.startswith("Time is up.") for text in spoken)
    assert any("name your hostage" in text for text in spoken)


# How it looks.


async def looks(wall: Device, name: str) -> list[str]:
    PICTURES.mkdir(exist_ok=True)
    size = wall.page.viewport_size
    assert size
    picture = PICTURES / f"{GAME}-{name}-{size['width']}.png"
    await wall.page.screenshot(path=picture, animations="disabled")
    wrong = [*await faults(wall), *await violations(wall)]
    tall: int = await wall.page.evaluate("() => document.documentElement.scrollHeight - innerHeight")
    return [f"{name} {size['width']}: {each}" for each in [*wrong, *([f"{tall} px too tall"] if tall > 0 else [])]]


@pytest.mark.parametrize("names", [NAMES, CROWD], ids=["nine", "thirty"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
async def test_everything_fits_and_can_be_read(
    still: House, devices: Devices, size: tuple[int, int], names: tuple[str, ...]
) -> None:
    evening, found = await gather(still, names), []
    room, hall = [await devices.device(at(still), size, reduced_motion="reduce") for _ in range(2)]
    walls = {"room": room, "hall": hall}

    async def look(moment: str, ready: Callable[[Device], Any] = told) -> None:
        for place, wall in walls.items():
            await ready(wall)
            found.extend(await looks(wall, f"{place}-{moment}-{len(names)}"))

    async def walking(wall: Device) -> None:
        await wall.sees(re.compile("^Hostages, walk"))

    await evening.hang(room, 0)
    await evening.hang(hall, None)
    await evening.appoint()
    await evening.bustle()
    await look("running")
    await evening.ring()
    await look("naming")
    for each in (0, 1):
        await evening.send(each)
    await look("exchange", walking)
    await evening.play_out("calling")
    if not evening.view["outcome"]:
        await look("last-word")
    await evening.play_out()
    for wall in walls.values():
        await told(wall)
    for page in ("All cards", "Who won", "The evening"):
        for wall in walls.values():
            await wall.press(page)
        await look(page.lower().replace(" ", "-"))
    assert not found, "\n".join(found)
