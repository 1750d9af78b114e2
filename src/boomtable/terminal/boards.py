"""The titles that can be played at the terminal."""

from __future__ import annotations

from boomtable.terminal.board import Board
from boomtable.terminal.bomb_squad_academy import AcademyBoard
from boomtable.terminal.time_bomb import TimeBombBoard
from boomtable.terminal.time_bomb_evolution import EvolutionBoard
from boomtable.terminal.trick_snipers import SnipersBoard
from boomtable.terminal.two_rooms import RoomsBoard

BOARDS: dict[str, Board] = {
    "time-bomb": TimeBombBoard(),
    "time-bomb-evolution": EvolutionBoard(),
    "bomb-squad-academy": AcademyBoard(),
    "trick-snipers": SnipersBoard(),
    "two-rooms": RoomsBoard(),
}
