"""Players of Trick Snipers."""

from boomtable.bots.trick_snipers.habits import HABITS
from boomtable.bots.trick_snipers.players import easy, hard, normal

__all__ = ["HABITS", "easy", "hard", "normal"]
