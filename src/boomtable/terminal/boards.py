"""The titles that can be played at the terminal."""

from __future__ import annotations

from boomtable.terminal.board import Board
from boomtable.terminal.bomb_squad_academy import AcademyBoard
from boomtable.terminal.time_bomb import TimeBombBoard

BOARDS: dict[str, Board] = {
    "time-bomb": TimeBombBoard(),
    "bomb-squad-academy": AcademyBoard(),
}
