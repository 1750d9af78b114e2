"""`hidden means hidden` works: it fails for every planted leak, and for nothing else."""

from __future__ import annotations

from dataclasses import replace

import pytest

from boomtable.engine import but
from boomtable.games.trick_snipers import GAME, Options
from tests.conformance.leaks import hides_all
from tests.games.trick_snipers.leaks import LEAKS, Leak
from tests.titles import TRICK_SNIPERS, Title

pytestmark = pytest.mark.slow

GAMES = 12


def leaky(leak: type[Leak]) -> Title:
    def leaking(players: int, options: Options) -> Leak:
        return leak(players=players, options=options)

    return replace(TRICK_SNIPERS, game=but(GAME, state=leak, start=leaking))


def test_there_are_at_least_fifteen() -> None:
    assert len(LEAKS) >= 15


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_planted_leak_is_seen(leak: type[Leak]) -> None:
    assert not hides_all(leaky(leak), GAMES)


def test_a_table_without_a_leak_is_not_accused() -> None:
    assert hides_all(leaky(Leak), 3)
