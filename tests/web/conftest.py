"""A real Chromium, a server reachable from the whole network, and devices that report page errors."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright
from pytest_asyncio import is_async_test

from boomtable.server import bot_process, replay_process, sockets
from boomtable.server.addresses import lan_addresses
from tests.patience import milliseconds, seconds
from tests.server.harness import LocalServer, start_server
from tests.web.devices import Devices
from tools.chromium import found

FOLDER = Path(__file__).parent
ARGUMENTS = [
    *("--disable-gpu", "--disable-quic", "--no-first-run", "--no-proxy-server"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All tests of this folder run on one loop: the browser's, which is there for all of them.

    On a loaded machine a browser may be late: what fails is run once more, and pytest names it as RERUN at the end.
    """
    for item in items:
        if item.path.parent == FOLDER and is_async_test(item):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session")
def chromium() -> str:
    return found() or pytest.fail("no Chromium: run `make test`, which installs it", pytrace=False)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser(chromium: str) -> AsyncIterator[Browser]:
    """One for all tests of a worker: starting it takes longer than many of them."""
    async with async_playwright() as playwright:
        launched = await playwright.chromium.launch(
            executable_path=chromium, chromium_sandbox=False, args=ARGUMENTS, timeout=milliseconds(30)
        )
        yield launched
        await launched.close()


@pytest.fixture(autouse=True)
def tireless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Players beside a browser ask faster than people do on a fast machine, and bots take longer on a loaded one."""
    monkeypatch.setattr(sockets, "BURST", 1e9)
    monkeypatch.setattr(bot_process, "TIME_LIMIT", seconds(bot_process.TIME_LIMIT))
    monkeypatch.setattr(bot_process, "FIRST_LIMIT", seconds(bot_process.FIRST_LIMIT))
    monkeypatch.setattr(replay_process, "TIME_LIMIT", seconds(replay_process.TIME_LIMIT))


@pytest_asyncio.fixture(loop_scope="session")
async def server(tmp_path: Path) -> AsyncIterator[LocalServer]:
    """A server with its usual games and quick bots, open to the network."""
    async with start_server(
        tmp_path, host="0.0.0.0", catalog="boomtable.games.catalog", limited=False, pace=0.05
    ) as kept:
        yield kept


@pytest_asyncio.fixture(loop_scope="session")
async def still(tmp_path: Path) -> AsyncIterator[LocalServer]:
    """A server where time passes only when told to."""
    async with start_server(
        tmp_path, virtual=True, host="0.0.0.0", catalog="boomtable.games.catalog", limited=False
    ) as kept:
        yield kept


@pytest.fixture
def address(server: LocalServer) -> str:
    """By plain http, and not as localhost: no browser calls that a secure context."""
    return f"http://{[*lan_addresses(), '127.0.0.1'][0]}:{server.port}"


@pytest_asyncio.fixture(loop_scope="session")
async def devices(browser: Browser) -> AsyncIterator[Devices]:
    around = Devices(browser)
    yield around
    complaints = around.complaints()
    await around.put_away()
    assert complaints == []
