"""Which engine plays a title's games: the rules themselves, or their compiled twin where it has the same players."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.util import find_spec
from typing import Any, Final

from boomtable.engine import BadSetup, Game
from boomtable.lab.extras import require

PLAIN: Final = "plain"
COMPILED: Final = "compiled"
TITLES = ("time-bomb", "time-bomb-evolution", "bomb-squad-academy", "trick-snipers")  # that have a twin
RULES: Final = "rules"  # a few rules of thumb, which only twins have
FORMS = ("random", RULES)  # players that a twin has


def choose(game: Game[Any, Any], levels: Iterable[str], wanted: str | None = None) -> str:
    """The engine for players of these levels: the compiled one where it has them all, unless another is wanted."""
    levels = {level.rpartition("=")[2] for level in levels}
    fits = has_form(game, levels)
    if wanted not in (None, PLAIN, COMPILED):
        raise BadSetup("bad-option", option="engine", value=wanted, allowed=f"{PLAIN}, {COMPILED}")
    if wanted == PLAIN or (wanted is None and not fits) or lacks_numba(game, levels, wanted):
        return PLAIN
    if not fits:
        raise BadSetup("no-compiled-form", titles=", ".join(TITLES), levels=", ".join(FORMS))
    require("numba", extra="fast")
    return COMPILED


def has_form(game: Game[Any, Any], levels: Iterable[str]) -> bool:
    """Whether the title's twin has all these players."""
    return game.id in TITLES and {level.rpartition("=")[2] for level in levels} <= {*FORMS}


def lacks_numba(game: Game[Any, Any], levels: Iterable[str], wanted: str | None = None) -> bool:
    """Whether only numba is missing for the compiled engine, and the plain one has these players too."""
    return wanted is None and has_form(game, levels) and RULES not in {*levels} and not find_spec("numba")
