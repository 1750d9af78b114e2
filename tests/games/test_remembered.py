"""Caches of the rules are correct: no answer depends on earlier games."""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages
from typing import Any

import boomtable.engine
import boomtable.games
from boomtable.engine import Seeded
from tests.conformance.walks import walk
from tests.each import each
from tests.titles import TITLES, Title


def remembering() -> list[Any]:
    """Every function of the engine and the titles that keeps its answers."""
    packages = (boomtable.engine, boomtable.games)
    names = [module.name for package in packages for module in walk_packages(package.__path__, package.__name__ + ".")]
    things = [thing for name in names for thing in vars(import_module(name)).values()]
    return [thing for thing in things if hasattr(thing, "cache_clear")]


def told(title: Title) -> list[Any]:
    """One game: every table, how much is on offer, and what is imagined now and then."""
    story: list[Any] = []
    for place, state in enumerate(walk(title, Seeded("remembered"))):
        story += [state, *(state.choices(seat).size for seat in state.turn)]
        if place % 6 == 0:
            viewer = state.viewers[place % len(state.viewers)]
            story.append(title.game.imagine(state.view(viewer), Seeded(place)))
    return story


@each("title", TITLES)
def test_a_game_goes_the_same_when_nothing_is_remembered(title: Title) -> None:
    warm = told(title)
    for function in remembering():
        function.cache_clear()
    assert told(title) == warm
