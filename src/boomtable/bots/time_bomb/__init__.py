"""Players of Time Bomb."""

from boomtable.bots.time_bomb.habits import HABITS
from boomtable.bots.time_bomb.players import easy, hard, normal

__all__ = ["HABITS", "easy", "hard", "normal"]
