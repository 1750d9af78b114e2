"""Worker processes end with the process that started them."""

from __future__ import annotations

import sys
from pathlib import Path
from subprocess import PIPE, Popen
from time import monotonic, sleep

from tests.patience import seconds

ENDLESS = """
import os
from time import sleep
from boomtable.lab.workers import play_all

def play(number):
    sleep(60 if number >= 10 else 0)  # the first ten go to one worker
    return os.getpid()

if __name__ == "__main__":
    for pid in play_all(play, 40, 2, None):
        print(pid, flush=True)
"""


def test_workers_go_when_the_one_who_hired_them_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "endless.py"
    script.write_text(ENDLESS)
    with Popen([sys.executable, str(script)], stdout=PIPE, text=True) as hirer:
        assert hirer.stdout
        worker = int(hirer.stdout.readline())
        assert alive(worker)
        hirer.kill()
        hirer.wait()
        assert gone(worker)


def alive(pid: int) -> bool:
    """One that has ended and that nobody has asked about yet is not."""
    stat = Path(f"/proc/{pid}/stat")
    return stat.exists() and stat.read_text().rpartition(")")[2].split()[0] != "Z"


def gone(pid: int) -> bool:
    ends = monotonic() + seconds(20)
    while alive(pid) and monotonic() < ends:
        sleep(0.05)
    return not alive(pid)
