"""The card that wins most often: every candidate is tried at the same imagined tables, and the worse half dropped."""

from __future__ import annotations

from math import ceil, log2

from boomtable.bots.trick_snipers.plain import Index
from boomtable.bots.trick_snipers.scene import scene
from boomtable.bots.trick_snipers.trials import Trials
from boomtable.bots.trick_snipers.worlds import worlds
from boomtable.engine import Luck
from boomtable.games.trick_snipers.view import View

SEEDS = 2**53


def searched(view: View, legal: tuple[Index, ...], hunch: Index, iterations: int, luck: Luck, trials: Trials) -> Index:
    """Halving: as many playouts for the better half of the candidates as for all of them, until one is left.

    Between equals it is the hunch.
    """
    if len(legal) == 1:
        return legal[0]
    trial, seed = trials(scene(view), worlds(view)), luck.pick(SEEDS)
    won = dict.fromkeys((hunch, *legal), 0.0)
    rounds = ceil(log2(len(legal)))
    for _ in range(rounds):
        seed = trial(won, max(1, round(iterations / rounds / len(won))), seed)
        best = sorted(won, key=lambda card: -won[card])
        won = {card: won[card] for card in best[: (len(best) + 1) // 2]}
    return next(iter(won))
