"""What plays many games at once: our twins and fleets, and what OpenSpiel's own search does with its games in C++."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from boomtable.engine import Luck, Seeded

GAMES = 20_000  # of a twin, at a time
ROLLOUTS = 1_000  # of OpenSpiel's
WALKS = 300  # to know how long a rollout is
TABLES, STEPS = 1_024, 10  # of a fleet, at a time


def twin_playouts(title: str, players: int) -> Callable[[], int]:
    """Games of the twin on one thread; what comes back is how many moves they had, those of chance too."""
    from boomtable.lab.twins import twin

    compiled = twin(title, players)
    return lambda: compiled.playouts(GAMES).moves


def sailing(title: str, players: int) -> Callable[[], int]:
    """A fleet that goes on and on: at every table a legal number, drawn at random for all of them at once."""
    import numpy as np

    from boomtable.lab.fleet import fleet

    tables, random = fleet(title, players, TABLES), np.random.default_rng(1)
    turn = tables.reset(seed=1)

    def sail() -> int:
        nonlocal turn
        for _ in range(STEPS):
            turn = tables.step((random.random(turn.masks.shape, np.float32) * turn.masks).argmax(axis=1))
        return STEPS * TABLES

    return sail


def spiel_rollouts(name: str) -> Callable[[], int]:
    """Rollouts from the first answer on, as one simulation of its search plays them: the deal is not counted."""
    import pyspiel

    game, luck = pyspiel.load_game(name), Seeded(name)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(any_of(state, luck))
    moves = round(ROLLOUTS * sum(length(state.clone(), luck) for _ in range(WALKS)) / WALKS)
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=1)
    search = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 1000, False, 1, False)
    return partial(_searched, search, state, moves)


def _searched(search: Any, state: Any, moves: int) -> int:
    search.mcts_search(state)
    return moves


def length(state: Any, luck: Luck) -> int:
    moves = 0
    while not state.is_terminal():
        state.apply_action(any_of(state, luck))
        moves += 1
    return moves


def any_of(state: Any, luck: Luck) -> int:
    legal = state.legal_actions()
    action: int = legal[luck.pick(len(legal))]
    return action
