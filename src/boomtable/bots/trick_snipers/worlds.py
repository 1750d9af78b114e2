"""Sampling the tables that would give this view, in plain numbers, each equally likely."""

from __future__ import annotations

from operator import sub

from msgspec import Struct

from boomtable.bots.trick_snipers.bitboard import INDEX, Bits, Index, bits
from boomtable.games.trick_snipers.hidden_deals import Counts, Deals
from boomtable.games.trick_snipers.imagine import known, unseen
from boomtable.games.trick_snipers.view import View
from boomtable.kernels.snipers_search import deal


class Worlds(Struct, frozen=True):
    """All ways the unseen cards can lie. Cards of one kind may go to the same hands.

    A fork is a hand to be dealt from what is left of each kind, and a way on from it is how many it gets of each.
    """

    known: tuple[Bits, ...]  # of every hand
    cards: list[Index]  # that are not, kind by kind
    kinds: list[int]  # where each kind begins among them, and the end of the last
    forks: list[int]  # where the ways of each fork begin, and the end of the last
    sums: list[float]  # of each way: how many deals it and those before it lead to
    takes: list[int]  # of each way: how many of each kind
    then: list[int]  # of each way: the fork after it

    def hands(self, luck: int) -> tuple[list[Bits], int]:
        """Everyone's hands at one of these tables, and the luck that is left."""
        hands, pack, tops = [*self.known], [*self.cards], [*self.kinds]
        ways = self.forks, self.sums, self.takes, self.then
        left = deal(hands, [*self.known], pack, self.cards, tops, self.kinds, *ways, len(hands), luck)
        return hands, left


def worlds(view: View) -> Worlds:
    """What can be computed once for many tables."""
    deals = unseen(view)
    cards, kinds = list[Index](), [0]
    for kind in deals.cards:
        cards += [INDEX[card] for card in kind]
        kinds.append(len(cards))
    hands = tuple([bits(known(view, seat)) for seat in range(view.players)])
    return Worlds(hands, cards, kinds, *laid_out(deals, view.players))


def laid_out(deals: Deals, hands: int) -> tuple[list[int], list[float], list[int], list[int]]:
    """Forks, sums, takes and then. The first hand's fork comes first; what remains after the last hand is unused."""
    forks, sums, takes, then = [0], list[float](), list[int](), list[int]()
    waiting: list[tuple[int, Counts]] = [(0, tuple(map(len, deals.cards)))]
    numbers = {waiting[0]: 0}
    for hand, left in waiting:
        if hand < hands:
            totals, ways = deals.ways(hand, left)
            sums += totals
            for counts in ways:
                takes += counts
                after = hand + 1, tuple(map(sub, left, counts))
                if after not in numbers:
                    numbers[after] = len(waiting)
                    waiting.append(after)
                then.append(numbers[after])
        forks.append(len(sums))
    return forks, sums, takes, then
