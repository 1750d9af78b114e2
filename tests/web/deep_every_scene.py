"""Every scene on the wall, in a game of each title: it fits, can be read from afar, and is the same without motion."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import pytest_asyncio

from boomtable.engine import Seeded
from tests.patience import seconds, until
from tests.server.harness import LocalServer, Player, start_server
from tests.web.devices import ANSWERED, MOVING, PATIENCE, Device, Devices

pytestmark = pytest.mark.slow

WALL = (1280, 720)
PLAYERS = {"time-bomb": 5, "time-bomb-evolution": 6, "bomb-squad-academy": 4, "trick-snipers": 4, "two-rooms": 6}
OPTIONS: dict[str, Any] = {"time-bomb-evolution": {"evolution": True}}
STALE = 10  # so many moves without a new kind of scene, and all have been seen
STRETCH = 3.4  # seconds that pass at once: a page that hears nothing for four thinks that it is alone
AT_ONCE = ANSWERED.replace("setTimeout(done);", "queueMicrotask(done);")  # its clock stands still
LOOK = """
() => {
  const found = [], u = innerWidth / 1920;
  const moves = document.getAnimations().flatMap((each) => {
    const frames = each.effect.getKeyframes();
    const moved = (way) => frames.some((at) => at[way] !== frames[0][way]);
    const long = each.effect.getComputedTiming().duration > 1;
    const ways = ['transform', 'translate', 'rotate', 'scale'];
    return long && ways.some(moved) ? [each.effect.target.classList.value] : [];
  });
  for (const each of document.getAnimations()) if (each.effect.getTiming().iterations < 99) each.finish();

  const { scrollWidth, scrollHeight } = document.scrollingElement;
  if (scrollWidth > innerWidth || scrollHeight > innerHeight) found.push('it scrolls');
  const seen = (each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const scaled = (each) => {
    let scale = 1;
    for (let at = each; at; at = at.parentElement) {
      const { transform } = getComputedStyle(at);
      if (transform !== 'none') scale *= Math.hypot(new DOMMatrix(transform).a, new DOMMatrix(transform).b);
    }
    return scale;
  };
  const lie = (a, b) => a.left < b.right - 2 && a.right > b.left + 2 && a.top < b.bottom - 2 && a.bottom > b.top + 2;
  const boxes = [], end = document.querySelector('.finale');
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const around = text.parentElement, words = text.data.trim();
    if (!words || !seen(around) || around.closest('svg, .unseen, aside, script, style')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, top, bottom, width } = range.getBoundingClientRect();
    if (width < 2) continue;
    const size = parseFloat(getComputedStyle(around).fontSize) * scaled(around) / u;
    if (size < LEAST) found.push(`${Math.round(size)} px: ${words}`);
    const part = (bottom - top) / 5; // lines are closer to each other than letters are high
    const box = { words, around, left, right, top: top + part, bottom: bottom - part };
    const apart = (end && !end.contains(around)) || around.closest('.star'); // under the finale, or on a face
    for (const other of apart ? [] : boxes) if (lie(other, box)) found.push(`${words} on ${other.words}`);
    if (!apart) boxes.push(box);
    if (left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1) found.push(`outside: ${words}`);
  }
  const caption = document.querySelector('.band p');
  const lines = caption ? caption.offsetHeight / parseFloat(getComputedStyle(caption).fontSize) : 1;
  if (lines > 1.5) found.push('two lines of caption');
  const rings = [...document.querySelectorAll('.picture > ol .ring')].map((each) => each.getBoundingClientRect());
  const people = [...rings, ...boxes.filter(({ around }) => around.closest('.picture > ol'))];
  for (const each of document.querySelectorAll('.picture > .stage *')) {
    const drawn = each instanceof SVGSVGElement || (!each.children.length && !(each instanceof SVGElement));
    const box = each.getBoundingClientRect();
    const on = people.some((other) => lie(other, box));
    if (drawn && box.width && seen(each) && on) found.push(`on somebody: ${each.parentElement.className}`);
  }
  const told = (where) => (document.querySelector(where)?.textContent ?? '').replace(/\\d+:\\d+/, ''); // but a clock
  const said = ['.band p', '.finale', '.stage'].map(told);
  return { found, moves, said };
}
""".replace("LEAST", "39.5")  # pixels at 1080p


@pytest_asyncio.fixture(loop_scope="session")
async def server(tmp_path: Path) -> AsyncIterator[LocalServer]:
    """A server that shows what happens, where time passes only when told to."""
    async with start_server(tmp_path, virtual=True, catalog="boomtable.games.catalog", limited=False, show=1.0) as kept:
        yield kept


class Show:
    """A game of people by key, and two walls where time passes when told to: with motion, and without."""

    def __init__(self, server: LocalServer, people: list[Player], place: str) -> None:
        self.server, self.people, self.place = server, people, place
        self.walls: list[Device] = []
        self.luck = Seeded("every scene")

    @property
    def session(self) -> Any:
        return self.server.live(self.people[0].code).session

    @property
    def now(self) -> float:
        return float(self.session.elapsed(self.server.time.now()))

    async def open_wall(self, devices: Devices, **options: Any) -> None:
        code, address = self.people[0].code, f"http://127.0.0.1:{self.server.port}"
        wall = await devices.device(address, WALL, **options)
        await wall.page.clock.install()
        key = await self.server.screen_key(code, self.place)
        await wall.context.add_cookies([{"name": f"screen-{code}-{self.place}", "value": key, "url": address}])
        await wall.open(f"/t/{code}/{'screen' if self.place == 'public' else 'room/1'}")
        await wall.sees(code)
        await wall.page.clock.pause_at(await wall.page.evaluate("Date.now()") / 1000 + 3)
        self.walls.append(wall)

    async def go_to(self, when: float) -> None:
        while when - self.now > 0.001:
            stretch = min(when - self.now, STRETCH)
            for wall in self.walls:
                await wall.page.clock.run_for(round(stretch * 1000))
            await self.server.pass_(stretch)
            await self.hear()

    async def hear(self) -> None:
        async with asyncio.timeout(seconds(PATIENCE)):
            for wall in self.walls:
                await wall.page.evaluate(AT_ONCE)

    async def faults(self, scene: str) -> list[str]:
        moving, still = [await wall.page.evaluate(LOOK) for wall in self.walls]
        return [
            *[f"{scene}: {each}" for each in moving["found"]],
            *[f"{scene} moves: {each}" for each in still["moves"]],
            *([f"{scene} is told otherwise without motion"] if moving["said"] != still["said"] else []),
        ]

    async def go_on(self) -> None:
        """Everyone looks or walks, or somebody plays; or time passes."""
        state, gate = self.session.state, self.session.gate
        seats = [seat for seat in state.turn if seat >= 0]
        if gate:
            await self.go_to(max(self.now, gate.since))
            for person in self.people:
                await person.ask("looked")
            await self.people[0].ask("go-on")
            await self.hear()
        elif not seats or (len(seats) < len(state.turn) and self.luck.pick(3)):  # while a clock runs, nobody has to
            await self.go_to(self.now + 60)
        else:
            seat = seats[self.luck.pick(len(seats))]
            move = msgspec.to_builtins(state.choices(seat).sample(self.luck))
            await self.people[seat].ask("play", prompt=self.session.questions[seat].number, move=move)


def beats(update: dict[str, Any]) -> list[tuple[str, float]]:
    """What is shown, and when it is nearly over."""
    found, at = [], update["show"]["at"]
    for beat in update["show"]["beats"]:
        news = update["view"]["news"][beat["news"]] if beat["news"] >= 0 else {"news": "earlier"}
        at += beat["seconds"]
        found.append(
            (" ".join(map(str, (news["news"], beat["phase"], beat.get("part", 0), news.get("wire", "")))), at - 0.05)
        )
    return found


@pytest.mark.parametrize("title", PLAYERS)
async def test_every_scene_fits_the_wall_and_is_the_same_without_motion(
    server: LocalServer, devices: Devices, title: str
) -> None:
    people = await server.sit_down(PLAYERS[title], title, options=OPTIONS.get(title, {}))
    show = Show(server, people, "room-1" if title == "two-rooms" else "public")
    wall = await Player(server, people[0].code, await server.screen_key(people[0].code, show.place), None).connect()
    await show.open_wall(devices, **MOVING)
    await show.open_wall(devices)
    await people[0].do("start")
    for each in show.walls:  # what a title needs is loaded
        await until(lambda each=each: each.page.evaluate("!!document.querySelector('.band p')?.textContent"))  # type: ignore[misc]
    seen, found, stale, heard = set[str](), list[str](), 0, 0
    while stale < STALE:
        await wall.ask("ping")
        updates = [each for each in wall.messages[heard:] if each["type"] == "update" and each.get("show")]
        heard, stale = len(wall.messages), stale + 1
        for scene, end in [beat for update in updates for beat in beats(update)]:
            if show.session.gate and show.session.gate.stops and end > show.session.gate.since:
                await show.go_on()
            if scene not in seen:
                seen, stale = {*seen, scene}, 0
                await show.go_to(end)
                found += await show.faults(scene)
        if show.session.outcome:
            break
        await show.go_on()
    assert found == []
    assert len(seen) > 7
