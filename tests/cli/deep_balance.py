"""Sweeps from the command line: what is played, printed and kept, even when interrupted."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

from boomtable.words import say
from tests.cli.command import COMMAND, environment, run, run_apart
from tests.patience import seconds
from tests.processes import ending_with_us

SWEEP = ("lab", "balance", "time-bomb", "--players", "4", "--bots", "random", "--engine", "plain")
LINE = (*SWEEP, "--games", "60")


def test_a_ray_address_that_does_not_answer_fails_in_seconds_with_advice(tmp_path: Path) -> None:
    began = time.monotonic()
    ended = run_apart(*LINE, "--ray", "127.0.0.1:1", folder=tmp_path)
    assert time.monotonic() - began < seconds(10)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert "ray start --head" in ended.stderr
    assert ended.stderr.count("\n") == 1
    assert [*tmp_path.iterdir()] == []


def test_people_get_a_table_and_the_place_of_the_page(tmp_path: Path) -> None:
    ended = run(*LINE, "--vary", "claims=|off", "--to", "swept", folder=tmp_path)
    assert (ended.returncode, ended.stderr) == (0, "")
    for fact in ("SWAT", "Terrorists", "95 % interval", "60", "off", "same seeds", "swept/index.html"):
        assert fact in " ".join(ended.stdout.split())  # lines wrap
    page = (tmp_path / "swept" / "index.html").read_text(encoding="utf-8")
    assert "boomtable lab balance time-bomb --players 4 --bots random --vary" in page


def test_json_is_what_was_found_and_nothing_else_and_comes_again_at_once(tmp_path: Path) -> None:
    first, again = (run(*LINE, "--json", folder=tmp_path) for _ in range(2))
    assert (first.returncode, first.stderr) == (0, "")
    assert first.stdout == again.stdout
    assert first.stdout.count("\n") == 1
    found = json.loads(first.stdout)
    assert [*found] == ["game", "seed", "games", "within", "varied", "found", "engine"]
    assert found["found"][0]["setup"] == {"players": 4, "bots": ["random"], "options": {}}
    assert (tmp_path / "balance-time-bomb" / "games.jsonl").read_bytes().count(b"\n") == 6


def batches(folder: Path) -> int:
    page = folder / "games.jsonl"
    return page.read_bytes().count(b"\n") if page.exists() else 0


def interrupted(folder: Path, how: signal.Signals, line: tuple[str, ...]) -> subprocess.Popen[str]:
    """The command, hit by a signal once it has played a few batches."""
    playing = subprocess.Popen(
        [*COMMAND, *line, "--to", str(folder)],
        env=environment(),
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    deadline = time.monotonic() + seconds(30)
    with ending_with_us(playing.pid):
        while batches(folder) < 3 and time.monotonic() < deadline:
            time.sleep(0.005)
        os.kill(playing.pid, how)
    return playing


def test_a_sweep_killed_in_the_middle_ends_as_one_that_was_not(tmp_path: Path) -> None:
    line = (*SWEEP, "--vary", "claims=free|in_turn", "--games", "400", "--within", "0.001", "--json")
    with interrupted(tmp_path / "killed", signal.SIGKILL, line) as playing:
        assert playing.wait(timeout=seconds(30)) == -signal.SIGKILL
    assert 3 <= batches(tmp_path / "killed") < 80
    killed, whole = (run(*line, "--to", tmp_path / name) for name in ("killed", "whole"))
    assert killed.stdout == whole.stdout != ""
    for path in (tmp_path / "whole").iterdir():
        assert (tmp_path / "killed" / path.name).read_bytes() == path.read_bytes(), path.name


@pytest.mark.usefixtures("interruptible")
def test_an_interrupted_command_prints_what_is_known_and_says_how_to_go_on(tmp_path: Path) -> None:
    line = (*SWEEP, "--games", "20000", "--within", "0.0001", "--json")
    with interrupted(tmp_path / "swept", signal.SIGINT, line) as playing:
        printed, said = playing.communicate(timeout=seconds(30))
    assert playing.returncode == 130
    [result] = json.loads(printed)["found"]
    assert (result["games"], result["stopped"]) == (10 * batches(tmp_path / "swept"), "interrupted")
    assert sum(side["wins"] for side in result["outcomes"].values()) == result["games"]
    assert said == say("balance-interrupted", folder=str(tmp_path / "swept")) + "\n"
