"""Bomb Squad Academy on the terminal: four wires, the class before them, and what the round has brought."""

from boomtable.boards.bomb_squad_academy.board import AcademyBoard

__all__ = ["AcademyBoard"]
