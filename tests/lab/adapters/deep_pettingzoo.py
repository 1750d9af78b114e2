"""The PettingZoo environments: PettingZoo's own tests, masks, sealed answers, and pickling."""

from __future__ import annotations

import pickle
from copy import deepcopy
from typing import Any

import numpy as np
import pettingzoo
import pytest

from boomtable.engine import BadMove, BadSetup, Illegal
from boomtable.games.trick_snipers import PassOn
from boomtable.lab.adapters.episode import Episode
from boomtable.lab.encodings import WAIT
from boomtable.lab.pettingzoo import TableEnv, env, parallel_env
from tests.lab.adapters.own_tests import api_test, parallel_api_test, parallel_seed_test, seed_test
from tests.lab.adapters.walks import PLAIN, SETUPS, Setup

CYCLES = 150

pytestmark = [  # it takes masks in dicts for granted only where it knows the title
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


@pytest.mark.parametrize("setup", SETUPS)
def test_pettingzoos_own_test_passes(setup: Setup) -> None:
    title, players, options = setup
    api_test(env(title, players, **options), num_cycles=CYCLES)


@pytest.mark.parametrize("setup", SETUPS)
def test_pettingzoos_own_parallel_test_passes(setup: Setup) -> None:
    title, players, options = setup
    parallel_api_test(parallel_env(title, players, **options), num_cycles=CYCLES)


@pytest.mark.parametrize("setup", SETUPS)
def test_the_same_seed_gives_the_same_games(setup: Setup) -> None:
    title, players, options = setup
    seed_test(lambda: env(title, players, **options), num_cycles=CYCLES)
    parallel_seed_test(lambda: parallel_env(title, players, **options), num_cycles=CYCLES)


def deals(table: TableEnv, seeds: tuple[int | None, ...]) -> list[Any]:
    views = []
    for seed in seeds:
        table.reset(seed=seed)
        views.append(table.infos["player_0"]["view"])
    return views


def test_after_a_seed_a_row_of_different_games_follows() -> None:
    one, other = env("trick-snipers", 4), env("trick-snipers", 4)
    row = deals(one, (7, None, None))
    assert len({*row}) == 3
    assert deals(other, (None, 7, None, None))[1:] == row
    assert deals(other, (None,)) != deals(env("trick-snipers", 4), (None,))


def play_on(table: TableEnv, moves: int = 10_000) -> list[Any]:
    """What is seen while every agent plays the highest number it may."""
    seen = []
    for _ in table.agent_iter(moves):
        observation, reward, over, _, info = table.last()
        assert observation
        seen.append((observation["observation"].tobytes(), reward, info["view"]))
        table.step(None if over else int(np.flatnonzero(observation["action_mask"])[-1]))
    return seen


@pytest.mark.parametrize("setup", PLAIN)
def test_a_game_can_be_put_away_at_any_moment_and_taken_up_again(setup: Setup) -> None:
    title, players, _ = setup
    table = env(title, players)
    table.reset(seed=3)
    play_on(table, 5)
    copies = [pickle.loads(pickle.dumps(table)), deepcopy(table)]
    rest = play_on(table)
    assert rest
    for copy in copies:
        assert play_on(copy) == rest
        copy.reset()
        assert copy.last()[0]["observation"].any()


@pytest.mark.parametrize("fast", [False, True])
def test_an_action_outside_the_mask_raises_with_the_rule_and_changes_nothing(fast: bool) -> None:
    table = env("time-bomb", 5, fast=fast)
    table.reset(seed=1)
    before, agent = table.episode.state, table.agent_selection
    with pytest.raises(Illegal, match="rule = TB6") as caught:
        table.step(1 + table.seats[agent])
    assert caught.value.code == "time-bomb-own-wire"
    with pytest.raises(Illegal):
        table.step(WAIT)
    for none in (6, -1, 10**30):
        with pytest.raises(BadMove):
            table.step(none)
    with pytest.raises(TypeError):
        table.step(1.5)
    assert (table.episode.state, table.agent_selection) == (before, agent)


def test_one_who_must_follow_is_told_so() -> None:
    table = env("trick-snipers", 3)
    table.reset(seed=2)
    while True:
        hand = table.infos[table.agent_selection]["view"].hand
        legal = table.episode.legal(table.seats[table.agent_selection])
        others = [number for card in hand if (number := table.encoding.actions.index(str(card))) not in legal]
        if table.episode.state.round and others:
            break
        table.step(legal[0])
    with pytest.raises(Illegal, match="rule = TS4"):
        table.step(others[0])


def test_in_a_parallel_step_one_wrong_action_stops_them_all() -> None:
    table = parallel_env("trick-snipers", 3)
    observations, _ = table.reset(seed=1)
    assert isinstance(table.episode, Episode)
    actions = {agent: int(np.flatnonzero(seen["action_mask"])[0]) for agent, seen in observations.items()}
    before = table.episode.state
    actions["player_2"] = int(np.flatnonzero(observations["player_2"]["action_mask"] == 0)[-1])
    with pytest.raises(Illegal, match="rule = TS2"):
        table.step(actions)
    assert (table.episode.state, table.episode.sub_actions) == (before, {})


def test_sealed_answers_are_given_in_one_step() -> None:
    table = parallel_env("bomb-squad-academy", 4)
    observations, infos = table.reset(seed=1)
    assert infos["player_0"]["view"].waiting == (0, 1, 2, 3)
    actions = {agent: int(np.flatnonzero(seen["action_mask"])[0]) for agent, seen in observations.items()}
    _, _, _, _, infos = table.step(actions)
    assert [*map(len, infos["player_3"]["view"].cards)] == [1, 1, 1, 1]


def test_all_pass_four_cards_in_four_steps_and_then_one_plays_while_the_others_wait() -> None:
    table = parallel_env("trick-snipers", 4)
    observations, _ = table.reset(seed=1)
    for _ in range(4):
        actions = {agent: int(np.flatnonzero(seen["action_mask"])[0]) for agent, seen in observations.items()}
        observations, _, _, _, infos = table.step(actions)
    view = infos["player_0"]["view"]
    assert len(view.passed) == 4
    waiting = {agent for agent, seen in observations.items() if [*np.flatnonzero(seen["action_mask"])] == [WAIT]}
    assert waiting == {f"player_{seat}" for seat in range(4) if seat != view.leader}


def test_an_act_that_an_earlier_one_in_the_same_tick_made_impossible_comes_too_late() -> None:
    table = parallel_env("two-rooms", 6)
    _, infos = table.reset(seed=1)
    here = [seat for seat, room in enumerate(infos["player_0"]["view"].rooms) if room == 0]
    appoint = {seat: table.encoding.actions.index(f"appoint-{here[seat == here[0]]}") for seat in here}
    actions = {agent: appoint.get(seat, WAIT) for agent, seat in table.seats.items()}
    _, _, _, _, infos = table.step(actions)
    assert infos[f"player_{here[0]}"]["view"].leader == here[1]


def test_five_seconds_pass_when_all_had_their_chance() -> None:
    table = env("two-rooms", 6)
    table.reset(seed=1)
    ticks = table.encoding.layout.slices["ticks"]
    left = []
    for _ in range(3):
        for seat in range(6):
            assert table.agent_selection == f"player_{seat}"
            left.append(int(table.observe(table.agent_selection)["observation"][ticks][0]))
            table.step(WAIT)
    assert left == [36] * 6 + [35] * 6 + [34] * 6  # of three minutes


def test_a_claim_is_said_number_by_number_and_heard_by_all() -> None:
    table = env("time-bomb", 4, talk=True)
    table.reset(seed=1)
    numbers = [table.encoding.actions.index(name) for name in ("claim-success-1", "claim-boom-0", "claim-done")]
    for number in numbers:
        assert table.agent_selection == "player_0"
        table.step(number)
    assert table.agent_selection == "player_1"
    [said] = table.infos["player_3"]["heard"]
    assert (said.seat, said.talk.success, said.talk.boom, said.talk.safe) == (0, 1, 0, None)
    heard = table.observe("player_3")["observation"][table.encoding.layout.slices["heard"]]
    assert [*heard[:4]] == [1, 0, 2, 1]  # in round 1: nothing of Safe, one Success, no Boom


def test_the_view_is_the_one_of_the_moment_it_was_given() -> None:
    table = env("trick-snipers", 3)
    table.reset(seed=1)
    info = table.last()[4]
    before = table.episode.state.view(0)
    play_on(table, 30)
    assert info["view"] == before
    assert {**info} == dict(info) == {"view": before, "heard": ()}
    assert "view" in info
    assert [*info] == ["view", "heard"]
    assert pickle.loads(pickle.dumps(info)) == info


def test_environments_are_found_in_pettingzoos_registry() -> None:
    table = pettingzoo.make("aec", "boomtable/trick-snipers-v1", players=3)
    assert str(table) == "trick-snipers-v1"
    assert pettingzoo.make("parallel", "boomtable/two-rooms-v2", players=6).possible_agents[-1] == "player_5"


def test_only_what_all_may_see_is_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    table = env("trick-snipers", 3, render_mode="ansi")
    table.reset(seed=1)
    drawn = table.render()
    assert "TRICK SNIPERS" in drawn
    assert "Everyone picks four cards" in drawn
    state: Any = table.episode.state
    for card in state.hands[0]:
        assert str(card) not in drawn
    shown = env("trick-snipers", 3, render_mode="human")
    assert shown.render() is None
    assert "TRICK SNIPERS" in capsys.readouterr().out


def test_bad_set_ups_are_refused_as_everywhere() -> None:
    with pytest.raises(BadSetup, match="bad-players"):
        env("trick-snipers", 9)
    with pytest.raises(BadSetup, match="unknown-option"):
        env("trick-snipers", 4, jokers=True)


def test_a_picked_answer_is_a_move_of_the_title() -> None:
    table = env("trick-snipers", 3)
    table.reset(seed=1)
    for _ in range(4):
        table.step(table.episode.legal(0)[0])
    assert isinstance(table.infos["player_0"]["view"].answer, PassOn)
