"""All shipped bots of a title against each other: `python tools/leaderboard.py TITLE [GAMES] [SEED] [--players N]`.

Prints a table of docs/leaderboard.md: each cell is the win rate of the row's bot in a duel against the column's,
with its confidence interval; a bot's score is the mean of its win rates.
"""

from __future__ import annotations

from itertools import combinations
from statistics import fmean

from cyclopts import run

from boomtable.bots import levels_of
from boomtable.games.catalog import find
from boomtable.lab import Duel, duel
from boomtable.lab.comparison.benchmark import PLAYERS


def main(title: str, games: int = 400, seed: int = 1, *, players: int | None = None, workers: int = 1) -> None:
    game = find(title)
    seats, levels = players or PLAYERS[title], levels_of(game)[::-1]
    fought = {
        pair: duel(game, seats, *pair, games=games, seed=seed, workers=workers) for pair in combinations(levels, 2)
    }
    shares = {pair: found.a_share for pair, found in fought.items()}
    shares |= {(loser, winner): 1 - share for (winner, loser), share in shares.items()}
    scores = {level: fmean(shares[level, other] for other in levels if other != level) for level in levels}
    print(f"| {title}, {seats} players, {games} games a duel | score | {' | '.join(levels)} |")
    print("|---|---:|" + "---|" * len(levels))
    for level in sorted(levels, key=lambda level: -scores[level]):
        cells = [_cell(fought, level, other) for other in levels]
        print(f"| {level} | {scores[level]:.3f} | {' | '.join(cells)} |")


def _cell(fought: dict[tuple[str, str], Duel], level: str, other: str) -> str:
    if level == other:
        return "-"
    if found := fought.get((level, other)):
        return f"{found.a_share:.3f} ({found.low:.3f} to {found.high:.3f})"
    found = fought[other, level]
    return f"{1 - found.a_share:.3f} ({1 - found.high:.3f} to {1 - found.low:.3f})"


if __name__ == "__main__":
    run(main)
