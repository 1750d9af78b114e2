"""Experiments: simulations, duels, balance, environments for learning libraries, compiled games."""

from boomtable.lab.duel import Duel, duel
from boomtable.lab.exploit import Exploit, Gain, exploit
from boomtable.lab.interval import average, share, spread
from boomtable.lab.simulate import Figure, Report, Side, simulate

__all__ = [
    "Duel",
    "Exploit",
    "Figure",
    "Gain",
    "Report",
    "Side",
    "average",
    "duel",
    "exploit",
    "share",
    "simulate",
    "spread",
]
