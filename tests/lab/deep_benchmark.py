"""The benchmark prints figures, and JSON on request."""

import sys
from subprocess import check_output
from typing import Any

import msgspec
import pytest
from rich.console import Console

from boomtable.lab.benchmark import Figures, as_table

IN_A_HURRY = """
from boomtable.lab import benchmark as b
b.ROUNDS, b.GAMES, b.TABLES, b.BOT_GAMES, b.ACADEMY_ANSWERS, b.EVENINGS = 1, 3, 3, 1, 3, 1
b.TWIN_GAMES = 10
b.run(b.main)
"""


@pytest.fixture(scope="module")
def printed() -> str:
    """All figures, of so few games that they are worth nothing."""
    return check_output([sys.executable, "-c", IN_A_HURRY, "--json"], encoding="utf-8")


def test_the_benchmark_is_a_program() -> None:
    assert "--json" in check_output([sys.executable, "-m", "boomtable.lab.benchmark", "--help"], encoding="utf-8")


def test_figures_as_json_have_a_name_a_value_a_unit_and_a_target(printed: str) -> None:
    figures: dict[str, Any] = msgspec.json.decode(printed)
    assert [*figures] == ["python", "machine", "rows"]
    assert {tuple(row) for row in figures["rows"]} == {("name", "value", "unit", "target")}
    assert {row["name"]: row["target"] for row in figures["rows"]} == {
        "time-bomb-4": 120_000,
        "time-bomb-5": 120_000,
        "time-bomb-6": 120_000,
        "time-bomb-evolution-4": 90_000,
        "time-bomb-evolution-4-evolved": 90_000,
        "time-bomb-evolution-5": 90_000,
        "time-bomb-evolution-5-evolved": 90_000,
        "time-bomb-evolution-6": 90_000,
        "time-bomb-evolution-6-evolved": 90_000,
        "bomb-squad-academy-2": 60_000,
        "bomb-squad-academy-3": 60_000,
        "bomb-squad-academy-4": 60_000,
        "bomb-squad-academy-5": 60_000,
        "trick-snipers-3": 120_000,
        "trick-snipers-4": 120_000,
        "trick-snipers-5": 120_000,
        "view": None,
        "imagine": 60,
        "encode+decode": 10,
        "hard-6": 5,
        "hard-6-worst": 50,
        "time-bomb-evolution-hard-6": 10,
        "time-bomb-evolution-hard-6-worst": 80,
        "bomb-squad-academy-hard-4": None,
        "bomb-squad-academy-hard-4-worst": 500,
        "two-rooms-10-evening": 150,
        "two-rooms-10": None,
        "two-rooms-30-evening": 2000,
        "two-rooms-30": None,
        "two-rooms-30-imagine": 2000,
        **{f"time-bomb-{players}-twin": 10_000_000 for players in range(4, 9)},
        "time-bomb-8-twin-two-threads": None,
        **{f"time-bomb-evolution-{players}-twin": 5_000_000 for players in range(4, 7)},
        "time-bomb-evolution-6-twin-two-threads": None,
        **{f"bomb-squad-academy-{players}-twin": 3_000_000 for players in range(2, 6)},
        "bomb-squad-academy-5-twin-two-threads": None,
        **{f"trick-snipers-{players}-twin": 25_000_000 for players in range(3, 6)},
        "trick-snipers-5-twin-two-threads": None,
        "import boomtable": 20,
        "import boomtable.games.catalog": 150,
        "import boomtable.cli.commands": 800,
        "import boomtable.lab": 300,
        "import boomtable.text": 800,
        "import boomtable.lab.gymnasium": None,
        "import boomtable.lab.pettingzoo": None,
        "import boomtable.lab.openspiel": None,
        "import boomtable.cli.serve": None,
    }
    assert all(row["value"] > 0 for row in figures["rows"])


def test_figures_as_a_table_show_the_targets_beside_them(printed: str) -> None:
    console = Console(width=100)
    with console.capture() as shown:
        console.print(as_table(msgspec.json.decode(printed, type=Figures)))
    assert "≥ 120,000" in shown.get()
