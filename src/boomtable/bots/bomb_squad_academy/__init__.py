"""Players of Bomb Squad Academy."""

from boomtable.bots.bomb_squad_academy.habits import HABITS
from boomtable.bots.bomb_squad_academy.players import easy, hard, normal

__all__ = ["HABITS", "easy", "hard", "normal"]
