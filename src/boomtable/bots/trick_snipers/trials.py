"""Cards tried at imagined tables, in plain Python."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from boomtable.bots.trick_snipers.endgame import solve
from boomtable.bots.trick_snipers.plain import Bits, Index
from boomtable.bots.trick_snipers.playout import playout
from boomtable.bots.trick_snipers.scene import Scene
from boomtable.bots.trick_snipers.worlds import ADD, STIR, WORD, Worlds

Won: TypeAlias = dict[Index, float]  # by each candidate so far
Trial: TypeAlias = Callable[[Won, int, int], int]  # at so many tables, with so much luck, and what luck is left
Trials: TypeAlias = Callable[[Scene, Worlds], Trial]  # in plain Python or compiled

EXACT = {3: 3, 4: 2, 5: 2}  # cards in hand, from which on every line of play is tried
NOISE = 0.00002  # of a playout's instincts, times up to 1023
HORIZON = 2  # tricks, this one too, after which a forecast has to do


def plainly(here: Scene, tables: Worlds) -> Trial:
    def trial(won: Won, times: int, luck: int) -> int:
        for _ in range(times):
            hands, luck = tables.hands(luck)
            luck = luck * STIR + ADD & WORD
            for card in won:
                won[card] += tried(here, hands, card, luck >> 33)
        return luck

    return trial


def tried(here: Scene, hands: list[Bits], card: Index, seed: int) -> float:
    """What I win in this world if I play this card."""
    me, trick = here.me, (*here.trick, card)
    if is_exact(here):
        rest = (*hands[:me], hands[me] & ~(1 << card), *hands[me + 1 :])
        return solve(rest, here.leader, trick, here.points, here.counts, here.pointless)[me]
    return playout(
        hands, here.fresh, here.leader, trick, here.points, here.counts, here.pointless, NOISE, seed, HORIZON
    )[me]


def is_exact(here: Scene) -> bool:
    """Whether so few cards are left that all can be tried."""
    return max(here.held) <= EXACT[here.players]
