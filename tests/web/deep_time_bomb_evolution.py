"""Time Bomb Evolution in a browser: more games, every effect seen and answered, and the screen on the wall."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from playwright.async_api import Locator, expect

from tests.patience import until
from tests.server.harness import LocalServer, Player
from tests.web.devices import DESKTOP, PHONE, Device, Devices, Theme
from tests.web.keyboard import go_to
from tests.web.page_checks import SETTLED, picture
from tests.web.time_bomb_evolution_page import (
    CHOICE,
    GAME,
    OWN,
    SMALL,
    bombs,
    looks,
    play_a_whole_game,
    play_out,
    seat,
    step,
    take_seat,
)
from tests.web.time_bomb_page import CUT, WIRES
from tests.web.tips_page import tip

pytestmark = pytest.mark.slow

GAMES = 60  # to see one thing: a careful table gets there in a few
SILENCE = {"move": "claim", **dict.fromkeys(("success", "green", "purple", "red", "blue", "yellow", "pink"))}
CLAIM = {**SILENCE, "success": 1, "green": 1, "red": 1}
EVOLUTION = {"evolution": True, "colours": "green purple red blue pink"}
ALL_COLOURS = {"evolution": True}


# People by key, who know each other's hands and play for what a test wants to see.


def where(person: Player) -> Any:
    view = person.view
    return view["todo"], view["cuts"], view["marks"], view["numbers"], view["claimed"]


async def settle(people: list[Player], before: Any = None) -> Player | None:
    """Everyone has seen the same, which is something new; who is asked now."""
    for person in people:
        await person.until(lambda me: where(me) != before and (me.view["outcome"] or me.view["waiting"]))
    if people[0].view["outcome"]:
        return None
    asked: Player = people[people[0].view["waiting"][0]]
    await asked.until(lambda me: me.prompt)
    return asked


Taste = Callable[[Any, str], float]  # how much a wire is wanted at a table


def ends_it(view: Any, wire: str) -> bool:
    """The game is over once this wire is cut."""
    cut = [each for _, each in view["cuts"]]
    if wire == "success":
        return bool(cut.count(wire) + 1 == view["players"])
    at = dict(zip(view["colours"], view["thresholds"], strict=True))[wire]
    full = cut.count(wire) + 1 >= at and wire not in view["protected"]
    return full or [*cut[-1:], wire] == ["purple", "purple"]


def careful(view: Any, wire: str) -> float:
    return -50.0 if ends_it(view, wire) else float(wire == "pink")


def eager(view: Any, wire: str) -> float:
    """For an explosion of Green or Purple."""
    if ends_it(view, wire):
        return 5.0 if wire in ("green", "purple") else -50.0
    return float(wire in ("green", "purple"))


async def answer(people: list[Player], asked: Player, taste: Taste) -> None:
    def best(moves: list[Any]) -> Any:
        if moves[0]["move"] != "cut":
            return random.choice(moves)
        hands = {move["owner"]: people[move["owner"]].view["hand"] for move in moves}
        wanted = {owner: sum(taste(asked.view, wire) for wire in hand) / len(hand) for owner, hand in hands.items()}
        return max(moves, key=lambda move: wanted[move["owner"]])

    await asked.play(best)


async def play_until(people: list[Player], stop: Callable[[Any], Any], taste: Taste) -> Player | None:
    """Until something is so, with somebody asked; nobody if the game is over before."""
    asked = await settle(people)
    while asked and not stop(asked.view):
        before = where(asked)
        await answer(people, asked, taste)
        asked = await settle(people, before)
    return asked


async def a_table(
    server: LocalServer, stop: Callable[[Any], Any], taste: Taste = careful, *, six: bool = False
) -> tuple[list[Player], Player]:
    """A game in which something is so, and who is asked then."""
    for _ in range(GAMES):
        players, options = (6, ALL_COLOURS) if six else (5, EVOLUTION)
        people = await server.start(players, GAME, options=options)
        if asked := await play_until(people, stop, taste):
            return people, asked
        for person in people:
            await person.hang_up()
    raise AssertionError("it never happens")


# What the page shows.


def rounds(device: Device) -> Locator:
    return device.page.get_by_role("group", name=re.compile("^Round "))


ASKED = {"protecting": "TE6", "unprotecting": "TE13", "commanded": "TE10"}  # what only Evolution asks, and the rule
ENDED = re.compile("^(VICTORY|DEFEAT|TIME'S UP|DISARMED|BOOM!)[.]? ")


async def test_every_effect_is_explained_and_answered_with_one_tap(
    server: LocalServer, devices: Devices, address: str
) -> None:
    phone = await devices.phone(address)
    desktop = await devices.device(address, DESKTOP, "light")
    for moment, rule in ASKED.items():
        people, asked = await a_table(server, lambda view, moment=moment: step(view) == moment, six=True)  # type: ignore[misc]
        for person in people:
            await person.ask("say", talk=CLAIM)
        if phone.page.url.startswith("http"):
            await phone.page.evaluate("localStorage.clear()")  # no tip has been read yet
        for device in (phone, desktop):
            await take_seat(device, asked)
            await expect(device.link(f"Rule {rule}")).to_be_visible()
        await expect(tip(phone).get_by_role("status")).not_to_be_empty()
        with suppress(TimeoutError):  # the board makes room for the tip
            await until(lambda: phone.page.evaluate(f"!({UNDER})().length"), 15.0)
        assert await phone.page.evaluate(UNDER) == [], moment
        assert await looks(phone, desktop) == []
        before = where(asked)
        await (cut_as_commanded(phone, asked) if moment == "commanded" else choose_a_colour(phone, asked))
        await settle(people, before)


async def cut_as_commanded(device: Device, asked: Player) -> None:
    number = asked.view["numbers"][-1][1]
    await expect(device.page.get_by_role("img", name=f"The number {number}")).to_be_visible()
    named = device.page.get_by_label(f"Chosen by the number {number}")
    await expect(named).to_have_count(1 if number else 0)  # nobody else is, if it is oneself
    await device.press(CUT if number else OWN)


async def choose_a_colour(device: Device, asked: Player) -> None:
    moves = asked.prompt["offer"]["moves"]
    await device.tap(device.button(re.compile("not possible now")).first)
    await device.sees(re.compile("^(You can't shield that one now|That bomb has no shield)"))
    await expect(device.button(CHOICE)).to_have_count(len(moves))
    await device.tap(device.button(CHOICE).first)


async def test_round_4_is_shortened_by_pink(server: LocalServer, devices: Devices, address: str) -> None:
    people, asked = await a_table(server, lambda view: view["round"] == 4 and view["cuts_left"] < view["players"])
    phone = await seat(devices, address, asked, SMALL)
    view = asked.view
    lost = view["players"] - (len(view["cuts"]) - 3 * view["players"]) - view["cuts_left"]
    await expect(rounds(phone).get_by_label("A cut lost to Pink")).to_have_count(lost)
    await expect(rounds(phone).get_by_label("A cut to come")).to_have_count(view["cuts_left"])
    assert await looks(phone) == []
    await play_until(people, lambda _: False, careful)
    await expect(phone.page.get_by_role("heading", name=ENDED)).to_be_visible()


async def test_the_wall_shows_every_effect_and_has_nothing_to_press(
    server: LocalServer, devices: Devices, address: str
) -> None:
    themes: tuple[Theme, Theme] = ("dark", "light")
    walls = [await devices.device(address, DESKTOP, theme) for theme in themes]
    while True:
        people, _ = await a_table(server, lambda view: step(view) == "commanded")
        for wall in walls:
            await wall.open_screen(people[0])
            await expect(wall.page.get_by_role("img", name=re.compile(r"^The number \d$"))).to_be_visible()
            await wall.sees(re.compile("^Red: counting clockwise from "))
        assert await looks(*walls) == []
        await play_until(people, lambda _: False, eager)
        if people[0].view["exploded"] in ("green", "purple"):
            break
    for wall in walls:
        await expect(wall.page.get_by_role("heading", name=ENDED)).to_be_visible()
        await expect(wall.page.get_by_label(re.compile("^(Green|Purple): .*BOOM"))).to_be_visible()
        await expect(wall.page.get_by_role("button").or_(wall.page.get_by_role("link"))).to_have_count(0)
    assert await looks(*walls) == []


async def test_a_whole_standard_game_by_touch(server: LocalServer, devices: Devices, address: str) -> None:
    await play_a_whole_game(server, devices, address, evolution=False)


async def test_a_whole_game_by_keyboard(server: LocalServer, devices: Devices, address: str) -> None:
    (person,) = await server.start(1, GAME, bots=3, options={"evolution": True})
    desktop = await seat(devices, address, person, DESKTOP)

    async def press(name: str | re.Pattern[str]) -> None:
        await expect(desktop.button(name).first).to_be_visible()
        await go_to(desktop, name)
        for _ in range(2 if name in (CUT, OWN) else 1):
            await desktop.page.keyboard.press("Enter")

    await play_out(desktop, person, press)


UNDER = """
() => {
  const { top } = document.querySelector('.thumb').getBoundingClientRect();
  return [...document.querySelectorAll('.bomb > *, .place > *')].flatMap((each) => {
    const under = each.getBoundingClientRect().bottom - top;
    return under > 1 ? [`${each.className}: ${Math.round(under)} px under the dock`] : [];
  });
}
"""
OUTSIDE = """
() => [...document.querySelectorAll('main *')].flatMap((each) => {
  const { left, right, width } = each.getBoundingClientRect();
  const seen = width && each.checkVisibility({ visibilityProperty: true }) && !each.closest('.unseen, svg');
  return seen && (left < -1 || right > innerWidth + 1) ? [`${each.className}: ${left} to ${right}`] : [];
})
"""


MEETING = """
() => {
  const boxes = [...document.querySelectorAll('.place')].map((each) => each.getBoundingClientRect());
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return boxes.flatMap((a, at) => boxes.slice(at + 1).filter((b) => meet(a, b)).map(() => `${at} at ${a.top}`));
}
"""


async def test_with_six_a_tip_and_claims_nothing_lies_under_the_dock_of_the_smallest_phone(
    server: LocalServer, devices: Devices, address: str
) -> None:
    people = await server.start(6, GAME, options={"evolution": True})
    asked = await settle(people)
    assert asked
    phone = await seat(devices, address, asked, PHONE)
    for person in people:
        await person.do("say", talk=CLAIM)
    await expect(tip(phone).get_by_role("status")).not_to_be_empty()
    await expect(phone.page.locator(".place .pinned")).to_have_count(5)
    await picture(phone, GAME, "smallest")
    assert await phone.page.evaluate(UNDER) == []
    assert await looks(phone) == []
    for scale in ("140%", "200%"):
        await phone.page.evaluate("scale => document.documentElement.style.setProperty('font-size', scale)", scale)
        await phone.page.evaluate(SETTLED)
        await phone.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        await picture(phone, GAME, "smallest", scale.removesuffix("%"))
        assert [each for what in (OUTSIDE, UNDER, MEETING) for each in await phone.page.evaluate(what)] == [], scale


async def test_a_small_phone_has_room_for_six_and_tells_what_the_bombs_do(
    server: LocalServer, devices: Devices, address: str
) -> None:
    people = await server.start(6, GAME, options={"evolution": True})
    asked = await settle(people)
    assert asked
    phone = await seat(devices, address, asked, SMALL)
    thumb = await phone.page.get_by_role("region", name="Yours").bounding_box()
    tiles = [await tile.bounding_box() for tile in await phone.button(WIRES).all()]
    assert thumb
    assert len(tiles) == 5
    assert all(tile and tile["y"] + tile["height"] <= thumb["y"] for tile in tiles)
    assert await phone.page.evaluate("document.documentElement.scrollHeight") <= SMALL[1]
    await phone.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert await looks(phone) == []
    await phone.tap(bombs(phone).first)
    sheet = phone.page.get_by_role("dialog", name="What the bombs do")
    await expect(sheet.get_by_role("link")).to_have_count(6)
    assert await looks(phone) == []
