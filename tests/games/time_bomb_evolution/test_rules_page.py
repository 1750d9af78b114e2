"""Every rule on the rules page has a test, and every test it names exists."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
PAGE = (HERE.parents[2] / "docs" / "rules" / "time-bomb-evolution.md").read_text()
TESTS = {path.stem: path.read_text() for path in HERE.glob("test_*.py")}
RULES = [f"TE{number}" for number in range(1, 21)]


def test_the_page_has_every_rule_once_and_in_order() -> None:
    assert re.findall(r"^- \*\*(\w+)\*\*", PAGE, re.MULTILINE) == RULES


def test_every_rule_is_the_sentence_of_a_test() -> None:
    cited = {rule for text in TESTS.values() for rule in re.findall(r"\[(TE\d+)\]", text)}
    assert cited == set(RULES)


def test_every_test_that_the_page_names_is_there() -> None:
    named = re.findall(r"`(test_\w+)\.(test_\w+)`", PAGE)
    assert len(named) > 30
    assert [f"{file}.{name}" for file, name in named if f"def {name}(" not in TESTS.get(file, "")] == []
