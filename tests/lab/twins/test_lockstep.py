"""The twins in plain Python beside the engine, move by move and game by game; compiled ones are left to `make deep`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from boomtable.lab.engines import TITLES
from tests.cli.command import environment

pytestmark = pytest.mark.slow

PLAIN = """
import sys
sys.modules["numba"] = None
from boomtable.engine import Seeded
from boomtable.lab.twins import TWINS, twin
from tests.lab.twins.deep_lockstep import OCCUR, OPTION_SETS, NAMED, counted, follow, lineups

for title in TWINS:
    seen = set()
    for number, options in enumerate([*2 * OPTION_SETS[title], NAMED[title]]):
        seats = TWINS[title].game.seats
        players = seats[number % len(seats)]
        try:
            seen |= follow(twin(title, players, **options), Seeded("plain", number))
            who = lineups(title)[number % len(lineups(title))]
            counted(twin(title, players, **options), who, range(number, number + 1))
        except Exception as error:
            raise SystemExit(f"{title} with {players} players and {options}: {error!r}")
    print(title, "all" if seen >= OCCUR[title] else OCCUR[title] - seen)
"""


def test_the_twins_follow_the_engine_also_where_there_is_no_numba() -> None:
    ended = subprocess.run(
        [sys.executable, "-W", "error", "-c", PLAIN],
        check=False,
        capture_output=True,
        encoding="utf-8",
        cwd=Path(__file__).parents[3],
        env=environment(),
    )
    assert not ended.returncode, ended.stderr
    assert ended.stdout.split("\n") == [*(f"{title} all" for title in TITLES), ""]
