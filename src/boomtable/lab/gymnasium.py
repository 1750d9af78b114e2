"""Every title as a Gymnasium environment: one seat is yours, bots sit in the others.

import gymnasium

table = gymnasium.make("boomtable.lab.gymnasium:boomtable/trick-snipers-v1", players=4, bots="normal")
observation, info = table.reset(seed=1)
"""

from __future__ import annotations

from typing import Any

from boomtable.lab.doors.extra import MissingExtra
from boomtable.lab.encodings import ENCODINGS, encode, versioned

try:
    from gymnasium import register

    from boomtable.lab.doors.single import SeatEnv
except ModuleNotFoundError as error:
    raise MissingExtra(error) from None

__all__ = ["SeatEnv", "env"]


def env(
    title: str,
    players: int,
    *,
    seat: int = 0,
    bots: str | tuple[str, ...] = "random",
    illegal: str = "raise",
    talk: bool = False,
    render_mode: str | None = None,
    **options: Any,
) -> SeatEnv:
    """A seat at a table of bots: one level for all, a level for every seat, or side=level for every side.

    What is illegal raises; for learners that know no masks `illegal="lose"` ends the game with a loss instead.
    """
    levels = (bots,) if isinstance(bots, str) else tuple(bots)
    return SeatEnv(encode(title, players, options, talk=talk), seat, levels, illegal, render_mode)


for _title in ENCODINGS:
    register(f"boomtable/{versioned(_title)}", f"{__name__}:env", kwargs={"title": _title}, disable_env_checker=True)
