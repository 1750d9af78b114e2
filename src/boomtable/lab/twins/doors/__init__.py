"""Twins through a door: what a seat may do and sees, in the numbers of the encodings, on rows that remember more."""

from __future__ import annotations

from typing import cast

from boomtable.lab.twins.doors import time_bomb, time_bomb_evolution, trick_snipers
from boomtable.lab.twins.doors.kernels import REFUSED, DoorKernels

__all__ = ["DOORS", "REFUSED", "DoorKernels"]

DOORS: dict[str, DoorKernels] = {
    "time-bomb": cast(DoorKernels, time_bomb),
    "time-bomb-evolution": cast(DoorKernels, time_bomb_evolution),
    "trick-snipers": cast(DoorKernels, trick_snipers),
}
