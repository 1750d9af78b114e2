"""Trick Snipers on the terminal: a hand by clans, a trick by seats, and what is in sight."""

from boomtable.boards.trick_snipers.board import SnipersBoard

__all__ = ["SnipersBoard"]
