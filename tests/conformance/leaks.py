"""Checks whole games of a title for leaks; planted leaks must be found."""

from __future__ import annotations

from boomtable.engine import Seeded
from tests.conformance import laws
from tests.conformance.walks import walk
from tests.titles import Title


def hides_all(title: Title, games: int) -> bool:
    """Whether `hidden means hidden` holds for every viewer at every table of this many games."""
    for seed in range(games):
        luck = Seeded("leak", seed)
        for state in walk(title, luck):
            for viewer in state.viewers:
                try:
                    laws.hidden_means_hidden(title, state, viewer, luck)
                except AssertionError:
                    return False
    return True
