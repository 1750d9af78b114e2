"""The first page is small, for slow connections."""

from __future__ import annotations

import gzip

import pytest
from playwright.async_api import expect

from boomtable.server.pages import BUILT
from tests.server.harness import LocalServer
from tests.web.devices import Devices

pytestmark = pytest.mark.slow

MOST = 120_000  # bytes


def weight(path: str) -> int:
    """As it would travel: fonts are packed already."""
    content = (BUILT / (path.lstrip("/") or "index.html")).read_bytes()
    return len(content) if path.endswith(".woff2") else len(gzip.compress(content, mtime=0))


async def test_the_home_page_weighs_less_than_120_kb(server: LocalServer, devices: Devices, address: str) -> None:
    phone = await devices.phone(address)
    loaded: set[str] = set()
    phone.page.on("request", lambda request: loaded.add(request.url))
    await phone.open()
    await expect(phone.button("Play now: Time Bomb")).to_be_visible()
    await phone.page.wait_for_load_state("networkidle")
    assert {url for url in loaded if not url.startswith(address)} == set(), "a page of ours asks nobody else"
    paths = sorted(url.removeprefix(address) for url in loaded)
    weights = {path: weight(path) for path in paths if not path.startswith("/api/")}
    print(weights, sum(weights.values()))
    assert {path.rpartition(".")[2] for path in weights} >= {"/", "js", "css", "woff2"}
    assert sum(weights.values()) < MOST
