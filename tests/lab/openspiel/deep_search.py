"""OpenSpiel's searches play through the adapter."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from boomtable.engine import Seeded
from boomtable.games.catalog import CATALOG
from boomtable.lab.openspiel import Rollouts, resampler
from tests.lab.openspiel.games import asked, drawn, loaded, walk

SOON = [title for title in CATALOG if title not in ("two-rooms", "bomb-squad-academy")]
LATE = [pytest.param(title, marks=pytest.mark.soak) for title in CATALOG if title not in SOON]


def searcher(game: Any, simulations: int, seed: int) -> Any:
    bot = ISMCTSBot(game, Rollouts(seed), 2.0, simulations, random_state=np.random.RandomState(seed))
    bot.set_resampler(resampler(seed))
    return bot


@pytest.mark.parametrize("title", [*SOON, *LATE])
def test_its_search_plays_a_whole_game_with_tables_we_imagine(title: str) -> None:
    game = pyspiel.load_game(f"boomtable_{title.replace('-', '_')}")
    bot, luck = searcher(game, 6, 1), Seeded(1)
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(drawn(state, luck) if state.is_chance_node() else int(bot.step(state)))
    assert any(state.returns())


def test_its_search_needs_nothing_from_us_but_the_game() -> None:
    game = loaded(("time-bomb", 4, {}))
    seeds = np.random.RandomState(1)
    bot = ISMCTSBot(game, RandomRolloutEvaluator(1, seeds), 2.0, 8, random_state=seeds)
    for state in asked(game, 1):
        assert bot.step(state) in state.legal_actions()


def test_the_same_seed_gives_the_same_search() -> None:
    game = loaded(("trick-snipers", 3, {}))
    states = [state.clone() for state in asked(game, 1)][:8]
    first, second = ([searcher(game, 12, 5).get_policy(state) for state in states] for _ in range(2))
    assert first == second


def test_rollouts_end_the_game_and_leave_the_state_alone() -> None:
    game = loaded(("time-bomb-evolution", 5, {}))
    for state in walk(game, 2):
        if not state.is_terminal():
            before = str(state)
            assert sum(Rollouts(1).evaluate(state)) == pytest.approx(0)
            assert str(state) == before
            actions, chances = zip(*Rollouts(1).prior(state), strict=True)
            assert [*actions] == state.legal_actions()
            assert sum(chances) == pytest.approx(1)


def test_a_state_is_imagined_from_a_view_alone() -> None:
    game = loaded(("trick-snipers", 4, {}))
    for state in asked(game, 3):
        seat = state.current_player()
        if state.at.sub_actions:
            continue  # a view knows of no sub_actions
        other = game.from_view(state.at.state.view(seat), Seeded(1))
        assert other.current_player() == seat
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.legal_actions() == state.legal_actions()
