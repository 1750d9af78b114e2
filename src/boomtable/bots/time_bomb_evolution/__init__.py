"""Players of Time Bomb Evolution."""

from boomtable.bots.time_bomb_evolution.habits import HABITS
from boomtable.bots.time_bomb_evolution.players import easy, hard, normal

__all__ = ["HABITS", "easy", "hard", "normal"]
