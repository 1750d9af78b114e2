"""A fleet as a vector environment: the same games as in a batch, seen from one seat."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from numpy.typing import NDArray

from boomtable.engine import BadSetup, Illegal
from boomtable.lab.adapters.compiled_game import ENVS
from boomtable.lab.batch_env import Turn, batch_env
from boomtable.lab.vector_env import vector_env

TABLES, STEPS, SEAT = 5, 80, 2


def lowest(turn: Turn) -> NDArray[np.int64]:
    return np.asarray(turn.masks.argmax(axis=1), np.int64)


def made(title: str, **options: Any) -> Any:
    name = f"boomtable.lab.gymnasium:boomtable/{title}-v1"
    return gymnasium.make_vec(name, TABLES, "vector_entry_point", players=4, seat=SEAT, **options)


@pytest.mark.parametrize("title", ENVS)
def test_a_seat_gets_the_games_and_rewards_of_a_batch(title: str) -> None:
    """All play the lowest number they may; games that end before the seat's first turn are passed over."""
    fleet = made(title, bots=lowest)
    seen, _ = fleet.reset(seed=3)
    rewards: list[list[float]] = [[] for _ in range(TABLES)]
    for _ in range(STEPS):
        assert fleet.observation_space.contains(seen)
        assert (fleet.action_masks() == seen["action_mask"]).all()
        for table in range(TABLES):
            episode = fleet.tables.replayed(table)
            assert episode.asked[0] == SEAT
            assert (episode.observed(SEAT)["observation"] == seen["observation"][table]).all()
        seen, reward, over, _, _ = fleet.step(seen["action_mask"].argmax(axis=1))
        assert not reward[~over].any()
        for table in np.flatnonzero(over).tolist():
            rewards[table].append(float(reward[table]))
    assert sum(map(len, rewards)) > TABLES
    assert rewards == in_a_batch(title, fleet, [len(row) for row in rewards])


def in_a_batch(title: str, fleet: Any, counts: list[int]) -> list[list[float]]:
    """The seat's rewards of as many games of each table in which it had a turn, where all seats are played together."""
    together = batch_env(title, 4, TABLES)
    fleet.reset(seed=3)
    turn, acted = together.reset(fleet.tables._seed), np.zeros(TABLES, np.bool_)
    rewards: list[list[float]] = [[] for _ in range(TABLES)]
    while any(len(row) < count for row, count in zip(rewards, counts, strict=True)):
        acted |= turn.seats == SEAT
        turn = together.step(lowest(turn))
        for table in np.flatnonzero(turn.over & acted).tolist():
            if len(rewards[table]) < counts[table]:
                rewards[table].append(float(turn.rewards[table, SEAT]))
        acted &= ~turn.over
    return rewards


def test_others_answer_at_random_unless_a_function_says_what() -> None:
    fleet = vector_env("trick-snipers", 4, 200)
    seen, _ = fleet.reset(seed=1)
    assert len({row.tobytes() for row in seen["observation"]}) == 200
    again, _ = vector_env("trick-snipers", 4, 200).reset(seed=1)
    assert (again["observation"] == seen["observation"]).all()
    bad: tuple[dict[str, Any], ...] = ({"bots": "hard"}, {"seat": 4})
    for wrong in bad:
        with pytest.raises(BadSetup):
            vector_env("trick-snipers", 4, 2, **wrong)


def test_a_number_that_is_not_offered_is_refused_with_the_rule() -> None:
    fleet = vector_env("trick-snipers", 4, 2)
    fleet.reset(seed=1)
    with pytest.raises(Illegal, match="ALL5"):
        fleet.step(np.zeros(2, np.int64))
