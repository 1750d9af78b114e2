"""Players of Trick Snipers."""

from boomtable.bots.trick_snipers.players import easy, hard, normal

__all__ = ["easy", "hard", "normal"]
