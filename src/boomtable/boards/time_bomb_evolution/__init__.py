"""Time Bomb Evolution on the terminal: Time Bomb's bench, with a row of bombs below it."""

from boomtable.boards.time_bomb_evolution.board import EvolutionBoard

__all__ = ["EvolutionBoard"]
