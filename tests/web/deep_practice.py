"""Every lesson in a real browser at the relaxed pace: once as the coach says, and once to the fatal decision."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import expect

from tests.patience import seconds
from tests.server.harness import LocalServer, start_server
from tests.web.devices import Devices
from tests.web.page_checks import faults, picture, violations
from tests.web.practice_page import AGAIN, REAL, LessonPage

pytestmark = pytest.mark.slow

SIZE = (390, 844)
THREE_MINUTES = 180.0


@pytest_asyncio.fixture(loop_scope="session")
async def relaxed(tmp_path: Path) -> AsyncIterator[LocalServer]:
    """A server at the pace of a real evening."""
    catalog = "boomtable.games.catalog"
    async with start_server(tmp_path, catalog=catalog, limited=False, pace=1.0, show=1.0) as kept:
        yield kept


async def begun(relaxed: LocalServer, devices: Devices, game: str) -> LessonPage:
    page = LessonPage(await devices.device(f"http://127.0.0.1:{relaxed.port}", SIZE), game)
    await page.begin()
    await page.look()
    return page


async def done(page: LessonPage) -> None:
    await page.sees_what_comes_next()
    await picture(page.device, "practice", page.game, "over")
    assert page.seconds < seconds(THREE_MINUTES)
    assert [*await faults(page.device), *await violations(page.device)] == []


async def test_time_bomb_as_the_coach_says(relaxed: LocalServer, devices: Devices) -> None:
    page = await begun(relaxed, devices, "time-bomb")
    await page.hears("add-up")
    await page.cuts("Ben")
    await page.hears("success", "Ben")
    await page.hears("nippers-back")
    await page.device.page.reload()
    await page.hears("nippers-back")
    await page.cuts("Ben")
    await page.hears("safe", "Ben")
    await page.hears("decide")
    await page.cuts("Dov")
    await page.hears("disarmed")
    await done(page)
    await page.device.press(AGAIN)
    await page.hears("listen")


async def test_time_bomb_to_the_boom(relaxed: LocalServer, devices: Devices) -> None:
    page = await begun(relaxed, devices, "time-bomb")
    await page.hears("add-up")
    await page.cuts("Cleo")
    await page.hears("boom")
    await done(page)
    await page.device.press(REAL)
    await expect(page.coach).to_have_count(0)
    await page.device.sees("Look at your card.")


async def first_round_of_evolution(page: LessonPage) -> None:
    await page.hears("add-up")
    await page.cuts("Ben")
    await page.hears("green", "Dov")
    await page.cuts("Dov")
    await page.hears("shield")
    await page.shields("Green")
    await page.hears("decide")


async def test_evolution_as_the_coach_says(relaxed: LocalServer, devices: Devices) -> None:
    page = await begun(relaxed, devices, "time-bomb-evolution")
    await first_round_of_evolution(page)
    await page.cuts("Ben")
    await page.hears("disarmed")
    await done(page)


async def test_evolution_to_two_purples(relaxed: LocalServer, devices: Devices) -> None:
    page = await begun(relaxed, devices, "time-bomb-evolution")
    await first_round_of_evolution(page)
    await page.cuts("Cleo")
    await page.hears("boom")
    await done(page)


async def two_rounds_of_the_academy(page: LessonPage) -> None:
    await page.hears("pick")
    await page.chooses("Red")
    await page.hears("share")
    await page.chooses("Blue")
    await page.hears("chicken")


async def test_the_academy_as_the_coach_says(relaxed: LocalServer, devices: Devices) -> None:
    page = await begun(relaxed, devices, "bomb-squad-academy")
    await two_rounds_of_the_academy(page)
    await page.chooses("Chicken")
    await page.hears("chickened")
    await done(page)


async def test_the_academy_to_the_boom(relaxed: LocalServer, devices: Devices) -> None:
    page = await begun(relaxed, devices, "bomb-squad-academy")
    await two_rounds_of_the_academy(page)
    await page.chooses("Yellow")
    await page.hears("boom")
    await done(page)


async def first_trick(page: LessonPage) -> None:
    await page.hears("pass")
    await page.plays("Red 1", "Red 7", "Red 9", "Red 12")
    await page.hears("follow")
    await page.plays("Green 2")
    await page.hears("shoot")


async def test_snipers_as_the_coach_says(relaxed: LocalServer, devices: Devices) -> None:
    page = await begun(relaxed, devices, "trick-snipers")
    await first_trick(page)
    await page.plays("Yellow 4")
    await page.hears("lead")
    await page.plays("Yellow 10")
    await page.hears("won")
    await done(page)


async def test_snipers_to_a_chief_given_away(relaxed: LocalServer, devices: Devices) -> None:
    page = await begun(relaxed, devices, "trick-snipers")
    await first_trick(page)
    await page.plays("Black 7")
    await page.hears("gave-the-chief")
    await done(page)
