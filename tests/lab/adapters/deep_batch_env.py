"""Batches: every game runs as it would alone."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from boomtable.engine import BadMove, BadSetup, Illegal
from boomtable.lab.adapters.compiled_game import ENVS, CompiledEpisode, CompiledGame
from boomtable.lab.batch_env import Turn, batch_env
from boomtable.lab.encodings import encode

TABLES = 3
OPTION_SETS: dict[str, dict[str, Any]] = {
    "time-bomb": {"claims": "in_turn"},
    "time-bomb-evolution": {"evolution": True, "claims": "in_turn"},
    "trick-snipers": {"no_point_no_winner": True},
    "bomb-squad-academy": {"allow_negative": True},
}


def picked(turn: Turn, step: int) -> NDArray[np.int64]:
    """At every table a number that may be played, now the lowest and now the highest."""
    highest = turn.masks.shape[1] - 1 - turn.masks[:, ::-1].argmax(axis=1)
    return turn.masks.argmax(axis=1) if step % 3 else np.asarray(highest)


@pytest.mark.parametrize("title", ENVS)
@pytest.mark.parametrize("players", [4, 5])
def test_every_table_plays_its_games_as_one_alone_would(title: str, players: int) -> None:
    options = OPTION_SETS[title]
    together, compiled = batch_env(title, players, TABLES, **options), CompiledGame(encode(title, players, options))
    turn = together.reset(seed=5)
    games = [*range(1, TABLES + 1)]
    alone = [CompiledEpisode(compiled, 5, game) for game in games]
    ended = 0
    for step in range(400):
        actions = picked(turn, step)
        turn = together.step(actions)
        for table in range(TABLES):
            game = alone[table]
            game.act(game.asked[0], int(actions[table]))
            assert turn.over[table] == (not game.asked)
            assert turn.rewards[table].tolist() == game.returns
            if not game.asked:
                games[table] += TABLES
                ended += 1
                alone[table] = game = CompiledEpisode(compiled, 5, games[table])
            seen = game.observed(game.asked[0])
            assert (turn.seats[table],) == game.asked
            assert (turn.observations[table] == seen["observation"]).all()
            assert (turn.masks[table] == seen["action_mask"]).all()
    assert ended > TABLES
    assert together.replayed(1).state == alone[1].state


def test_one_wrong_action_stops_them_all() -> None:
    tables = batch_env("trick-snipers", 4, 2)
    turn = tables.reset(seed=1)
    allowed = turn.masks.argmax(axis=1)
    wrong = allowed.copy()
    wrong[1] = next(number for number in range(1, 49) if not turn.masks[1, number])
    with pytest.raises(Illegal, match="rule = TS2"):
        tables.step(wrong)
    assert (tables.step(allowed).observations == step_of(batch_env("trick-snipers", 4, 2), allowed)).all()


def step_of(tables: Any, actions: Any) -> Any:
    tables.reset(seed=1)
    return tables.step(actions).observations


@pytest.mark.parametrize("actions", [[1], [[1, 1]], [1.0, 1.0], ["a", "b"], [99, 1], [-1, 1], [1, 10**6]])
def test_an_invalid_action_is_refused(actions: Any) -> None:
    with pytest.raises(BadMove):
        batch_env("time-bomb", 4, 2).step(actions)


def test_a_batch_can_be_pickled() -> None:
    tables = batch_env("time-bomb", 4, 5)
    turn = tables.reset(seed=2)
    for step in range(9):
        turn = tables.step(picked(turn, step))
    again = pickle.loads(pickle.dumps(tables))
    for step in range(30):
        actions = picked(turn, step)
        turn = tables.step(actions)
        for one, other in zip(turn, again.step(actions), strict=True):
            assert (one == other).all()


def test_what_a_step_gave_stays_as_it_was() -> None:
    tables = batch_env("time-bomb", 4, 5)
    before = tables.reset(seed=2)
    kept = [one.copy() for one in before]
    tables.step(before.masks.argmax(axis=1))
    assert all((one == other).all() for one, other in zip(before, kept, strict=True))


def test_bad_set_ups_are_refused_as_everywhere() -> None:
    with pytest.raises(BadSetup, match="tables"):
        batch_env("time-bomb", 4, 0)
    with pytest.raises(BadSetup, match="bad-players"):
        batch_env("time-bomb", 3, 8)
    with pytest.raises(BadSetup, match="fast"):
        batch_env("two-rooms", 10, 8)
