"""Choosing in secret: everyone chooses a card the more often the more it brings, and knows that the others do too."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from math import exp
from typing import TypeAlias

from boomtable.bots.bomb_squad_academy.scene import Act, Acting, Scene
from boomtable.engine import Luck, Seat

Payoffs: TypeAlias = Callable[[Acting], Sequence[float]]  # of what all choose, for each seat

FINE = 1 << 20
EARLY = 20  # so many thoughts count alike; after that the older half is slowly forgotten


def respond(
    scene: Scene, mine: Payoffs, theirs: Payoffs, iterations: int, doubts: Sequence[float], luck: Luck
) -> list[float]:
    """How good each card of my hand is, learnt on sampled choices of all.

    They think it through as if I had seen no more than they have; what I have seen helps me alone.
    """
    hands, me = scene.hands, scene.me
    theirs = cache(theirs)
    mine = theirs if scene.offers == scene.public else cache(mine)
    means, my_means = [[0.0] * len(hand) for hand in hands], [0.0] * len(hands[me])
    for number in range(1, iterations + 1):
        mixed = [logit(row, doubt) for row, doubt in zip(means, doubts, strict=True)]
        acting = [hand[draw(chances, luck)] for hand, chances in zip(hands, mixed, strict=True)]
        step = 1 / min(number, EARLY + number / 2)
        for seat, hand in enumerate(hands):
            _learn(means[seat], step, values(theirs, acting, seat, hand))
        if mine is not theirs:
            _learn(my_means, step, values(mine, acting, me, hands[me]))
    return means[me] if mine is theirs else my_means


def values(payoffs: Payoffs, acting: list[Act], seat: Seat, hand: tuple[Act, ...]) -> list[float]:
    """What each card would have brought against what the others chose."""
    before, after = tuple(acting[:seat]), tuple(acting[seat + 1 :])
    return [payoffs((*before, act, *after))[seat] for act in hand]


def _learn(means: list[float], step: float, brought: list[float]) -> None:
    for place, value in enumerate(brought):
        means[place] += step * (value - means[place])


def logit(worth: Sequence[float], doubt: float) -> list[float]:
    """How often to choose each: about three times as often as what is worth less by the doubt."""
    best = max(worth)
    weights = [exp((value - best) / doubt) for value in worth]
    total = sum(weights)
    return [weight / total for weight in weights]


def draw(chances: Sequence[float], luck: Luck) -> int:
    """One of them, as often as its chance says."""
    mark = luck.pick(FINE) / FINE * sum(chances)
    for place, chance in enumerate(chances):
        mark -= chance
        if mark < 0.0:
            return place
    return max(range(len(chances)), key=chances.__getitem__)
