"""Stronger levels win more, title by title; the figures in docs/bots.md come from longer runs."""

from __future__ import annotations

import pytest

from boomtable.games import bomb_squad_academy, time_bomb, time_bomb_evolution, trick_snipers
from boomtable.lab.duel import duel


def test_in_time_bomb() -> None:
    assert duel(time_bomb.GAME, 5, "hard", "easy", games=120, seed=1).low > 0.5
    assert duel(time_bomb.GAME, 5, "normal", "random", games=120, seed=1).a_share > 0.5


@pytest.mark.parametrize("evolution", [False, True])
def test_in_time_bomb_evolution(evolution: bool) -> None:
    options = {"evolution": evolution}
    assert duel(time_bomb_evolution.GAME, 5, "hard", "easy", games=40, seed=1, options=options).low > 0.5


def test_in_bomb_squad_academy() -> None:
    assert duel(bomb_squad_academy.GAME, 4, "normal", "easy", games=24, seed=1).a_share > 0.5


def test_in_trick_snipers() -> None:
    assert duel(trick_snipers.GAME, 4, "normal", "easy", games=120, seed=1).low > 0.5
    assert duel(trick_snipers.GAME, 4, "easy", "random", games=120, seed=1).low > 0.5
