"""Charts fit: on paper and, in a browser, on phones, tablets and desks, in both themes."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from html import unescape
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from boomtable.lab.balance import page, plots
from boomtable.lab.balance.charts import WIDTH, svg
from boomtable.lab.balance.labels import Labels
from boomtable.lab.balance.report import write
from boomtable.lab.balance.sweep import Balance
from boomtable.replays.picture.letters import BOLD, NOTE, width
from tests.lab.balance import sweeps
from tools.chromium import found

WIDTHS, THEMES = (360, 768, 1440), ("light", "dark")
PLACE = r'<text x="([-\d.]+)" y="([-\d.]+)" font-size="(\d+)" font-weight="(\d+)" text-anchor="(\w+)"'
TEXT = re.compile(PLACE + ".*?>(.*?)<")
MISFITS = """() => {
  const out = [], room = document.documentElement.clientWidth, box = (each) => each.getBoundingClientRect();
  const crossed = (from, to, other, end) => from < end - 0.5 && other < to - 0.5;
  const meet = (a, b) => crossed(a.left, a.right, b.left, b.right) && crossed(a.top, a.bottom, b.top, b.bottom);
  const pairs = (all) => all.flatMap((one, n) => all.slice(n + 1).map((other) => [one, other]));
  if (document.documentElement.scrollWidth > room) out.push("the page is wider than its window");
  for (const each of document.querySelectorAll(".what, .value, .axis span, .keys > span, h3, figcaption, .lead p")) {
    if (box(each).left < 0 || box(each).right > room) out.push(`outside: ${each.textContent}`);
    if (each.scrollWidth > each.clientWidth + 1 && each.clientWidth) out.push(`clipped: ${each.textContent}`);
  }
  for (const chart of document.querySelectorAll(".chart")) {
    const strips = [...chart.querySelectorAll(".strip")].map((each) => `${box(each).left} ${box(each).width}`);
    if (new Set(strips).size > 1) out.push(`scales differ: ${chart.textContent}`);
  }
  for (const row of document.querySelectorAll(".row")) {
    for (const kinds of [".what, .strip, .value", ".axis span"]) {
      const parts = [...row.querySelectorAll(kinds)].map(box);
      if (pairs(parts).some(([one, other]) => meet(one, other))) out.push(`overlap: ${row.textContent}`);
    }
  }
  return out;
}"""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=found(), chromium_sandbox=False)
        yield opened
        opened.close()


def misfits(browser: Browser, folder: Path, width: int, theme: str) -> list[str]:
    """What overlaps, is cut off, or makes the page wider than its window."""
    with browser.new_context(viewport={"width": width, "height": 900}, color_scheme=theme) as context:  # type: ignore[arg-type]
        shown = context.new_page()
        shown.goto((folder / "index.html").as_uri())
        return [str(each) for each in shown.evaluate(MISFITS)]


@pytest.mark.parametrize("make", sweeps.EVERY, ids=lambda make: make.__name__)
def test_nothing_overlaps_or_is_cut_off_on_any_screen(
    browser: Browser, make: Callable[[], Balance], tmp_path: Path
) -> None:
    write(make(), tmp_path, "boomtable lab balance")
    assert {
        (width, theme): wrong
        for width in WIDTHS
        for theme in THEMES
        if (wrong := misfits(browser, tmp_path, width, theme))
    } == {}


@pytest.mark.parametrize(
    ("rule", "other", "width"),
    [
        ("minmax(0, 1fr) 12.5rem; gap", "minmax(0, 1fr) 2rem; gap", 1440),
        ("white-space: nowrap; font-weight: 400", "white-space: nowrap; padding: 0 3rem; font-weight: 400", 360),
        ("max-width: 64rem", "min-width: 64rem", 768),
    ],
)
def test_a_chart_that_does_not_fit_is_noticed(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rule: str, other: str, width: int
) -> None:
    assert rule in page.STYLE
    monkeypatch.setattr(page, "STYLE", page.STYLE.replace(rule, other))
    write(sweeps.two_sides(), tmp_path, "boomtable lab balance")
    assert misfits(browser, tmp_path, width, "light")


@pytest.mark.parametrize("make", sweeps.EVERY, ids=lambda make: make.__name__)
def test_on_paper_every_text_has_its_own_place(make: Callable[[], Balance]) -> None:
    for chart in plots.charts(Labels(make())):
        placed = list[tuple[float, float, float, float, str]]()
        for x, y, size, weight, anchor, text in TEXT.findall(svg(chart)):
            long = width(unescape(text), BOLD if weight == "800" else NOTE, int(size))
            left = float(x) - long * {"start": 0.0, "middle": 0.5, "end": 1.0}[anchor]
            assert left >= 0, text
            assert left + long <= WIDTH, text
            placed.append((left, left + long, float(y) - int(size) * 0.75, float(y) + int(size) * 0.2, text))
        placed.sort(key=lambda each: each[2])
        for number, (left, right, _, bottom, text) in enumerate(placed):
            for other in placed[number + 1 : number + 20]:
                apart = other[0] >= right or left >= other[1] or other[2] >= bottom
                assert apart, (text, other[4])
