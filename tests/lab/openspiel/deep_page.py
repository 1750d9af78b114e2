"""The example of docs/openspiel.md runs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from boomtable.games.catalog import CATALOG

PAGE = (Path(__file__).parents[3] / "docs" / "openspiel.md").read_text(encoding="utf-8")


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    [example] = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    exec(example.replace("max_simulations=20", "max_simulations=3"), {})
    assert capsys.readouterr().out.startswith("[")


@pytest.mark.parametrize("title", CATALOG)
def test_every_title_is_named(title: str) -> None:
    assert f"boomtable_{title.replace('-', '_')}" in PAGE
