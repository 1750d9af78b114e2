"""Experiments from the command line."""

from __future__ import annotations

import json

import pytest

from boomtable.bots import default_level
from boomtable.cli import main
from boomtable.games.time_bomb import GAME
from tests.cli.command import run

LINE = ["lab", "simulate", "time-bomb", "--players", "4", "--bots", "random", "--games", "20", "--seed", "3"]
LINE += ["--engine", "plain"]


def test_json_is_the_report_and_nothing_else(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*LINE, "--json"]) == 0
    printed = capsys.readouterr()
    report = json.loads(printed.out)
    assert list(report) == [
        "game", "players", "bots", "games", "seed", "engine", "outcomes", "moves", "seconds", "moves_per_s", "figures",
    ]  # fmt: skip
    assert (report["game"], report["players"], report["games"], report["seed"]) == ("time-bomb", 4, 20, 3)
    assert report["engine"] == "plain"
    assert report["bots"] == ["random"] * 4
    assert list(report["outcomes"]) == ["swat", "terrorist"]
    assert all(list(side) == ["wins", "share", "low", "high"] for side in report["outcomes"].values())
    assert sum(side["wins"] for side in report["outcomes"].values()) == 20
    assert printed.err == ""
    assert printed.out.count("\n") == 1


def test_a_level_for_each_seat(capsys: pytest.CaptureFixture[str]) -> None:
    levels = "random,random,random,random"
    assert (
        main(
            [
                "lab",
                "simulate",
                "time-bomb",
                "--players",
                "4",
                "--bots",
                levels,
                "--engine",
                "plain",
                "--games",
                "2",
                "--json",
            ]
        )
        == 0
    )
    assert json.loads(capsys.readouterr().out)["bots"] == levels.split(",")


def test_a_level_for_each_side(capsys: pytest.CaptureFixture[str]) -> None:
    levels = "swat=random,terrorist=random"
    assert main(["lab", "simulate", "time-bomb", "--bots", levels, "--engine", "plain", "--games", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["bots"] == levels.split(",")


def test_without_bots_the_usual_ones_play(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "simulate", "time-bomb", "--players", "4", "--games", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["bots"] == [default_level(GAME)] * 4


def test_people_get_a_table_with_intervals() -> None:
    ended = run(*LINE)
    assert ended.returncode == 0
    for fact in ("SWAT", "Terrorists", "95 % interval", "20 games", "by the plain rules"):
        assert fact in ended.stdout


def test_people_see_every_figure_also_one_that_stands_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(LINE) == 0
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    (alone,) = [place for place, line in enumerate(lines) if line[:2] == ["Wires", "cut"]]
    assert lines[alone + 1][0] == "20"
    assert ["time", "is", "up", "20"] in [line[:4] for line in lines]
