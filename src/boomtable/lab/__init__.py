"""Experiments with the titles."""

from boomtable.lab.interval import share
from boomtable.lab.simulate import Report, Side, simulate

__all__ = [
    "Report",
    "Side",
    "share",
    "simulate",
]
