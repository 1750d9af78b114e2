"""What may be tried against Time Bomb Evolution's bots."""

from __future__ import annotations

from boomtable.bots.time_bomb_evolution.claims import told
from boomtable.bots.time_bomb_shared.habits import habits
from boomtable.games.time_bomb_evolution import Claim, View


def claimed(view: View, _claim: Claim, success: int) -> Claim:
    return told(view, success)


HABITS = habits(Claim, claimed)
