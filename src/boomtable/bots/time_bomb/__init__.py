"""Players of Time Bomb."""

from boomtable.bots.time_bomb.players import easy, hard, normal

__all__ = ["easy", "hard", "normal"]
