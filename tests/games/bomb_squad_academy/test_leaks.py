"""`hidden means hidden` works: it fails for every planted leak, and for nothing else."""

from __future__ import annotations

from dataclasses import replace

import pytest
from msgspec.structs import asdict

from boomtable.engine import but
from boomtable.games.bomb_squad_academy import GAME, Options, start
from tests.conformance.leaks import hides_all
from tests.games.bomb_squad_academy.leaks import LEAKS, Leak
from tests.titles import BOMB_SQUAD_ACADEMY, Title

pytestmark = pytest.mark.slow

GAMES = 12


def leaky(leak: type[Leak]) -> Title:
    def leaking(players: int, options: Options) -> Leak:
        return leak(**asdict(start(players, options)))

    return replace(BOMB_SQUAD_ACADEMY, game=but(GAME, state=leak, start=leaking))


def test_there_are_at_least_fifteen() -> None:
    assert len(LEAKS) >= 15


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_planted_leak_is_seen(leak: type[Leak]) -> None:
    assert not hides_all(leaky(leak), GAMES)


def test_a_table_without_a_leak_is_not_accused() -> None:
    assert hides_all(leaky(Leak), 1)
