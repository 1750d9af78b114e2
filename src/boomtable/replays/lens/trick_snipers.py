"""Trick Snipers: where each unseen card can be, exactly."""

from __future__ import annotations

from collections import defaultdict
from itertools import pairwise
from operator import sub

from msgspec import Struct

from boomtable.engine import Said
from boomtable.games.trick_snipers import View
from boomtable.games.trick_snipers.hidden_deals import Counts, Deals
from boomtable.games.trick_snipers.imagine import known, unseen


class Places(Struct, frozen=True):
    """For each card that the seat does not hold and nobody has played: the chance of every hand, and of the unused."""

    cards: dict[str, tuple[float, ...]]


def sight(view: View, _heard: tuple[Said, ...]) -> Places | None:
    if not view.held:
        return None
    deals, places = unseen(view), view.players + 1
    sure = {
        str(card): tuple([float(place == seat) for place in range(places)])
        for seat in range(view.players)
        if seat != view.viewer
        for card in known(view, seat)
    }
    kinds = zip(deals.cards, expected(deals), strict=True)
    spread = {str(card): tuple([n / len(cards) for n in held]) for cards, held in kinds for card in cards}
    return Places(dict(sorted({**sure, **spread}.items())))


def expected(deals: Deals) -> list[list[float]]:
    """For each kind of card, how many of it every place has on average, over all deals."""
    held = [[0.0] * len(deals.room) for _ in deals.cards]
    reached: dict[Counts, float] = {tuple(map(len, deals.cards)): 1.0}
    for place in range(len(deals.room)):
        after: dict[Counts, float] = defaultdict(float)
        for left, chance in reached.items():
            sums, ways = deals.ways(place, left)
            for (before, upto), counts in zip(pairwise([0.0, *sums]), ways, strict=True):
                share = chance * (upto - before) / sums[-1]
                after[tuple(map(sub, left, counts))] += share
                for kind, count in enumerate(counts):
                    held[kind][place] += share * count
        reached = after
    return held
