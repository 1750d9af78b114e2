"""Ending every process that a run of the tests has started, also those whose parent is gone."""

from __future__ import annotations

import ctypes
import os
import signal
import sys
import time
from pathlib import Path

ADOPT_ORPHANS = 36  # PR_SET_CHILD_SUBREAPER of Linux
GRACE = 2.0  # seconds to end by themselves


def adopt_orphans() -> None:
    """Make this process the new parent of any process below it whose own parent dies (on Linux)."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(ADOPT_ORPHANS, 1, 0, 0, 0)


def end_descendants() -> None:
    """Ask every process below this one to end, and make those end that have not after a few seconds."""
    last = time.monotonic() + GRACE
    for pid in descendants():
        _send(pid, signal.SIGTERM)
    while descendants() and time.monotonic() < last:
        time.sleep(0.05)
    while alive := descendants():  # again, for those that were just being started
        for pid in alive:
            _send(pid, signal.SIGKILL)


def descendants() -> list[int]:
    """All processes below this one that have not ended."""
    parents = dict(filter(None, map(_parent, Path("/proc").glob("[0-9]*/stat"))))
    found = [os.getpid()]
    for pid in found:  # which grows meanwhile
        found += [child for child, parent in parents.items() if parent == pid]
    return found[1:]


def _parent(stat: Path) -> tuple[int, int] | None:
    """A process and its parent; nothing if it has ended."""
    try:
        state, parent, *_ = stat.read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return None if state == "Z" else (int(stat.parent.name), int(parent))


def _send(pid: int, what: signal.Signals) -> None:
    try:
        os.kill(pid, what)
    except ProcessLookupError:
        return
