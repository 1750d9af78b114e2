"""How the levels compare, as printed in docs/bots.md: `python tools/evolution_levels.py [GAMES]`.

First SWAT's win rate for every pairing of levels, then duels of hard against the others, over as many deals.
"""

from __future__ import annotations

import sys

from boomtable.games.catalog import find
from boomtable.lab import duel, simulate

LEVELS = ("easy", "normal", "hard")
RULES = {"standard": False, "evolution": True}
GAME = find("time-bomb-evolution")


def pairings(games: int) -> None:
    print("| rules | players | SWAT | " + " | ".join(f"against {level}" for level in LEVELS) + " |")
    print("|---|---|---" + "|---" * len(LEVELS) + "|")
    for rules, evolution in RULES.items():
        for players in GAME.seats:
            for swat in LEVELS:
                cells = []
                for terrorist in LEVELS:
                    bots = (f"swat={swat}", f"terrorist={terrorist}")
                    report = simulate(GAME, players, bots, games, seed=1, options={"evolution": evolution}, workers=2)
                    won = report.outcomes["swat"]
                    cells.append(f"{won.share:.1%} ({won.low:.1%} to {won.high:.1%})")
                print(f"| {rules} | {players} | {swat} | " + " | ".join(cells) + " |", flush=True)


def duels(games: int) -> None:
    print("\n| rules | players | hard against easy | hard against normal |\n|---|---|---|---|")
    for rules, evolution in RULES.items():
        for players in GAME.seats:
            cells = []
            for worse in LEVELS[:2]:
                won = duel(GAME, players, "hard", worse, games, seed=1, options={"evolution": evolution}, workers=2)
                cells.append(f"{won.a_share:.3f} ({won.low:.3f} to {won.high:.3f})")
            print(f"| {rules} | {players} | " + " | ".join(cells) + " |", flush=True)


def main(games: int) -> None:
    pairings(games)
    duels(2 * games)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
