"""Compares two mixed strategies for Bomb Squad Academy with four players: hard's smooth answer and regret matching.

`python tools/academy_mixing.py [PAIRS] [SEED]` prints tables of docs/bots.md: duels, and how much an
opponent who knows each strategy's probabilities can gain.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from itertools import product
from math import prod
from typing import TypeAlias

from cyclopts import run

from boomtable.bots import make_bot, play_game
from boomtable.bots.bomb_squad_academy.choosing import draw, mixed_chances, values, without_rare
from boomtable.bots.bomb_squad_academy.forecast import Tuning
from boomtable.bots.bomb_squad_academy.players import FAST, TUNING, SearchPlayer, hard
from boomtable.bots.bomb_squad_academy.situation import Act, Situation, situation
from boomtable.bots.levels import BOTS
from boomtable.engine import Luck, Seeded
from boomtable.games.bomb_squad_academy import GAME
from boomtable.games.bomb_squad_academy.rounds import Choosing
from boomtable.lab import duel
from boomtable.lab.interval import spread

Mix: TypeAlias = Callable[[Situation, Tuning, int, Luck], Sequence[float]]

PLAYERS = 4
DUELS = (("hard", "regret"), ("regret", "normal"), ("hard", "normal"))
EVERY = 6  # one in this many choices is examined


def regretful(here: Situation, tuning: Tuning, iterations: int, luck: Luck) -> list[float]:
    """How often I chose each card while everyone learned by regret matching; only I use what I have seen."""
    hands, me = here.hands, here.me
    theirs = cache(tuning.wins(here.unseen))
    mine = theirs if here.offers == here.public else cache(tuning.wins(here))
    regrets, my_regrets = [[0.0] * len(hand) for hand in hands], [0.0] * len(hands[me])
    chosen = [0.0] * len(hands[me])
    for _ in range(iterations):
        acting = [hand[draw(matching(row), luck)] for hand, row in zip(hands, regrets, strict=True)]
        for seat, hand in enumerate(hands):
            regret(regrets[seat], values(theirs, acting, seat, hand))
        if mine is not theirs:
            regret(my_regrets, values(mine, acting, me, hands[me]))
        now = matching(regrets[me] if mine is theirs else my_regrets)
        chosen = [before + chance for before, chance in zip(chosen, now, strict=True)]
    return without_rare([number / iterations for number in chosen])


def matching(regrets: list[float]) -> list[float]:
    """Probabilities proportional to positive regret; uniform if there is none."""
    total = sum([max(0.0, much) for much in regrets])
    return [max(0.0, much) / total for much in regrets] if total else [1 / len(regrets)] * len(regrets)


def regret(regrets: list[float], brought: list[float]) -> None:
    """Add each card's gain over the one that was chosen."""
    usual = sum([chance * value for chance, value in zip(matching(regrets), brought, strict=True)])
    for place, value in enumerate(brought):
        regrets[place] += value - usual


MIXES: dict[str, Mix] = {"smooth": mixed_chances, "regret matching": regretful}


class Regretful(SearchPlayer, frozen=True):
    """Like hard, but it learns by regret matching."""

    def choose(self, here: Situation, luck: Luck) -> Act:
        return here.hands[here.me][draw(regretful(here, self.tuning, self.iterations, luck), luck)]


def choices(games: int) -> Iterator[tuple[Situation, ...]]:
    """Positions from games of normal bots, as seen by seats that have looked at nothing."""
    moments = 0
    for number in range(games):
        for table in play_game(GAME, PLAYERS, (make_bot(GAME, "normal"),) * PLAYERS, ("choices", number)):
            state = table.state
            if state.todo and isinstance(state.todo[0], Choosing) and not state.sealed:
                moments += 1
                if moments % EVERY == 0:
                    yield tuple([situation(state.view(seat)).unseen for seat in range(PLAYERS)])


def to_gain(situations: tuple[Situation, ...], mix: Mix, number: int) -> float:
    """The average gain in win rate from playing the best card against the others' strategies."""
    hands, wins = situations[0].hands, cache(TUNING.wins(situations[0]))
    mixes = [normed(mix(here, TUNING, FAST, Seeded(number, seat))) for seat, here in enumerate(situations)]
    worth = [[0.0] * len(hand) for hand in hands]
    for places in product(*[range(len(hand)) for hand in hands]):
        won = wins(tuple([hand[place] for hand, place in zip(hands, places, strict=True)]))
        chances = [row[place] for row, place in zip(mixes, places, strict=True)]
        for seat, place in enumerate(places):
            worth[seat][place] += won[seat] * prod(chances[:seat] + chances[seat + 1 :])
    usual = [sum([a * b for a, b in zip(row, mixed, strict=True)]) for row, mixed in zip(worth, mixes, strict=True)]
    return sum([max(row) - mean for row, mean in zip(worth, usual, strict=True)]) / PLAYERS


def normed(chances: Sequence[float]) -> list[float]:
    return [chance / sum(chances) for chance in chances]


def main(pairs: int = 400, seed: int = 21) -> None:
    gains(pairs)
    duels(pairs, seed)


def gains(games: int) -> None:
    print("| mixing | choices | to gain | low | high |\n|---|---|---|---|---|")
    seen = [*choices(games)]
    for name, mix in MIXES.items():
        mean, low, high = spread([to_gain(situations, mix, number) for number, situations in enumerate(seen)])
        print(f"| {name} | {len(seen)} | {mean:.4f} | {low:.4f} | {high:.4f} |", flush=True)


def duels(pairs: int, seed: int) -> None:
    BOTS[GAME.id, "hard"] = partial(hard, FAST)
    BOTS[GAME.id, "regret"] = partial(Regretful, TUNING, FAST)
    print("| duel | games | share | low | high |\n|---|---|---|---|---|")
    for a, b in DUELS:
        found = duel(GAME, PLAYERS, a, b, games=2 * pairs, seed=seed)
        cells = f"{found.games} | {found.a_share:.3f} | {found.low:.3f} | {found.high:.3f}"
        print(f"| {a} against {b} | {cells} |", flush=True)


if __name__ == "__main__":
    run(main)
