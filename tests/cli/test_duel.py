"""Duels from the command line."""

from __future__ import annotations

import json

import pytest

from boomtable.cli import main
from tests.cli.command import run

LINE = ["lab", "duel", "time-bomb", "--players", "4", "--a", "random", "--b", "random", "--games", "20", "--seed", "3"]
LINE += ["--engine", "plain"]


def test_json_is_the_duel_and_nothing_else(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*LINE, "--json"]) == 0
    printed = capsys.readouterr()
    assert list(json.loads(printed.out).items()) == [
        ("game", "time-bomb"),
        ("players", 4),
        ("a", "random"),
        ("b", "random"),
        ("games", 20),
        ("seed", 3),
        ("engine", "plain"),
        ("a_share", 0.5),
        ("low", 0.5),
        ("high", 0.5),
    ]
    assert printed.err == ""
    assert printed.out.count("\n") == 1


def test_people_get_a_sentence_with_the_interval() -> None:
    ended = run(*LINE)
    assert ended.returncode == 0
    for fact in ("random takes 50.0% of the wins against random", "95 % interval", "20 games"):
        assert fact in ended.stdout


def test_house_rules_are_heeded() -> None:
    """With Evolution's effects, random play gives other results than without."""
    line = [
        "lab",
        "simulate",
        "time-bomb-evolution",
        "--players",
        "4",
        "--bots",
        "random",
        "--games",
        "40",
        "--json",
        "--engine",
        "plain",
    ]
    plain, evolved = (run(*line, *rule).stdout for rule in ((), ("--option", "evolution=true")))
    assert plain != evolved
    refused = run(*LINE, "--option", "claims=loud")
    assert refused.returncode == 2
    assert "free, in_turn, off" in refused.stderr
