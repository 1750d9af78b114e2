"""Keeps how every game of a simulation ended, as a Parquet file with a row for each."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import msgspec

from boomtable.engine import BadSetup
from boomtable.lab.extras import require
from boomtable.lab.simulate import Games, Simulation

SUFFIX = ".parquet"
KEY = "boomtable_games"  # in the file's metadata: what repeats the games
SIDE, WINNERS, WHY, MOVES = "side", "winners", "why", "moves"  # columns of every title; winners are bits at first


def check(path: Path) -> None:
    """Raise BadSetup if such a file cannot be written, before any game is played."""
    if path.suffix != SUFFIX:
        raise BadSetup("dataset-suffix", path=str(path), allowed=SUFFIX)
    if path.is_dir() or not path.parent.is_dir():
        raise BadSetup("cannot-save", path=str(path))
    require("duckdb", "numpy", extra="lab")


def write(simulation: Simulation, kept: list[Games], path: Path) -> None:
    """Write the games in their order, with a column for each figure: the sum of its samples in a game, if any."""
    import duckdb

    columns, seats = _joined(kept), f"range(0, {simulation.players})"
    figures = [name for name in columns if name not in (SIDE, WINNERS, WHY, MOVES)]
    chosen = [
        "(row_number() OVER () - 1)::INTEGER AS number",
        SIDE,
        f"[seat FOR seat IN {seats} IF ({WINNERS} >> seat) & 1 = 1]::INTEGER[] AS {WINNERS}",
        WHY,
        f"{MOVES}::INTEGER AS {MOVES}",
        *(f'CASE WHEN isnan("{name}") THEN NULL ELSE "{name}"::DOUBLE END AS "{name}"' for name in figures),
    ]
    repeats = {"game": simulation.game.id, "players": simulation.players, "bots": simulation.levels}
    repeats |= {"seed": simulation.seed, "engine": simulation.engine, "options": simulation.options}
    about = msgspec.json.encode(repeats).decode().replace("'", "''")
    target = f"(FORMAT parquet, COMPRESSION zstd, KV_METADATA {{{KEY}: '{about}'}})"
    with duckdb.connect() as connection:
        connection.register("games", columns)
        connection.execute(f"COPY (SELECT {', '.join(chosen)} FROM games) TO $path {target}", {"path": str(path)})


def _joined(kept: list[Games]) -> dict[str, Any]:
    """The columns of all games; a figure that a game does not have is nan."""
    import numpy as np

    parts = [games.columns() for games in kept]
    names = dict.fromkeys(name for part in parts for name in part)
    missing = [math.nan]
    return {name: np.concatenate([part.get(name, missing) for part in parts]) for name in names}
