"""Processes started by a test do not outlive it."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from subprocess import PIPE, Popen

from tests.patience import seconds

KEEPER = """
from subprocess import Popen
from tests.processes import ending_with_us
with Popen(["sleep", "600"]) as sleeper, ending_with_us(sleeper.pid):
    print(sleeper.pid, flush=True)
    sleeper.wait()
"""


def test_a_process_is_ended_when_its_parent_is_killed() -> None:
    with Popen([sys.executable, "-c", KEEPER], stdout=PIPE, text=True, cwd=Path(__file__).parents[1]) as keeper:
        assert keeper.stdout
        sleeper = int(keeper.stdout.readline())
        keeper.kill()
    limit = time.monotonic() + seconds(5)
    while running(sleeper):
        assert time.monotonic() < limit
        time.sleep(0.01)


def running(pid: int) -> bool:
    """Whether a process is running; zombies count as ended."""
    stat = Path(f"/proc/{pid}/stat")
    return stat.exists() and stat.read_text().rpartition(")")[2].split()[0] != "Z"
