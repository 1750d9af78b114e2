"""How a page looks: problems found on it, and a picture of it on request (`make pictures`)."""

from __future__ import annotations

import asyncio
import os
from functools import cache
from pathlib import Path
from typing import Any

from tests.patience import seconds
from tests.web.devices import DESKTOP, PATIENCE, PHONE, TABLET, Device, Theme

Look = tuple[tuple[int, int], Theme]
TOUCHED: tuple[Look, ...] = ((PHONE, "dark"), (TABLET, "light"), (PHONE, "light"))
CLICKED: tuple[Look, ...] = ((DESKTOP, "dark"), (DESKTOP, "light"))
AGAIN = {(PHONE, "light"), (DESKTOP, "light")}  # only the colours are new

FOLDER = Path(__file__).parent / "pictures"
ASKED_FOR = "BOOMTABLE_PICTURES" in os.environ  # nothing is read off them, and they take long

SETTLED = """
async () => {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  for (let depth = 0; depth < 10; depth++)  // what fades may begin when what is around it is done
    for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
}
"""
SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"  # a phone zooms out
LETTERS = "scale => document.documentElement.style.setProperty('font-size', scale)"
TOO_SMALL = """
() => [...document.querySelectorAll('button, a[href], input, select, summary')].flatMap((element) => {
  const target = element.closest('label') ?? element;
  const { width, height } = target.getBoundingClientRect();
  const inText = getComputedStyle(element).display === 'inline' && element.closest('p, li, td');
  if (inText || !element.checkVisibility({ visibilityProperty: true })) return [];
  const least = element.matches('button.first, button.danger, a.home') ? 44 : 24;
  const name = element.ariaLabel || element.innerText || element.outerHTML.slice(0, 80);
  return Math.min(width, height) < least - 0.5 ? [`${name}: ${Math.round(width)} x ${Math.round(height)}`] : [];
})
"""

LETTER_BY_LETTER = """
() => [...document.querySelectorAll('main *')].flatMap((element) => {
  const text = element.textContent.trim();
  if (element.children.length || text.length < 4 || !element.checkVisibility()) return [];
  const range = document.createRange();
  range.selectNodeContents(element);
  const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  return lines > 2 && lines > text.length / 2 ? [text] : [];
})
"""

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"]
CONTRAST = ["color-contrast"]  # all that another theme can break
RUN = """
([type, values]) => axe.run({ runOnly: { type, values } })
  .then(({ violations }) => violations)
"""


async def wear(device: Device, size: tuple[int, int], theme: Theme) -> None:
    """The same page on a screen of this size, in this theme; what moves or fades for it has done so."""
    await device.page.set_viewport_size({"width": size[0], "height": size[1]})
    await device.page.emulate_media(color_scheme=theme)
    async with asyncio.timeout(seconds(PATIENCE)):
        await device.page.evaluate(SETTLED)


async def picture(device: Device, *name: object, whole: bool = False) -> None:
    """Of what is on the screen, or of the whole page."""
    if ASKED_FOR:
        path = FOLDER / f"{'-'.join(map(str, name))}.png"
        await device.page.screenshot(path=path, animations="disabled", full_page=whole)


async def faults(device: Device) -> list[str]:
    """It scrolls sideways, or something that is tapped cannot be hit."""
    wide: int = await device.page.evaluate(SIDEWAYS)
    small: list[Any] = await device.page.evaluate(TOO_SMALL)
    return [*([f"{wide} px too wide"] if wide > 0 else []), *map(str, small)]


async def faults_when_large(device: Device) -> list[str]:
    """It scrolls sideways with letters twice as large."""
    await device.page.evaluate(LETTERS, "200%")
    wide: int = await device.page.evaluate(SIDEWAYS)
    await device.page.evaluate(LETTERS, "100%")
    await device.page.evaluate(SETTLED)
    return [f"{wide} px too wide with large letters"] if wide > 0 else []


@cache
def axe() -> str:
    return AXE.read_text(encoding="utf-8")


async def violations(device: Device) -> list[str]:
    """What axe finds."""
    return await asked_of_axe(device, "tag", TAGS)


async def too_pale(device: Device) -> list[str]:
    """What axe finds in another theme, where it has seen the same page in one."""
    return await asked_of_axe(device, "rule", CONTRAST)


async def problems(device: Device) -> list[str]:
    """All that is wrong with a page on this device, with letters of any size."""
    return [*await faults(device), *await violations(device), *await faults_when_large(device)]


async def asked_of_axe(device: Device, by: str, values: list[str]) -> list[str]:
    if not await device.page.evaluate("'axe' in window"):
        await device.page.evaluate(axe())
    found: list[dict[str, Any]] = await device.page.evaluate(RUN, [by, values])
    return [f"{each['id']}: {node['html'][:160]} {node['failureSummary']}" for each in found for node in each["nodes"]]
