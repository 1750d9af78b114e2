"""What the games of a setup say so far, and whether that is enough."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Any, Literal

from boomtable.engine import Game
from boomtable.lab.balance.endings import Ending
from boomtable.lab.balance.found import Difference, Found
from boomtable.lab.balance.spending import looks, paired, reach
from boomtable.lab.balance.sweep import Sweep
from boomtable.lab.interval import share
from boomtable.lab.simulate import Figure, Side, figure


def judge(
    game: Game[Any, Any], sweep: Sweep, number: int, look: int, games: Sequence[Ending], base: Sequence[Ending]
) -> Found:
    """What is found at this look, counted from 1; `base` are the same games of the setup it is held against."""
    setup, of = sweep.setups[number], len(looks(sweep.games))
    sides, against = game.sides_of(setup.players), sweep.base(number)
    outcomes = _outcomes(sides, games, reach(look, of))
    questions = 1 if len(sides) == 2 else len(sides)  # of two sides one gains what the other loses: that is one
    alone = against == number
    differences = {} if alone else _differences(sides, games, base, reach(look, of, questions))
    return Found(
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
    samples: defaultdict[str, list[float]] = defaultdict(list)
    for ending in games:
        samples["moves"].append(ending.moves)
        for name, value in ending.figures:
            samples[name].append(value)
    return {name: figure(samples[name], z) for name in sorted(samples)}
