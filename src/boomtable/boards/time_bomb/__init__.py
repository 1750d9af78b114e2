"""Time Bomb on the terminal: a bench with wires, a dial, and a pair of nippers that goes round."""

from boomtable.boards.time_bomb.board import TimeBombBoard

__all__ = ["TimeBombBoard"]
