"""The command's smaller answers: help, version, the list of games."""

from __future__ import annotations

import shlex
import subprocess
from importlib.metadata import version

import pytest

from boomtable.cli import main
from boomtable.words import say
from tests.cli.command import COMMAND, environment, run, run_apart


@pytest.mark.parametrize("line", [["--help"], ["-h"]])
def test_help_names_every_command(line: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(line) == 0
    shown = capsys.readouterr().out
    assert all(say(f"help-{command}") in shown for command in ("play", "games", "show", "verify", "lab"))
    assert "boomtable play time-bomb" in shown


OWN_HELP = (
    "play",
    "games",
    "show",
    "verify",
    "serve",
    "load",
    "doctor",
    "completion",
    "lab",
    "lab simulate",
    "lab duel",
)


@pytest.mark.parametrize("line", [line.split() for line in OWN_HELP], ids=OWN_HELP)
def test_every_command_has_help_of_its_own(line: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*line, "--help"]) == 0
    assert say(f"help-{line[-1]}") in capsys.readouterr().out


def test_the_version_is_that_of_the_package(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == version("boomtable") + "\n"


def test_games_lists_players_options_with_their_values_and_bots() -> None:
    shown = run("games").stdout
    for fact in ("time-bomb", "4 to 8", "claims=free", "claims=in_turn", "claims=off", "random"):
        assert fact in shown


def test_games_can_be_read_by_a_terminal_that_knows_ascii_only() -> None:
    ended = run("games", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.isascii()


@pytest.mark.parametrize("shell", ["bash", "fish", "powershell", "zsh"])
def test_a_shell_gets_a_script_that_completes_commands_and_options(
    shell: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["completion", shell]) == 0
    script = capsys.readouterr().out
    assert all(word in script for word in ("simulate", "duel", "doctor", "players"))


def test_nobody_minds_a_reader_who_leaves_early() -> None:
    shell = f"{shlex.join(COMMAND)} games | head -n 1"
    ended = subprocess.run(["sh", "-c", shell], check=False, capture_output=True, text=True, env=environment())
    assert (ended.returncode, ended.stderr, ended.stdout.count("\n")) == (0, "", 1)


def test_importing_the_command_imports_no_game() -> None:
    assert run_apart("--version", PYTHONPROFILEIMPORTTIME="1").stderr.count("boomtable.games") == 0
