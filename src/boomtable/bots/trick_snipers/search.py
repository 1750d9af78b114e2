"""The card that wins most often: every candidate is tried at the same imagined tables, and the worse half dropped."""

from __future__ import annotations

from math import ceil, log2

from boomtable.bots.trick_snipers.endgame import solve
from boomtable.bots.trick_snipers.plain import Bits, Index
from boomtable.bots.trick_snipers.playout import playout
from boomtable.bots.trick_snipers.scene import Scene, scene, worlds
from boomtable.engine import Luck
from boomtable.games.trick_snipers.view import View

EXACT = {3: 3, 4: 2, 5: 2}  # cards in hand, from which on every line of play is tried
NOISE = 0.00002  # of a playout's instincts, times up to 1023
HORIZON = 2  # tricks, this one too, after which a forecast has to do
SEEDS = 2**31


def searched(view: View, legal: tuple[Index, ...], hunch: Index, iterations: int, luck: Luck) -> Index:
    """Halving: as many playouts for the better half of the candidates as for all of them, until one is left.

    Between equals it is the hunch.
    """
    if len(legal) == 1:
        return legal[0]
    here, world = scene(view), worlds(view)
    won = dict.fromkeys((hunch, *legal), 0.0)
    rounds = ceil(log2(len(legal)))
    for _ in range(rounds):
        for _ in range(max(1, round(iterations / rounds / len(won)))):
            hands, seed = world(luck), luck.pick(SEEDS)
            for card in won:
                won[card] += tried(here, hands, card, seed)
        best = sorted(won, key=lambda card: -won[card])
        won = {card: won[card] for card in best[: (len(best) + 1) // 2]}
    return next(iter(won))


def tried(here: Scene, hands: tuple[Bits, ...], card: Index, seed: int) -> float:
    """What I win in this world if I play this card."""
    me, trick = here.me, (*here.trick, card)
    if max(here.held) <= EXACT[here.players]:
        rest = (*hands[:me], hands[me] & ~(1 << card), *hands[me + 1 :])
        return solve(rest, here.leader, trick, here.points, here.counts, here.pointless)[me]
    return playout(
        hands, here.fresh, here.leader, trick, here.points, here.counts, here.pointless, NOISE, seed, HORIZON
    )[me]
