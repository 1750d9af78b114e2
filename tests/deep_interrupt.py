"""Ctrl-C ends a test run soon, with all its child processes."""

from __future__ import annotations

import os
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.patience import seconds
from tests.processes import running

ROOT = Path(__file__).parents[1]
RUN = ("-m", "pytest", "-q", "-n", "2", "-p", "no:cacheprovider", "tests/web/test_time_bomb.py")
SOON = 10.0  # seconds, whatever the load


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells which processes a run has started")
@pytest.mark.usefixtures("interruptible")
@pytest.mark.parametrize("group", [False, True], ids=["the-runner-alone", "all-as-a-terminal-does"])
def test_one_interrupt_ends_workers_and_browsers_within_ten_seconds(group: bool) -> None:
    mark = f"BOOMTABLE_RUN={secrets.token_hex(8)}"
    ours = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    with subprocess.Popen(
        [sys.executable, *RUN],
        cwd=ROOT,
        env={**ours, **dict([mark.split("=")])},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        process_group=0,
    ) as run:
        try:
            _wait(lambda: any("renderer" in line for line in running(mark)), seconds(120), run)
            (os.killpg if group else os.kill)(run.pid, signal.SIGINT)
            run.communicate(timeout=SOON)
            assert run.returncode == pytest.ExitCode.INTERRUPTED
            _wait(lambda: not running(mark), SOON)
        finally:
            for line in running(mark):
                os.kill(int(line.split()[0]), signal.SIGKILL)


def _wait(condition: Callable[[], bool], most: float, run: subprocess.Popen[bytes] | None = None) -> None:
    last = time.monotonic() + most
    while not condition():
        assert run is None or run.poll() is None, "the run ended too early to be interrupted"
        assert time.monotonic() < last
        time.sleep(0.05)
