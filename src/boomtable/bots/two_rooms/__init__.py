"""Players of Two Rooms and a Boom."""

from boomtable.bots.two_rooms.players import easy, hard, normal

__all__ = ["easy", "hard", "normal"]
