"""The screens of Two Rooms: one in each room, and one for all; what they show, and what they never show."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import expect

from boomtable.games.two_rooms.characters import CARDS
from boomtable.words import say
from tests.patience import seconds
from tests.server.harness import LocalServer, start_server
from tests.web.devices import MOVING, Devices
from tests.web.two_rooms_table import CROWD, NAMES, at, gather, told

pytestmark = pytest.mark.slow

TAKEN = re.compile("(One|[0-9]+) hostages? goe?s? from each room")


@pytest_asyncio.fixture(loop_scope="session")
async def unhurried(tmp_path: Path) -> AsyncIterator[LocalServer]:
    """A server with scenes and gates, where time passes only when told to."""
    games = "boomtable.games.catalog"
    async with start_server(tmp_path, virtual=True, host="0.0.0.0", catalog=games, limited=False, show=1.0) as kept:
        yield kept


async def test_a_rooms_screen_shows_its_room_and_never_a_secret(still: LocalServer, devices: Devices) -> None:
    evening = await gather(still)
    walls = [await devices.desktop(at(still)) for _ in range(2)]
    for room, wall in enumerate(walls):
        await evening.show_on_wall(wall, room)
        await wall.sees("No leader yet. Appoint somebody.")
    await evening.appoint()
    await evening.bustle()
    for room, wall in enumerate(walls):
        await told(wall)
        names = wall.page.get_by_role("list", name=f"Room {room + 1}").get_by_role("listitem")
        await expect(names).to_have_count(len(evening.within(room)))
        leader = evening.leader(room)
        assert leader is not None
        await expect(names.filter(has_text=say("rooms-leads"))).to_contain_text(NAMES[leader])
        await expect(wall.page.get_by_role("img", name=re.compile("^2 votes"))).to_have_count(1)
        await wall.sees(TAKEN)
        page = await wall.page.locator("body").inner_text() + await wall.page.locator("body").aria_snapshot()
        assert [card for card in CARDS if say(f"two-rooms-card-{card}") in page] == []


async def test_the_screens_lead_through_the_exchange(still: LocalServer, devices: Devices) -> None:
    evening = await gather(still)
    first, second, hall = [await devices.desktop(at(still)) for _ in range(3)]
    for wall, room in ((first, 0), (second, 1), (hall, None)):
        await evening.show_on_wall(wall, room)
    await evening.appoint()
    for wall in (first, second, hall):
        await told(wall)
    await evening.ring()
    for wall in (first, second, hall):
        await wall.sees(re.compile("^Time's up"))
        await told(wall)
        await expect(wall.page.get_by_role("timer")).to_have_text("0:00")
    await first.sees(re.compile("is choosing"))
    await evening.send(0)
    (gone,) = [NAMES[seat] for seat in evening.people[evening.leader(0) or 0].view["hostages"]]
    await first.sees(f"{gone} goes to Room 2.")
    await told(first)
    await first.sees("Waiting for the other room.")
    assert await second.page.get_by_text(f"{gone} goes").count() == 0
    await evening.send(1)
    await first.sees("The leaders meet.")
    for wall in (first, second, hall):
        await wall.sees(re.compile("^To Room 2"))
    await told(first)
    await first.sees(re.compile("Round 2 of 3"))
    await expect(first.page.get_by_role("list", name="Room 1").get_by_text(gone)).to_have_count(0)


async def test_in_the_end_all_cards_who_won_and_the_evening(still: LocalServer, devices: Devices) -> None:
    evening = await gather(still)
    wall = await devices.device(at(still), (1280, 720))
    await evening.show_on_wall(wall, 1)
    await evening.play_out()
    await told(wall)
    await expect(wall.page.get_by_role("region", name="All cards").get_by_role("listitem")).to_have_count(len(NAMES))
    await expect(wall.page.get_by_text("face down")).to_have_count(0)
    await wall.press("Who won")
    side = evening.view["outcome"]["side"]
    await expect(wall.page.get_by_role("heading", name=say(f"two-rooms-call-{side}"))).to_be_visible()
    verdicts = wall.page.get_by_role("region", name="Who won").get_by_role("listitem")
    for seat, verdict in enumerate(evening.view["verdicts"]):
        await expect(verdicts.filter(has_text=NAMES[seat])).to_contain_text(say(f"two-rooms-why-{verdict['why']}"))
    await wall.press("The evening")
    await expect(wall.page.get_by_role("img", name=re.compile("^The evening as a drawing"))).to_be_visible()
    await expect(wall.page.locator(".chart .share")).to_have_count(len(evening.view["shares"]))
    await expect(wall.page.locator(".words > li")).to_have_count(3)


async def test_cards_are_turned_one_after_another(unhurried: LocalServer, devices: Devices) -> None:
    """Two stay down in each room until one of them bursts."""
    evening = await gather(unhurried, NAMES[:6])
    wall = await devices.desktop(at(unhurried), **MOVING)
    await evening.bring(wall, None)
    await wall.sees("0 of 6 are here.")
    for person in evening.people:
        await person.do("looked")
    await evening.play_out()
    await unhurried.pass_(12)
    await wall.sees("0 of 6 are here.")
    for person in evening.people:
        await person.do("looked")
    await wall.sees("Bring everyone together. Rooms stand apart.")
    await evening.people[0].do("go-on")
    down = wall.page.get_by_text("face down")
    boom = wall.page.get_by_text(re.compile(r"^BOOM! .* was the Bomber|wins\.$"))
    await expect(down).to_have_count(6)
    counts = list[int]()
    async with asyncio.timeout(seconds(60)):
        while True:
            await wall.catch_up()
            unturned = await down.count()
            if await boom.count():
                break
            counts.append(unturned)
            await unhurried.pass_(0.1)
    assert {6, 3} < {*counts} <= {6, 5, 4, 3}
    assert counts[-1] == 3
    await expect(down).to_have_count(0)


async def test_a_gambler_is_asked_in_front_of_all(unhurried: LocalServer, devices: Devices) -> None:
    """As soon as all are together; and all read the answer before a card is turned."""
    evening = await gather(unhurried)
    wall = await devices.desktop(at(unhurried))
    await evening.bring(wall, 0)
    for person in evening.people:
        await person.do("looked")
    await evening.play_out("calling")
    await unhurried.pass_(12)
    await wall.sees("0 of 9 are here.")
    for person in evening.people:
        await person.do("looked")
    await unhurried.pass_(12)
    await wall.sees(re.compile("is the Gambler"), patience=3.0)
    await expect(wall.page.get_by_role("heading", name=say("web-two-rooms-wall-join"))).to_be_visible()
    seat = evening.view["todo"][0]["seat"]
    await evening.act(seat, move="call-winner", side="red")
    await wall.sees(f'{NAMES[seat]} calls: "Red wins".')
    await unhurried.pass_(12)
    await wall.sees("Bring everyone together. Rooms stand apart.")
    assert await wall.page.get_by_text("BOOM!").count() == 0


LAST_WORDS: dict[str, tuple[str, dict[str, object]]] = {  # in their order [TR22]
    "naming-buried": (" is the Private Eye. ", {"move": "name-buried", "card": "red-team"}),
    "calling": (", who wins?", {"move": "call-winner", "side": "red"}),
    "shooting": (" is the Sniper, and takes aim", {"move": "shoot", "seat": 0}),
}
SUSPENSE = "president bomber presidents-daughter martyr private-eye gambler sniper target decoy red-team blue-team"


async def test_those_with_a_last_word_speak_one_after_another(still: LocalServer, devices: Devices) -> None:
    evening = await gather(still, CROWD[:10], options={"playset": SUSPENSE, "burying": True})
    walls = [await devices.desktop(at(still)) for _ in range(2)]
    for room, wall in enumerate(walls):
        await evening.show_on_wall(wall, room)
    for _ in range(3):
        await evening.appoint()
        await evening.ring()
        for room in (0, 1):
            await evening.send(room)
    spoke: list[str] = []
    while not evening.view["outcome"]:
        step, seat = (evening.view["todo"][0][field] for field in ("step", "seat"))
        words, move = LAST_WORDS[step]
        for wall in walls:
            await told(wall)
            await expect(wall.page.get_by_role("heading", name=say("web-two-rooms-wall-join"))).to_be_visible()
            await wall.sees(f"{CROWD[seat]}{words}")
        if step == "shooting" and seat == 0:
            move = {**move, "seat": 1}
        await evening.act(seat, **move)
        await evening.settle()
        spoke.append(step)
    assert spoke == [step for step in LAST_WORDS if step in spoke]
    assert len(spoke) >= 2  # one of the first two may be buried
    for wall in walls:
        await told(wall)
        await expect(wall.page.get_by_role("region", name="All cards")).to_be_visible()
