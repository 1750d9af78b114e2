"""Two Rooms and a Boom: two rooms, hidden cards, hostages, and a bomb. For 6 to 30 people."""

from boomtable.engine import Game
from boomtable.games.two_rooms.house import House
from boomtable.games.two_rooms.imagine import imagine
from boomtable.games.two_rooms.moves import AnyMove
from boomtable.games.two_rooms.notation import draw, parse
from boomtable.games.two_rooms.opening import start
from boomtable.games.two_rooms.table import TwoRooms
from boomtable.games.two_rooms.view import View

__all__ = ["GAME", "AnyMove", "House", "TwoRooms", "View", "draw", "imagine", "parse", "start"]

GAME = Game(
    id="two-rooms",
    title="Two Rooms and a Boom",
    rules=1,
    seats=range(6, 31),
    sides=("red", "blue", "neither"),
    state=TwoRooms,
    view=View,
    moves=AnyMove,
    options=House,
    start=start,
    imagine=imagine,
    draw=draw,
    parse=parse,
)
