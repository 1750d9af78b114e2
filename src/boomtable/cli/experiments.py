"""What is said before games are played without the fast engine that they could have."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

from boomtable.engine import Game
from boomtable.lab.engines import lacks_numba
from boomtable.lab.simulate import simulate
from boomtable.lab.workers import AnyOptions
from boomtable.words import say

TRIAL = 20  # games, to tell how long all will take


def tell_if_slow(
    game: Game[Any, Any],
    players: int,
    levels: Sequence[str],
    games: int,
    options: AnyOptions,
    workers: int,
    engine: str | None,
) -> None:
    """Where only numba is missing, say so, and how long the games take without it."""
    if not lacks_numba(game, levels, engine):
        return
    seconds = simulate(game, players, (levels[0].rpartition("=")[2],), TRIAL, 0, options).seconds * games / TRIAL
    minutes = round(seconds / workers / 60)
    print(say("plays-plain", seconds=round(seconds / workers), minutes=minutes), file=sys.stderr)
