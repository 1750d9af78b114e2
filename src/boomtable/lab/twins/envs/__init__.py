"""Twins as environments: what a seat may do and sees, numbered as in the encodings, on tables that remember more."""

from __future__ import annotations

from typing import cast

from boomtable.lab.twins.envs import time_bomb, time_bomb_evolution, trick_snipers
from boomtable.lab.twins.envs.env import REFUSED, EnvKernels

__all__ = ["ENVS", "REFUSED", "EnvKernels"]

ENVS: dict[str, EnvKernels] = {
    "time-bomb": cast(EnvKernels, time_bomb),
    "time-bomb-evolution": cast(EnvKernels, time_bomb_evolution),
    "trick-snipers": cast(EnvKernels, trick_snipers),
}
