"""Only what is needed is imported: the library loads quickly and without the server."""

from __future__ import annotations

import subprocess
import sys

from tests.cli.command import environment
from tests.patience import seconds

HEAVY = {
    "alembic", "cyclopts", "duckdb", "gymnasium", "httpx", "litestar", "numpy", "pettingzoo",
    "prometheus_client", "pyspiel", "ray", "resvg_py", "sqlalchemy", "structlog", "textual", "uvicorn", "websockets",
}  # fmt: skip
LOADED = """
import sys
import boomtable, boomtable.engine, boomtable.bots, boomtable.lab, boomtable.text
print(*sorted({name.partition(".")[0] for name in sys.modules}))
"""
TIMED = "from time import perf_counter as now; began = now(); import boomtable; print(now() - began)"
AT_ONCE = 0.1  # seconds on a quiet machine
TRIES = 5  # the best one counts: the others were disturbed


def printed(program: str) -> str:
    command = [sys.executable, "-c", program]
    return subprocess.run(command, check=True, capture_output=True, encoding="utf-8", env=environment()).stdout


def test_the_library_brings_no_server_and_no_extra() -> None:
    assert HEAVY.isdisjoint(printed(LOADED).split())


def test_boomtable_alone_brings_no_title_and_no_package() -> None:
    loaded = printed("import sys; before = {*sys.modules}; import boomtable; print(*{*sys.modules} - before)")
    assert loaded.split() == ["boomtable"]


def test_boomtable_is_there_at_once() -> None:
    assert min(float(printed(TIMED)) for _ in range(TRIES)) < seconds(AT_ONCE)
