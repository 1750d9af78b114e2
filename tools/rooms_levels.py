"""How the levels of Two Rooms and a Boom compare: `python tools/rooms_levels.py [GAMES] [SEED] [WORKERS]`.

Red's win rate in the basic game of three rounds, for every pairing of a Red and a Blue level; the Gambler is normal.
"""

from __future__ import annotations

import sys
from functools import partial

from boomtable.bots.by_side import by_side
from boomtable.bots.two_rooms import easy, hard, normal
from boomtable.games.two_rooms import GAME
from boomtable.lab.interval import share
from boomtable.lab.workers import play_all, play_out

LEVELS = {"easy": easy, "normal": normal, "hard": hard}
PLAYERS = (6, 10, 20)


def red_wins(players: int, red: str, blue: str, seed: int, number: int) -> bool:
    assert GAME.side
    bot = by_side(GAME.side, {"red": LEVELS[red](), "blue": LEVELS[blue](), "neither": normal()})
    return bool(play_out(GAME, players, (bot,) * players, None, (seed, number)).state.outcome.side == "red")


def main(games: int = 400, seed: int = 1, workers: int = 2) -> None:
    print("| players | Red | " + " | ".join(f"against {level}" for level in LEVELS) + " |")
    print("|---|---" + "|---" * len(LEVELS) + "|")
    for players in PLAYERS:
        for red in LEVELS:
            cells = []
            for blue in LEVELS:
                won = sum(play_all(partial(red_wins, players, red, blue, seed), games, workers, None))
                middle, low, high = share(won, games)
                cells.append(f"{middle:.1%} ({low:.1%} to {high:.1%})")
            print(f"| {players} | {red} | " + " | ".join(cells) + " |", flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
