"""The real command, run in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

COMMAND = (sys.executable, "-W", "error", "-m", "boomtable")
PLAIN = {"COLUMNS": "80", "TERM": "xterm", "NO_COLOR": "1", "PYTHONUTF8": "1"}


def environment(**changes: str) -> dict[str, str]:
    return {**os.environ, **PLAIN, "PYTHONPATH": os.pathsep.join(sys.path), **changes}


def run(
    *arguments: str | Path, typed: str = "", folder: Path | None = None, **changes: str
) -> subprocess.CompletedProcess[str]:
    """What the command prints when this is typed."""
    return subprocess.run(
        [*COMMAND, *map(str, arguments)],
        check=False,
        input=typed,
        capture_output=True,
        encoding="utf-8",
        cwd=folder,
        env=environment(**changes),
        timeout=60,
    )
