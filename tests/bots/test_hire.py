"""Bots are hired by title and level."""

from typing import Any

import pytest

from boomtable.bots import Random, crew, hire
from boomtable.engine import BadSetup, Game
from boomtable.games.catalog import CATALOG
from boomtable.games.time_bomb import GAME
from tests.engine.toys import lamps


@pytest.mark.parametrize("game", [*CATALOG.values(), lamps.GAME], ids=lambda game: game.id)
def test_random_plays_every_title(game: Game[Any, Any]) -> None:
    assert hire(game, "random") == Random()


@pytest.mark.parametrize("game", CATALOG.values(), ids=lambda game: game.id)
def test_every_level_a_title_lists_can_be_hired(game: Game[Any, Any]) -> None:
    assert [hire(game, level) for level in game.levels]


def test_an_unknown_level_is_refused_and_the_known_ones_are_named() -> None:
    with pytest.raises(BadSetup) as refused:
        hire(GAME, "grandmaster")
    assert refused.value.code == "unknown-level"
    assert refused.value.facts == {"game": "time-bomb", "level": "grandmaster", "allowed": ", ".join(GAME.levels)}


def test_one_level_serves_for_every_seat() -> None:
    assert crew(GAME, 4, ("random",)) == crew(GAME, 4, ("random",) * 4) == (Random(),) * 4


@pytest.mark.parametrize("count", [0, 2, 3, 5])
def test_neither_one_level_nor_one_each_is_refused(count: int) -> None:
    with pytest.raises(BadSetup) as refused:
        crew(GAME, 4, ("random",) * count)
    assert (refused.value.code, refused.value.facts) == ("wrong-levels", {"levels": count, "players": 4})
