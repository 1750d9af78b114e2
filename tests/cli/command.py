"""Runs the command: in this process, which is quick, or in its own process, as people start it."""

from __future__ import annotations

import os
import subprocess
import sys
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from boomtable.cli import main
from tests.patience import seconds

COMMAND = (sys.executable, "-W", "error", "-m", "boomtable")
PLAIN = {"COLUMNS": "80", "TERM": "xterm", "NO_COLOR": "1", "PYTHONUTF8": "1"}


def environment(**changes: str) -> dict[str, str]:
    return {**os.environ, **PLAIN, "PYTHONPATH": os.pathsep.join(sys.path), **changes}


def run(
    *arguments: str | Path, typed: str = "", folder: Path | None = None, **changes: str
) -> subprocess.CompletedProcess[str]:
    """Run the command in this process with its own streams and environment; returns what it prints."""
    line, out, errors = [*map(str, arguments)], BytesIO(), BytesIO()
    encoding = changes.get("PYTHONIOENCODING", "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        for name, value in {**PLAIN, **changes}.items():
            patch.setenv(name, value)
        for name, stream in {"stdin": BytesIO(typed.encode()), "stdout": out, "stderr": errors}.items():
            patch.setattr(sys, name, TextIOWrapper(stream, encoding=encoding, write_through=True))
        if folder:
            patch.chdir(folder)
        code = main(line)
        said = [stream.getvalue().decode(encoding) for stream in (out, errors)]
    return subprocess.CompletedProcess(line, code, *said)


def run_apart(
    *arguments: str | Path, typed: str = "", folder: Path | None = None, **changes: str
) -> subprocess.CompletedProcess[str]:
    """The same in a new process."""
    return subprocess.run(
        [*COMMAND, *map(str, arguments)],
        check=False,
        input=typed,
        capture_output=True,
        encoding="utf-8",
        cwd=folder,
        env=environment(**changes),
        timeout=seconds(60),
    )
