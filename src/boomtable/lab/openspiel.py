"""Every title as a game of OpenSpiel: importing this registers them.

import boomtable.lab.openspiel
import pyspiel

game = pyspiel.load_game("boomtable_trick_snipers(players=4)")
"""

from __future__ import annotations

from boomtable.games.catalog import CATALOG
from boomtable.lab.doors.extra import MissingExtra
from boomtable.lab.encodings import ENCODINGS

try:
    from boomtable.lab.doors.rollouts import Rollouts
    from boomtable.lab.doors.spiel import TitleGame, TitleState, register, resampler
except ModuleNotFoundError as error:
    raise MissingExtra(error) from None

__all__ = ["Rollouts", "TitleGame", "TitleState", "resampler"]


for _title in ENCODINGS:
    register(CATALOG[_title])
