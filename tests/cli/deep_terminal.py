"""The command on all kinds of terminals, and interrupted."""

from __future__ import annotations

import signal
import subprocess
from pathlib import Path

import pytest

from tests.cli.command import COMMAND, environment
from tests.cli.test_play import PLAY, saved
from tests.cli.test_terminal import on_a_terminal
from tests.patience import seconds


@pytest.mark.usefixtures("interruptible")
def test_ctrl_c_leaves_with_130_and_the_game_is_saved(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    line = [*COMMAND, *PLAY, "--save", str(path)]
    playing = subprocess.Popen(
        line, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment(), text=True
    )
    assert playing.stdout
    assert any("Round 1: new wires" in line for line in playing.stdout)
    playing.send_signal(signal.SIGINT)
    _, errors = playing.communicate(timeout=seconds(30))
    assert (playing.returncode, errors) == (130, "")
    assert saved(path).log


@pytest.mark.parametrize(
    ("arguments", "changes"), [((), {"TERM": "dumb"}), ((), {"NO_COLOR": "1"}), (("--fast",), {"NO_COLOR": ""})]
)
def test_nobody_waits_who_would_not_see_it(arguments: tuple[str, ...], changes: dict[str, str]) -> None:
    shown, _ = on_a_terminal(b"\nq\n", *arguments, **changes)
    assert shown.count("TIME BOMB") == 2


def test_a_dumb_terminal_gets_no_control_codes_and_plain_type() -> None:
    shown, _ = on_a_terminal(b"\nq\n", TERM="dumb")
    assert "\x1b" not in shown
    assert shown.isascii()
