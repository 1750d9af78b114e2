"""The docs as a site: every link leads somewhere, and all of it works under the server's policy, on a phone."""

from __future__ import annotations

import os
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.web.devices import Devices
from tools import docsite

pytestmark = pytest.mark.slow

NOT_OURS = re.compile(r"[a-z]+:|/$")  # elsewhere, or the page with the tables
STYLED = re.compile(r"style$|on")


class Page(HTMLParser):
    """What a page links to, what it can be linked by, and what the policy would not run."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.anchors: set[str] = set()
        self.inline: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        facts = dict(attrs)
        self.links += [link for name in ("href", "src") if (link := facts.get(name))]
        self.anchors |= {facts.get("id") or "", ""}
        if (
            tag == "style"
            or (tag == "script" and "src" not in facts)
            or any(n == "style" or n[:2] == "on" for n in facts)
        ):
            self.inline.append(f"{tag} {facts}")


@pytest.fixture(scope="module")
def site() -> Path:
    assert docsite.built(), "make docs"
    return docsite.BUILT


def test_every_link_of_the_site_leads_somewhere_and_nothing_stands_inline(site: Path) -> None:
    read = {path: Page(path.read_text("utf-8")) for path in site.rglob("*.html")}
    assert len(read) > 60
    for path, page in read.items():
        assert page.inline == [], path
        for link in page.links:
            if not NOT_OURS.match(link):
                file, _, anchor = link.partition("#")
                target = Path(os.path.normpath(path.parent / file)) if file else path
                assert target.is_file(), (path, link)
                assert target not in read or anchor in read[target].anchors, (path, link)


@pytest.mark.usefixtures("site")
async def test_the_docs_are_found_searched_and_as_dark_as_the_page(devices: Devices, address: str) -> None:
    phone = await devices.phone(address)
    await phone.open("/settings")
    await phone.page.evaluate("localStorage.setItem('likes', JSON.stringify({ theme: 'light', text: 'huge' }))")
    await phone.open()
    await phone.page.get_by_role("link", name="Docs").click()
    await expect(phone.page).to_have_title("Boomtable")
    await expect(phone.page.locator("html")).to_have_attribute("data-theme", "light")
    await phone.page.get_by_role("searchbox").fill("caddy certificate")
    await phone.page.keyboard.press("Enter")
    await phone.page.locator("#search-results").get_by_role("link", name="Hosting").click()
    await expect(phone.page.get_by_role("heading", name="Hosting")).to_be_visible()
    assert await phone.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    await phone.page.get_by_role("link", name="To the tables").click()
    await expect(phone.button("Play now: Time Bomb")).to_be_visible()
