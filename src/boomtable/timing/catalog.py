"""The timing of every title, and the show of one update."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from boomtable.engine import but
from boomtable.timing import bomb_squad_academy, time_bomb, time_bomb_evolution, trick_snipers, two_rooms
from boomtable.timing.title import Timing
from boomtable.wire.show import Show

TIMINGS: Mapping[str, Timing] = {
    "bomb-squad-academy": bomb_squad_academy.TIMING,
    "time-bomb": time_bomb.TIMING,
    "time-bomb-evolution": time_bomb_evolution.TIMING,
    "trick-snipers": trick_snipers.TIMING,
    "two-rooms": two_rooms.TIMING,
}


def show_of(game: str, before: Any, after: Any, *, bot: bool, at: float, scale: float) -> Show | None:
    """How one viewer is shown what changed, from this time on; None if it takes no time."""
    timing = TIMINGS.get(game)
    if timing is None or not scale:
        return None
    beats = timing.beats(before, after, bot)
    return Show(at, tuple([but(beat, seconds=beat.seconds * scale) for beat in beats])) if beats else None
