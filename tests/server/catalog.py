"""The titles in server tests: the whole catalog, and the toys."""

from __future__ import annotations

from typing import Any

from boomtable.engine import Game
from boomtable.games.catalog import CATALOG as REAL
from tests.engine.toys import lamps, standoff

CATALOG: dict[str, Game[Any, Any]] = {**REAL, "lamps": lamps.GAME, "standoff": standoff.GAME}
