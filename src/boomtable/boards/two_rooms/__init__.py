"""Two Rooms and a Boom on the terminal: my card, who is here and what I saw of them, and what may be done meanwhile."""

from boomtable.boards.two_rooms.board import RoomsBoard

__all__ = ["RoomsBoard"]
