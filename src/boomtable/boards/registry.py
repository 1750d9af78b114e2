"""The boards by title."""

from __future__ import annotations

from boomtable.boards.board import Board
from boomtable.boards.bomb_squad_academy import AcademyBoard
from boomtable.boards.time_bomb import TimeBombBoard
from boomtable.boards.time_bomb_evolution import EvolutionBoard
from boomtable.boards.trick_snipers import SnipersBoard
from boomtable.boards.two_rooms import RoomsBoard

BOARDS: dict[str, Board] = {
    "time-bomb": TimeBombBoard(),
    "time-bomb-evolution": EvolutionBoard(),
    "bomb-squad-academy": AcademyBoard(),
    "trick-snipers": SnipersBoard(),
    "two-rooms": RoomsBoard(),
}
