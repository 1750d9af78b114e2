"""Sweeps from the command line."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from boomtable.cli import main
from tests.cli.command import COMMAND, environment, run

pytestmark = pytest.mark.slow

SWEEP = ("lab", "balance", "time-bomb", "--players", "4", "--bots", "random")
LINE = (*SWEEP, "--games", "60")

BAD = {
    "chess": "time-bomb",
    "time-bomb --players 3": "4 to 8",
    "time-bomb --players 4-9": "4 to 8",
    "time-bomb --players 4-99999999999": "4 to 8",
    "time-bomb --players 6-4": "4-6 or 4,6",
    "time-bomb --players many": "4-6 or 4,6",
    "time-bomb --players 4,": "4-6 or 4,6",
    "time-bomb --bots random --bots god": "4 players with bots god cannot be played",
    "time-bomb --bots random,random": "4 levels",
    "time-bomb --vary claims": "name=value|value",
    "time-bomb --vary claims=free|loud": "claims=loud cannot be played. The option claims cannot be",
    "time-bomb --vary wires=1|2": "wires",
    "time-bomb --vary claims=free --vary claims=off": "twice",
    "time-bomb --vary claims=free|off --option claims=off": "twice",
    "time-bomb --option claims": "name=value",
    "time-bomb-evolution --vary colours=|red,blue,pink,green": "5 players need at least 5 colours",
    "two-rooms --players 6 --vary playset=basic|nonsense": "playset=nonsense cannot be played",
    "bomb-squad-academy --vary decks=|mauve": "decks=mauve cannot be played",
    "time-bomb --games 0": "At least 1",
    "time-bomb --games many": "whole number",
    "time-bomb --within 0": "more than 0",
    "time-bomb --within closely": "takes a number",
    "time-bomb --workers 0": "At least 1",
    "time-bomb --workers 2 --ray auto": "choose one",
    "time-bomb --ray nowhere": "host:port",
    "time-bomb --ray http://localhost:8265": "host:port",
    "time-bomb --ray localhost:99999": "host:port",
    "time-bomb --to file.txt": "File exists",
    "time-bomb --to nowhere/folder": "No such file",
    "time-bomb --to .": "other things",
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


def test_a_ray_address_that_does_not_answer_fails_in_seconds_with_advice(tmp_path: Path) -> None:
    began = time.monotonic()
    ended = run(*LINE, "--ray", "127.0.0.1:1", folder=tmp_path)
    assert time.monotonic() - began < 10
    assert (ended.returncode, ended.stdout) == (2, "")
    assert "ray start --head" in ended.stderr
    assert ended.stderr.count("\n") == 1
    assert [*tmp_path.iterdir()] == []


@pytest.mark.parametrize(
    ("package", "extra", "line"),
    [("ray", "cluster", (*LINE, "--ray", "auto")), ("matplotlib", "balance", LINE), ("duckdb", "balance", LINE)],
)
def test_a_missing_extra_names_the_line_that_installs_it(
    package: str, extra: str, line: tuple[str, ...], tmp_path: Path
) -> None:
    program = f"import sys; sys.modules[{package!r}] = None; from boomtable.cli import main; sys.exit(main({line!r}))"
    command = [sys.executable, "-c", program]
    ended = subprocess.run(
        command, check=False, capture_output=True, encoding="utf-8", cwd=tmp_path, env=environment(), timeout=60
    )
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr == (
        f'This needs {package}, which is not installed. Install it with: pip install "boomtable[{extra}]"\n'
    )
    assert [*tmp_path.iterdir()] == []


def test_people_get_a_table_and_the_place_of_the_page(tmp_path: Path) -> None:
    ended = run(*LINE, "--vary", "claims=|off", "--to", "swept", folder=tmp_path)
    assert (ended.returncode, ended.stderr) == (0, "")
    for fact in ("SWAT", "Terrorists", "95 % interval", "60", "off", "same seeds", "swept/index.html"):
        assert fact in ended.stdout
    page = (tmp_path / "swept" / "index.html").read_text(encoding="utf-8")
    assert "boomtable lab balance time-bomb --players 4 --bots random --vary" in page


def test_json_is_what_was_found_and_nothing_else_and_comes_again_at_once(tmp_path: Path) -> None:
    first, again = (run(*LINE, "--json", folder=tmp_path) for _ in range(2))
    assert (first.returncode, first.stderr) == (0, "")
    assert first.stdout == again.stdout
    assert first.stdout.count("\n") == 1
    found = json.loads(first.stdout)
    assert [*found] == ["game", "seed", "games", "within", "varied", "found"]
    assert found["found"][0]["setup"] == {"players": 4, "bots": ["random"], "options": {}}
    assert (tmp_path / "balance-time-bomb" / "games.jsonl").read_bytes().count(b"\n") == 6


def batches(folder: Path) -> int:
    page = folder / "games.jsonl"
    return page.read_bytes().count(b"\n") if page.exists() else 0


def interrupted(folder: Path, how: signal.Signals, line: tuple[str, ...]) -> subprocess.Popen[str]:
    """The command, hit by a signal once it has played a few batches."""
    playing = subprocess.Popen(
        [*COMMAND, *line, "--to", str(folder)], env=environment(), text=True, stderr=subprocess.PIPE
    )
    deadline = time.monotonic() + 30
    while batches(folder) < 3 and time.monotonic() < deadline:
        time.sleep(0.005)
    os.kill(playing.pid, how)
    return playing


def test_a_sweep_killed_in_the_middle_ends_as_one_that_was_not(tmp_path: Path) -> None:
    line = (*SWEEP, "--vary", "claims=free|in_turn", "--games", "400", "--within", "0.001", "--json")
    with interrupted(tmp_path / "killed", signal.SIGKILL, line) as playing:
        assert playing.wait(timeout=30) == -signal.SIGKILL
    assert 3 <= batches(tmp_path / "killed") < 80
    killed, whole = (run(*line, "--to", tmp_path / name) for name in ("killed", "whole"))
    assert killed.stdout == whole.stdout != ""
    for path in (tmp_path / "whole").iterdir():
        assert (tmp_path / "killed" / path.name).read_bytes() == path.read_bytes(), path.name


def test_who_interrupts_is_told_how_to_go_on(tmp_path: Path) -> None:
    line = (*SWEEP, "--games", "20000", "--within", "0.0001", "--json")
    with interrupted(tmp_path / "swept", signal.SIGINT, line) as playing:
        _, said = playing.communicate(timeout=30)
    assert playing.returncode == 130
    assert said == f"What was played is kept in {tmp_path / 'swept'}; the same command goes on from there.\n"
