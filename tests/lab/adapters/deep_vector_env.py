"""A fleet as a vector environment: the same games as in a batch, seen from one seat."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path
from subprocess import check_output
from typing import Any

import gymnasium
import numpy as np
import pytest
from numpy.typing import NDArray

from boomtable.engine import BadSetup, Illegal
from boomtable.lab.adapters.compiled_game import ENVS, CompiledGame, ReplayedEpisode
from boomtable.lab.batch_env import Turn
from boomtable.lab.encodings import encode
from boomtable.lab.twins import twin
from boomtable.lab.vector_env import vector_env
from tests.patience import seconds

TABLES, STEPS, SEAT = 5, 80, 2
ROOT = Path(__file__).parents[3]
LEARN = """
from examples.learner import TABLES, Learner, vector_env
learner = Learner(vector_env("trick-snipers", players=4, num_envs=TABLES))
print([sum(won) / sum(games) for games, won in (zip(*(learner.learn() for _ in range(3))) for _ in range(6))])
"""


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
    endings: list[list[Any]] = [[] for _ in range(TABLES)]
    for _ in range(STEPS):
        assert fleet.observation_space.contains(seen)
        assert (fleet.action_masks() == seen["action_mask"]).all()
        for table in range(TABLES):
            episode = fleet.tables.replayed(table)
            assert episode.asked[0] == SEAT
            assert (episode.observed(SEAT)["observation"] == seen["observation"][table]).all()
        seen, reward, over, _, infos = fleet.step(seen["action_mask"].argmax(axis=1))
        assert not reward[~over].any()
        assert (infos["_final_obs"] == over).all() if over.any() else not infos
        for table in np.flatnonzero(over).tolist():
            endings[table].append((float(reward[table]), infos["final_obs"][table]["observation"].tolist()))
    assert sum(map(len, endings)) > TABLES
    fleet.reset(seed=3)
    games = CompiledGame(encode(title, 4)), fleet.tables._seed
    for table, row in enumerate(endings):
        assert row == [*islice(on_the_engine(*games, table), len(row))]


def on_the_engine(compiled: CompiledGame, seed: int, table: int) -> Iterator[tuple[float, list[int]]]:
    """The seat's reward, and what it sees last, of the games of a table in which it has a turn."""
    for number in count(table + 1, TABLES):
        episode, acted = ReplayedEpisode(compiled, seed, number), False
        while episode.asked:
            acted |= episode.asked[0] == SEAT
            episode.act(episode.asked[0], episode.legal(episode.asked[0])[0])
        if acted:
            yield episode.returns[SEAT], episode.observed(SEAT)["observation"].tolist()


@pytest.mark.parametrize(("bots", "games"), [("rules", 3000), (("random", "rules", "random", "random"), 1000)])
def test_compiled_bots_win_as_often_as_on_the_twin(bots: Any, games: int) -> None:
    policy = ("random", *((bots,) * 3 if isinstance(bots, str) else bots[1:]))
    share = twin("trick-snipers", 4).playouts(50_000, policy=policy).wins[0] / 50_000
    assert won("trick-snipers", bots, games) == pytest.approx(share, abs=4 * (share / games) ** 0.5)


def test_bots_of_any_level_play_and_the_engine_follows_them() -> None:
    assert won("trick-snipers", "easy", 150) < 0.15
    assert won("time-bomb-evolution", ("swat=random", "terrorist=easy"), 50)
    fleet = vector_env("trick-snipers", 4, 3, bots="easy")
    seen, _ = fleet.reset(seed=1)
    followed = [fleet.tables.replayed(table) for table in range(3)]
    for _ in range(50):
        seen, *_ = fleet.step(seen["action_mask"].argmax(axis=1))
        followed = [fleet.tables.caught_up(table, known) for table, known in enumerate(followed)]
        assert [one.state for one in followed] == [fleet.tables.replayed(table).state for table in range(3)]


def won(title: str, bots: Any, games: int) -> float:
    """The share of games that a seat wins that plays at random."""
    fleet = vector_env(title, 4, 50, bots=bots)
    seen, _ = fleet.reset(seed=2)
    random, played, wins = np.random.default_rng(1), 0, 0
    while played < games:
        actions = (random.random(seen["action_mask"].shape) * seen["action_mask"]).argmax(axis=1)
        seen, rewards, over, *_ = fleet.step(actions)
        played, wins = played + int(over.sum()), wins + int((rewards > 0).sum())
    return wins / played


def test_the_example_learns() -> None:
    printed = check_output(
        [sys.executable, "-c", LEARN], cwd=ROOT, env={**os.environ, "OPENBLAS_NUM_THREADS": "1"}, timeout=seconds(60)
    )
    first, *_, last = json.loads(printed)
    assert first < 0.3 < last


def test_a_fleet_is_drawn_table_by_table() -> None:
    fleet = made("trick-snipers", render_mode="ansi")
    seen, _ = fleet.reset(seed=1)
    for _ in range(6):
        seen, *_ = fleet.step(seen["action_mask"].argmax(axis=1))
    boards = fleet.render()
    assert len({*boards}) == TABLES
    assert all("TRICK SNIPERS" in board for board in boards)
    assert vector_env("trick-snipers", 4, 2).render() is None


def test_others_answer_at_random_unless_a_function_says_what() -> None:
    fleet = vector_env("trick-snipers", 4, 200)
    seen, _ = fleet.reset(seed=1)
    assert len({row.tobytes() for row in seen["observation"]}) == 200
    again, _ = vector_env("trick-snipers", 4, 200).reset(seed=1)
    assert (again["observation"] == seen["observation"]).all()
    bad: tuple[dict[str, Any], ...] = ({"bots": "nasty"}, {"bots": ("rules", "easy", "easy", "easy")}, {"seat": 4})
    for wrong in bad:
        with pytest.raises(BadSetup):
            vector_env("trick-snipers", 4, 2, **wrong)


def test_a_number_that_is_not_offered_is_refused_with_the_rule() -> None:
    fleet = vector_env("trick-snipers", 4, 2)
    fleet.reset(seed=1)
    with pytest.raises(Illegal, match="ALL5"):
        fleet.step(np.zeros(2, np.int64))
