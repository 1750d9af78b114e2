"""The message when the extra is not installed, and that nothing else needs it."""

from __future__ import annotations

import sys
from subprocess import run

import pytest

BLOCKED = "import sys; sys.modules[{package!r}] = None\nimport boomtable.lab.{adapter}"
QUIET = """
import sys, boomtable, boomtable.lab, boomtable.lab.encodings, boomtable.cli
print({"numpy", "numba", "gymnasium", "pettingzoo"} & {*sys.modules})
"""


def python(code: str) -> tuple[str, str]:
    ended = run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    return ended.stdout.strip(), ended.stderr.strip()


@pytest.mark.parametrize("package", ["numpy", "gymnasium", "pettingzoo"])
@pytest.mark.parametrize("adapter", ["gymnasium", "pettingzoo"])
def test_a_missing_extra_names_the_line_that_installs_it(adapter: str, package: str) -> None:
    _, complaint = python(BLOCKED.format(package=package, adapter=adapter))
    if (adapter, package) == ("gymnasium", "pettingzoo"):
        assert complaint == ""
    else:
        last = complaint.splitlines()[-1]
        assert last.endswith(f'{package} is not installed; run: pip install "boomtable[lab]"')
        assert "During handling" not in complaint


def test_a_fast_table_needs_another_extra() -> None:
    fast = "import boomtable.lab.pettingzoo as p; p.env('time-bomb', 5); p.env('time-bomb', 5, fast=True)"
    _, complaint = python(f"import sys; sys.modules['numba'] = None\n{fast}")
    assert complaint.splitlines()[-1].endswith('numba is not installed; run: pip install "boomtable[fast]"')


def test_nothing_else_needs_it() -> None:
    assert python(QUIET) == ("set()", "")
