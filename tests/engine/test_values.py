"""A table is a value: it cannot be changed, and it is always encoded the same way."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages
from typing import Any

import pytest
from msgspec import Struct
from msgspec.inspect import DictType, FrozenSetType, ListType, SetType, StructType, Type, type_info

import boomtable.engine
import boomtable.games
from boomtable.games.catalog import CATALOG
from tests.titles import TITLES, Title


def structs() -> list[type[Struct]]:
    """Every struct that the engine and the titles define."""
    packages = (boomtable.engine, boomtable.games)
    names = [module.name for package in packages for module in walk_packages(package.__path__, package.__name__ + ".")]
    things = [thing for name in names for thing in vars(import_module(name)).values() if isinstance(thing, type)]
    ours = {thing for thing in things if issubclass(thing, Struct) and thing.__module__ in names}
    return sorted(ours, key=repr)


def test_everything_in_the_engine_and_the_titles_is_frozen() -> None:
    found = structs()
    assert [kind for kind in found if not kind.__struct_config__.frozen] == []
    assert {game.state for game in CATALOG.values()} < {*found}


def parts(kind: Type, seen: set[Any]) -> Iterator[Type]:
    """All types that a value of this type may hold, at any depth."""
    if isinstance(kind, StructType):
        if kind.cls in seen:
            return
        seen.add(kind.cls)
    yield kind
    held = [getattr(kind, name, None) for name in ("item_type", "key_type", "value_type")]
    inside = [*held, *getattr(kind, "item_types", ()), *getattr(kind, "types", ())]
    inside += [field.type for field in getattr(kind, "fields", ())]
    for part in inside:
        if part is not None:
            yield from parts(part, seen)


@pytest.mark.parametrize("title", TITLES, ids=repr)
def test_states_and_views_hold_nothing_that_can_change_or_has_no_order(title: Title) -> None:
    for kind in (title.game.state, title.game.view):
        found = list(parts(type_info(kind), set()))
        assert len(found) > 10
        assert not [part for part in found if isinstance(part, DictType | SetType | FrozenSetType | ListType)]


@pytest.mark.parametrize("title", TITLES, ids=repr)
def test_states_and_views_can_be_put_in_a_set(title: Title) -> None:
    state = title.game.table(title.game.seats[0]).state
    assert len({state, title.game.decode(title.game.encode(state))}) == 1
    assert len({state.view(0), title.game.decode_view(title.game.encode(state.view(0)))}) == 1
