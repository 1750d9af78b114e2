"""The results of a setup so far, and whether they are clear enough to stop."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist
from typing import Any, Literal

from boomtable.engine import Game
from boomtable.lab.balance.sweep import Difference, Ending, SetupResult, Sweep
from boomtable.lab.interval import Moments, share
from boomtable.lab.simulate import Figure, Side, figure

FIRST = 100  # games before the first look; every later one comes after twice as many
WRONG = 0.05  # in all looks together


def looks(games: int) -> tuple[int, ...]:
    """The numbers of games after which the results are looked at."""
    sizes = [FIRST]
    while sizes[-1] < games:
        sizes.append(2 * sizes[-1])
    return (*sizes[:-1], games)


def reach(look: int, of: int, questions: int = 1) -> float:
    """The half-width of an interval in standard deviations, for look number `look` of `of` with several questions.

    Look k may be wrong with 5 % / k(k + 1), and the last with the rest: together they make 5 %.
    """
    share = 1 / look if look == of else 1 / (look * (look + 1))
    return -NormalDist().inv_cdf(WRONG * share / questions / 2)


def paired(more: int, less: int, pairs: int, z: float) -> tuple[float, float, float]:
    """The difference of two paired shares, from the pairs in which only the first or only the second won; low, high.

    Bonett and Price's interval: one is added to each count, so that it is valid where few pairs differ, or none.
    """
    first, second = (more + 1) / (pairs + 2), (less + 1) / (pairs + 2)
    middle = first - second
    reached = z * sqrt((first + second - middle * middle) / (pairs + 2))
    return (more - less) / pairs, max(-1.0, middle - reached), min(1.0, middle + reached)


def judge(
    game: Game[Any, Any], sweep: Sweep, number: int, look: int, games: Sequence[Ending], base: Sequence[Ending]
) -> SetupResult:
    """The result at this look, counted from 1; `base` has the same games of the setup that it is compared with."""
    setup, of = sweep.setups[number], len(looks(sweep.games))
    sides, against = game.sides_of(setup.players), sweep.base(number)
    outcomes = _outcomes(sides, games, reach(look, of))
    questions = 1 if len(sides) == 2 else len(sides)  # of two sides one gains what the other loses
    alone = against == number
    differences = {} if alone else _differences(sides, games, base, reach(look, of, questions))
    return SetupResult(
        setup=setup,
        games=len(games),
        stopped=_stopped(outcomes, differences, sweep.within),
        outcomes=outcomes,
        figures=_figures(games, reach(look, of)),
        against=None if alone else against,
        differences=differences,
    )


def _stopped(
    outcomes: dict[str, Side], differences: dict[str, Difference], within: float
) -> Literal["clear", "exact", "games"]:
    if any(difference.clear for difference in differences.values()):
        return "clear"
    exact = all(side.high - side.low <= 2 * within for side in outcomes.values())
    return "exact" if exact else "games"


def _outcomes(sides: tuple[str, ...], games: Sequence[Ending], z: float) -> dict[str, Side]:
    wins = Counter(ending.side for ending in games)
    return {side: Side(wins[side], *share(wins[side], len(games), z)) for side in sides}


def _differences(
    sides: tuple[str, ...], games: Sequence[Ending], base: Sequence[Ending], z: float
) -> dict[str, Difference]:
    pairs = Counter((here.side, there.side) for here, there in zip(games, base, strict=True) if here.side != there.side)
    more, less = Counter[str](), Counter[str]()
    for (here, there), count in pairs.items():
        more[here] += count
        less[there] += count
    return {side: Difference(*paired(more[side], less[side], len(games), z)) for side in sides}


def _figures(games: Sequence[Ending], z: float) -> dict[str, Figure]:
    found = defaultdict[str, Moments](Moments)
    for ending in games:
        for name, value in (("moves", ending.moves), *ending.figures):
            found[name].note(value)
    return {name: figure(found[name], z) for name in sorted(found)}
