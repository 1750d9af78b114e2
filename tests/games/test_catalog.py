"""The catalog: titles by their ids."""

from __future__ import annotations

import pytest

from boomtable.engine import BadSetup
from boomtable.games import time_bomb
from boomtable.games.catalog import CATALOG, find


def test_a_title_is_found_by_its_id() -> None:
    assert find("time-bomb") is time_bomb.GAME
    assert all(find(name).id == name for name in CATALOG)


def test_an_unknown_title_is_answered_with_those_there_are() -> None:
    with pytest.raises(BadSetup) as error:
        find("time-bom")
    assert (error.value.code, error.value.facts) == (
        "unknown-game",
        {"game": "time-bom", "allowed": ", ".join(CATALOG)},
    )
