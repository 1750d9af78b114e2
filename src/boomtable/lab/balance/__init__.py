"""The balance lab: many games among bots for every setup of a sweep, and how certain the differences are."""

from boomtable.lab.balance.run import Interrupted, run
from boomtable.lab.balance.sweep import Balance, Difference, Setup, SetupResult, Sweep, plan
from boomtable.lab.workers import executor

__all__ = ["Balance", "Difference", "Interrupted", "Setup", "SetupResult", "Sweep", "executor", "plan", "run"]
