"""Experiments: simulations, duels, balance, environments for learning libraries, compiled games."""

from boomtable.lab.duel import Duel, duel
from boomtable.lab.interval import average, share, spread
from boomtable.lab.simulate import Figure, Report, Side, simulate

__all__ = [
    "Duel",
    "Figure",
    "Report",
    "Side",
    "average",
    "duel",
    "share",
    "simulate",
    "spread",
]
