"""How likely each deal of one kind of wire is: how many were removed unseen [TE2], and who holds how many.

In how many ways r cards of a colour can be gone depends on that colour alone; all together are as many as players. All
ways to deal one kind among the hands are then summed for every casting: a deal weighs as many ways as give it, times
how likely it yields the wires cut, times how likely the holders, in their roles, claim what they claimed. How much of a
kind was dealt in all may be unknown; `totals` weighs each number.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from itertools import accumulate
from math import comb, perm
from operator import mul
from typing import TypeAlias

from boomtable.bots.time_bomb_evolution.claims import likelihood
from boomtable.bots.time_bomb_evolution.evidence import Round, Seen
from boomtable.bots.time_bomb_shared.castings import Pile, Weights, add, castings, join, mix
from boomtable.engine import Seat
from boomtable.games.time_bomb_evolution import Wire
from boomtable.games.time_bomb_evolution.cards import CARDS
from boomtable.games.time_bomb_shared.cards import Role

Chances: TypeAlias = tuple[float, ...]  # by a number of cards
Totals: TypeAlias = tuple[float, ...]  # by a number dealt in all
Held: TypeAlias = tuple[float, ...]  # for each seat the number expected


# How many were removed.


@lru_cache(1024)
def removals(players: int, seen: tuple[tuple[tuple[int, int], ...], ...]) -> tuple[Chances, ...]:
    """For each colour the chance of every number removed; of each round, how many were cut before and seen in it."""
    ways = [[_ways(removed, past) for removed in range(CARDS + 1)] for past in seen]
    chances = []
    for place, own in enumerate(ways):
        others = _together(players, [*ways[:place], *ways[place + 1 :]])
        weights = [way * others[players - number] if number <= players else 0 for number, way in enumerate(own)]
        total = sum(weights)
        chances.append(tuple(weight / total for weight in weights))
    return tuple(chances)


def _ways(removed: int, past: Sequence[tuple[int, int]]) -> int:
    """The number of ways to remove each number of cards such that the rest lies where it was seen."""
    ways = comb(CARDS, removed)
    for gone, seen in past:
        ways *= perm(max(0, CARDS - removed - gone), seen)
    return ways


def _together(most: int, colours: Sequence[Sequence[int]]) -> list[int]:
    """The ways of all these colours, for every number of cards removed of them."""
    ways = [1] + [0] * most
    for own in colours:
        ways = [
            sum(ways[total - number] * way for number, way in enumerate(own) if number <= total)
            for total in range(most + 1)
        ]
    return ways


# Who holds how many.


def totals(deal: Round, me: Seat, chances: tuple[float, ...]) -> Totals:
    """What each number dealt in all weighs, if these are the chances of it before anybody spoke."""
    plain = _plain(deal.silent, me)
    return tuple([chance / ways if ways else 0.0 for chance, ways in zip(chances, plain, strict=True)])


@lru_cache(1024)
def ways(deal: Round, me: Seat, role: Role, weigh: Totals) -> tuple[float, ...]:
    """For each casting, the weight of all deals of a round."""
    casts = castings(len(deal.players), me, role)
    piles = mix(deal.most, 0, _weights(deal, me), casts)
    return tuple([sum(map(mul, piles[cast], weigh)) for cast in casts])


@lru_cache(1024)
def held(deal: Round, me: Seat, role: Role, weigh: Totals) -> tuple[Held, ...]:
    """For each casting, how many of this kind every other seat still holds."""
    casts, weights = castings(len(deal.players), me, role), _weights(deal, me)
    before = mix(deal.most, 0, weights, casts)
    after = mix(deal.most, 0, weights[::-1], [cast[::-1] for cast in casts])
    expected = []
    for cast in casts:
        others = [join(deal.most, before[cast[:seat]], after[cast[:seat:-1]]) for seat in range(len(cast))]
        expected.append(_left(deal, [weights[seat][role] for seat, role in enumerate(cast)], others, weigh))
    return tuple(expected)


def held_by(deal: Round, me: Seat, terrorist: Sequence[float], weigh: Totals) -> Held:
    """How many of this kind every other seat still holds, if each is a Terrorist with its own chance."""
    hands = [
        _either(by_role[Role.SWAT], by_role[Role.TERRORIST], chance)
        for by_role, chance in zip(_weights(deal, me), terrorist, strict=True)
    ]
    before = [*accumulate(hands, partial(add, deal.most), initial=[1.0] + [0.0] * deal.most)]
    after = [*accumulate(hands[::-1], partial(add, deal.most), initial=[1.0] + [0.0] * deal.most)][::-1]
    others = [join(deal.most, before[seat], after[seat + 1]) for seat in range(len(hands))]
    return _left(deal, hands, others, weigh)


def _either(swat: Weights, terrorist: Weights, chance: float) -> Weights:
    """The hands of a seat that is a Terrorist with this chance: the same hands with mixed weights."""
    return tuple(
        [
            (count, 0, weight * (1 - chance) + other * chance)
            for (count, _, weight), (_, _, other) in zip(swat, terrorist, strict=True)
        ]
    )


def _left(deal: Round, hands: Sequence[Weights], others: Sequence[Pile], weigh: Totals) -> Held:
    """How many of this kind each seat still holds, of all deals that its hands and those of the others make."""
    numbers = []
    for player, own, pile in zip(deal.players, hands, others, strict=True):
        weights = [weight * sum(map(mul, pile, weigh[count:])) for count, _, weight in own]
        total = sum(weights)
        left = sum([weight * (count - player.found) for weight, (count, _, _) in zip(weights, own, strict=True)])
        numbers.append(left / total if total else 0.0)
    return tuple(numbers)


def forget() -> None:
    """Clear the caches; results stay the same."""
    for sums in (ways, held, _plain, _hands):
        sums.cache_clear()


@lru_cache(1024)
def _plain(deal: Round, me: Seat) -> tuple[float, ...]:
    """The weight of all deals for each total number dealt, whatever the roles."""
    cast = (Role.SWAT,) * len(deal.players)
    return tuple(mix(deal.most, 0, _weights(deal, me), [cast])[cast])


def _weights(deal: Round, me: Seat) -> list[dict[Role, Weights]]:
    """For each seat and role, the hands they may have been dealt; mine is known."""
    known: Weights = ((deal.mine, 0, 1.0),)
    return [
        {role: known if seat == me else _hands(player, role, deal.kind, deal.most) for role in Role}
        for seat, player in enumerate(deal.players)
    ]


@lru_cache(8192)
def _hands(player: Seen, role: Role, kind: Wire, most: int) -> Weights:
    """Every hand a player may have been dealt, by the deals that give it, the cuts it yields, the claim it makes."""
    hands = []
    for count in range(player.found, min(most, player.dealt - player.others) + 1):
        deals = comb(player.dealt, count) * perm(count, player.found) * perm(player.dealt - count, player.others)
        hands.append((count, 0, deals * likelihood(role, kind, count, min(most, player.dealt), player.claim)))
    return tuple(hands)
