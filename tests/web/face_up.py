"""Whether a page shows what lies face up on a table: moments of real games, and the boxes that show them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import count
from typing import Any, NamedTuple

from playwright.async_api import expect

from boomtable.bots import make_bots, play_game
from boomtable.engine import Seat, Table, but
from boomtable.games.catalog import CATALOG
from boomtable.server.session import Question
from tests.server.harness import LocalServer, Player
from tests.web.devices import Device
from tests.web.page_checks import SETTLED, picture, wear

NAMES = ("Ada", "Ben", "Cleo", "Dov", "Esme", "Finn", "Gus", "Hope")
SIZES = ((360, 640), (390, 844), (768, 1024), (1440, 900))


class Box(NamedTuple):
    """Where a fact is to be seen: elements by selector; with a text, the innermost among them that say just that."""

    where: str
    text: str = ""
    times: int = 1


Facts = dict[str, Box]

UNSEEN = """
([facts, width]) => {
  const said = (element) => (element.textContent ?? '').replace(/\\s+/g, ' ').trim();
  const innermost = (text) => (scope) => {
    const says = (element) => said(element) === text;
    return [scope, ...scope.querySelectorAll('*')].filter((each) => says(each) && ![...each.children].some(says));
  };
  const around = (element) => (element.parentElement ? [element.parentElement, ...around(element.parentElement)] : []);

  /** The part of its box that no frame around it cuts off. */
  function uncut(element) {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (const each of around(element)) {
      if (each === document.body || each === document.documentElement) break;
      const { overflowX, overflowY } = getComputedStyle(each);
      const frame = each.getBoundingClientRect();
      if (overflowX !== 'visible') [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
    }
    return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
  }

  /** Whether the eye goes no further: a shape that is not of glass, or a box with a ground of its own. */
  function paints(element) {
    const { backgroundColor, backgroundImage, fillOpacity } = getComputedStyle(element);
    if (element instanceof SVGGraphicsElement && element.ownerSVGElement) return Number(fillOpacity) > 0.2;
    return backgroundImage !== 'none' || !/^rgba\\(.*, 0\\)$|^transparent$/.test(backgroundColor);
  }

  /** What lies over it at a point. */
  function over(element, x, y) {
    for (const hit of document.elementsFromPoint(x, y)) {
      if (element.contains(hit) || hit.contains(element)) return null;
      if (paints(hit)) return hit;
    }
    return document.documentElement; // beside the screen
  }

  function cover(element, { left, top, width, height }) {
    const points = [[0.5, 0.5], [0.2, 0.3], [0.8, 0.3], [0.2, 0.7], [0.8, 0.7]];
    const at = ([across, down]) => over(element, left + across * width, top + down * height);
    const [centre, ...others] = points.map(at);
    const found = others.filter(Boolean);
    return centre || found.length > 2 ? `under ${(centre ?? found[0]).outerHTML.slice(0, 60)}` : '';
  }

  function fault(element) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return 'hidden';
    const box = element.getBoundingClientRect();
    if (box.width < 3 || box.height < 3) return `of no size: ${box.width} x ${box.height}`;
    if (box.left < -1 || box.right > width + 1) return 'beside the page';
    const { overflowX } = getComputedStyle(element);
    if (element.scrollWidth > element.clientWidth + 1 && overflowX !== 'visible') return 'cut short';
    const left = uncut(element);
    if (left.width < box.width - 2 || left.height < box.height - 2) return 'cut off';
    return cover(element, left);
  }

  function reached(element) {
    if (!fault(element)) return '';
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    return fault(element);
  }

  const through = new CSSStyleSheet();
  through.replaceSync('* { pointer-events: auto !important }'); // the pointer may go through a thing, the eye does not
  document.adoptedStyleSheets.push(through);
  const unseen = facts.flatMap(([name, where, text, times]) => {
    const scopes = [...document.querySelectorAll(where)];
    const found = text ? scopes.flatMap(innermost(text)) : scopes;
    const faults = found.map(reached);
    const seen = faults.filter((each) => !each).length;
    return seen >= times ? [] : [[name, `seen ${seen} of ${times}`, ...new Set(faults.filter(Boolean))].join(', ')];
  });
  document.adoptedStyleSheets.pop();
  return unseen;
}
"""


async def unseen(device: Device, facts: Facts) -> list[str]:
    """The facts of which the page, as wide as it is now, shows no box that somebody could look at."""
    size = device.page.viewport_size
    assert size
    told: list[str] = await device.page.evaluate(UNSEEN, [[[name, *box] for name, box in facts.items()], size["width"]])
    return [f"{size['width']} px: {each}" for each in told]


async def unseen_at_every_size(
    device: Device, name: str, facts: Facts, behind: Mapping[str, Facts] | None = None
) -> list[str]:
    """The same at every size; some facts lie behind a button where there is no room for them."""
    found: list[str] = []
    for size in SIZES:
        await wear(device, size, "dark")
        await picture(device, "face-up", name, size[0])
        found += await unseen(device, facts)
        for button, more in (behind or {}).items():
            found += await _unseen_behind(device, button, more)
    return found


async def _unseen_behind(device: Device, button: str, facts: Facts) -> list[str]:
    way = device.button(button)
    if not await way.is_visible():
        return await unseen(device, facts)
    await device.tap(way)
    dialog = device.page.get_by_role("dialog")
    await expect(dialog).to_be_visible()
    await device.page.evaluate(SETTLED)
    found = await unseen(device, facts)
    await device.tap(dialog.get_by_role("button", name="Close"))
    await expect(dialog).to_have_count(0)
    return found


# A moment of a game, on a real table.

Wanted = Callable[[Any, str], object]  # of the view of whoever is asked, and the kind of step


class Moment(NamedTuple):
    table: Table[Any]
    asked: Seat


def moment(game: str, players: int, wanted: Wanted, options: Mapping[str, Any] | None = None) -> Moment:
    """The first of many games' moments at which somebody is asked and something is so."""
    title = CATALOG[game]
    bots = make_bots(title, players, ("easy",))
    for seed in count():
        for table in play_game(title, players, bots, ("face up", seed), options):
            state = table.state
            asked = [seat for seat in state.turn if seat >= 0]
            if asked and wanted(state.view(asked[0]), str(state.todo[0].__struct_config__.tag)):
                return Moment(table, asked[0])
    raise AssertionError


async def people_for(
    server: LocalServer, game: str, players: int, options: Mapping[str, Any] | None = None
) -> list[Player]:
    """This many people with real names, in a game that has just begun."""
    host = await server.open_table(game, NAMES[0], options=dict(options or {}))
    people = [host, *[await server.join(host.code, name_of(seat)) for seat in range(1, players)]]
    for person in people[1:]:
        await person.do("ready", ready=True)
    await host.do("start")
    return people


def name_of(seat: Seat) -> str:
    again, one = divmod(seat, len(NAMES))
    return NAMES[one] + (f" {again + 1}" if again else "")


async def look_at(server: LocalServer, device: Device, people: list[Player], table: Table[Any], seat: Seat) -> Any:
    """The page of a seat, with the game of its table at this moment; and the view it has been told."""
    live = server.live(people[0].code)
    questions = tuple(Question(number=1, open=each in table.state.turn) for each in range(len(people)))
    live.session = but(live.session, table=table, questions=questions)
    await device.context.clear_cookies()
    await device.has_seat_of(people[seat])
    await device.open(f"/t/{people[0].code}")
    await expect(device.page.locator("main h1")).to_be_visible()
    return table.state.view(seat)
