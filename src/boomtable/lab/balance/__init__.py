"""The balance lab: what if? For every setup of a sweep many games among bots, and how sure they make us."""

from boomtable.lab.balance.found import Balance, Difference, Found, Setup
from boomtable.lab.balance.places import place
from boomtable.lab.balance.run import run
from boomtable.lab.balance.sweep import Sweep, plan

__all__ = ["Balance", "Difference", "Found", "Setup", "Sweep", "place", "plan", "run"]
