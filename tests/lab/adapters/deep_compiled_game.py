"""Environments on compiled twins show and allow the same as the engine, after every action."""

from __future__ import annotations

import pickle
from copy import deepcopy
from itertools import count, product
from typing import Any

import pytest

from boomtable.engine import BadSetup, Illegal, Seeded
from boomtable.kernels.evolution_table import cuts_in
from boomtable.kernels.time_bomb_shared import ROUND, SNIPS
from boomtable.lab.adapters.compiled_game import ENVS, CompiledEpisode, CompiledGame
from boomtable.lab.encodings import encode
from boomtable.lab.pettingzoo import env, parallel_env
from boomtable.lab.twins.envs import REFUSED
from boomtable.words import say
from tests.lab.adapters.deep_pettingzoo import play_on
from tests.lab.adapters.own_tests import api_test, parallel_api_test, parallel_seed_test, seed_test
from tests.lab.adapters.walks import any_of

CYCLES = 100

pytestmark = [  # it takes masks in dicts for granted only where it knows the title
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]

OPTION_SETS: dict[str, list[dict[str, Any]]] = {
    "trick-snipers": [{}, {"no_point_no_winner": True}],
    "time-bomb": [{}, {"claims": "in_turn"}],
    "time-bomb-evolution": [
        {"evolution": evolution, "claims": claims, "prevent_any_revealed": in_turn, "pink_counted_at_round_4": in_turn}
        for evolution, (claims, in_turn) in product((False, True), (("free", False), ("in_turn", True)))
    ],
    "bomb-squad-academy": [
        {"co_cutters": True},
        {"allow_negative": True, "decks": "green 0 0 0 9 / 6, blue 0 0 1 1 2 2 2 / 5, yellow 1 3 7 99 / 44"},
    ],
}
TABLES = [
    pytest.param(title, players, options, id="-".join([title, str(players), *map(str, options.values())]))
    for title in ENVS
    for players in encode(title, 4).game.seats
    for options in OPTION_SETS[title]
]


def played(compiled: CompiledGame, number: int) -> CompiledEpisode:
    """A whole game of random sub_actions."""
    game, luck = CompiledEpisode(compiled, 7, number), Seeded("picks", number)
    while game.asked:
        game.act(game.asked[0], any_of(game.legal(game.asked[0]), luck))
    return game


def hold_beside(compiled: CompiledGame, number: int) -> None:
    """A game of random sub_actions; after each of them everyone sees and may do the same at both tables."""
    game, luck, seats = CompiledEpisode(compiled, 7, number), Seeded("picks", number), range(compiled.encoding.players)
    told = game.replayed(0)
    while True:
        assert game.asked == told.asked[:1]
        for seat in seats:
            here, there = game.observed(seat), told.observed(seat)
            for name, slice_ in compiled.encoding.layout.slices.items():
                seen = here["observation"][slice_], there["observation"][slice_]
                assert seen[0].tolist() == seen[1].tolist(), name
            assert game.legal(seat) == told.legal(seat)
        if not game.asked:
            break
        [seat] = game.asked
        pick = any_of(game.legal(seat), luck)
        game.act(seat, pick)
        told.act(seat, pick)
    assert game.returns == told.returns
    assert game.state == told.state


def hold_beside_at_once(compiled: CompiledGame, number: int) -> None:
    """The same where all who are asked act at once, each without knowing what the others do."""
    game, luck, seats = compiled.sealed_episode(7, number), Seeded("picks", number), range(compiled.encoding.players)
    told = game.replayed(0)
    while True:
        assert game.asked == told.asked
        for seat in seats:
            assert game.observed(seat)["observation"].tolist() == told.observed(seat)["observation"].tolist()
            assert game.legal(seat) == told.legal(seat)
        if not game.asked:
            break
        actions = {seat: any_of(game.legal(seat), luck) for seat in seats}
        outside = any_of(sorted({*range(compiled.actions)} - {*game.legal(game.asked[-1])}), luck)
        with pytest.raises(Illegal):
            game.act_all({**actions, game.asked[-1]: outside})
        game.act_all(actions)
        told.act_all(actions)
    assert (game.returns, game.state) == (told.returns, told.state)


@pytest.mark.parametrize(("title", "players", "options"), TABLES)
def test_everyone_sees_and_may_do_what_they_would_at_the_engines_table(
    title: str, players: int, options: dict[str, Any]
) -> None:
    compiled = CompiledGame(encode(title, players, options))
    for number in range(5):
        hold_beside(compiled, number)
    hold_beside_at_once(compiled, 1)


def test_a_pink_that_ends_the_last_round_leaves_no_cuts() -> None:
    """[TE15]"""
    compiled = CompiledGame(encode("time-bomb-evolution", 4, {"evolution": True, "colours": "pink blue yellow red"}))
    games = (played(compiled, number) for number in count())
    game = next(game for game in games if game.row[ROUND] == 4 and game.row[SNIPS] > cuts_in(game.row, 4))
    hold_beside(compiled, game.number)


@pytest.mark.soak
@pytest.mark.parametrize(("title", "players", "options"), TABLES)
def test_in_many_games_too(title: str, players: int, options: dict[str, Any]) -> None:
    compiled = CompiledGame(encode(title, players, options))
    for number in range(300):
        hold_beside(compiled, number)


@pytest.mark.parametrize(("title", "players", "options"), TABLES)
def test_pettingzoos_own_tests_pass(title: str, players: int, options: dict[str, Any]) -> None:
    api_test(env(title, players, fast=True, **options), num_cycles=CYCLES)
    seed_test(lambda: env(title, players, fast=True, **options), num_cycles=CYCLES)


@pytest.mark.parametrize("title", ENVS)
def test_pettingzoos_own_parallel_tests_pass(title: str) -> None:
    parallel_api_test(parallel_env(title, 5, fast=True), num_cycles=CYCLES)
    parallel_seed_test(lambda: parallel_env(title, 5, fast=True), num_cycles=CYCLES)


@pytest.mark.parametrize("title", ENVS)
def test_a_game_can_be_put_away_at_any_moment_and_taken_up_again(title: str) -> None:
    table = env(title, 4, fast=True)
    table.reset(seed=3)
    play_on(table, 5)
    copies = [pickle.loads(pickle.dumps(table)), deepcopy(table)]
    rest = play_on(table)
    assert rest
    for copy in copies:
        assert play_on(copy) == rest


@pytest.mark.parametrize(("title", "players", "options"), TABLES)
def test_nothing_outside_the_mask_is_played(title: str, players: int, options: dict[str, Any]) -> None:
    compiled = CompiledGame(encode(title, players, options))
    game, luck = CompiledEpisode(compiled, 2, 1), Seeded("outside")
    while game.asked:
        [seat] = game.asked
        legal = game.legal(seat)
        for number in range(compiled.actions):
            after = game.row.copy()
            refused = compiled.kernels.act(after, seat, number) == REFUSED
            assert refused == (number not in legal)
            assert refused == (after == game.row).all()
        game.act(seat, any_of(legal, luck))


def test_the_view_is_the_one_of_the_moment_it_was_given() -> None:
    table = env("trick-snipers", 3, fast=True)
    table.reset(seed=1)
    info = table.last()[4]
    before = table.episode.state.view(0)
    play_on(table, 30)
    assert dict(info) == {"view": before, "heard": ()}


def test_a_fast_table_deals_its_own_games() -> None:
    plain, fast, again = env("trick-snipers", 4), env("trick-snipers", 4, fast=True), env("trick-snipers", 4, fast=True)
    for table in (plain, fast, again):
        table.reset(seed=1)
    hands = [table.infos["player_0"]["view"].hand for table in (plain, fast, again)]
    assert hands[0] != hands[1] == hands[2]
    fast.reset()
    assert fast.infos["player_0"]["view"].hand != hands[1]


def test_where_there_is_no_fast_table_that_is_said() -> None:
    with pytest.raises(BadSetup, match="time-bomb, time-bomb-evolution, bomb-squad-academy, trick-snipers") as caught:
        env("two-rooms", 10, fast=True)
    assert caught.value.code == "no-fast-table"
    assert say(caught.value.code, **caught.value.facts).startswith(
        "two-rooms has no fast table. These games do: time-bomb"
    )
    with pytest.raises(BadSetup, match="talk"):
        parallel_env("time-bomb", 5, fast=True, talk=True)
