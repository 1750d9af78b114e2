"""Every rule on the rules page has a test, and where effects meet the page of proofs names one that exists."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
DOCS = HERE.parents[2] / "docs"
PAGE, PROOFS = ((DOCS / folder / "time-bomb-evolution.md").read_text() for folder in ("rules", "proofs"))
TESTS = {path.stem: path.read_text() for path in HERE.glob("test_*.py")}
RULES = [f"TE{number}" for number in range(1, 21)]


def test_the_page_has_every_rule_once_and_in_order() -> None:
    assert re.findall(r"^- \*\*(\w+)\*\*", PAGE, re.MULTILINE) == RULES


def test_every_rule_is_the_sentence_of_a_test() -> None:
    cited = {rule for text in TESTS.values() for rule in re.findall(r"\[(TE\d+)\]", text)}
    assert cited == set(RULES)


def test_whatever_meets_is_played_by_a_test_that_is_there() -> None:
    meetings = PAGE.partition("## Effects that meet")[2].partition("These never meet")[0]
    rows = [line.split(" | ") for line in PROOFS.splitlines() if "`test_" in line]
    assert [row[0] for row in rows] == re.findall(r"^\| [^|]+(?= \| )", meetings, re.MULTILINE)[1:]
    named = re.findall(r"`(test_\w+)\.(test_\w+)`", PROOFS)
    assert len(named) == len(rows) > 30
    assert [f"{file}.{name}" for file, name in named if f"def {name}(" not in TESTS.get(file, "")] == []
