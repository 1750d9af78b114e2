"""Opening cards: all of a title are equal in paper, lines and brightness, and are seen only while held."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import expect

from boomtable.words import say
from tests.server.harness import LocalServer, start_server
from tests.web.devices import Devices
from tests.web.opening_cards import MOST, dealt
from tests.web.page_checks import faults, picture, violations

pytestmark = pytest.mark.slow

ROLES: tuple[dict[str, Any], ...] = ({"role": "swat"}, {"role": "terrorist"})
KNOWN = ("president", "bomber", "blue-team", "red-team", "gambler", "spy-red", "zombie", "dr-boom", "clown-blue")
FAR_APART = {"settings": {"meeting": "remote"}}  # nobody has to walk in
SECRET: dict[str, tuple[int, dict[str, Any], tuple[dict[str, Any], ...]]] = {
    "time-bomb": (4, {}, ROLES),
    "time-bomb-evolution": (4, {}, ROLES),
    "two-rooms": (6, FAR_APART, tuple([{"card": card} for card in KNOWN])),
}
OPEN = {"bomb-squad-academy": 3, "trick-snipers": 3}


@pytest_asyncio.fixture(loop_scope="session")
async def unhurried(tmp_path: Path) -> AsyncIterator[LocalServer]:
    """A server with scenes and gates, where time passes only when told to."""
    games = "boomtable.games.catalog"
    async with start_server(tmp_path, virtual=True, host="0.0.0.0", catalog=games, limited=False, show=1.0) as kept:
        yield kept


@pytest.mark.parametrize("title", SECRET)
async def test_all_cards_of_a_title_look_alike_from_afar(unhurried: LocalServer, devices: Devices, title: str) -> None:
    players, body, secrets = SECRET[title]
    device = await devices.phone(f"http://127.0.0.1:{unhurried.port}")
    deal = await dealt(unhurried, device, title, players, **body)
    await deal.hold()
    seen: dict[str, float] = {}
    paper, lines = set(), set()
    for secret in secrets:
        await deal.becomes(**secret)
        name = next(iter(secret.values()))
        await picture(device, "opening", title, name)
        seen[name] = await deal.brightness()
        paper.add(tuple(await deal.paper()))
        rows = await deal.rows()
        assert max(line["rows"] for line in rows) <= 2, name
        lines.add(tuple((line["top"], line["height"]) for line in rows))
    assert max(seen.values()) - min(seen.values()) <= MOST * min(seen.values()), seen
    assert len(paper) == 1
    assert [len(each) for each in lines] == [3]
    assert [*await violations(device), *await faults(device)] == []
    await device.page.mouse.up()
    await expect(device.page.locator("dialog .line")).to_have_count(0)


@pytest.mark.parametrize("title", OPEN)
async def test_what_is_the_same_for_everyone_lies_open(unhurried: LocalServer, devices: Devices, title: str) -> None:
    device = await devices.phone(f"http://127.0.0.1:{unhurried.port}")
    deal = await dealt(unhurried, device, title, OPEN[title])
    assert len(await deal.rows()) == 3
    await picture(device, "opening", title)
    await device.press(say("web-gate-look-tap"))
    await expect(device.page.locator("dialog")).to_have_count(0)


async def test_who_has_looked_by_keyboard_is_counted_on_the_wall(unhurried: LocalServer, devices: Devices) -> None:
    wall = await devices.desktop(f"http://127.0.0.1:{unhurried.port}")
    device = await devices.phone(f"http://127.0.0.1:{unhurried.port}")
    deal = await dealt(unhurried, device, "time-bomb", 4)
    await wall.open_screen(deal.host)
    await wall.sees(say("web-gate-look", passed=0, of=4))
    await wall.sees(say("web-opening-look"))
    await expect(device.button(say("web-gate-look-tap"))).to_have_count(0)
    await expect(device.page.locator("dialog button.card")).to_be_focused()
    await device.page.keyboard.down("Space")
    await device.sees(say("web-time-bomb-opening-nobody"))
    await device.page.keyboard.up("Space")
    await device.sees_no(say("web-time-bomb-opening-nobody"))
    await device.press(say("web-gate-look-tap"))
    await wall.sees(say("web-gate-look", passed=1, of=4))
    await device.page.reload()
    await device.sees(say("web-gate-look", passed=1, of=4))
    await expect(device.page.locator("dialog")).to_have_count(0)
