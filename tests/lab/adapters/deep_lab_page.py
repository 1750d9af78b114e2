"""docs/lab.md lists every slice of every title, and its examples run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from boomtable.games.catalog import CATALOG
from boomtable.lab.encodings import encode

PAGE = (Path(__file__).parents[3] / "docs" / "lab.md").read_text(encoding="utf-8")
SLICES = re.compile(r"\| slice \| size \| \|\n\|---\|---\|---\|\n((?:\|.*\n)+)")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
OWN = ("marks", "numbers", "colours", "protected", "cuts_left", "question")


def listed(title: str) -> list[str]:
    section = PAGE.partition(f"### {CATALOG[title].title}\n")[2].partition("\n### ")[0]
    found = SLICES.search(section)
    assert found
    return [row.split("|")[1].strip() for row in found[1].splitlines()]


@pytest.mark.parametrize("title", CATALOG)
def test_every_slice_is_listed_in_its_place(title: str) -> None:
    talk = title.startswith("time-bomb")
    slices = [*encode(title, CATALOG[title].seats[-1], talk=talk).layout.slices]
    if title == "time-bomb-evolution":
        assert listed(title) == [*OWN]
        plain = [*encode("time-bomb", 4, talk=True).layout.slices]
        place = plain.index("heard")
        assert slices == [*plain[:place], *OWN, *plain[place:]]
    else:
        assert listed(title) == slices


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_the_examples_run(number: int) -> None:
    exec(EXAMPLES[number], {})
