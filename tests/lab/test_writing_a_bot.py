"""docs/writing-a-bot.md and CITATION.cff are correct."""

from __future__ import annotations

import runpy
from importlib.metadata import version
from pathlib import Path

from boomtable.games.time_bomb import GAME
from boomtable.lab import duel

ROOT = Path(__file__).parents[2]


def test_the_example_beats_random_players_under_its_own_name() -> None:
    cautious = runpy.run_path(str(ROOT / "examples" / "cautious.py"))["Cautious"]
    fought = duel(GAME, 5, cautious(), "random", 200, 1)
    assert (fought.a, fought.b) == ("Cautious", "random")
    assert fought.low > 0.5


def test_a_bot_brought_along_is_the_bot_of_its_level() -> None:
    from boomtable.bots import make_bot

    by_name, brought = (duel(GAME, 4, a, "random", 20, 3) for a in ("normal", make_bot(GAME, "normal")))
    assert brought.a_share == by_name.a_share


def test_the_citation_names_this_version() -> None:
    lines = (ROOT / "CITATION.cff").read_text(encoding="utf-8").splitlines()
    assert f"version: {version('boomtable')}" in lines
