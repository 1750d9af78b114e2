"""The catalog: titles by their ids."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from importlib import import_module
from typing import Any, get_args, get_type_hints

import pytest
from msgspec import Struct

from boomtable.engine import BadSetup, Game
from boomtable.engine.game import tags
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


@pytest.mark.parametrize("game", CATALOG.values(), ids=lambda game: game.id)
def test_every_move_every_word_and_what_they_hold_is_imported_from_the_title_s_package(game: Game[Any, Any]) -> None:
    package = import_module(f"boomtable.games.{game.id.replace('-', '_')}")
    said = tags(game.talk) if game.talk else {}
    kinds = {named for kind in (*tags(game.moves).values(), *said.values()) for named in (kind, *held(kind))}
    assert {kind.__name__ for kind in kinds} <= set(package.__all__)
    assert all(getattr(package, kind.__name__) is kind for kind in kinds)


def held(kind: Any) -> Iterator[type[Any]]:
    """The enums and cards that a move is made of, however deep."""
    for part in get_args(kind) or get_type_hints(kind).values():
        if isinstance(part, type) and issubclass(part, Enum | Struct):
            yield part
        if get_args(part) or (isinstance(part, type) and issubclass(part, Struct)):
            yield from held(part)
