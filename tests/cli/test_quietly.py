"""Setup is quiet: one line per part, a note when it takes long, and all output when it fails."""

from __future__ import annotations

import sys

import pytest

from tools import quietly


def part(program: str) -> int:
    return quietly.main("A part", sys.executable, "-c", program)


def test_a_part_is_one_line(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(quietly, "WORTH_A_LINE", 0.0)
    assert part("print('much', 'to', 'say', sep='\\n')") == 0
    said = capfd.readouterr()
    assert said.out.startswith("A part: ")
    assert (said.out.count("\n"), said.err) == (1, "")


def test_a_part_with_nothing_to_do_is_none(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(quietly, "WORTH_A_LINE", 600.0)
    assert part("") == 0
    assert capfd.readouterr() == ("", "")


def test_a_part_that_fails_shows_all_it_said(capfd: pytest.CaptureFixture[str]) -> None:
    assert part("import sys; print('first'); sys.exit('then the reason')") == 1
    said = capfd.readouterr()
    assert said.out == ""
    assert {"A part: this failed.", "first", "then the reason"} <= {*said.err.splitlines()}


def test_a_part_that_takes_long_says_that_it_goes_on(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(quietly, "LONG", 0.001)  # no Python starts in less
    assert part("") == 0
    assert "still at it" in capfd.readouterr().out
