"""The Gymnasium environment: one seat, with bots in the others."""

from __future__ import annotations

import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from boomtable.engine import BadSetup, Illegal
from boomtable.lab.encodings import WAIT
from boomtable.lab.gymnasium import SeatEnv, env
from tests.lab.adapters.walks import PLAIN, SETUPS, Setup


def play(table: SeatEnv, seed: int) -> tuple[list[Any], float]:
    """A whole game in which the seat plays the lowest number it may; what it saw, and what it got."""
    seen, info = table.reset(seed=seed)
    views, over, reward = [info["view"]], False, 0.0
    while not over:
        seen, reward, over, _, info = table.step(int(np.flatnonzero(seen["action_mask"])[0]))
        views.append(info["view"])
    return views, reward


@pytest.mark.parametrize("setup", SETUPS)
def test_gymnasiums_own_test_passes(setup: Setup) -> None:
    title, players, options = setup
    check_env(env(title, players, illegal="lose", **options), skip_render_check=True)


@pytest.mark.parametrize("setup", PLAIN)
def test_a_game_against_bots_comes_to_an_end_and_repeats(setup: Setup) -> None:
    title, players, _ = setup
    table = env(title, players, seat=players - 1)
    views, reward = play(table, 4)
    assert views[-1].outcome
    assert all(view.viewer == players - 1 for view in views)
    assert (reward > 0) == (players - 1 in views[-1].outcome.winners) or reward == 0
    assert play(pickle.loads(pickle.dumps(table)), 4) == (views, reward)


def test_a_game_that_ends_before_the_first_turn_can_only_be_waited_for() -> None:
    table = env("time-bomb", 8)
    short = [seed for seed in range(60) if not table.reset(seed=seed)[1]["view"].waiting]
    assert short
    seen, _ = table.reset(seed=short[0])
    assert [*np.flatnonzero(seen["action_mask"])] == [WAIT]
    _, reward, over, _, _ = table.step(WAIT)
    assert over
    assert reward


@pytest.mark.parametrize("bots", ["easy", ("swat=easy", "terrorist=random")])
def test_bots_talk_where_talk_is_part_of_the_game(bots: Any) -> None:
    table = env("time-bomb", 4, bots=bots, talk=True)
    heard: list[Any] = []
    for seed in range(10):
        seen, info = table.reset(seed=seed)
        over = False
        while not over:
            seen, _, over, _, info = table.step(int(np.flatnonzero(seen["action_mask"])[0]))
        heard += info["heard"]
    assert heard
    assert all(said.seat != 0 for said in heard)


def test_bots_let_chances_go_by_where_nobody_must_act() -> None:
    views, _ = play(env("two-rooms", 6, bots="normal"), 1)
    assert views[-1].outcome


def test_an_illegal_action_raises_or_for_learners_without_masks_loses() -> None:
    table = env("trick-snipers", 3)
    table.reset(seed=1)
    with pytest.raises(Illegal, match="ALL5"):
        table.step(WAIT)
    table = env("trick-snipers", 3, illegal="lose")
    table.reset(seed=1)
    _, reward, over, truncated, _ = table.step(WAIT)
    assert (reward, over, truncated) == (-1.0, True, False)


@pytest.mark.parametrize("wrong", [{"seat": 3}, {"illegal": "shrug"}, {"bots": "genius"}, {"bots": ("easy", "easy")}])
def test_bad_set_ups_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        env("trick-snipers", 3, **wrong)


def test_environments_are_found_in_gymnasiums_registry() -> None:
    table = gymnasium.make("boomtable.lab.gymnasium:boomtable/trick-snipers-v1", players=3, seat=1, bots="easy")
    seen, info = table.reset(seed=1)
    assert table.observation_space.contains(seen)
    assert (table.action_masks() == seen["action_mask"]).all()  # type: ignore[attr-defined]
    assert info["view"].viewer == 1
