"""The rules pages are for players: every rule that a refusal cites is there, and nothing of how they are tested."""

from __future__ import annotations

import re
from pathlib import Path

from boomtable.games.catalog import CATALOG
from tests.each import each
from tests.words import codes

FOLDER = Path(__file__).parents[1] / "docs" / "rules"
SHARED = (FOLDER / "README.md").read_text("utf-8").partition("What holds for every game:")[2]
PAGES = {title: (FOLDER / f"{title}.md").read_text("utf-8") for title in CATALOG}
DEVELOPERS = re.compile(r"\btests?[/_.]|\bsrc/|\.py\b|`make |`python |`boomtable |\bpytest\b")
RULE = re.compile(r"\*\*([A-Z]+\d+)\*\*")
LINK = re.compile(r"\]\(([^)#]+)")


@each("title", PAGES)
def test_a_rules_page_names_no_test_no_file_and_no_command(title: str) -> None:
    assert [line for line in PAGES[title].splitlines() if DEVELOPERS.search(line)] == []


@each("line", ["see `tests/games/x.py`", "`test_red.test_a`", "run `make soak`", "`python -m x`", "in src/boomtable"])
def test_a_line_for_developers_would_be_found(line: str) -> None:
    assert DEVELOPERS.search(line)


@each("title", PAGES)
def test_a_rules_page_links_to_rules_only(title: str) -> None:
    links = LINK.findall(PAGES[title] + SHARED)
    assert [link for link in links if link.removesuffix(".md") not in CATALOG] == []


def test_every_rule_that_a_refusal_cites_can_be_read() -> None:
    cited = {code.removeprefix("rule-") for code in codes.refusals() if code.startswith("rule-")}
    assert len(cited) > 30
    assert cited - {rule for page in [SHARED, *PAGES.values()] for rule in RULE.findall(page)} == set()
