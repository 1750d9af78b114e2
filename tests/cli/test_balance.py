"""Impossible sweeps are refused on the command line."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from boomtable.cli import main
from boomtable.words import say
from tests.cli.command import run

LINE = ("lab", "balance", "time-bomb", "--players", "4", "--bots", "random", "--games", "60")

BAD = {
    "chess": "time-bomb",
    "time-bomb --players 3": "4 to 8",
    "time-bomb --players 4-9": "4 to 8",
    "time-bomb --players 4-99999999999": "4 to 8",
    "time-bomb --players 6-4": "4-6 or 4,6",
    "time-bomb --players many": "4-6 or 4,6",
    "time-bomb --players 4,": "4-6 or 4,6",
    "time-bomb --bots random --bots god": "You can't play 4 players with bots god.",
    "time-bomb --bots random,random": "4 levels",
    "time-bomb --vary claims": "name=value|value",
    "time-bomb --vary claims=free|loud": "claims=loud. The option claims can't be",
    "time-bomb --vary wires=1|2": "wires",
    "time-bomb --vary claims=free --vary claims=off": "twice",
    "time-bomb --vary claims=free|off --option claims=off": "twice",
    "time-bomb --option claims": "name=value",
    "time-bomb-evolution --vary colours=|red,blue,pink,green": "5 players need at least 5 colours",
    "two-rooms --players 6 --vary playset=basic|nonsense": "and playset=nonsense.",
    "bomb-squad-academy --vary decks=|mauve": "and decks=mauve.",
    "time-bomb --games 0": "at least 1",
    "time-bomb --games many": "whole number",
    "time-bomb --within 0": "above 0",
    "time-bomb --within closely": "takes a number",
    "time-bomb --workers 0": "at least 1",
    "time-bomb --workers 2 --ray auto": "choose one",
    "time-bomb --ray nowhere": "host:port",
    "time-bomb --ray http://localhost:8265": "host:port",
    "time-bomb --ray localhost:99999": "host:port",
    "time-bomb --to file.txt": "File exists",
    "time-bomb --to nowhere/folder": "No such file",
    "time-bomb --to .": "other files",
}


@pytest.mark.parametrize("line", BAD)
def test_a_bad_sweep_is_refused_in_one_line_and_nothing_is_played(
    line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file.txt").touch()
    monkeypatch.chdir(tmp_path)
    assert main(["lab", "balance", *line.split(" ")]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert BAD[line] in printed.err
    assert {path.name for path in tmp_path.iterdir()} <= {"file.txt", ".lock"}


@pytest.mark.parametrize(
    ("package", "extra", "more"),
    [("ray", "cluster", ("--ray", "auto")), ("resvg_py", "balance", ()), ("duckdb", "balance", ())],
)
def test_a_missing_extra_names_the_line_that_installs_it(
    package: str, extra: str, more: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    ended = run(*LINE, *more, folder=tmp_path)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr == (say("missing-extra", package=package, extra=extra) + "\n")
    assert [*tmp_path.iterdir()] == []
