"""Variants of Time Bomb with planted leaks, each as a title of its own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from boomtable.engine import Game, Seeded, but
from boomtable.engine.moves import kebab
from tests.conformance.laws import seen
from tests.games.time_bomb.leaks import LEAKS, Leak
from tests.games.time_bomb.test_leaks import leaky
from tests.server.look_alike_games import course
from tests.server.look_alikes import Case, moment, moments
from tests.titles import Title

MODULE = "tests.server.leaky_titles"


def title(leak: type[Leak]) -> Title:
    plain = leaky(leak)
    return replace(plain, game=but(plain.game, id=kebab(leak.__name__)))


EVERY: list[type[Leak]] = [Leak, *LEAKS]
TITLES = {leak: title(leak) for leak in EVERY}
CATALOG: dict[str, Game[Any, Any]] = {each.game.id: each.game for each in TITLES.values()}


def cases(leak: type[Leak], most: int) -> list[Case]:
    """Moments at which the engine's law finds the leak; whole games for leaks between two such moments."""
    first = 5000 * EVERY.index(leak)  # no two tables have one code
    found = [case for case, _ in zip(suspicious(TITLES[leak], first), range(most), strict=False)]
    return found or [course(TITLES[leak], first + number, number) for number in range(2 * most)]


def suspicious(title: Title, number: int) -> Iterator[Case]:
    for game in range(12):
        for setup in moments(title, "leak", game):
            state = setup[2]
            for viewer in state.viewers:
                number += 1
                other = title.unknown_to(state, viewer, Seeded("hidden", number))
                if seen(title, state, viewer) != seen(title, other, viewer):
                    yield moment(title, number, setup, viewer, turns=0)
                    break
