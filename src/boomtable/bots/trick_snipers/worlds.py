"""Sampling the tables that would give this view, in plain numbers, each equally likely."""

from __future__ import annotations

from bisect import bisect_right
from operator import sub

from msgspec import Struct

from boomtable.bots.trick_snipers.bitboard import INDEX, Bits, Index, bits
from boomtable.games.trick_snipers.hidden_deals import Counts, Deals
from boomtable.games.trick_snipers.imagine import known, unseen
from boomtable.games.trick_snipers.view import View

STIR, ADD, WORD = 6364136223846793005, 1442695040888963407, 2**64 - 1  # Knuth's generator; its upper bits are used
PRECISE = 2**53


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
        hands, cards, tops, fork = [*self.known], [*self.cards], [*self.kinds], 0
        for seat in range(len(hands)):
            luck = luck * STIR + ADD & WORD
            begin, last = self.forks[fork], self.forks[fork + 1] - 1
            way = bisect_right(self.sums, self.sums[last] * (luck >> 11) / PRECISE, begin, last)
            for kind in range(len(tops) - 1):
                for _ in range(self.takes[way * (len(tops) - 1) + kind]):
                    luck = luck * STIR + ADD & WORD
                    top = tops[kind]
                    place = top + ((luck >> 32) * (self.kinds[kind + 1] - top) >> 32)
                    hands[seat] |= 1 << cards[place]
                    cards[place] = cards[top]
                    tops[kind] = top + 1
            fork = self.then[way]
        return hands, luck


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
