"""The command on a terminal, as people see it."""

from __future__ import annotations

import os
import pty
import subprocess
import time

import pytest

from tests.cli.command import COMMAND, environment
from tests.patience import seconds

pytestmark = pytest.mark.slow

PLAY = ("play", "time-bomb", "--seed", "7")


def on_a_terminal(typed: bytes, *arguments: str, **changes: str) -> tuple[str, float]:
    """What a terminal gets to show, and how many seconds that takes."""
    keyboard, screen = pty.openpty()
    began = time.monotonic()
    playing = subprocess.Popen(
        [*COMMAND, *PLAY, *arguments], stdin=screen, stdout=screen, stderr=screen, env=environment(**changes)
    )
    os.close(screen)
    os.write(keyboard, typed)
    shown = b""
    while chunk := read(keyboard):
        shown += chunk
    os.close(keyboard)
    assert playing.wait(timeout=seconds(30)) == 0
    return shown.decode(), time.monotonic() - began


def read(keyboard: int) -> bytes:
    try:
        return os.read(keyboard, 65536)
    except OSError:  # nobody writes any more
        return b""


def test_a_terminal_shows_colours_and_fresh_pages_and_holds_its_breath() -> None:
    shown, took = on_a_terminal(b"\nq\n", TERM="xterm-256color", NO_COLOR="")
    assert shown.count("TIME BOMB") == 3  # when asked, while a wire is between the jaws, when asked again
    assert "\x1b[2J" in shown
    assert "\x1b[33m━" in shown
    assert took > 0.9
