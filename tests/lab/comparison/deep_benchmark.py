"""The comparison: every entrant plays by the rules, and none is skipped silently."""

from __future__ import annotations

from functools import partial

import pyspiel

from boomtable.engine import Seeded
from boomtable.lab.adapters.compiled_game import ENVS
from boomtable.lab.comparison.benchmark import (
    BATCHES,
    COMPILED_TITLES,
    FAST,
    FAST_TABLES,
    OPENSPIEL,
    PETTINGZOO,
    ROLLOUT_COUNT,
    RULES,
    STEPS,
    TABLES,
    TWINS,
    Absent,
    Entrant,
    _prepared,
    any_of,
    batch_steps,
    compare,
    entrants,
    length,
    spiel_rollouts,
    twin_playouts,
)


def test_an_entrant_that_cannot_play_is_named_with_the_reason() -> None:
    def nowhere() -> None:
        raise ModuleNotFoundError("No module named 'rlcard'")

    absent = _prepared("RLCard", "uno", nowhere)  # type: ignore[arg-type]
    assert absent == Absent("RLCard", "uno", "ModuleNotFoundError: No module named 'rlcard'")
    assert compare([absent], 0.01, 1).absent == (absent,)


def toy(order: list[str], name: str) -> int:
    order.append(name)
    return sum(range(20_000)) % 2 + 1


def test_all_play_by_turns_and_the_best_round_counts() -> None:
    order: list[str] = []

    def play(name: str) -> Entrant:
        return Entrant("toys", name, partial(toy, order, name))

    outcome = compare([play("a"), play("b")], 0.001, 3)
    turns = [name for place, name in enumerate(order) if not place or order[place - 1] != name]
    assert turns == ["a", "b"] * 3
    assert all(rate > 0 for clock in (False, True) for rate in outcome.of("toys", clock=clock).values())
    assert outcome.versions["boomtable"]


def test_ours_are_all_there() -> None:
    entered = [
        one for one in entrants() if one.group in (RULES, PETTINGZOO, FAST, FAST_TABLES, OPENSPIEL, BATCHES, TWINS)
    ]
    assert [type(one) for one in entered] == [Entrant] * 30
    assert {*COMPILED_TITLES} == {*ENVS}


def test_what_a_twin_plays_is_counted_in_moves() -> None:
    again = twin_playouts("trick-snipers", 4)
    assert again() == again() > 20_000 * 30


def test_what_a_batch_plays_is_counted_in_answers() -> None:
    again = batch_steps("time-bomb", 5)
    assert again() == again() == TABLES * STEPS


def test_a_rollout_begins_after_the_deal() -> None:
    """Hearts: thirteen cards of four players, and a few that may be passed."""
    assert 4 * 13 <= spiel_rollouts("hearts")() / ROLLOUT_COUNT <= 4 * 13 + 4 * 3
    state, luck = pyspiel.load_game("tic_tac_toe").new_initial_state(), Seeded("length")
    assert any_of(state, luck) in range(9)
    assert length(state.clone(), luck) in range(5, 10)
