"""`hidden means hidden` works: it fails for every planted leak, and for nothing else."""

from __future__ import annotations

from dataclasses import replace

import pytest
from msgspec.structs import asdict

from boomtable.engine import but
from boomtable.games.time_bomb_evolution import GAME, Options, start
from tests.conformance.leaks import hides_all
from tests.games.time_bomb_evolution.leaks import LEAKS, Leak
from tests.titles import TIME_BOMB_EVOLUTION, Title

pytestmark = pytest.mark.slow

GAMES = 40


def leaky(leak: type[Leak]) -> Title:
    def begin(players: int, options: Options) -> Leak:
        return leak(**asdict(start(players, options)))

    return replace(TIME_BOMB_EVOLUTION, game=but(GAME, state=leak, start=begin))


def test_there_are_at_least_fifteen() -> None:
    assert len(LEAKS) >= 15


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_planted_leak_is_seen(leak: type[Leak]) -> None:
    assert not hides_all(leaky(leak), GAMES)


def test_a_table_without_a_leak_is_not_accused() -> None:
    assert hides_all(leaky(Leak), 2)
