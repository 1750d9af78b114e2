"""Facts of a release stand where others look for them, and no page links to what is not there."""

from __future__ import annotations

import re
import tomllib
from itertools import chain
from pathlib import Path

from tests.each import each

ROOT = Path(__file__).parents[1]
PAGES = sorted(str(page.relative_to(ROOT)) for page in chain(ROOT.glob("*.md"), ROOT.glob("docs/**/*.md")))
VERSION = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
LINK = re.compile(r"\]\(([^)\s]+)\)|src=\"([^\"]+)\"")
CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)


def test_every_page_that_names_the_version_names_this_one() -> None:
    assert f"\nversion: {VERSION}\n" in (ROOT / "CITATION.cff").read_text("utf-8")
    assert f"boomtable-{VERSION}-py3-none-any.whl" in (ROOT / "docs" / "hosting.md").read_text("utf-8")
    headings = re.findall(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert VERSION in headings[:2]


@each("page", PAGES)
def test_no_link_is_dead(page: str) -> None:
    text = CODE.sub("", (ROOT / page).read_text("utf-8"))
    for link in filter(None, chain.from_iterable(LINK.findall(text))):
        if re.match(r"[a-z]+:", link):
            continue
        file, _, anchor = link.partition("#")
        target = (ROOT / page).parent / file if file else ROOT / page
        assert target.exists(), link
        if anchor and target.suffix == ".md":
            assert anchor in anchors(target), link


def anchors(page: Path) -> set[str]:
    """What the headings of a page can be linked by."""
    headings = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    words = [re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).lower() for heading in headings]
    return {re.sub(r"[^\w\- ]", "", word).replace(" ", "-") for word in words}
