"""What compiling gains for Trick Snipers' hard: playouts in the same time, and how much more it wins.

`python tools/snipers_speed.py [PAIRS] [SEED]` prints the tables of docs/bots.md, with `--at MS` for one time only. Four
players, one core. In duels both sides run compiled, as the plain form gives the same answers; the plain side gets the
iterations it has time for.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, pairwise
from time import process_time

from cyclopts import run

from boomtable.bots import play_game
from boomtable.bots.trick_snipers.bitboard import Index, playable, situation
from boomtable.bots.trick_snipers.players import THINKING, hard
from boomtable.bots.trick_snipers.search import Trials, loading, plain_trials, searched
from boomtable.engine import Seeded
from boomtable.games.trick_snipers import GAME, View
from boomtable.games.trick_snipers.rounds import Playing
from boomtable.lab import duel

PLAYERS = 4
CHOICES = 150  # to time
FEW = 200  # iterations from which the time of more is estimated
MANY = {"plain": 1000, "compiled": 20_000}
TIMES = (1, 5, 20)  # ms per choice
LIVE = (500, THINKING, 10 * THINKING)


def main(pairs: int = 400, seed: int = 31, *, at: int | None = None) -> None:
    """With the longest time limit, half as many pairs are played."""
    equal = timing({"plain": plain_trials, "compiled": loading().result()}, (at,) if at else TIMES)
    print("| duel | games | share | low | high |\n|---|---|---|---|---|")
    for ms, (few, many) in equal.items():
        played = pairs if ms < max(TIMES) else pairs // 2
        fought(f"{ms} ms: compiled ({many:,}) against plain ({few:,})", many, few, played, seed)
    for few, many in () if at else pairwise(LIVE):
        fought(f"{many:,} iterations against {few:,}", many, few, pairs, seed)


def timing(forms: dict[str, Trials], times: tuple[int, ...]) -> dict[int, tuple[int, int]]:
    """Time per choice, and the iterations of plain and compiled in the same time."""
    asked = [*islice(choices(), CHOICES)]
    few, many = taken(asked, forms, dict.fromkeys(forms, FEW)), taken(asked, forms, MANY)
    each = {name: (many[name] - few[name]) / (MANY[name] - FEW) for name in forms}
    equal = {ms: {name: iterations_in(ms, few[name], each[name]) for name in forms} for ms in times}
    print("| form | iterations | ms a choice | µs a playout |\n|---|---|---|---|")
    for name in forms:
        print(f"| {name} | {FEW:,} | {few[name]:.2f} | |")
        print(f"| {name} | {MANY[name]:,} | {many[name]:.2f} | {1000 * each[name]:.2f} |")
    for ms, iterations in equal.items():
        for name, took in taken(asked, forms, iterations).items():
            print(f"| {name}, for {ms} ms | {iterations[name]:,} | {took:.2f} | |", flush=True)
    return {ms: (iterations["plain"], iterations["compiled"]) for ms, iterations in equal.items()}


def iterations_in(ms: int, few: float, each: float) -> int:
    """Iterations that take this long, to two digits."""
    iterations = FEW + (ms - few) / each
    return max(1, int(float(f"{iterations:.1e}")))


def choices() -> Iterator[tuple[View, tuple[Index, ...]]]:
    """Positions with a choice, from games of hard with fewer iterations."""
    for number in range(CHOICES):
        for table in play_game(GAME, PLAYERS, (hard(100),) * PLAYERS, ("speed", number)):
            if table.state.todo and isinstance(table.state.todo[0], Playing):
                view = table.state.view(table.state.player)
                here = situation(view)
                legal = playable(here.hand, here.lying.led)
                if len(legal) > 1 and table.at % 5 == 0:
                    yield view, legal


def taken(
    asked: list[tuple[View, tuple[Index, ...]]], forms: dict[str, Trials], iterations: dict[str, int]
) -> dict[str, float]:
    """Milliseconds per choice, alternating between the forms."""
    times = dict.fromkeys(forms, 0.0)
    for number, (view, legal) in enumerate(asked):
        for name, trials in forms.items():
            began = process_time()
            searched(view, legal, legal[0], iterations[name], Seeded(number), trials)
            times[name] += process_time() - began
    return {name: 1000 * time / len(asked) for name, time in times.items()}


def fought(title: str, more: int, fewer: int, pairs: int, seed: int) -> None:
    found = duel(GAME, PLAYERS, hard(more), hard(fewer), games=2 * pairs, seed=seed)
    print(f"| {title} | {found.games} | {found.a_share:.3f} | {found.low:.3f} | {found.high:.3f} |", flush=True)


if __name__ == "__main__":
    run(main)
