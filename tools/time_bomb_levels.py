"""Time Bomb: SWAT's win rate for every pairing of levels: `python tools/time_bomb_levels.py [GAMES]`."""

from __future__ import annotations

import sys

from boomtable.games.catalog import find
from boomtable.lab import simulate

LEVELS = ("easy", "normal", "hard")


def main(games: int) -> None:
    game = find("time-bomb")
    print("| players | SWAT | " + " | ".join(f"against {level}" for level in LEVELS) + " |")
    print("|---|---" + "|---" * len(LEVELS) + "|")
    for players in (4, 5, 6):
        for swat in LEVELS:
            cells = []
            for terrorist in LEVELS:
                bots = (f"swat={swat}", f"terrorist={terrorist}")
                won = simulate(game, players, bots, games, seed=1, workers=2).outcomes["swat"]
                cells.append(f"{won.share:.1%} ({won.low:.1%} to {won.high:.1%})")
            print(f"| {players} | {swat} | " + " | ".join(cells) + " |", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 500)
