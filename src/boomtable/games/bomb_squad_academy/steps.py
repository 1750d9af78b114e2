"""Every step of the game, so that a table can be saved at any point."""

from __future__ import annotations

from typing import TypeAlias

from boomtable.games.bomb_squad_academy.bombs import (
    Aging,
    Bomb,
    Displaying,
    Drafting,
    Graduating,
    Laying,
    Plating,
    Stacking,
)
from boomtable.games.bomb_squad_academy.cuts import Blasting, Cutting, Flipping, Paying, Reshuffling, Snipping
from boomtable.games.bomb_squad_academy.rounds import Chickening, Choosing, Looking, Protecting, Round, Tidying, Waiting
from boomtable.games.bomb_squad_academy.toolbox import Window, WireWindow
from boomtable.games.bomb_squad_academy.tools import (
    Amplified,
    Blowing,
    Bonus,
    Exposing,
    Freezing,
    Jammed,
    Jumping,
    Replacing,
    Scanning,
    Sparing,
    Switching,
)

AnyStep: TypeAlias = (
    Aging
    | Bomb
    | Stacking
    | Laying
    | Plating
    | Displaying
    | Drafting
    | Round
    | Window
    | WireWindow
    | Choosing
    | Waiting
    | Protecting
    | Cutting
    | Snipping
    | Flipping
    | Paying
    | Blasting
    | Reshuffling
    | Chickening
    | Looking
    | Tidying
    | Blowing
    | Jumping
    | Switching
    | Replacing
    | Freezing
    | Bonus
    | Exposing
    | Scanning
    | Amplified
    | Jammed
    | Sparing
    | Graduating
)
