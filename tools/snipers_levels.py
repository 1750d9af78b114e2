"""Duels of Trick Snipers' levels, hard sped up: `python tools/snipers_levels.py [PAIRS] [SEED] [PLAYERS]`."""

from __future__ import annotations

from functools import partial

from cyclopts import run

from boomtable.bots.levels import BOTS
from boomtable.bots.trick_snipers.players import FAST, hard
from boomtable.games.trick_snipers import GAME
from boomtable.lab import duel

DUELS = (("hard", "normal"), ("normal", "easy"), ("easy", "random"))


def main(pairs: int = 400, seed: int = 1, players: int = 4) -> None:
    BOTS[GAME.id, "hard"] = partial(hard, FAST)
    print("| duel | games | share | low | high |\n|---|---|---|---|---|")
    for better, worse in DUELS:
        found = duel(GAME, players, better, worse, games=2 * pairs, seed=seed)
        cells = f"{found.games} | {found.a_share:.3f} | {found.low:.3f} | {found.high:.3f}"
        print(f"| {better} against {worse} | {cells} |", flush=True)


if __name__ == "__main__":
    run(main)
