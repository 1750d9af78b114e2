"""Experiments: simulations, duels, balance, environments for learning libraries, compiled games."""

from boomtable.lab.duel import Duel, Fight, duel
from boomtable.lab.exploit import Exploit, Gain, exploit
from boomtable.lab.interval import average, share, spread
from boomtable.lab.simulate import Figure, Games, Report, Side, Simulation, simulate

__all__ = [
    "Duel",
    "Exploit",
    "Fight",
    "Figure",
    "Gain",
    "Games",
    "Report",
    "Side",
    "Simulation",
    "average",
    "duel",
    "exploit",
    "share",
    "simulate",
    "spread",
]
