"""What may be tried against Time Bomb's bots."""

from __future__ import annotations

from boomtable.bots.time_bomb_shared.habits import habits
from boomtable.engine import but
from boomtable.games.time_bomb import Claim, View


def claimed(_view: View, claim: Claim, success: int) -> Claim:
    return but(claim, success=success)


HABITS = habits(Claim, claimed)
