"""How a person fares among bots: `python tools/company.py GAMES [SEED]`.

It prints how often somebody who plays like the normal level wins among bots of each level, with 95 % intervals, and how
often any seat wins.
"""

from __future__ import annotations

import sys
from functools import partial
from typing import Any

from boomtable.bots import make_bot
from boomtable.engine import Game
from boomtable.games.catalog import CATALOG
from boomtable.lab.interval import average
from boomtable.lab.workers import play_out

PLAYERS = {
    "time-bomb": (4, 5, 6, 7, 8),
    "time-bomb-evolution": (4, 5, 6),
    "bomb-squad-academy": (3, 4, 5),
    "trick-snipers": (3, 4, 5),
    "two-rooms": (6, 8, 10, 14),
}
LEVELS = ("easy", "normal", "hard")


def won(game: Game[Any, Any], players: int, level: str, seed: int, number: int) -> tuple[float, float]:
    """Whether the person won, and the share that an average seat had."""
    person = number % players
    bots = [make_bot(game, level)] * players
    bots[person] = make_bot(game, "normal")
    winners = play_out(game, players, tuple(bots), None, (seed, number)).state.outcome.winners
    return float(person in winners), len(winners) / players


def main(games: int, seed: int) -> None:
    for title, numbers in PLAYERS.items():
        game = CATALOG[title]
        print(f"\n{title}\n\n| players | level | the person wins | an average seat |\n|---|---|---|---|")
        for players in numbers:
            for level in LEVELS:
                play = partial(won, game, players, level, seed)
                mine, anyone = zip(*map(play, range(games)), strict=True)
                share, low, high = average(mine)
                print(
                    f"| {players} | {level} | {share:.0%} ({low:.0%} to {high:.0%}) | {sum(anyone) / games:.0%} |",
                    flush=True,
                )


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1)
