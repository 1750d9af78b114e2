"""Ctrl-C at any moment ends a command with 130, without a traceback, and with it every process it has started."""

from __future__ import annotations

import secrets
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from tests.cli.command import environment
from tests.patience import seconds, until
from tests.processes import running

LINES = (
    "lab simulate two-rooms --players 10 --games 100000 --json",
    "lab simulate time-bomb --games 100000 --workers 2",
    "lab duel trick-snipers --players 4 --a hard --b random --games 100000",
    "lab text time-bomb",
    "load --tables 3 --seconds 60",
    "play two-rooms --players 8",
    "serve --host 127.0.0.1 --port 0 --data .",
)
MOMENTS = (0.05, 0.4, 1.5, 5.0)  # seconds after it has begun to load the command
PROGRAM = """
import os, signal, sys, threading
from boomtable.cli import main
threading.Timer({moment}, os.kill, (os.getpid(), signal.SIGINT)).start()
sys.exit(main({line}))
"""


@pytest.mark.usefixtures("interruptible")
@pytest.mark.parametrize("line", LINES)
async def test_ctrl_c_leaves_no_traceback_whenever_it_comes(line: str, tmp_path: Path) -> None:
    for moment in MOMENTS:
        mark = f"BOOMTABLE_RUN={secrets.token_hex(8)}"
        program = PROGRAM.format(moment=moment, line=line.split())
        run = subprocess.Popen(
            [sys.executable, "-c", program],
            cwd=tmp_path,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment(**dict([mark.split("=")])),
            encoding="utf-8",
        )
        run.wait(seconds(60))
        _, errors = run.communicate()
        assert "Traceback" not in errors, (moment, errors)
        await until(partial(over, mark))
        assert run.returncode == 130 or "serve" in line, (moment, errors)  # a server that is open closes


def over(mark: str) -> bool:
    return not running(mark)
