"""docs/security.md names the tests of each promise, and they are all there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
TEST = re.compile(r"`(test_\w+)`")


def test_every_test_and_file_that_the_page_names_is_there() -> None:
    files = [file for folder in ("server", "conformance") for file in (ROOT / "tests" / folder).glob("*.py")]
    tests = {
        name for file in files for name in re.findall(r"^(?:async )?def (test_\w+)", file.read_text("utf-8"), re.M)
    }
    assert [name for name in TEST.findall(PAGE) if name not in tests] == []
    assert [path for path in re.findall(r"`(tests/\S+)`", PAGE) if not (ROOT / path).exists()] == []


def test_every_promise_names_a_test() -> None:
    promised = PAGE.split("\n## What we promise\n")[1].split("\n## ")[0]
    promises = re.split(r"\n\n(?=\*\*)", promised.strip())
    assert len(promises) > 10
    assert [promise.splitlines()[0] for promise in promises if not TEST.search(promise)] == []


def test_the_page_is_found_from_the_readme_and_by_hosts() -> None:
    assert "](docs/security.md)" in (ROOT / "README.md").read_text(encoding="utf-8")
    assert "](security.md)" in (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
