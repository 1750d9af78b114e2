"""Child processes of tests end with them, even when a whole run is interrupted or killed."""

from __future__ import annotations

import ctypes
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from signal import SIGKILL, SIGTERM, Signals
from subprocess import DEVNULL, PIPE, Popen

ADOPT_ORPHANS = 36  # PR_SET_CHILD_SUBREAPER of Linux
GRACE = 2.0  # seconds to end by themselves


@contextmanager
def ending_with_us(pid: int, how: Signals = SIGKILL) -> Iterator[None]:
    """While this lasts, kill a process (or a group, if the number is negative) as soon as we are gone."""
    wait = f"read -r nothing || kill -{how.value} {pid}"  # there is nothing to read: only our end of the pipe can close
    with Popen(["sh", "-c", wait], stdin=PIPE, stdout=DEVNULL, stderr=DEVNULL, start_new_session=True) as guard:
        try:
            yield
        finally:
            guard.kill()


def adopt_orphans() -> None:
    """Make this process the new parent of any process below it whose own parent dies (on Linux)."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(ADOPT_ORPHANS, 1, 0, 0, 0)


def end_descendants() -> None:
    """Terminate all descendants, and kill those still running after a few seconds."""
    last = time.monotonic() + GRACE
    for pid in descendants():
        _send(pid, SIGTERM)
    while descendants() and time.monotonic() < last:
        time.sleep(0.05)
    while alive := descendants():  # repeated, for those that were just being started
        for pid in alive:
            _send(pid, SIGKILL)


def descendants() -> list[int]:
    """All running descendants; empty if the system does not tell."""
    parents = dict(filter(None, map(_parent, Path("/proc").glob("[0-9]*/stat"))))
    found = [os.getpid()]
    for pid in found:  # which grows meanwhile
        found += [child for child, parent in parents.items() if parent == pid]
    return found[1:]


def running(mark: str) -> list[str]:
    """The number and command line of every process that was started with this mark in its environment."""
    return [line for process in Path("/proc").glob("[0-9]*") if (line := _line(process, mark.encode()))]


def _parent(stat: Path) -> tuple[int, int] | None:
    """A process and its parent; None if it has ended."""
    try:
        state, parent, *_ = stat.read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return None if state in "ZX" else (int(stat.parent.name), int(parent))


def _send(pid: int, what: Signals) -> None:
    with suppress(ProcessLookupError):
        os.kill(pid, what)


def _line(process: Path, mark: bytes) -> str:
    try:
        if mark not in (process / "environ").read_bytes().split(b"\0"):
            return ""
        return f"{process.name} {(process / 'cmdline').read_bytes().decode(errors='replace')}"
    except OSError:
        return ""  # it has ended, or belongs to somebody else
