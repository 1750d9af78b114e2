"""What claims are worth: SWAT's win rate with one side claiming by a fixed habit; everything else plays hard.

`python tools/time_bomb_claims.py [GAMES]` prints the tables of docs/bots.md.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial

from boomtable.bots.by_side import by_side
from boomtable.bots.time_bomb import hard
from boomtable.bots.time_bomb.claims import lying
from boomtable.engine import but
from boomtable.games.time_bomb import GAME, Role
from boomtable.games.time_bomb_shared.table import side
from boomtable.lab.interval import share
from boomtable.lab.workers import play_all, play_out

# From Success and Boom held to possible claims with probabilities.
Habit = Callable[[int, int], list[tuple[int, float]]]

TERRORISTS: dict[str, Habit] = {
    "the truth": lambda success, _: [(success, 1)],
    "always 0": lambda _, __: [(0, 1)],
    "always 1": lambda _, __: [(1, 1)],
    "always 2": lambda _, __: [(2, 1)],
    "one more than they have": lambda success, _: [(success + 1, 1)],
    "two more than they have": lambda success, _: [(success + 2, 1)],
}
SWATS: dict[str, Habit] = {
    "always the truth": lambda success, _: [(success, 1)],
    "with the Boom, half of the time 0": lambda success, boom: [(success, 1 - boom / 2), (0, boom / 2)],
    "with the Boom, always 0": lambda success, boom: [(success, 1 - boom), (0, boom)],
    "always 0": lambda _, __: [(0, 1)],
}


def keeping(role: Role, name: str, mine: Role, success: int, boom: int, dealt: int) -> tuple[float, ...]:
    """Claim probabilities by this habit for one side, and hard's own for the other."""
    if mine is not role:
        return lying(mine, success, boom, dealt)
    habit = (TERRORISTS if role is Role.TERRORIST else SWATS)[name]
    wanted = habit(success, boom)
    return tuple(sum(odds for number, odds in wanted if min(number, dealt) == n) for n in range(dealt + 1))


def swat_wins(players: int, role: Role, name: str | None, number: int) -> bool:
    player = but(hard(), claim_odds=partial(keeping, role, name)) if name else hard()
    bots = (by_side(side, {"swat": player, "terrorist": player}),) * players
    return bool(play_out(GAME, players, bots, None, (7, number)).state.outcome.side == "swat")


def main(games: int) -> None:
    print("| habit | 4 players | 5 players | 6 players |\n|---|---|---|---|")
    habits = [(Role.TERRORIST, None), *((Role.TERRORIST, name) for name in TERRORISTS)]
    for role, name in [*habits, *((Role.SWAT, name) for name in SWATS)]:
        cells = []
        for players in (4, 5, 6):
            wins = sum(play_all(partial(swat_wins, players, role, name), games, 2, None))
            cells.append(f"{share(wins, games)[0]:.1%}")
        print(f"| {role if name else 'hard'}: {name or 'as it is'} | " + " | ".join(cells) + " |", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 500)
