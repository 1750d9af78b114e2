"""Our titles as games of OpenSpiel, and ways to play them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pyspiel

import boomtable.lab.openspiel  # registers them  # noqa: F401
from boomtable.engine import Luck, Seeded
from tests.lab.adapters.walks import Setup


def loaded(setup: Setup) -> Any:
    title, players, options = setup
    return pyspiel.load_game(f"boomtable_{title.replace('-', '_')}", {"players": players, **options})


def walk(game: Any, number: int) -> Iterator[Any]:
    """A random game, at every state; chance draws as likely as it says."""
    state, luck = game.new_initial_state(), Seeded(number)
    while not state.is_terminal():
        yield state
        state.apply_action(drawn(state, luck) if state.is_chance_node() else any_of(state.legal_actions(), luck))
    yield state


def asked(game: Any, number: int) -> Iterator[Any]:
    """The same, but only where a player is asked."""
    return (state for state in walk(game, number) if state.is_player_node())


def drawn(state: Any, luck: Luck) -> int:
    draw: int = state.at.drawing.sample(luck)
    return draw


def any_of(actions: list[int], luck: Luck) -> int:
    return actions[luck.pick(len(actions))]
