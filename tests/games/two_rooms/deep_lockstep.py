"""The engine and the oracle, move by move, in more games."""

from __future__ import annotations

import pytest

from boomtable.engine import Seeded
from tests.games.two_rooms.test_lockstep import follow


@pytest.mark.parametrize("players", range(6, 33))
def test_engine_and_oracle_agree_on_many_evenings(players: int) -> None:
    """100 evenings of every size, by any house rules and with any deck without powers."""
    for game in range(4):
        follow(players, Seeded("lockstep", players, game))
