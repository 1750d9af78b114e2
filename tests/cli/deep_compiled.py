"""Simulations, duels and sweeps on compiled games, from the command line."""

from __future__ import annotations

import json
import os
import pty
import signal
import subprocess
from math import sqrt
from pathlib import Path
from typing import Any

import duckdb
import pytest

from boomtable.games.catalog import find
from boomtable.lab.engines import TITLES
from boomtable.lab.twins import twin
from tests.cli.command import COMMAND, environment, run
from tests.cli.test_terminal import read
from tests.patience import seconds

SETUPS = [
    ("time-bomb", 5, ""),
    ("time-bomb", 4, "claims=in_turn"),
    ("trick-snipers", 4, "no_point_no_winner=true"),
    ("time-bomb-evolution", 5, "evolution=true"),
    ("bomb-squad-academy", 4, "co_cutters=true"),
]


def line(title: str, players: int, option: str, *more: str) -> tuple[str, ...]:
    return ("lab", "simulate", title, "--players", str(players), *(("--option", option) if option else ()), *more)


def simulated(*arguments: str) -> dict[str, Any]:
    ended = run(*arguments, "--bots", "random", "--json")
    assert (ended.returncode, ended.stderr) == (0, "")
    report: dict[str, Any] = json.loads(ended.stdout)
    return report


@pytest.mark.parametrize(("title", "players", "option"), SETUPS)
def test_both_engines_find_the_same(title: str, players: int, option: str) -> None:
    """Every share and every figure: none is further apart than five standard deviations."""
    asked = line(title, players, option)
    plain, compiled = simulated(*asked, "--games", "800", "--engine", "plain"), simulated(*asked, "--games", "100000")
    assert (plain["engine"], compiled["engine"]) == ("plain", "compiled")
    assert [*plain["figures"]] == [*compiled["figures"]]
    found = [(plain["outcomes"], compiled["outcomes"], "share"), (plain["figures"], compiled["figures"], "mean")]
    for ours, theirs, what in found:
        for name, here in ours.items():
            there = theirs[name]
            known = [end for end in (here, there) if end["low"] is not None]  # else all samples were alike
            if len(known) == 1:
                continue
            wide = [(end["high"] - end["low"]) / 3.92 for end in known] or [0, 0]
            assert abs(here[what] - there[what]) <= 5 * sqrt(wide[0] ** 2 + wide[1] ** 2) + 1e-9, name


@pytest.mark.parametrize("title", TITLES)
def test_seed_and_engine_repeat_a_report_for_any_number_of_workers(title: str) -> None:
    times = {"seconds": 0, "moves_per_s": 0}
    again = [simulated(*line(title, 4, "", "--games", "40000", "--workers", workers)) | times for workers in "112"]
    assert again[0] == again[1] == again[2]


def test_a_million_random_games_take_seconds(tmp_path: Path) -> None:
    for title in ("time-bomb", "trick-snipers"):
        simulated(*line(title, 4, "", "--games", "10"))
        assert simulated(*line(title, 4, "", "--games", "1000000"))["seconds"] < seconds(10)


def test_rules_of_thumb_duel_with_luck() -> None:
    ended = run(
        "lab", "duel", "trick-snipers", "--players", "4", "--a", "rules", "--b", "random", "--games", "20000", "--json"
    )
    fought = json.loads(ended.stdout)
    assert fought["engine"] == "compiled"
    assert 0.7 < fought["low"] < fought["high"] < 0.9
    alike = run("lab", "duel", "time-bomb", "--a", "random", "--b", "random", "--games", "20000", "--json")
    assert json.loads(alike.stdout)["a_share"] == 0.5


def test_a_sweep_is_compiled_too_and_says_so_in_the_command_that_repeats_it(tmp_path: Path) -> None:
    asked = ("lab", "balance", "time-bomb", "--players", "6", "--bots", "random", "--bots", "rules", "--json")
    ended = run(*asked, "--vary", "claims=in_turn", "--games", "20000", "--within", "0.001", folder=tmp_path)
    found = json.loads(ended.stdout)
    assert found["engine"] == "compiled"
    random, rules = (setup["outcomes"]["swat"]["share"] for setup in found["found"])
    assert rules > random
    assert "--engine compiled" in (tmp_path / "balance-time-bomb" / "index.html").read_text(encoding="utf-8")


@pytest.mark.parametrize("engine", ["plain", "compiled"])
def test_every_game_is_kept(engine: str, tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    asked = line("time-bomb-evolution", 4, "evolution=true", "--games", "300", "--seed", "3", "--engine", engine)
    report = simulated(*asked, "--save", str(path))
    rows = duckdb.execute("SELECT * FROM read_parquet(?)", [str(path)])
    names = [column[0] for column in rows.description or ()]
    games = [dict(zip(names, row, strict=True)) for row in rows.fetchall()]
    assert [game["number"] for game in games] == [*range(300)]
    assert sum(game["moves"] for game in games) == report["moves"]
    for side, won in report["outcomes"].items():
        assert sum(game["side"] == side for game in games) == won["wins"]
    for name, figure in report["figures"].items():
        counts = [game[name] for game in games if game[name] is not None]
        assert (len(counts), sum(counts) / len(counts)) == (figure["samples"], pytest.approx(figure["mean"]))
    about = duckdb.execute("SELECT value FROM parquet_kv_metadata(?)", [str(path)]).fetchall()
    assert json.loads(about[0][0])["engine"] == engine
    if engine == "compiled":
        replayed(games[17], twin("time-bomb-evolution", 4, evolution=True), 3)


def replayed(kept: dict[str, Any], compiled: Any, seed: int) -> None:
    """A kept game can be played again, move by move, by the rules themselves."""
    table = find(compiled.codec.game.id).table(4, compiled.options)
    for seat, move in compiled.moves(seed, kept["number"]):
        table = table.play(seat, move)
    outcome = table.state.outcome
    assert (kept["side"], tuple(kept["winners"]), kept["why"]) == (outcome.side, outcome.winners, str(outcome.why))


@pytest.mark.usefixtures("interruptible")
@pytest.mark.parametrize("bots", ["random", "easy"])
def test_ctrl_c_prints_what_is_known_and_keeps_it(bots: str, tmp_path: Path) -> None:
    """Once the terminal shows how fast it goes."""
    path, (keyboard, screen) = tmp_path / "games.parquet", pty.openpty()
    asked = line("time-bomb", 5, "", "--bots", bots, "--games", "2000000000", "--save", str(path))
    playing = subprocess.Popen([*COMMAND, *asked], stdin=screen, stdout=screen, stderr=screen, env=environment())
    os.close(screen)
    shown = b""
    while b"games/s" not in shown:
        shown += os.read(keyboard, 65536)
    playing.send_signal(signal.SIGINT)
    while chunk := read(keyboard):
        shown += chunk
    os.close(keyboard)
    assert playing.wait(timeout=seconds(60)) == 130
    last = shown.decode().rpartition("games/s")[2]
    assert "95 % interval" in last
    kept = duckdb.execute("SELECT count(*) FROM read_parquet(?)", [str(path)]).fetchall()[0][0]
    assert f"{kept:,} games" in last
