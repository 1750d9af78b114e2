"""The balance lab: many games among bots for every setup of a sweep, and how certain the differences are."""

from boomtable.lab.balance.executors import executor
from boomtable.lab.balance.run import run
from boomtable.lab.balance.sweep import Balance, Difference, Found, Setup, Sweep, plan

__all__ = ["Balance", "Difference", "Found", "Setup", "Sweep", "executor", "plan", "run"]
