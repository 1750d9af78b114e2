"""Every command of the docs is run, with small numbers; what cannot be run here stands in a list, with the reason."""

from __future__ import annotations

import asyncio
import json
import re
import runpy
import shlex
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from cyclopts import MissingArgumentError

from boomtable.cli.commands import app
from boomtable.games.time_bomb import GAME
from boomtable.lab import dataset
from tests.cli.command import COMMAND, environment, run
from tests.each import each
from tests.lab.finished import played
from tests.patience import seconds
from tests.server.harness import start_server
from tests.server.process import free_port
from tests.test_docs_commands import PAGES, ROOT, commands

SMALL = {"--games": "2", "--tables": "2", "--seconds": "1", "--iterations": "2", "--within": "0.5"}
ALWAYS = {
    "load": ("--tables", "--seconds"),
    "simulate": ("--games",),
    "duel": ("--games",),
    "exploit": ("--games", "--iterations"),
    "balance": ("--games",),
}
ENDS_EARLY = ("lab", "text")  # what it asks is not answered here: tests/cli/test_text.py
OTHERS = {  # programs that the docs name: how else they are tried, or why not
    "make play": "starts from nothing: tests/web/deep_installed_wheel.py does the same with a wheel",
    "make test": "this is run by it, or by `make deep`",
    "make bench": "takes minutes; every benchmark has a quick test of its own",
    "uvx": "needs a package index that has this version",
    "pipx": "needs a package index that has this version",
    "pip wheel": "tests/web/deep_installed_wheel.py",
    "pip install": "tests/web/deep_installed_wheel.py, and with other extras the requirements of every set-up",
    "sudo": "needs a machine with systemd: the unit is checked by systemd-analyze, tools/chroot.sh does the rest",
    "journalctl": "needs a machine with systemd",
    "docker": "needs a machine with containers: tools/chroot.sh runs the steps of the Dockerfile",
    "BOOMTABLE_URL=": "needs a machine with containers",
    "DOMAIN=": "needs a machine with containers: tools/behind_caddy.sh runs Caddy, PostgreSQL and a wheel",
    "sqlite3": "the program is not one of ours; tests/server copies databases in use with the module",
    ".venv/bin/python tools/against_ismcts.py": "takes an hour for each title",
    ".venv/bin/python tools/leaderboard.py": "takes an hour for each title; tests/lab has small ones",
}
APART = {"--bus": "names other machines: tests/server has several servers with PostgreSQL and Valkey"}  # commands
NAMES = (["export"], ["load"])  # of commands, in a sentence
STARTS = r"make|uvx|pipx|pip|sudo|journalctl|docker|sqlite3|\.venv/\S+"
PROGRAM = re.compile(rf"^ {{4}}((?:[A-Z_]+=\S* )*(?:{STARTS}) .*)$", re.MULTILINE)
POSITION = re.compile(r'>>> evening = """\n(.*?)\.\.\. """', re.DOTALL)


def lines() -> list[list[str]]:
    """Every command that is more than a name, as words, with small numbers."""
    found = [shlex.split(re.split(r" [>|] ", line)[0], comments=True)[1:] for page in PAGES for line in commands(page)]
    return [[*words] for words in dict.fromkeys(tuple(small(words or ["serve"])) for words in found if whole(words))]


def whole(words: list[str]) -> bool:
    try:
        app.parse_args(words or ["serve"], exit_on_error=False, print_error=False)
    except MissingArgumentError:
        return False
    return words not in NAMES and APART.keys().isdisjoint(words)


def small(words: list[str]) -> list[str]:
    shown = [SMALL.get(before, word) for before, word in zip(["", *words], words, strict=False)]
    wanted = next((names for name, names in ALWAYS.items() if name in words[:2]), ())
    return shown + [part for name in wanted if name not in words for part in (name, SMALL[name])]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game, a position and a database where the commands look for them; {code} is a table at which Ann sits."""
    place = tmp_path_factory.mktemp("docs")
    long = ["--seed", "4"]  # a game of more moves than the docs speak of
    played = run("play", "time-bomb", "--fast", *long, "--save", place / "game.json", typed="d\n\n0\n1\n2\n3\n4\n" * 60)
    assert played.returncode == 0, played.stderr
    [evening] = POSITION.findall((ROOT / "docs" / "positions.md").read_text("utf-8"))
    (place / "evening.txt").write_text(re.sub(r"^\.\.\. ?", "", evening, flags=re.MULTILINE))
    home = place / "data" / "boomtable"
    home.mkdir(parents=True)
    (place / "code").write_text(asyncio.run(_table_of_ann(home)))
    return place


async def _table_of_ann(home: Path) -> str:
    async with start_server(home, catalog="boomtable.games.catalog") as server:
        return (await server.open_table("time-bomb", "Ann")).code


def in_turn(folder: Path, wanted: Callable[[list[str]], bool]) -> None:
    """Run these one after another, here; the second report on a title goes elsewhere than the first."""
    code = (folder / "code").read_text()
    failed = []
    for number, words in enumerate(filter(wanted, lines())):
        typed = [code if word == "BXKTRM" else word for word in words]
        extra = ["--to", f"report{number}"] if words[1:2] == ["balance"] else []
        extra += ["--port", "0"] if words[0] == "doctor" else []
        start = monotonic()
        ended = run(*typed, *extra, folder=folder, XDG_DATA_HOME=str(folder / "data"))
        print(f"{monotonic() - start:.1f} s: boomtable {' '.join(typed)}")
        if ended.returncode != (2 if tuple(words[:2]) == ENDS_EARLY else 0):
            failed.append((typed, ended.returncode, ended.stderr[-500:]))
    assert failed == []


def serves(words: list[str]) -> bool:
    return words[0] == "serve" and "--help" not in words


def test_every_command_of_the_docs_runs(folder: Path) -> None:
    in_turn(folder, lambda words: not serves(words) and words[:2] != ["lab", "balance"])


def test_every_sweep_of_the_docs_runs(folder: Path) -> None:
    in_turn(folder, lambda words: words[:2] == ["lab", "balance"])


def json_of(line: str) -> dict[str, Any]:
    """What --json says of an open server, as its only line."""
    told: dict[str, Any] = json.loads(line) if line.startswith("{") else {}
    assert not told or (told["local"].startswith("http://") and Path(told["file"]).is_file())
    return told


def test_every_server_of_the_docs_opens_and_ends_at_an_interrupt(tmp_path: Path) -> None:
    shown = [*[words for words in lines() if serves(words)], ["serve", "--json"]]
    ports = [str(free_port()) for _ in shown]
    started = [
        subprocess.Popen(
            [*COMMAND, *words, "--port", port, "--data", tmp_path / port],
            stdout=subprocess.PIPE,
            env=environment(),
            encoding="utf-8",
        )
        for words, port in zip(shown, ports, strict=True)
    ]
    try:
        for process in started:
            assert process.stdout
            assert any("Ctrl-C" in line or json_of(line) for line in iter(process.stdout.readline, ""))
            process.send_signal(signal.SIGINT)
        assert {process.wait(seconds(20)) for process in started} == {0}
    finally:
        for process in started:
            process.kill()
            process.communicate()


def test_every_other_program_of_the_docs_has_its_reason() -> None:
    found = [line for page in PAGES for line in PROGRAM.findall((ROOT / page).read_text("utf-8"))]
    assert [line for line in found if not line.startswith(tuple(OTHERS))] == []
    assert [option for option in APART if not any(option in line for page in PAGES for line in commands(page))] == []
    assert [start for start in OTHERS if not any(line.startswith(start) for line in found)] == []


class Model:
    """A language model of few words."""

    def complete(self, prompt: str) -> str:
        return "cut 1"


@each("page", ["datasets.md", "text-interface.md", "writing-a-bot.md"])
def test_the_examples_of_a_page_run(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    dataset.write([dataset.with_lens(GAME, played(GAME, 3))], Path("games.parquet"))
    cautious = runpy.run_path(str(ROOT / "examples" / "cautious.py"))["Cautious"]
    names = {"my_model": Model(), "GAME": GAME, "Cautious": cautious}
    for block in re.findall(r"```python\n(.*?)```", (ROOT / "docs" / page).read_text("utf-8"), re.DOTALL):
        exec(block.replace("games=400", "games=4"), names)
