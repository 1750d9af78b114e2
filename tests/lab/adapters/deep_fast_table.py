"""Fast tables: every step shows and allows what the engine does, and what is illegal changes nothing."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from boomtable.engine import BadMove, BadSetup, Illegal, Seeded
from boomtable.kernels.table import OVER
from boomtable.lab.adapters.compiled_game import CompiledGame
from boomtable.lab.encodings import encode
from boomtable.lab.fast_table import FastTable, fast_table
from boomtable.lab.pettingzoo import env
from tests.lab.adapters.deep_compiled_game import TABLES
from tests.lab.adapters.walks import any_of


def hold_beside(table: FastTable, game: str) -> None:
    """A game of random actions; at every step the engine's table shows and allows the same."""
    luck, told = Seeded("picks", game), table.replayed
    while told.asked:
        [seat] = told.asked[:1]
        seen = told.observed(seat)
        assert table.seat == seat
        assert table.observation.tolist() == seen["observation"].tolist()
        assert table.mask.tolist() == seen["action_mask"].tolist()
        assert table.legal == told.legal(seat)
        action = any_of(table.legal, luck)
        told.act(seat, action)
        table.step(action)
    assert (table.seat, table.legal) == (OVER, [])
    assert table.rewards == told.returns
    assert table.replayed.state == told.state


@pytest.mark.parametrize(("title", "players", "options"), TABLES)
def test_every_step_is_the_engines(title: str, players: int, options: dict[str, Any]) -> None:
    table = FastTable(CompiledGame(encode(title, players, options)))
    for game in range(3):
        table.reset(None if game else 7)
        hold_beside(table, str(game))


@pytest.mark.soak
@pytest.mark.parametrize(("title", "players", "options"), TABLES)
def test_every_step_of_many_games_too(title: str, players: int, options: dict[str, Any]) -> None:
    table = FastTable(CompiledGame(encode(title, players, options)))
    for game in range(300):
        table.reset(None if game else 8)
        hold_beside(table, str(game))


@pytest.mark.parametrize(("title", "players", "options"), TABLES)
def test_what_is_illegal_changes_nothing(title: str, players: int, options: dict[str, Any]) -> None:
    table, luck = fast_table(title, players, **options), Random(3)
    while table.legal:
        before = table.observation.tolist(), table.mask.tolist(), table.legal, table.seat
        outside = {-1, table.mask.size, *range(table.mask.size)} - {*table.legal}
        with pytest.raises((Illegal, BadMove)):
            table.step(luck.choice(sorted(outside)))
        assert (table.observation.tolist(), table.mask.tolist(), table.legal, table.seat) == before
        table.step(luck.choice(table.legal))
    for action in (0, 1):
        with pytest.raises(Illegal):
            table.step(action)


def test_a_seed_begins_with_the_game_of_a_fast_environment() -> None:
    table, other = fast_table("trick-snipers", 4), env("trick-snipers", 4, fast=True)
    table.reset(seed=5)
    other.reset(seed=5)
    assert table.observation.tolist() == other.observe("player_0")["observation"].tolist()


def test_two_rooms_has_none() -> None:
    with pytest.raises(BadSetup, match="fast"):
        fast_table("two-rooms", 10)
