"""Experiments with the titles."""

from boomtable.lab.duel import Duel, duel
from boomtable.lab.interval import average, share
from boomtable.lab.simulate import Report, Side, simulate

__all__ = [
    "Duel",
    "Report",
    "Side",
    "average",
    "duel",
    "share",
    "simulate",
]
