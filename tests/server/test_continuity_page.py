"""docs/continuity.md names a test for each step of its proof, and they are all there."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
PAGE = (HERE.parents[1] / "docs" / "continuity.md").read_text(encoding="utf-8")


def test_every_test_and_file_that_the_page_names_is_there() -> None:
    tests = {name for file in HERE.glob("*.py") for name in re.findall(r"def (test_\w+)", file.read_text("utf-8"))}
    named = re.findall(r"`(test_\w+|\w+\.py)`", PAGE)
    missing = [name for name in named if name not in tests and not (HERE / name).is_file()]
    assert missing == []


def test_every_step_of_the_proof_names_a_test() -> None:
    proof = PAGE.split("*Proof.*")[1]
    steps = re.split(r"\n\d+\. \*\*", proof)[1:]
    without = [step.split("*")[0] for step in steps if "`test_" not in step]
    assert without == ["Nobody is there."]  # which refers to the others
