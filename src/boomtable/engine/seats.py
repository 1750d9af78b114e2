"""Who sits at a table, and who may look at it."""

from __future__ import annotations

from typing import Final, TypeAlias

Seat: TypeAlias = int  # 0 and up, clockwise [ALL1]
Place: TypeAlias = str  # a place to watch from that is nobody's seat: a screen, a room
Viewer: TypeAlias = Seat | Place

CHANCE: Final = -1  # shuffles and draws [ALL2]
CLOCK: Final = -2  # rings the alarms

PUBLIC: Final = "public"  # spectators and the screen on the wall
