"""Our games beside other libraries' on this machine.

`python -m boomtable.lab.comparison.benchmark [--json] [--seconds 0.15] [--rounds 7]`

All play random games in one process on one core, by turns, over and over; the best round of each counts.
"""

from __future__ import annotations

import platform
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from time import process_time

import msgspec
from cyclopts import run
from msgspec import Struct

from boomtable.lab.comparison.entrants import (
    BATCHES,
    FAST,
    OPENSPIEL,
    PETTINGZOO,
    ROLLOUTS,
    RULES,
    TWINS,
    Absent,
    Entrant,
    Play,
    entrants,
)

PACKAGES = ("boomtable", "open-spiel", "pettingzoo", "rlcard", "numpy")
OURS = (RULES, PETTINGZOO, FAST, OPENSPIEL, BATCHES, TWINS)
AGAINST = (  # with what of ours a group is compared
    ("OpenSpiel, Python", OPENSPIEL),
    ("OpenSpiel, C++", RULES),
    ("PettingZoo classic", PETTINGZOO),
    ("PettingZoo classic", FAST),
    ("RLCard", PETTINGZOO),  # both make observations
    ("RLCard", FAST),
    (ROLLOUTS, TWINS),  # moves, those of chance too
)


class Result(Struct, frozen=True):
    group: str
    name: str
    per_second: float  # answers given by players; in compiled games, moves


class Comparison(Struct, frozen=True):
    date: str
    machine: str
    versions: dict[str, str]
    results: tuple[Result, ...]
    absent: tuple[Absent, ...]

    def of(self, group: str) -> dict[str, float]:
        return {result.name: result.per_second for result in self.results if result.group == group}


def main(*, json: bool = False, seconds: float = 0.15, rounds: int = 7) -> None:
    outcome = compare(entrants(), seconds, rounds)
    if json:
        print(msgspec.json.encode(outcome).decode())
        return
    print(", ".join([outcome.date, outcome.machine, *map(" ".join, outcome.versions.items())]))
    print("\n".join(_ours(outcome)))
    for group, adapter in AGAINST:
        print("\n".join(_ratios(outcome, group, adapter)))
    for absent in outcome.absent:
        print(f"\n{absent.group}, {absent.name}: left out, {absent.why}")


def compare(every: Iterable[Entrant | Absent], seconds: float, rounds: int) -> Comparison:
    """So many rounds by turns, each of at least so many seconds."""
    entered = [*every]
    best = {one: 0.0 for one in entered if isinstance(one, Entrant)}
    for _ in range(rounds):
        for one, rate in best.items():
            best[one] = max(rate, _rate(one.play, seconds))
    return Comparison(
        f"{datetime.now(UTC):%Y-%m-%d}",
        f"Python {platform.python_version()}, {platform.platform()}",
        {package: _version(package) for package in PACKAGES},
        tuple(Result(one.group, one.name, rate) for one, rate in best.items()),
        tuple(one for one in entered if isinstance(one, Absent)),
    )


def _rate(play: Play, seconds: float) -> float:
    answers, began = 0, process_time()
    while (took := process_time() - began) < seconds:
        answers += play()
    return answers / took


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "not installed"


def _ours(outcome: Comparison) -> Iterator[str]:
    """All of ours, in answers a second."""
    yield from _head("answers a second", *OURS)
    for title in outcome.of(PETTINGZOO):
        rates = [outcome.of(group).get(title) for group in OURS]
        yield _row(title, *(f"{rate:,.0f}" if rate else "-" for rate in rates))


def _ratios(outcome: Comparison, group: str, adapter: str) -> Iterator[str]:
    """How many times as fast as each of a group ours are, the slowest last."""
    ours = dict(sorted(outcome.of(adapter).items(), key=lambda rate: -rate[1]))
    unit = "moves a second" if adapter == TWINS else "answers a second"
    yield from _head(group, unit, *(f"{adapter}, {title}" for title in ours))
    for name, rate in outcome.of(group).items():
        yield _row(name, f"{rate:,.0f}", *(f"{mine / rate:.2f}" for mine in ours.values()))


def _head(*cells: str) -> tuple[str, str, str]:
    return "", _row(*cells), "|---|" + "---:|" * (len(cells) - 1)


def _row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    run(main)
