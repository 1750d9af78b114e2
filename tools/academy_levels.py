"""Duels of Bomb Squad Academy's levels, four players, hard sped up: `python tools/academy_levels.py [PAIRS] [SEED]`."""

from __future__ import annotations

import sys
from functools import partial

from boomtable.bots.bomb_squad_academy.players import FAST, hard
from boomtable.bots.levels import BOTS
from boomtable.games.bomb_squad_academy import GAME
from boomtable.lab import duel

DUELS = (("hard", "normal"), ("normal", "easy"), ("easy", "random"))
PLAYERS = 4


def main(pairs: int, seed: int) -> None:
    BOTS[GAME.id, "hard"] = partial(hard, FAST)
    print("| duel | games | share | low | high |\n|---|---|---|---|---|")
    for better, worse in DUELS:
        found = duel(GAME, PLAYERS, better, worse, games=2 * pairs, seed=seed)
        cells = f"{found.games} | {found.a_share:.3f} | {found.low:.3f} | {found.high:.3f}"
        print(f"| {better} against {worse} | {cells} |", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 400, int(sys.argv[2]) if len(sys.argv) > 2 else 1)
