"""Players of Two Rooms and a Boom."""

from boomtable.bots.two_rooms.habits import HABITS
from boomtable.bots.two_rooms.players import easy, hard, normal

__all__ = ["HABITS", "easy", "hard", "normal"]
