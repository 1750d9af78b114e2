"""Every step of the game, so that a table can be saved at any point."""

from __future__ import annotations

from typing import TypeAlias

from boomtable.games.two_rooms.finale import Calling, NamingBuried, Pausing, Revealing, Shooting
from boomtable.games.two_rooms.rounds import (
    Exchanging,
    FindingLeaders,
    Holding,
    Meeting,
    Naming,
    Parley,
    Playing,
    Round,
)
from boomtable.games.two_rooms.setup import (
    Beginning,
    Burying,
    Dealing,
    Evening,
    PlacingAmbassadors,
    SettingAside,
    Splitting,
)

AnyStep: TypeAlias = (
    Burying
    | SettingAside
    | Dealing
    | Evening
    | Splitting
    | PlacingAmbassadors
    | Beginning
    | Round
    | Playing
    | FindingLeaders
    | Naming
    | Holding
    | Meeting
    | Parley
    | Exchanging
    | Pausing
    | NamingBuried
    | Calling
    | Shooting
    | Revealing
)
