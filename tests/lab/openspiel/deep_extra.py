"""The message when OpenSpiel is not installed, and how a process that has used it ends."""

from __future__ import annotations

import sys
from subprocess import run

import pytest

BLOCKED = "import sys; sys.modules[{package!r}] = None\nimport boomtable.lab.openspiel"
QUIET = "import sys, boomtable.lab, boomtable.lab.encodings, boomtable.cli\nprint('pyspiel' in sys.modules)"
USED = "import pyspiel, boomtable.lab.openspiel\nprint(pyspiel.load_game('boomtable_time_bomb').new_initial_state())"


def python(code: str) -> tuple[int, str, str]:
    ended = run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    return ended.returncode, ended.stdout.strip(), ended.stderr.strip()


@pytest.mark.parametrize("package", ["pyspiel", "numpy"])
def test_a_missing_extra_names_the_line_that_installs_it(package: str) -> None:
    _, _, complaint = python(BLOCKED.format(package=package))
    assert complaint.splitlines()[-1].endswith(f'{package} is not installed; run: pip install "boomtable[openspiel]"')


def test_nothing_else_needs_it() -> None:
    assert python(QUIET)[:2] == (0, "False")


def test_a_process_with_our_games_ends_in_peace() -> None:
    code, told, complaint = python(USED)
    assert (code, complaint) == (0, "")
    assert told.startswith("{")
