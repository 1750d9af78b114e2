"""What bots claim after the deal. It does not have to be true."""

from __future__ import annotations

from collections.abc import Sequence

from boomtable.bots.time_bomb_shared.speech import number
from boomtable.engine import Luck
from boomtable.games.time_bomb import Claim


def claim(odds: Sequence[float], luck: Luck) -> Claim:
    """A number of Success drawn by these odds. Everyone denies the Boom, so that says nothing."""
    return Claim(success=number(odds, luck), boom=0)
